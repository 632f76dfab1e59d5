import { createComputed, createEffect, createMemo, createSignal, on, onCleanup, type Accessor } from 'solid-js'
import type { Rect, Size } from '../../board/geometry.ts'
import { createChartViewport, type ChartViewport } from './chartViewport.ts'
import { isOf } from '../../table/seats.ts'
import { makeChart, partRect, type ChartLayout, type ChartPart } from './layout.ts'
import type { GameModel } from './model.ts'
import { legibleWindow, nearWindow, partOf, partOfZone } from './parts.ts'

interface NearChart {
  readonly layout: Accessor<ChartLayout>
  readonly viewport: ChartViewport
  /** Brings a line of the town or a space of the sea into sight. */
  reach(spot: string): void
}

/**
 * The chart from near, following the action: for screens on which the whole of it could not be read.
 * @param cardAbove how wide a card over the chart is, in pixels of the screen; 0 where none lies over it
 * @param top where the chart begins on the screen
 */
export function createNearChart(
  model: GameModel,
  size: Accessor<Size>,
  { cardAbove = 0, top = (): number => 0 } = {},
): NearChart {
  const layout = createMemo(() => makeChart(model.board().sea, 470))
  const wanted = (): Rect => {
    const near = nearSpot(model)
    return near === null
      ? legibleWindow(layout(), size(), wantedPart(model), asideOf(model, cardAbove))
      : nearWindow(layout(), size(), near)
  }
  const chart = createChartViewport(layout, size, wanted())
  /** Somebody looks at something else than what is shown by itself. */
  let isMoved = false
  const byHand = <Args extends unknown[], Result>(move: (...args: Args) => Result): ((...args: Args) => Result) => {
    return (...args) => {
      isMoved = true
      return move(...args)
    }
  }
  const viewport: ChartViewport = { ...chart, show: byHand(chart.show), zoom: byHand(chart.zoom), pan: byHand(chart.pan) } // prettier-ignore
  const stays = createStay(() => isToldHere(model))
  /** What somebody was shown last where the action is now: it stays in sight when the chart's place changes its size. */
  let reached: { readonly spot: string; readonly place: string } | null = null
  const placeNow = (): string => `${wantedPart(model)} ${nearSpot(model)}`
  /** What is shown by itself, of which place, and where the chart was then. */
  let shown = { place: '', width: 0, top: 0, window: wanted() }
  createEffect(
    on(
      () => (stays() ? null : `${placeNow()} ${size().width} ${size().height}`),
      (place) => {
        if (place === null) return
        const now = { place: placeNow(), width: size().width, top: top() }
        const isSame = now.place === shown.place && now.width === shown.width
        const moved = now.top - shown.top
        const down = Math.abs(moved) > WORDS ? 0 : moved
        if (!isSame) isMoved = false
        if (isSame && (isMoved || down !== 0)) stayStill(down)
        else {
          shown = { ...now, window: wanted() }
          chart.show(shown.window)
        }
        shown.top = now.top
        if (reached?.place === now.place) reach(reached.spot)
      },
    ),
  )
  /** The words above the chart took some of its height, or gave it back: what a finger points at stays below it. */
  const stayStill = (down: number): void => {
    if (isMoved && chart.part() !== null) return
    const { x, y, width } = isMoved ? chart.window() : shown.window
    const scale = size().width / width
    shown.window = { x, y: y + down / scale, width, height: size().height / scale }
    chart.show(shown.window)
  }
  model.setViewport(viewport)
  onCleanup(() => model.setViewport(null))
  const reach = (spot: string): void => {
    const rect = reachRect(layout(), spot)
    if (rect === null) return
    reached = { spot, place: placeNow() }
    chart.reach(rect)
  }
  return { layout, viewport, reach }
}

/** Words above the chart grow and shrink by so many pixels at most; a card that unfolds there takes more, and the chart is shown anew. */
const WORDS = 70
/** A building with its line. */
const LINE = 240
/** Water round a space of the sea. */
const AROUND = 34

/** What is to be seen of a spot on the chart; null: it is not there. */
function reachRect(layout: ChartLayout, spot: string): Rect | null {
  const name = spot.slice(spot.indexOf(':') + 1)
  if (spot.startsWith('zone:')) return { ...partRect(layout, `zone:${Number(name)}`), width: LINE }
  const space = layout.spaces.get(name)
  return space ? { x: space.x - AROUND, y: space.y - AROUND, width: 2 * AROUND, height: 2 * AROUND } : null
}

/** So long what happens at a place is seen there, in milliseconds. */
const FLIGHT = 600

/** What my divers meet and bring up. */
const MET: ReadonlySet<string> = new Set(['shark-met', 'lifted'])

/** The chart stays where my dive is told, though something else may be asked already. */
function isToldHere({ context }: GameModel): boolean {
  return [...context.telling(), ...context.untold()].some((event) => MET.has(event.type) && isOf(event, context.you()))
}

/** True while something is so, and until what shows it has flown away. */
function createStay(isSo: Accessor<boolean>): Accessor<boolean> {
  const [stays, setStays] = createSignal(false)
  let timer: ReturnType<typeof setTimeout> | undefined
  // Before the chart moves on for what is asked next.
  createComputed(() => {
    clearTimeout(timer)
    if (isSo()) setStays(true)
    else timer = setTimeout(() => setStays(false), FLIGHT)
  })
  onCleanup(() => clearTimeout(timer))
  return stays
}

/** A site is shown beside the card of the dive. */
function asideOf({ view }: GameModel, card: number): number {
  return view().pending?.kind === 'dive' ? card : 0
}

/** Where the action is; the town while nothing is asked that has a place. */
function wantedPart({ view, scene, pointer }: GameModel): ChartPart {
  if (pointer.held().mine) return 'sea'
  const part = partOf(view().pending)
  if (part !== 'all') return part
  const zone = scene.zone()
  return zone >= 1 && zone <= 10 ? partOfZone(zone) : 'town'
}

/** What is worked on from near: the lines while meeples are placed, the Zodiac that is played or may be. */
function nearSpot({ view, pointer }: GameModel): string | null {
  const { pending, zodiacs } = view()
  if (pending?.kind === 'place' || pending?.kind === 'place-recruit') return 'town'
  const inHand = pointer.held().zodiac ?? pending?.voyages?.[0]?.zodiac
  const zodiac = pending?.kind === 'voyage' ? pending.zodiac : pending?.kind === 'sea' ? inHand : null
  return zodiacs.find((each) => each.zodiac === zodiac)?.space ?? null
}
