import type { Event, View } from '@fathom/thesauros'
import { createEffect, createSignal, on, type Accessor, type Setter } from 'solid-js'
import type { TableContext } from '../page.ts'
import type { SpotKey } from './art/index.ts'
import { createExplain, type Explain } from './explain/explain.ts'
import { NOTHING_HELD } from './input/index.ts'
import type { ChartViewport } from './chartViewport.ts'
import { createChartPointer, type ChartPointer } from './pointer.ts'
import { createTown, type Town } from './panels/state.ts'
import { createPosition } from './position.ts'
import { sceneParts, type Facts } from './scene.ts'

/** The page's facts and what is in my hand: everything that its parts are made from. */
export function createModel(context: TableContext<View, Event>) {
  const position = createPosition(context)
  const facts = { ...position, scene: sceneParts(position) }
  const [viewport, setViewport] = createSignal<ChartViewport | null>(null)
  // Where a line of the log leads; gone with the position.
  const [glow, setGlow] = createSignal<SpotKey | null>(null)
  createEffect(on([facts.view, () => facts.events().length], () => setGlow(null), { defer: true }))
  const pointer = createChartPointer(facts)
  const town = createTown(facts, {
    isHeld: () => pointer.held().mine,
    toggle: () => pointer.change({ ...NOTHING_HELD, mine: !pointer.held().mine }),
  })
  return { ...facts, pointer, town, notes: createExplain(facts), viewport, setViewport, glow, setGlow }
}

export type GameModel = Facts & {
  readonly pointer: ChartPointer
  /** What is looked at and held in the offices and boards of the town. */
  readonly town: Town
  /** The viewport of the chart that is on the page. */
  readonly viewport: Accessor<ChartViewport | null>
  setViewport(viewport: ChartViewport | null): void
  /** The spot that a line of the log tells of. */
  readonly glow: Accessor<SpotKey | null>
  readonly setGlow: Setter<SpotKey | null>
  /** What is explained just now. */
  readonly notes: Explain
}
