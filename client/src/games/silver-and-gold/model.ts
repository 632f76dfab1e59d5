import { createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js'
import type { GameSentences, Seat } from '@fathom/kernel'
import {
  cardById,
  type BoxMask,
  type CardId,
  type Crossing,
  type Event,
  type IslandView,
  type PlayerView,
  type Shape,
  type View,
} from '@fathom/silver-and-gold'
import type { TableContext } from '../page.ts'
import type { IslandProps } from './art/index.ts'
import { choicesOf, crossedList, draftedBoxes } from './input.ts'
import { nameOf } from './speech.ts'

/** What the board shows, worked out once from what the table says: views, choices, what is new. */
export function createModel(context: TableContext<View, Event>, game: () => GameSentences) {
  const view = (): View => context.view()
  const player = (seat: Seat): PlayerView | undefined => view().players[seat]
  const choices = createMemo(() => choicesOf(context.legal()))
  const drafted = createMemo(() => draftedBoxes(heldAnd(context.draft().actions, context.draft().held)))
  const isMine = (): boolean => context.shownSeat() === context.you()

  /** What each seat crossed off in the turn before: a ring keeps it in sight, where it may not be looked up only for a moment. */
  const glimpse = createGlimpse(context)
  const lastCrossings = createMemo(() => {
    const seen = context.isPresent() ? glimpse() : NOBODY
    return seen.size > 0 ? seen : crossingsIn(context.events())
  })
  const freshOf = (seat: Seat, card: CardId): BoxMask => maskOn(card, lastCrossings().get(seat) ?? [])
  /** The board does not show yet what is still to be told: crosses of others, the new pattern. */
  const untold = (): readonly Event[] => context.untold()
  const seenOf = (seat: Seat, island: IslandView): BoxMask =>
    seat === context.you()
      ? island.crossed
      : island.crossed & ~maskOn(island.card, crossingsIn(untold()).get(seat) ?? [])
  const expedition = (): Shape | null => (untold().some(({ type }) => type === 'expedition') ? null : view().expedition)
  /** My islands with what I have drafted on them, also the step that still waits for End turn. */
  const islands = (): readonly IslandView[] => player(context.shownSeat())?.islands ?? []
  const crossedOf = (island: IslandView): BoxMask =>
    isMine() ? island.crossed | (drafted().get(island.card) ?? 0) : seenOf(context.shownSeat(), island)

  return { context, game, view, player, choices, drafted, isMine, freshOf, seenOf, expedition, islands, crossedOf }
}

export type GameModel = ReturnType<typeof createModel>

type Crossings = ReadonlyMap<Seat, readonly Crossing[]>
const NOBODY: Crossings = new Map()

/** How long what others crossed off is pointed out, in milliseconds. */
const MOMENT = 6_000

/** What everybody has just crossed off, as it is told; forgotten after a moment. */
function createGlimpse(context: TableContext<View, Event>): () => Crossings {
  const [seen, setSeen] = createSignal(NOBODY)
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = (news: readonly Event[]): void => {
    const crossings = crossingsIn(news)
    if (crossings.size === 0) return
    setSeen(crossings)
    clearTimeout(timer)
    timer = setTimeout(() => setSeen(NOBODY), MOMENT)
  }
  createEffect(on(context.news, look, { defer: true }))
  onCleanup(() => clearTimeout(timer))
  return seen
}

function maskOn(card: CardId, crossings: readonly Crossing[]): BoxMask {
  return crossings.reduce((mask, crossing) => (crossing.card === card ? mask | crossing.boxes : mask), 0)
}

/** Each seat's last crossings in a list of events. */
function crossingsIn(events: readonly Event[]): Crossings {
  const bySeat = new Map<Seat, readonly Crossing[]>()
  for (const event of events.slice(-60).toReversed()) {
    if (event.type === 'chose' && !bySeat.has(event.seat)) bySeat.set(event.seat, event.crossings)
  }
  return bySeat
}

function heldAnd(actions: readonly string[], held: string | null): readonly string[] {
  return held === null ? actions : [...actions, held]
}

/** A card as the drawings want it. */
export function islandProps(card: CardId, crossed: BoxMask): IslandProps {
  const { color, points, seal, rows } = cardById(card)
  return { id: card, name: nameOf(card), color, points, seal, rows, crossed: crossedList(crossed) }
}
