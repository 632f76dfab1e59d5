import type { Thing } from './spots.ts'

/** The keyboard on the page: one stop for Tab in each region, arrow keys from thing to thing wherever they lie. */

export type Direction = 'up' | 'down' | 'left' | 'right'

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const middleOf = ({ left, top, width, height }: Box): readonly [number, number] => [left + width / 2, top + height / 2]

/**
 * Which of `boxes` comes next from a box in a direction: the nearest one whose middle lies that way, where a step to the side counts more than a
 * step ahead. -1 if nothing lies that way.
 */
export function nextBox(from: Box, boxes: readonly Box[], direction: Direction): number {
  const [x, y] = middleOf(from)
  let best = -1
  let least = Infinity
  boxes.forEach((box, index) => {
    const [toX, toY] = middleOf(box)
    const [dx, dy] = [toX - x, toY - y]
    const [ahead, aside] =
      direction === 'left' ? [-dx, dy] : direction === 'right' ? [dx, dy] : direction === 'up' ? [-dy, dx] : [dy, dx]
    if (ahead < 3) return
    const cost = ahead + 2.4 * Math.abs(aside)
    if (cost >= least) return
    least = cost
    best = index
  })
  return best
}

function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0
}

/** Things that the keyboard can stand on; they carry `data-spot`. */
function thingsIn(within: Element): Thing[] {
  return [...within.querySelectorAll<Thing>('[data-spot]:is([tabindex], button)')].filter(isSeen)
}

/** The thing that another one lies in: a tile in its space. Null for one that lies on the board itself. */
function holderOf(thing: Element): Thing | null {
  return thing.parentElement?.closest<Thing>('[data-spot]') ?? null
}

/** The thing on the board itself that this is or lies in: the keyboard's way leads over these. */
export function outerThing(thing: Element): Thing | null {
  const holder = holderOf(thing)
  return holder === null ? thing.closest<Thing>('[data-spot]') : outerThing(holder)
}

/** The first thing that lies in another one. */
export function firstWithin(thing: Element): Thing | null {
  return thingsIn(thing)[0] ?? null
}

/**
 * The thing that an arrow key goes to from another: in the same space if it lies in one, else in the same region, and where that ends, in
 * the next one.
 */
export function nextInDirection(root: Element, from: Element, direction: Direction): Thing | null {
  const holder = holderOf(from)
  const nextIn = (within: Element): Thing | null => {
    const others = thingsIn(within).filter((each) => each !== from && holderOf(each) === holder)
    const boxes = others.map((each) => each.getBoundingClientRect())
    return others[nextBox(from.getBoundingClientRect(), boxes, direction)] ?? null
  }
  return nextIn(holder ?? from.closest('[data-region]') ?? root) ?? (holder === null ? nextIn(root) : null)
}

/** The next thing that something can be done with, after the one that has the focus, in the order of the page; `kinds` may narrow them. */
export function nextLegal(root: ParentNode, kinds = ''): Thing | null {
  const legal = [...root.querySelectorAll<Thing>(`[data-legal]${kinds}`)].filter(isSeen)
  const at = legal.findIndex((each) => each === document.activeElement)
  return legal[(at + 1) % Math.max(1, legal.length)] ?? null
}

/** The thing of a region that Tab would stop at, also when the region has changed in this very frame. */
export function tabStopOf(root: ParentNode, name: string): Thing | null {
  const region = root.querySelector(`[data-region="${name}"]`)
  if (region === null) return null
  tidyRegion(region)
  return region.querySelector<Thing>('[data-spot][tabindex="0"]')
}

/**
 * Keeps one stop for Tab in each region: the thing that had the focus last, else the first that something can be done with, else the
 * first. A focused thing that has left the page hands the focus to what took its place, or to its region's stop.
 * @returns stops it
 */
export function keepTabStops(root: HTMLElement): () => void {
  let last: { readonly spot: string; readonly region: string } | null = null
  let frame = 0
  const tidy = (): void => {
    cancelAnimationFrame(frame)
    frame = 0
    for (const region of root.querySelectorAll('[data-region]')) tidyRegion(region)
  }
  const onChange = (): void => {
    if (last !== null && document.activeElement === document.body) {
      tidy()
      regain(root, last)
      return
    }
    // Measuring during changes makes the browser lay out the page each time; before the next frame it does so anyway.
    if (frame === 0) frame = requestAnimationFrame(tidy)
  }
  const onFocusIn = (event: FocusEvent): void => {
    const thing = event.target instanceof Element ? event.target.closest<Thing>('[data-spot]') : null
    const stop = thing === null ? null : outerThing(thing)
    const region = thing?.closest<Thing>('[data-region]')
    if (!thing || !region) {
      last = null
      return
    }
    last = { spot: thing.dataset['spot'] ?? '', region: region.dataset['region'] ?? '' }
    for (const each of thingsIn(region)) setStop(each, each === stop)
  }
  // A thing that lost the focus because another one got it must not be looked for.
  const onFocusOut = (event: FocusEvent): void => {
    if (event.relatedTarget !== null) last = null
  }
  root.addEventListener('focusin', onFocusIn)
  root.addEventListener('focusout', onFocusOut)
  const observer = new MutationObserver(onChange)
  observer.observe(root, { childList: true, subtree: true })
  queueMicrotask(tidy)
  return () => {
    observer.disconnect()
    cancelAnimationFrame(frame)
    root.removeEventListener('focusin', onFocusIn)
    root.removeEventListener('focusout', onFocusOut)
  }
}

function setStop(thing: Thing, isStop: boolean): void {
  const index = isStop ? '0' : '-1'
  if (thing.getAttribute('tabindex') !== index) thing.setAttribute('tabindex', index)
}

function tidyRegion(region: Element): void {
  const [only, ...more] = region.querySelectorAll('[data-spot][tabindex="0"]')
  if (only !== undefined && more.length === 0 && isSeen(only)) return
  const things = thingsIn(region)
  const outer = things.filter((each) => holderOf(each) === null)
  const stop =
    outer.find((each) => each.getAttribute('tabindex') === '0') ??
    outer.find((each) => each.dataset['legal'] !== undefined) ??
    outer[0]
  for (const each of things) setStop(each, each === stop)
}

function regain(root: HTMLElement, { spot, region }: { readonly spot: string; readonly region: string }): void {
  const same = root.querySelector<Thing>(`[data-spot="${CSS.escape(spot)}"]`)
  const stop = root.querySelector<Thing>(`[data-region="${region}"] [data-spot][tabindex="0"]`)
  const any = root.querySelector<Thing>('[data-spot][tabindex="0"]')
  ;(same ?? stop ?? any)?.focus({ preventScroll: true })
}
