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

const SHOWN = 'fathom-shown'

/** Somebody is shown this thing: the board that it lies on brings it into sight. */
export function showThing(thing: Element): void {
  thing.dispatchEvent(new Event(SHOWN, { bubbles: true }))
}

/** @param reach is told the spot of each thing of this area that somebody is shown; returns what ends it */
export function onShown(area: HTMLElement, reach: (spot: string) => void): () => void {
  const listen = (event: Event): void => {
    const spot = spotUnder(event.target)
    if (spot !== null) reach(spot)
  }
  area.addEventListener(SHOWN, listen)
  return () => area.removeEventListener(SHOWN, listen)
}
