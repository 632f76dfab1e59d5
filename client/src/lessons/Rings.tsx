import { createEffect, createSignal, Index, on, onCleanup, type JSX } from 'solid-js'
import { Portal } from 'solid-js/web'
import { showThing } from '../board/spots.ts'
import type { Point, Thing } from './lesson.ts'
import './rings.css'

interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** How often it is looked where the things are, in milliseconds: boards are moved and zoomed. */
const OFTEN = 120
/** So long after something is meant it is brought into sight again: a board goes by itself to where something happens. In milliseconds. */
const AGAIN = 1200
/** How far a ring is from its thing, in pixels. */
const AROUND = 5

/** Rings round what the guide speaks of. They take no clicks and are nothing for ears: the words name the thing. */
export function Rings(props: {
  points: readonly Point[]
  /** The page is not scrolled to them: what is under the mouse would move away. */
  isStill?: boolean
}): JSX.Element {
  const [boxes, setBoxes] = createSignal<readonly Box[]>([])
  /** Until then what is meant first is brought into sight; it may be drawn only a moment later. */
  let shownUntil = Infinity
  /** How high the board was then: a longer prompt leaves it less, and what was in sight is no more. */
  let height = 0
  const show = (): void => {
    const first = props.points[0] === undefined ? null : elementFor(props.points[0])
    const now = document.querySelector('[data-testid="board"]')?.clientHeight ?? 0
    if ((performance.now() > shownUntil && now === height) || first === null) return
    if (shownUntil === Infinity) shownUntil = performance.now() + AGAIN
    height = now
    if (props.isStill !== true) first.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    // A board first goes by itself to where something happens.
    requestAnimationFrame(() => showThing(first))
  }
  const look = (): void => {
    show()
    // One switch may stand for several.
    const next = [...new Set(props.points.map(elementFor))].flatMap((element) => {
      const box = element === null ? null : boxOf(element)
      return box === null ? [] : [box]
    })
    if (!areSame(next, boxes())) setBoxes(next)
  }
  createEffect(
    on(
      () => props.points,
      () => {
        shownUntil = Infinity
        look()
      },
    ),
  )
  // In a tab that nobody sees nothing moves.
  const timer = setInterval(() => document.visibilityState === 'visible' && look(), OFTEN)
  onCleanup(() => clearInterval(timer))
  return (
    <Portal>
      <div class="guide-rings" aria-hidden="true">
        <Index each={boxes()}>
          {(box) => (
            <span
              class="guide-ring"
              data-testid="guide-ring"
              style={{
                left: `${box().left}px`,
                top: `${box().top}px`,
                width: `${box().width}px`,
                height: `${box().height}px`,
              }}
            />
          )}
        </Index>
      </div>
    </Portal>
  )
}

function elementFor(point: Point): Element | null {
  for (const thing of typeof point === 'string' ? [point] : point) {
    const found = seenBy(selectorOf(thing)) ?? seenBy(`[data-stands-for~="${nameOf(thing)}"]`)
    if (found !== undefined) return found
  }
  return null
}

function seenBy(selector: string): Element | undefined {
  return [...document.querySelectorAll(selector)].find(isSeen)
}

function nameOf(thing: Thing): string {
  return CSS.escape(thing.slice(thing.indexOf(':') + 1))
}

function selectorOf(thing: Thing): string {
  return thing.startsWith('spot:') ? `[data-spot="${nameOf(thing)}"]` : `[data-testid="${nameOf(thing)}"]`
}

function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0
}

/** Where the ring goes: round what of the thing is in sight. Null: nothing of it is, or something else lies over it. */
function boxOf(element: Element): Box | null {
  const seen = clipped(element)
  if (seen.right <= seen.left || seen.bottom <= seen.top) return null
  const [from, to] = [Math.max(2, seen.left - AROUND), Math.max(2, seen.top - AROUND)]
  const width = Math.round(Math.min(innerWidth - 2, seen.right + AROUND) - from)
  const height = Math.round(Math.min(innerHeight - 2, seen.bottom + AROUND) - to)
  if (width <= 2 * AROUND || height <= 2 * AROUND || isCovered(element, seen)) return null
  return { left: Math.round(from), top: Math.round(to), width, height }
}

type Edges = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>

/** What of a thing is within the window and all that it is scrolled or moved in. What is fixed to the window leaves them. */
function clipped(element: Element): Edges {
  let seen = within(element.getBoundingClientRect(), { left: 0, top: 0, right: innerWidth, bottom: innerHeight })
  for (let each: Element | null = element; each !== null && getComputedStyle(each).position !== 'fixed';) {
    each = each.parentElement
    if (each instanceof HTMLElement && getComputedStyle(each).overflowY !== 'visible')
      seen = within(seen, each.getBoundingClientRect())
  }
  return seen
}

function within(inner: Edges, outer: Edges): Edges {
  return {
    left: Math.max(inner.left, outer.left),
    top: Math.max(inner.top, outer.top),
    right: Math.min(inner.right, outer.right),
    bottom: Math.min(inner.bottom, outer.bottom),
  }
}

/** Something lies over the middle of it: another part of the page, as a sheet does on a phone, or the foot that stays while its list scrolls. */
function isCovered(element: Element, { left, top, right, bottom }: Edges): boolean {
  const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  if (found === null || found.contains(element)) return false
  return element.closest('section')?.contains(found) === false || isStuckOver(found, element)
}

function isStuckOver(found: Element, element: Element): boolean {
  for (let each: Element | null = found; each !== null && !each.contains(element); each = each.parentElement)
    if (getComputedStyle(each).position === 'sticky') return true
  return false
}

function areSame(one: readonly Box[], other: readonly Box[]): boolean {
  const text = (boxes: readonly Box[]): string =>
    boxes.map(({ left, top, width, height }) => `${left} ${top} ${width} ${height}`).join()
  return text(one) === text(other)
}
