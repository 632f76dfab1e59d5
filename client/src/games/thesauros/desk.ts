import { createEffect, createMemo, createSignal, on, type Accessor, type Setter } from 'solid-js'
import type { GameText, Seat } from '@fathom/kernel'
import type { Event, Lexicon, PendingView, PlayerView, View } from '@fathom/thesauros'
import { language } from '../../shell/preferences.ts'
import type { TableContext } from '../page.ts'
import { offersOf } from './around.ts'
import type { SpotKey } from './art/index.ts'
import { openBook } from './book.ts'
import { createExplain, type Explain } from './explain/Explain.tsx'
import { freshMarks } from './fresh.ts'
import { createHand } from './hand.ts'
import { NOTHING_HELD, pendingOf, type Ask } from './input/index.ts'
import type { Lens } from './lens.ts'
import { createTown, type Town } from './panels/state.ts'
import { sceneParts } from './scene.ts'

/** The page's facts and what is in my hand: everything that its parts are made from. */
export function createDesk(context: TableContext) {
  const position = createPosition(context)
  const facts = { ...position, scene: sceneParts(position) }
  const [lens, setLens] = createSignal<Lens | null>(null)
  // Where a line of the log leads; gone with the position.
  const [glow, setGlow] = createSignal<SpotKey | null>(null)
  createEffect(on([facts.view, () => facts.events().length], () => setGlow(null), { defer: true }))
  const hand = createHand(facts)
  const town = createTown(facts, {
    isHeld: () => hand.held().mine,
    toggle: () => hand.hold({ ...NOTHING_HELD, mine: !hand.held().mine }),
  })
  return { ...facts, hand, town, notes: createExplain(facts), lens, setLens, glow, setGlow }
}

/** What the page shows, worked out once from what the table says: the position, what I am asked and may do, what is new, and names. */
function createPosition(context: TableContext) {
  const book = openBook(context.components())
  const view = (): View => context.view() as View
  const offers = createMemo(() => offersOf(context.legal()))
  const board = createMemo(() => book.board(context.seats().length))
  /** My seat, while I am asked and have something to choose. */
  const mover = (): Seat | null => (context.legal().length > 0 ? context.you() : null)
  const asks = (): Omit<Ask, 'held'> | null => {
    const seat = mover()
    return seat === null ? null : { view: view(), seat, offers: offers(), set: book.set, board: board() }
  }
  const events = (): readonly Event[] => context.events() as readonly Event[]
  return {
    context,
    book,
    view,
    offers,
    board,
    mover,
    asks,
    events,
    game: (): GameText => book.texts[language()],
    names: (): Lexicon => book.names(language()),
    nameOfSeat: (seat: Seat): string => context.names().of(seat),
    player: (seat: Seat): PlayerView | undefined => view().players[seat],
    isMine: (): boolean => context.shownSeat() === context.you(),
    /** What I am asked; null while it is somebody else's turn or an older position is shown. */
    asked: (): PendingView | null => {
      const seat = mover()
      return seat === null ? null : pendingOf({ view: view(), seat })
    },
    fresh: createMemo(() => freshMarks(events(), context.you())),
  }
}

export type Position = ReturnType<typeof createPosition>
/** The desk without what is in my hand. */
export type Facts = Position & { readonly scene: ReturnType<typeof sceneParts> }
export type Desk = Facts & {
  readonly hand: ReturnType<typeof createHand>
  /** What is looked at and held in the offices and boards of the town. */
  readonly town: Town
  /** The camera over the chart that is on the page. */
  readonly lens: Accessor<Lens | null>
  setLens(lens: Lens | null): void
  /** The spot that a line of the log tells of. */
  readonly glow: Accessor<SpotKey | null>
  readonly setGlow: Setter<SpotKey | null>
  /** What is explained just now. */
  readonly notes: Explain
}
