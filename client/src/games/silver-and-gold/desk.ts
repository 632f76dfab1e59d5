import { createEffect, createMemo, createSignal, on } from 'solid-js'
import type { GameText, Seat } from '@fathom/kernel'
import {
  cardById,
  type BoxMask,
  type CardId,
  type Crossing,
  type Event,
  type IslandView,
  type PlayerView,
  type View,
} from '@fathom/silver-and-gold'
import type { TableContext } from '../page.ts'
import type { IslandProps } from './art/index.ts'
import { choicesOf, crossedList, draftedBoxes } from './input.ts'
import { nameOf } from './speech.ts'

/** What the board shows, worked out once from what the table says: views, choices, what is new. */
export function createDesk(context: TableContext, game: () => GameText) {
  const view = (): View => context.view() as View
  const player = (seat: Seat): PlayerView | undefined => view().players[seat]
  const choices = createMemo(() => choicesOf(context.legal()))
  const drafted = createMemo(() => draftedBoxes(heldAnd(context.draft().actions, context.draft().held)))
  const isMine = (): boolean => context.shownSeat() === context.you()

  /** What each seat crossed off in the turn before: a ring keeps it in sight. */
  const lastCrossings = createMemo(() => {
    const bySeat = new Map<Seat, readonly Crossing[]>()
    const events = context.events() as readonly Event[]
    for (let index = events.length - 1; index >= 0; index--) {
      const event = events[index]
      if (event?.type === 'chose' && !bySeat.has(event.seat)) bySeat.set(event.seat, event.crossings)
      if (bySeat.size === view().players.length || events.length - index > 60) break
    }
    return bySeat
  })
  const freshOf = (seat: Seat, card: CardId): BoxMask => {
    const crossings = lastCrossings().get(seat) ?? []
    return crossings.reduce((mask, crossing) => (crossing.card === card ? mask | crossing.boxes : mask), 0)
  }
  /** My islands with what I have drafted on them, also the step that still waits for End turn. */
  const islands = (): readonly IslandView[] => player(context.shownSeat())?.islands ?? []
  const crossedOf = (island: IslandView): BoxMask =>
    isMine() ? island.crossed | (drafted().get(island.card) ?? 0) : island.crossed

  const [picked, setPicked] = createSignal<readonly CardId[]>([])
  createEffect(
    on(
      () => view()?.phase,
      () => setPicked([]),
      { defer: true },
    ),
  )
  const toggle = (card: CardId): void => {
    setPicked((before) =>
      before.includes(card) ? before.filter((each) => each !== card) : [...before, card].slice(-2),
    )
  }
  return { context, game, view, player, choices, drafted, isMine, freshOf, islands, crossedOf, picked, toggle }
}

export type Desk = ReturnType<typeof createDesk>

function heldAnd(actions: readonly string[], held: string | null): readonly string[] {
  return held === null ? actions : [...actions, held]
}

/** A card as the drawings want it. */
export function islandProps(card: CardId, crossed: BoxMask): IslandProps {
  const { color, points, seal, rows } = cardById(card)
  return { id: card, name: nameOf(card), color, points, seal, rows, crossed: crossedList(crossed) }
}
