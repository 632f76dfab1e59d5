import { fastChance, SPECTATOR, type Names, type Seat } from '@fathom/kernel'
import { describe, expect, test } from 'vitest'
import { silverAndGold as game } from './game.ts'
import { hindsight } from './hindsight.ts'
import type { State } from './state.ts'
import { en } from './text/en/index.ts'
import { fr } from './text/fr/index.ts'
import type { Event } from './types.ts'

/** A game of two, in which everybody crosses the whole pattern off where they can, up to a turn (or to its end). */
function played(expeditionAid: boolean, until: (state: State) => boolean): { state: State; told: Event[] } {
  const chance = fastChance(3)
  const state = game.setup({ expeditionAid }, 2, chance)
  const told: Event[] = []
  while (!until(state)) {
    const [seat] = game.toAct(state)
    if (seat === undefined) break
    const legal = game.legal(state, seat)
    const action = legal.find((each) => each.do === 'pattern') ?? legal[0]!
    told.push(...game.apply(state, seat, action, chance))
  }
  return { state, told }
}

const at = (round: number, turn: number) => (state: State) =>
  state.phase === 'cross' && state.round === round && state.turn === turn

/** The turns whose pattern the log tells: by its card, or by what was crossed off with it. */
function patternsTold({ state, told }: { state: State; told: Event[] }): string[] {
  const turns = told.flatMap((event) => {
    const read = hindsight.event(event, state)
    if (read?.type === 'expedition') return [`${read.round}.${read.turn}`]
    const crossings = read?.type === 'chose' ? read.crossings : read?.type === 'crossed' ? [read.crossing] : []
    const tells = crossings.some(({ how, boxes }) => how === 'pattern' && boxes !== 0)
    return tells && (read?.type === 'chose' || read?.type === 'crossed') ? [`${read.round}.${read.turn}`] : []
  })
  return [...new Set(turns)]
}

const turnsOf = (round: number, turns: number): string[] =>
  Array.from({ length: turns }, (_, turn) => `${round}.${turn + 1}`)

describe('rulebook, Step 2: nobody may look which expedition cards have been revealed', () => {
  test('in turn 5 the log tells the pattern of turn 5, and of the round’s earlier turns none', () => {
    expect(patternsTold(played(false, at(1, 5)))).toEqual(['1.5'])
  })

  test('after the round it tells all seven, and of the next round only the present one', () => {
    expect(patternsTold(played(false, at(2, 1)))).toEqual([...turnsOf(1, 7), '2.1'])
    expect(patternsTold(played(false, at(2, 3)))).toEqual([...turnsOf(1, 7), '2.3'])
  })

  test('when the game is over it tells everything', () => {
    const over = played(false, () => false)
    expect(over.state.phase).toBe('over')
    expect(patternsTold(over)).toEqual([1, 2, 3, 4].flatMap((round) => turnsOf(round, 7)))
    for (const event of over.told) expect(hindsight.event(event, over.state)).toBe(event)
  })

  test('with expeditionAid it tells everything at any time', () => {
    expect(patternsTold(played(true, at(1, 5)))).toEqual(turnsOf(1, 5))
  })

  test('the board is shown as it was before the round, at its present turn, and in no turn between', () => {
    const shown = (state: State): number[] =>
      Array.from({ length: 29 }, (_, time) => time).filter((time) => hindsight.shows(time, state))
    const inTurn5 = played(false, at(2, 5)).state
    expect(shown(inTurn5).filter((time) => time <= 12)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 12])
    expect(shown(played(true, at(2, 5)).state)).toHaveLength(29)
    expect(shown(played(false, () => false).state)).toHaveLength(29)
  })

  test('while cards are taken the turn is still the present one', () => {
    const { state, told } = played(false, ({ phase, round }) => phase === 'take' && round === 1)
    expect(patternsTold({ state, told })).toEqual([`1.${state.turn}`])
    expect(hindsight.shows(hindsight.timeOf(state), state)).toBe(true)
  })

  test('what a covered crossing brought is still told, in words without its shape', () => {
    const { state, told } = played(false, at(1, 4))
    const chose = told.find((event) => event.type === 'chose' && event.seat === 1 && event.turn === 1)!
    const read = hindsight.event(chose, state)!
    expect(read).toMatchObject({ type: 'chose', seat: 1, crossings: [{ how: 'pattern', boxes: 0 }] })
    const names: Names = { reader: SPECTATOR, of: (seat: Seat) => ['Ada', 'Bo'][seat] ?? '?' }
    expect(en.event(read, names)).toMatch(/^Bo crossed the pattern on /)
    expect(fr.event(read, names)).toMatch(/^Bo a coché le motif sur /)
  })
})
