/** The keyboard on the table: one stop for Tab in each region, arrow keys from thing to thing wherever they lie. */

export type Direction = 'up' | 'down' | 'left' | 'right'

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const middleOf = ({ left, top, width, height }: Box): readonly [number, number] => [left + width / 2, top + height / 2]

/**
 * Which of `boxes` comes next from a box in a direction: the nearest whose middle lies that way, what is off to the side counting
 * more than what is far. -1 if nothing lies that way.
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
    const cost = ahead + 3 * Math.abs(aside)
    if (cost < least) {
      least = cost
      best = index
    }
  })
  return best
}

function spotsIn(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-spot]')].filter((each) => each.offsetWidth > 0)
}

/** The thing on the table that an arrow key goes to. */
export function nextInDirection(root: HTMLElement, from: HTMLElement, direction: Direction): HTMLElement | null {
  const others = spotsIn(root).filter((each) => each !== from)
  const index = nextBox(
    from.getBoundingClientRect(),
    others.map((each) => each.getBoundingClientRect()),
    direction,
  )
  return others[index] ?? null
}

/** The next thing that something can be done with, after the one that has the focus, in the order of the page. */
export function nextLegal(root: ParentNode, selector: string): HTMLElement | null {
  const legal = [...root.querySelectorAll<HTMLElement>(selector)].filter((each) => each.offsetWidth > 0)
  const at = legal.findIndex((each) => each === document.activeElement)
  return legal[(at + 1) % Math.max(1, legal.length)] ?? null
}

/**
 * Keeps one stop for Tab in each region: the thing that had the focus last, else the first that something can be done with, else the
 * first. A focused thing that has left the page hands the focus to what took its place, or to its region's stop.
 * @returns stops it
 */
export function keepTabStops(root: HTMLElement): () => void {
  let last: { readonly key: string; readonly region: string } | null = null
  const tidy = (): void => {
    for (const region of root.querySelectorAll<HTMLElement>('[data-region]')) tidyRegion(region)
    if (last !== null && document.activeElement === document.body) regain(root, last)
  }
  const onFocusIn = (event: FocusEvent): void => {
    const spot = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-spot]') : null
    const region = spot?.closest<HTMLElement>('[data-region]')
    if (spot === null || region === null || region === undefined) {
      last = null
      return
    }
    last = { key: spot.dataset['spot'] ?? '', region: region.dataset['region'] ?? '' }
    for (const each of spotsIn(region)) each.tabIndex = each === spot ? 0 : -1
  }
  // What has lost the focus by another's gaining it is not to be sought.
  const onFocusOut = (event: FocusEvent): void => {
    if (event.relatedTarget !== null) last = null
  }
  root.addEventListener('focusout', onFocusOut)
  root.addEventListener('focusin', onFocusIn)
  const observer = new MutationObserver(tidy)
  observer.observe(root, { childList: true, subtree: true })
  queueMicrotask(tidy)
  return () => {
    observer.disconnect()
    root.removeEventListener('focusin', onFocusIn)
    root.removeEventListener('focusout', onFocusOut)
  }
}

function tidyRegion(region: HTMLElement): void {
  const spots = spotsIn(region)
  const stops = spots.filter((each) => each.tabIndex === 0)
  if (stops.length === 1) return
  const stop = stops[0] ?? spots.find((each) => each.dataset['legal'] !== undefined) ?? spots[0]
  for (const each of spots) each.tabIndex = each === stop ? 0 : -1
}

function regain(root: HTMLElement, { key, region }: { readonly key: string; readonly region: string }): void {
  const same = root.querySelector<HTMLElement>(`[data-spot="${CSS.escape(key)}"]`)
  const stop = root.querySelector<HTMLElement>(`[data-region="${region}"] [data-spot][tabindex="0"]`)
  const any = root.querySelector<HTMLElement>('[data-spot][tabindex="0"]')
  ;(same ?? stop ?? any)?.focus({ preventScroll: true })
}
