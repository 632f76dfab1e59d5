import { ChanceFrom, fastSource, recordingChance, type RecordLine } from '@fathom/kernel'
import {
  conservationLaw,
  copyLaw,
  determinizationLaw,
  legalLaw,
  optionsOf,
  plainLaw,
  recordLaw,
  refusalLaw,
  tablesOf,
  textLaw,
  type Watch,
} from '@fathom/kernel/testkit'
import { describe, expect, test } from 'vitest'
import { conservation } from './conservation.ts'
import { sunkenTreasure as game } from './game.ts'
import type { State } from './state.ts'
import { sunkenTreasureTexts } from './text/index.ts'
import { choose, juggler, racer, burner, spender, type Taste } from './testing/tastes.ts'
import type { Action, Event, View } from './types.ts'

type Law = Watch<State, Action, View, Event>
type Table = ReturnType<typeof tablesOf>[number]

const TASTES: readonly Taste[] = [racer, juggler, spender, burner]

/** Plays a game under the eyes of a law and tells its length: as the shared suite does, but purposefully. Uniform play hardly ever collects or pays. */
function play({ mode, seats }: Table, seed: number, law: Law): number {
  const options = optionsOf(game, mode)
  const source = fastSource(seed)
  const choices = new ChanceFrom(fastSource(seed + 1_000_003))
  const setting = recordingChance(source)
  const state = game.setup(options, seats, setting.chance)
  const lines: RecordLine[] = []
  const dice = new ChanceFrom(fastSource(seed + 2_000_003))
  const walk = { game, options, seats, seed, state, lines, setupDraws: setting.tape.draws, dice }
  const taste = TASTES[seed % TASTES.length] ?? racer
  law.position?.(walk)
  while (state.phase !== 'over') {
    const seat = state.active
    const action = choose(state, taste, choices)
    const before = game.clone(state)
    const { chance, tape } = recordingChance(source)
    const events = game.apply(state, seat, action, chance)
    lines.push({ seat, action: game.notation.make(action), draws: tape.draws })
    law.move?.(walk, { seat, action, before, events, tape })
    law.position?.(walk)
  }
  law.end?.(walk)
  return lines.length
}

const LAWS: [string, () => Law][] = [
  ['legal actions are sorted, readable and not refused', legalLaw],
  ['refusal is null exactly for the legal actions', refusalLaw],
  ['clones are independent', copyLaw],
  ['views, events and outcomes are plain data', plainLaw],
  ['records replay and verify', recordLaw],
  ['nothing gets lost', () => conservationLaw(conservation)],
  ['sampled worlds look the same', () => determinizationLaw(conservation)],
  ['everything has words', () => textLaw(sunkenTreasureTexts)],
]

const TABLES = tablesOf(game).map((table, index) => ({ ...table, seed: index + 1 }))

describe.each(TABLES)('people collect, pay and trade: mode $mode.id, $seats seats', ({ seed, ...table }) => {
  test.each(LAWS)('%s', (_, law) => {
    expect(play(table, seed, law())).toBeGreaterThan(60)
  })
})
