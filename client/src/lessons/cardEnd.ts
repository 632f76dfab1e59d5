import { onCleanup } from 'solid-js'

/** How far down a card above the board goes is told to the page's styles (`--card-end`): what is asked on a sheet from below leaves it in sight. */
export function tellEnd(card: HTMLElement): void {
  const page = document.documentElement.style
  const observer = new ResizeObserver(() =>
    page.setProperty('--card-end', `${Math.round(card.getBoundingClientRect().bottom)}px`),
  )
  observer.observe(card)
  onCleanup(() => {
    observer.disconnect()
    page.removeProperty('--card-end')
  })
}
