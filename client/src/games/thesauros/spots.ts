/** Everything on the page that can be pointed at has a name, written on its element as `data-spot`. */

/** The spot of an element or of one that it lies in. */
export function spotUnder(target: EventTarget | null): string | null {
  if (!(target instanceof Element)) return null
  return target.closest<HTMLElement | SVGElement>('[data-spot]')?.dataset['spot'] ?? null
}

/** The element of a spot; the chart's or a card's, whichever comes first on the page. */
export function elementOf(spot: string): HTMLElement | SVGElement | null {
  return document.querySelector<HTMLElement | SVGElement>(`[data-spot="${CSS.escape(spot)}"]`)
}

/** Names for tests: colons make selectors hard to read. */
export function testIdOf(spot: string): string {
  return spot.replaceAll(':', '-')
}
