import type { Game } from '@fathom/kernel'
import { advice } from './advice.ts'
import { ahead } from './ahead.ts'
import { apply } from './apply/index.ts'
import { CARDS } from './cards.ts'
import { countBoxes } from './boxes.ts'
import { components } from './builtIn.ts'
import { hindsight } from './hindsight.ts'
import { determinize } from './determinize.ts'
import { legal, toAct } from './legal.ts'
import { notation } from './notation.ts'
import { refusal } from './refusal.ts'
import { outcome } from './score.ts'
import { setup } from './setup.ts'
import { clone, ROUNDS, TURNS_PER_ROUND, type State } from './state.ts'
import type { Action, Event, View } from './types.ts'
import { redact, view } from './view.ts'

const X_COUNT = CARDS.reduce((sum, card) => sum + countBoxes(card.xs), 0)

/** Silver & Gold: the whole game as the kernel's contract wants it. */
export const silverAndGold: Game<State, Action, View, Event> = {
  meta: {
    id: 'silver-and-gold',
    seats: [2, 3, 4],
    modes: [{ id: 'standard', options: { expeditionAid: false } }],
    hasSecrets: true,
    hasChance: true,
    isSimultaneous: true,
    // A choice of cards, one crossing a turn and seat, at most one bonus for every X printed, every card taken at most once.
    longest: (seats) => seats + seats * ROUNDS * TURNS_PER_ROUND + X_COUNT + CARDS.length,
    ends: ['rounds'],
    rulesVersion: 1,
    provenance: components.provenance,
    minutes: 20,
  },
  options: [{ id: 'expeditionAid', kind: 'switch', default: false }],
  setup,
  toAct,
  legal,
  refusal,
  apply,
  view,
  redact,
  hindsight,
  outcome,
  determinize,
  ahead,
  advice,
  clone,
  notation,
}
