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
/** How far a ring is from its thing, in pixels. */
const AROUND = 5

/** Rings round what the guide speaks of. They take no clicks and are nothing for ears: the words name the thing. */
export function Rings(props: { points: readonly Point[] }): JSX.Element {
  const [boxes, setBoxes] = createSignal<readonly Box[]>([])
  /** What is meant first has been brought into sight. It may be drawn only a moment later. */
  let isShown = false
  /** How high the board was then: a longer prompt leaves it less, and what was in sight is no more. */
  let height = 0
  const show = (): void => {
    const first = props.points[0] === undefined ? null : elementFor(props.points[0])
    const now = document.querySelector('[data-testid="board"]')?.clientHeight ?? 0
    if ((isShown && now === height) || first === null) return
    isShown = true
    height = now
    first.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    // A board first goes by itself to where something happens.
    requestAnimationFrame(() => showThing(first))
  }
  const look = (): void => {
    show()
    const next = props.points.flatMap((point) => {
      const element = elementFor(point)
      const box = element === null ? null : boxOf(element)
      return box === null ? [] : [box]
    })
    if (!areSame(next, boxes())) setBoxes(next)
  }
  createEffect(
    on(
      () => props.points,
      () => {
        isShown = false
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
    const found = [...document.querySelectorAll(selectorOf(thing))].find(isSeen)
    if (found !== undefined) return found
  }
  return null
}

function selectorOf(thing: Thing): string {
  const name = CSS.escape(thing.slice(thing.indexOf(':') + 1))
  return thing.startsWith('spot:') ? `[data-spot="${name}"]` : `[data-testid="${name}"]`
}

function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0
}

/** Where something of a thing can be seen: within its board, and there within what is moved or cut off, round no button beside it. */
function roomOf(element: Element) {
  const room = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
  const board = element.closest('[data-testid="board"]')
  for (let at = board && element.parentElement; at !== null; at = at === board ? null : at.parentElement) {
    if (at !== board && getComputedStyle(at).overflow === 'visible') continue
    const { left, top, right, bottom } = at.getBoundingClientRect()
    room.left = Math.max(room.left, left)
    room.top = Math.max(room.top, top)
    room.right = Math.min(room.right, right)
    room.bottom = Math.min(room.bottom, bottom)
  }
  return room
}

/** Where the ring goes: round the thing, as far as that is in sight. Null: nothing of it is. */
function boxOf(element: Element): Box | null {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  const room = roomOf(element)
  const [from, to] = [Math.max(2, left - AROUND, room.left - AROUND), Math.max(2, top - AROUND, room.top - AROUND)]
  const width = Math.round(Math.min(innerWidth - 2, right + AROUND, room.right + AROUND) - from)
  const height = Math.round(Math.min(innerHeight - 2, bottom + AROUND, room.bottom + AROUND) - to)
  if (width <= 2 * AROUND || height <= 2 * AROUND) return null
  return { left: Math.round(from), top: Math.round(to), width, height }
}

function areSame(one: readonly Box[], other: readonly Box[]): boolean {
  const text = (boxes: readonly Box[]): string =>
    boxes.map(({ left, top, width, height }) => `${left} ${top} ${width} ${height}`).join()
  return text(one) === text(other)
}
