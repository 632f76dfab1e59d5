import { batch, createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js'
import { prefersStillness } from '../../shell/media.ts'
import { between, isInside, panned, reaching, windowOfPart, zoomed, type Viewport } from './camera.ts'
import type { ChartLayout, ChartPart, Point, Rect } from './layout.ts'

const DURATION = 260
/** The chart is drawn anew when its window has been still for so long; until then the picture of it is moved. In milliseconds. */
const STILL = 250

/** The camera over the chart: which window is shown now, and gliding to another one. */
export function createLens(layout: () => ChartLayout, viewport: () => Viewport, first: ChartPart | Rect = 'all') {
  /** A part, which keeps filling the viewport when that changes, or a window of one's own. */
  const [goal, setGoal] = createSignal<ChartPart | Rect>(first)
  const target = createMemo((): Rect => {
    const now = goal()
    return typeof now === 'string' ? windowOfPart(layout(), viewport(), now) : panned(layout(), viewport(), now, 0, 0)
  })
  const [shown, setShown] = createSignal<Rect>(target(), { equals: sameRect })
  const [drawn, setDrawn] = createSignal<Rect>(target(), { equals: sameRect })
  let frame = 0
  let settling: ReturnType<typeof setTimeout> | undefined
  const show = (to: Rect): void => {
    setShown(to)
    clearTimeout(settling)
    settling = setTimeout(() => setDrawn(shown()), STILL)
  }
  const stop = (): void => cancelAnimationFrame(frame)
  const glide = (to: Rect): void => {
    stop()
    const from = shown()
    const began = performance.now()
    const step = (): void => {
      const part = Math.min(1, (performance.now() - began) / DURATION)
      show(between(from, to, part))
      if (part < 1) frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
  }
  let isHeld = false
  createEffect(
    on(
      () => [target(), layout(), viewport()] as const,
      ([to, chart, size], before) => {
        const isResized = before === undefined || before[1] !== chart || before[2] !== size
        stop()
        if (isResized) batch(() => (setShown(to), setDrawn(to)))
        else if (isHeld || prefersStillness()) show(to)
        else glide(to)
      },
    ),
  )
  onCleanup(() => {
    stop()
    clearTimeout(settling)
  })
  const jump = (to: Rect): void => {
    isHeld = true
    setGoal(to)
    isHeld = false
  }
  return {
    window: shown,
    /** The window that the chart is drawn for; `cameraStyle` makes the one that is shown of it. */
    drawn,
    /** The part that is shown; null while somebody has moved the chart by hand. */
    part: (): ChartPart | null => {
      const now = goal()
      return typeof now === 'string' ? now : null
    },
    isWhole: (): boolean => goal() === 'all' || isInside(target(), windowOfPart(layout(), viewport(), 'all')),
    show: (part: ChartPart | Rect) => setGoal(part),
    /** Nearer or further, in one go under a wheel or fingers, else gliding. */
    zoom: (factor: number, at: Point, how: 'glide' | 'jump' = 'glide'): void => {
      const to = zoomed(layout(), viewport(), target(), at, factor)
      if (how === 'jump') jump(to)
      else setGoal(to)
    },
    pan: (dx: number, dy: number) => jump(panned(layout(), viewport(), target(), dx, dy)),
    /** Brings a rectangle into sight, if it is not. */
    reach: (rect: Rect): void => {
      if (!isInside(target(), rect)) setGoal(reaching(layout(), viewport(), target(), rect))
    },
  }
}

export type Lens = ReturnType<typeof createLens>

function sameRect(a: Rect, b: Rect): boolean {
  return a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height
}
