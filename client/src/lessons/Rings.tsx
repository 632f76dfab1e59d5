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
  const show = (): void => {
    const first = props.points[0] === undefined ? null : elementFor(props.points[0])
    if (isShown || first === null) return
    isShown = true
    first.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    // A board first goes by itself to where something happens.
    requestAnimationFrame(() => showThing(first))
  }
  const look = (): void => {
    show()
    const next = props.points.flatMap((point) => {
      const element = elementFor(point)
      return element === null ? [] : [boxOf(element)]
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

/** Where the ring goes: round the thing, and within the window. */
function boxOf(element: Element): Box {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  const [from, to] = [Math.max(2, left - AROUND), Math.max(2, top - AROUND)]
  return {
    left: Math.round(from),
    top: Math.round(to),
    width: Math.round(Math.min(innerWidth - 2, right + AROUND) - from),
    height: Math.round(Math.min(innerHeight - 2, bottom + AROUND) - to),
  }
}

function areSame(one: readonly Box[], other: readonly Box[]): boolean {
  const text = (boxes: readonly Box[]): string =>
    boxes.map(({ left, top, width, height }) => `${left} ${top} ${width} ${height}`).join()
  return text(one) === text(other)
}
