import type { Game } from '@fathom/kernel'
import { advice } from './advice.ts'
import { ahead } from './ahead.ts'
import { apply } from './apply/index.ts'
import { COLUMN_SLOTS, COLUMNS } from './board.ts'
import { components, perPlayerOf, SEATS } from './builtIn.ts'
import { determinize } from './determinize.ts'
import { legal, toAct } from './legal.ts'
import { notation } from './notation.ts'
import { refusal } from './refusal.ts'
import { outcome } from './score.ts'
import { setup } from './setup.ts'
import { clone, type State } from './state.ts'
import { ENDS, type Action, type Event, type View } from './types.ts'
import { redact, view } from './view.ts'

const standard = { sameActionForAll: false, placedDoublesAreJokers: true, removal: 'equal' } as const

/** Sunken Treasure: the whole game as the kernel's contract wants it. */
export const sunkenTreasure: Game<State, Action, View, Event> = {
  meta: {
    id: 'sunken-treasure',
    seats: SEATS,
    modes: [
      { id: 'standard', options: standard },
      { id: 'same-action', options: { ...standard, sameActionForAll: true } },
      { id: 'lasting-doubles', options: { ...standard, placedDoublesAreJokers: false } },
      // With four all colours can't be left out alike, with five nothing is left out.
      { id: 'random-removal', options: { ...standard, removal: 'random' }, seats: [2, 3] },
    ],
    hasSecrets: true,
    hasChance: true,
    isSimultaneous: false,
    longest,
    ends: ENDS,
    rulesVersion: 1,
    provenance: components.provenance,
    minutes: 45,
  },
  options: [
    { id: 'sameActionForAll', kind: 'switch', default: false },
    { id: 'placedDoublesAreJokers', kind: 'switch', default: true },
    { id: 'removal', kind: 'choice', choices: ['equal', 'random'], default: 'equal' },
  ],
  setup,
  toAct,
  legal,
  refusal,
  apply,
  view,
  redact,
  outcome,
  determinize,
  ahead,
  advice,
  isSettling: ({ phase }) => phase === 'pay',
  clone,
  notation,
}

/**
 * A bound that no game reaches. Every collection by card spends a card, and a mussel serves again only after a card has collected it:
 * so few sweeps have one, and at most two without one lie between them. In a sweep a seat has at most seven turns ashore or at sea,
 * each with one choice of where to sail, one action a boat and tile of the column, one to end, and payments from a hand of two.
 */
function longest(seats: number): number {
  const { cards, bathyscaphes } = perPlayerOf(seats)
  const collections = 2 * seats * cards + seats * components.musselsPerPlayer
  const sweeps = components.idleSweepsToEnd * (collections + 1)
  const turn = 2 + bathyscaphes + COLUMN_SLOTS
  const payments = seats * cards * (components.handSize - 1)
  return seats * bathyscaphes + sweeps * seats * (COLUMNS + 1) * turn + payments
}
