import { onCleanup } from 'solid-js'

/**
 * Tells a card that stands above the board how high it has been (`--kept-height`), until it gets another width: if it stays so high, the board
 * below does not jump with every step.
 */
export function keepHeight(card: HTMLElement): void {
  let [width, kept] = [0, 0]
  const observer = new ResizeObserver(() => {
    if (card.offsetWidth !== width) {
      width = card.offsetWidth
      kept = 0
      card.style.removeProperty('--kept-height')
    }
    // As it is without what was kept.
    kept = Math.max(kept, card.offsetHeight)
    card.style.setProperty('--kept-height', `${kept}px`)
  })
  observer.observe(card)
  onCleanup(() => observer.disconnect())
}
