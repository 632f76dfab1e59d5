/** Everything on a board that can be pointed at has a name, written on its element as `data-spot`. */

export type Thing = HTMLElement | SVGElement

/** The element of a spot that an element is or lies in. */
export function thingUnder(target: EventTarget | null): Thing | null {
  return target instanceof Element ? target.closest<Thing>('[data-spot]') : null
}

/** The spot of an element or of one that it lies in. */
export function spotUnder(target: EventTarget | null): string | null {
  return thingUnder(target)?.dataset['spot'] ?? null
}

/** The first element within another that has this spot. */
export function elementOf(within: ParentNode, spot: string): Thing | null {
  return within.querySelector<Thing>(`[data-spot="${CSS.escape(spot)}"]`)
}

/** Where a piece is drawn: the element of an anchor (`data-anchor`), which may lie elsewhere than its spot. */
export function anchorOf(within: ParentNode, spot: string): SVGGraphicsElement | null {
  return within.querySelector<SVGGraphicsElement>(`[data-anchor="${CSS.escape(spot)}"]`)
}

/** Names for tests: colons make selectors hard to read. */
export function testIdOf(spot: string): string {
  return spot.replaceAll(':', '-')
}

/** For memos over lists of names: the same names in the same order are the same list. */
export function sameNames(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((name, index) => name === b[index])
}
