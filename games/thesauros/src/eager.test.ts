import { ChanceFrom, fastSource, recordingChance, type GameMode, type RecordLine } from '@fathom/kernel'
import {
  conservationLaw,
  determinizationLaw,
  legalLaw,
  optionsOf,
  recordLaw,
  refusalLaw,
  simultaneousLaw,
  type Watch,
} from '@fathom/kernel/testkit'
import { describe, expect, test } from 'vitest'
import { components } from './components.ts'
import { conservationOf } from './conservation.ts'
import type { Event } from './events.ts'
import { makeThesauros } from './game.ts'
import { makeSet } from './set.ts'
import type { State } from './state.ts'
import { choose, TASTES, type Taste } from './testing/tastes.ts'
import type { Action } from './verbs.ts'
import type { View } from './views.ts'

type Law = Watch<State, Action, View, Event>

interface Table {
  readonly mode: GameMode
  readonly seats: number
}

const SET = makeSet(components)
const game = makeThesauros(SET)
const conservation = conservationOf(SET)

/** Plays a game under the eyes of a law as people do who want something, each after a taste of its own; tells what happened. */
function play({ mode, seats }: Table, seed: number, law: Law): ReadonlySet<string> {
  const options = optionsOf(game, mode)
  const source = fastSource(seed)
  const choices = new ChanceFrom(fastSource(seed + 1_000_003))
  const setting = recordingChance(source)
  const state = game.setup(options, seats, setting.chance)
  const lines: RecordLine[] = []
  const dice = new ChanceFrom(fastSource(seed + 2_000_003))
  const walk = { game, options, seats, seed, state, lines, setupDraws: setting.tape.draws, dice }
  const happened = new Set<string>()
  law.position?.(walk)
  for (let acting = game.toAct(state); acting.length > 0; acting = game.toAct(state)) {
    const seat = choices.pick(acting)
    const action = choose(game.legal(state, seat), TASTES[(seed + seat) % TASTES.length] as Taste, choices)
    const before = game.clone(state)
    const { chance, tape } = recordingChance(source)
    const events = game.apply(state, seat, action, chance)
    for (const { type } of events) happened.add(type)
    lines.push({ seat, action: game.notation.make(action), draws: tape.draws })
    law.move?.(walk, { seat, action, before, events, tape })
    law.position?.(walk)
  }
  law.end?.(walk)
  return happened
}

const LAWS: [string, () => Law][] = [
  ['legal actions are sorted and readable', legalLaw],
  ['refusal is null exactly for the legal actions', refusalLaw],
  ['records replay and verify', recordLaw],
  ['nothing gets lost', () => conservationLaw(conservation)],
  ['sampled worlds look the same', () => determinizationLaw(conservation)],
  ['secret choices are unseen', simultaneousLaw],
]

// Each mode once, with seat counts that change from mode to mode.
const TABLES = game.meta.modes.map((mode, index) => {
  const counts = mode.seats ?? game.meta.seats
  return { mode, seats: counts[index % counts.length] ?? 1, seed: index + 1 }
})

describe.each(TABLES)('people dive, trade and scheme: mode $mode.id, $seats seats', ({ seed, ...table }) => {
  test.each(LAWS)('%s', (_, law) => {
    expect(play(table, seed, law())).toContain('game-ended')
  })
})

test('what people want to happen does happen', () => {
  const happened = new Set<string>()
  for (const { seed, ...table } of TABLES) for (const type of play(table, seed + 20, {})) happened.add(type)
  const wanted = [
    'dived',
    'lifted',
    'sold',
    'sponsored',
    'taught',
    'fished',
    'found',
    'returned',
    'bid',
    'order-changed',
  ]
  expect(wanted.filter((type) => !happened.has(type))).toEqual([])
})
