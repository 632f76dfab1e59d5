import { batch, createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js'
import { prefersStillness } from '../shell/media.ts'
import { isInside, sameRect, type Point, type Rect, type Size } from './geometry.ts'
import { between, nearestWindow, panned, reaching, wholeWindow, zoomed, type View } from './window.ts'

const DURATION = 260
/** The drawing is made anew when its window has been still for so long; until then the picture of it is moved. In milliseconds. */
const STILL = 250

/** What a game brings to look at its board from near. */
export interface Drawing<Part extends string> {
  /** The size of the drawing, in its own pixels. */
  world(): Size
  /** The size of its place on the screen. */
  screen(): Size
  /** Where a part of the drawing lies; `all` is the whole of it. */
  rectOf(part: Part): Rect
  readonly first: Part | 'all' | Rect
  /** Nothing is drawn larger than so many screen pixels for one of the drawing's. */
  readonly largest?: number
}

/** The part of a drawing that is in sight, and gliding, panning and zooming to another one. */
export function createViewport<Part extends string>(drawing: Drawing<Part>) {
  const view = createMemo((): View => ({
    world: drawing.world(),
    screen: drawing.screen(),
    largest: drawing.largest ?? 2.5,
  }))
  /** A part, which keeps filling the screen when that changes, or a window of one's own. */
  const [goal, setGoal] = createSignal<Part | 'all' | Rect>(drawing.first)
  const target = createMemo((): Rect => {
    const now = goal()
    if (now === 'all') return wholeWindow(view())
    return typeof now === 'string' ? nearestWindow(view(), drawing.rectOf(now)) : panned(view(), now, 0, 0)
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
  /** A finger or button is down on the drawing: what it points at stays below it, or the click would be lost. */
  const [isPressed, setPressed] = createSignal(false)
  createEffect(
    on(
      () => [target(), view(), isPressed()] as const,
      ([to, now], before) => {
        stop()
        if (before !== undefined && before[1] === now && !isHeld && (isPressed() || sameRect(to, shown()))) return
        if (before === undefined || before[1] !== now) batch(() => (setShown(to), setDrawn(to)))
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
    setGoal(() => to)
    isHeld = false
  }
  return {
    /** What is in sight. */
    window: shown,
    /** The window that the drawing is made for; `<ViewportPane>` shows `window` of it. */
    drawn,
    screen: drawing.screen,
    /** A pointer goes down on the drawing, or is up again: in between nothing but its own gestures moves it. */
    press: (isDown: boolean) => setPressed(isDown),
    /** The part that is shown; null while somebody has moved the drawing by hand. */
    part: (): Part | 'all' | null => {
      const now = goal()
      return typeof now === 'string' ? now : null
    },
    isWhole: (): boolean => goal() === 'all' || isInside(target(), wholeWindow(view())),
    show: (part: Part | 'all' | Rect) => setGoal(() => part),
    /** Nearer or further, in one go under a wheel or fingers, else gliding. */
    zoom: (factor: number, at: Point, how: 'glide' | 'jump' = 'glide'): void => {
      const to = zoomed(view(), target(), at, factor)
      if (how === 'jump') jump(to)
      else setGoal(() => to)
    },
    pan: (dx: number, dy: number) => jump(panned(view(), target(), dx, dy)),
    /** Brings a rectangle into sight, if it is not. */
    reach: (rect: Rect): void => {
      if (!isInside(target(), rect)) setGoal(() => reaching(view(), target(), rect))
    },
    /** A rectangle of the drawing as it lies on the screen. */
    onScreen: (rect: Rect): Rect => {
      const scale = drawing.screen().width / shown().width
      return {
        x: (rect.x - shown().x) * scale,
        y: (rect.y - shown().y) * scale,
        width: rect.width * scale,
        height: rect.height * scale,
      }
    },
  }
}

export type Viewport<Part extends string = string> = ReturnType<typeof createViewport<Part>>
