import type { Game } from '@fathom/kernel'
import { advice } from './advice.ts'
import { ahead } from './ahead.ts'
import { apply } from './apply/index.ts'
import { IDLE_ROUNDS } from './apply/turn.ts'
import { components } from './builtIn.ts'
import { legal, toAct } from './legal/index.ts'
import { makeNotation } from './notation.ts'
import { refusal } from './refusal.ts'
import { compileRules, type Rules } from './rules.ts'
import type { ComponentSet } from './schema.ts'
import { outcome } from './score.ts'
import { setup } from './setup.ts'
import { clone, type State } from './state.ts'
import { ENDS, type Action, type Event, type View } from './types.ts'
import { redact, view } from './view.ts'

export interface ArtifactsInc extends Game<State, Action, View, Event> {
  /** What it is made from: for players that compute with its cards. */
  readonly rules: Rules
}

const standard = { grid2x4: false, openBacks: true } as const

/**
 * Artifacts, Inc. played with a component set: the whole game as the kernel's contract wants it.
 * @param set one that `checkSet` has found in order
 */
export function makeArtifactsInc(set: ComponentSet): ArtifactsInc {
  return gameOf(compileRules(set))
}

/** The game of a compiled set. */
function gameOf(rules: Rules): ArtifactsInc {
  return {
    rules,
    meta: {
      id: 'artifacts-inc',
      seats: [2, 3, 4],
      modes: [
        { id: 'standard', options: standard },
        { id: 'grid-2x4', options: { ...standard, grid2x4: true } },
        { id: 'closed-backs', options: { ...standard, openBacks: false } },
      ],
      hasSecrets: false,
      hasChance: true,
      isSimultaneous: false,
      longest: (seats) => longest(rules, seats),
      ends: ENDS,
      rulesVersion: 1,
      provenance: rules.set.provenance,
      minutes: 60,
    },
    options: [
      { id: 'grid2x4', kind: 'switch', default: false },
      { id: 'openBacks', kind: 'switch', default: true },
    ],
    setup: (options, seats, chance) => setup(rules, options, seats, chance),
    toAct,
    legal: (state, seat) => legal(rules, state, seat),
    refusal: (state, seat, action) => refusal(rules, state, seat, action),
    apply: (state, seat, action, chance) => apply(rules, state, seat, action, chance),
    view: (state, viewer) => view(rules, state, viewer),
    redact,
    outcome: (state) => outcome(rules, state),
    // Cards that nobody has seen have no identity yet, and everything else is open: there is nothing to determinize.
    determinize: (state) => clone(state),
    ahead: (state, seat) => ahead(rules, state, seat),
    advice: (state, seat) => advice(rules, state, seat),
    // A sale is one choice: its first artifact alone brings the least of it, and advice tells what all bring.
    isSettling: ({ phase }) => phase === 'sell',
    purse: (state, seat) => state.money[seat] ?? 0,
    clone,
    notation: makeNotation(rules),
  }
}

/**
 * A bound that no game reaches. Cards bought and turned over, orders and dives can't be undone, so there are only so many; fewer than ten rounds go by
 * between two of them. In a turn each die is set aside, placed, and asks for two more actions at most, besides artifacts sold one by one: and what is
 * sold must have been gained, so much a die.
 */
function longest(rules: Rules, seats: number): number {
  const { set } = rules
  const forSale = set.cards.reduce((sum, { copies }, card) => sum + (rules.starting.includes(card) ? 0 : copies), 0)
  const orders = set.museums.reduce((sum, { orders: boxes }) => sum + boxes[seats === 2 ? '2' : '3-4'].length, 0)
  const steps = 2 * forSale + seats * rules.starting.length + orders + set.underwater.length
  const gains = Math.max(0, ...rules.slotN)
  const turn = set.board.maxDice * (4 + gains) + 2
  return seats * (rules.starting.length + 1) + IDLE_ROUNDS * (steps + 1) * seats * turn
}

/** Artifacts, Inc. with the set that comes with it. */
export const rules: Rules = compileRules(components)
export const artifactsInc: ArtifactsInc = gameOf(rules)
