import { onCleanup } from 'solid-js'

/** The cards above the board: a guide's or First steps, and a Mate's below it. */
const cards = new Set<HTMLElement>()

/**
 * How far down the lowest card above the board goes is told to the page's styles (`--card-end`): what is asked on a sheet from below leaves it in sight.
 * So is how tall the first one is (`--card-height`): what stays below it while the page scrolls knows where.
 */
export function tellEnd(card: HTMLElement): void {
  const observer = new ResizeObserver(tell)
  cards.add(card)
  observer.observe(card)
  onCleanup(() => {
    observer.disconnect()
    cards.delete(card)
    tell()
  })
}

function tell(): void {
  const page = document.documentElement.style
  const ends = [...cards].map((card) => card.getBoundingClientRect().bottom)
  const [first] = cards
  page.setProperty('--card-end', `${Math.round(Math.max(0, ...ends))}px`)
  page.setProperty('--card-height', `${first?.offsetHeight ?? 0}px`)
}
