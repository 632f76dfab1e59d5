import type { Game, Outcome } from '@fathom/kernel'
import { advice } from './advice/index.ts'
import { makeActionTable } from './actionTable.ts'
import type { Event } from './events.ts'
import { determinize } from './determinize.ts'
import { apply, legal, refusal, toAct } from './flow.ts'
import { longest } from './longest.ts'
import { MODES, OPTIONS } from './options.ts'
import { outcome } from './score/outcome.ts'
import { wealthOf } from './score/points.ts'
import { boardOf, type ThesaurosSet } from './set.ts'
import { KIND_CODE } from './pending.ts'
import { setup } from './setup/setup.ts'
import { clone } from './clone.ts'
import { topKind, topSeat } from './stack.ts'
import type { State } from './state.ts'
import type { GameData, Look } from './topic.ts'
import { ENDS } from './types.ts'
import type { Action } from './verbs.ts'
import { redact } from './view/redact.ts'
import { view } from './view/view.ts'
import type { View } from './views.ts'

export interface Thesauros extends Game<State, Action, View, Event> {
  /** What it is made from: for players that compute with its prices and tiles. */
  readonly gameData: GameData
}

/** Thesauros, played with a component set. */
export function makeThesauros(set: ThesaurosSet): Thesauros {
  const gameData: GameData = { set, actionTable: makeActionTable(set) }
  const look = (state: State): Look => ({ ...gameData, board: boardOf(set, state.seats), state })
  return {
    gameData,
    meta: {
      id: 'thesauros',
      seats: [1, 2, 3, 4],
      modes: MODES,
      hasSecrets: true,
      hasChance: true,
      isSimultaneous: true,
      longest: (seats) => longest(set, seats),
      ends: ENDS,
      rulesVersion: 2,
      provenance: set.info.provenance,
      minutes: 150,
    },
    options: OPTIONS,
    setup: (options, seats, chance) => setup(gameData, options, seats, chance),
    toAct,
    legal: (state, seat) => legal(gameData, state, seat),
    refusal: (state, seat, action) => refusal(gameData, state, seat, action),
    apply: (state, seat, action, chance) => apply(gameData, state, seat, action, chance),
    view: (state, viewer) => view(look(state), viewer),
    redact,
    outcome: (state): Outcome => outcome(look(state)),
    determinize: (state, seat, chance) => determinize(gameData, state, seat, chance),
    advice: (state, seat) => advice(gameData, state, seat),
    isSettling: (state, seat) => topKind(state) === KIND_CODE.pay && topSeat(state) === seat,
    purse: (state, seat) => wealthOf(look(state), seat),
    clone,
    notation: gameData.actionTable.notation,
  }
}
