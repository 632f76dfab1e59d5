import type { Game, Outcome } from '@fathom/kernel'
import { makeBook } from './book.ts'
import type { Event } from './events.ts'
import { imagine } from './imagine.ts'
import { apply, legal, refusal, toAct } from './flow.ts'
import { longest } from './longest.ts'
import { MODES, OPTIONS } from './options.ts'
import { outcome } from './score/outcome.ts'
import { boardOf, type ThesaurosSet } from './set.ts'
import { setup } from './setup/setup.ts'
import { clone, type State } from './state.ts'
import type { Box, Look } from './topic.ts'
import { ENDS } from './types.ts'
import type { Action } from './verbs.ts'
import { sees } from './view/sees.ts'
import { view } from './view/view.ts'
import type { View } from './views.ts'

export interface Thesauros extends Game<State, Action, View, Event> {
  /** What it is made from: for players that reckon with its prices and tiles. */
  readonly box: Box
}

/** Thesauros, played with a component set. */
export function makeThesauros(set: ThesaurosSet): Thesauros {
  const box: Box = { set, book: makeBook(set) }
  const look = (state: State): Look => ({ ...box, board: boardOf(set, state.seats), state })
  return {
    box,
    meta: {
      id: 'thesauros',
      seats: [1, 2, 3, 4],
      modes: MODES,
      hasSecrets: true,
      hasChance: true,
      isSimultaneous: true,
      longest: (seats) => longest(set, seats),
      ends: ENDS,
      rulesVersion: 1,
      provenance: set.info.provenance,
      minutes: 150,
    },
    options: OPTIONS,
    setup: (options, seats, chance) => setup(box, options, seats, chance),
    toAct,
    legal: (state, seat) => legal(box, state, seat),
    refusal: (state, seat, action) => refusal(box, state, seat, action),
    apply: (state, seat, action, chance) => apply(box, state, seat, action, chance),
    view: (state, viewer) => view(look(state), viewer),
    sees,
    outcome: (state): Outcome => outcome(look(state)),
    imagine: (state, seat, chance) => imagine(box, state, seat, chance),
    clone,
    notation: box.book.notation,
  }
}
