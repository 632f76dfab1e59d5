import { createMemo } from 'solid-js'
import type { GameSentences, Seat } from '@fathom/kernel'
import type { Event, Lexicon, PendingView, PlayerView, View } from '@fathom/thesauros'
import { toldOf } from '../../board/fresh.ts'
import type { TableContext } from '../page.ts'
import { offersOf } from './around.ts'
import { openTableSet } from './tableSet.ts'
import { freshMarks } from './fresh.ts'
import { ghostsOf } from './ghosts.ts'
import { createHeldStep } from './heldStep.ts'
import { pendingOf, type Ask } from './input/index.ts'
import { noDive } from './noDive.ts'

/** What the page shows, worked out once from what the table says: the position, what I am asked and may do, what is new, and names. */
export function createPosition(table: TableContext<View, Event>) {
  const tableSet = openTableSet(table.components())
  const view = (): View => table.view()
  const game = (): GameSentences => tableSet.text()
  const chosen = new Map<string, string>()
  const context: TableContext<View, Event> = {
    ...table,
    act: (texts, andEnd) => {
      for (const text of texts) {
        const action = tableSet.notation.parse(text)
        const shut = action?.do === 'step' ? noDive(view(), text.slice('step '.length)) : ''
        if (action !== null) chosen.set(text, game().action(action, view()) + (shut === '' ? '' : ` (${shut})`))
      }
      return table.act(texts, andEnd)
    },
  }
  const offers = createMemo(() => offersOf(context.legal()))
  const board = createMemo(() => tableSet.board(context.seats().length))
  /** My seat, while I am asked and have something to choose. */
  const mover = (): Seat | null => (context.legal().length > 0 ? context.you() : null)
  const asks = (): Omit<Ask, 'held'> | null => {
    const seat = mover()
    return seat === null ? null : { view: view(), seat, offers: offers(), set: tableSet.set, board: board() }
  }
  const events = (): readonly Event[] => context.events()
  return {
    context,
    tableSet,
    view,
    offers,
    board,
    mover,
    asks,
    events,
    game,
    /** What my turn has moved and may still take back. */
    ghosts: createMemo(() => {
      const { actions, held, heldInView } = context.draft()
      const { pending } = view()
      if (!context.isPresent()) return ghostsOf([], null)
      return ghostsOf(held !== null && heldInView ? [...actions, held] : actions, pending?.kind === 'voyage' ? pending.zodiac : null) // prettier-ignore
    }),
    /** My last step, while it waits for End turn. */
    heldStep: createHeldStep({ context, view, game, tableSet, chosen }),
    names: (): Lexicon => tableSet.names(),
    nameOfSeat: (seat: Seat): string => context.names().of(seat),
    player: (seat: Seat): PlayerView | undefined => view().players[seat],
    isMine: (): boolean => context.shownSeat() === context.you(),
    /** What I am asked; null while it is somebody else's turn or an older position is shown. */
    asked: (): PendingView | null => {
      const seat = mover()
      return seat === null ? null : pendingOf({ view: view(), seat })
    },
    fresh: createMemo(() => freshMarks(toldOf(events(), context.untold()), context.you())),
  }
}

export type Position = ReturnType<typeof createPosition>
