import { describe, expect, test } from 'vitest'
import { gainsOf, type AnyGame, type Names, type Seat } from '@fathom/kernel'
import { sunkenTreasure } from './index.ts'
import { actionOf, act, scene, type Scene } from './testing/scene.ts'
import { sunkenTreasureTexts } from './text/index.ts'

const names: Names = { of: (seat: Seat) => ['Ada', 'Bo'][seat] ?? '', reader: 0 }
const twoBoats: Scene = {
  seats: 2,
  boats: [['c2r2', 'c2r2'], ['c2r2']],
  hands: [
    ['amber', 'azure', 'coral'],
    ['plum', 'plum', 'plum'],
  ],
  supplies: [9, 9],
  spaces: { c2r2: ['amber-coins'], c2r3: ['azure-bell', 'jade-mask'], c3r3: ['jade-ring', 'plum-ring'] },
}
const prompts = (state: ReturnType<typeof scene>): string[] =>
  (['en', 'fr'] as const).map((language) =>
    sunkenTreasureTexts[language].prompt(sunkenTreasure.view(state, 0), 0, names),
  )

describe('who is asked to act', () => {
  test('is not asked to go on collecting where nothing is left, but to use the other bathyscaphe', () => {
    const state = scene(twoBoats)
    act(state, 'sail 2', 'collect amber-coins')
    expect(prompts(state)).toEqual([
      'Column 2: collect or move with your other bathyscaphe, or end your actions.',
      'Colonne 2\u202f: faites agir votre autre bathyscaphe, ou terminez vos actions.',
    ])
  })

  test('is asked to go on collecting only where a card or a joker pays for more', () => {
    const state = scene({ ...twoBoats, boats: [['c2r3', 'c2r2'], []], jokers: [[], []] })
    act(state, 'sail 2', 'collect azure-bell')
    expect(prompts(state)[0]).not.toContain('go on collecting')
    const richer = scene({
      ...twoBoats,
      boats: [['c2r3', 'c2r2'], []],
      spaces: { c2r3: ['azure-bell', 'coral-mask'] },
      jokers: [[], []],
    })
    act(richer, 'sail 2', 'collect azure-bell')
    expect(prompts(richer)[0]).toContain('go on collecting in row 3')
  })
})

test('a newcomer is told how cards come back, and which column is nearly empty', () => {
  const of = (state: ReturnType<typeof scene>): unknown =>
    (sunkenTreasure.advice?.(state, 0) ?? []).filter(({ action }) => action === undefined)
  expect(of(scene(twoBoats))).toEqual([])
  const spaces = { c5r2: [], c5r3: [], c5r4: ['amber-mussel'], c5r5: ['jade-ring', 'plum-ring'] } as const
  expect(of(scene({ ...twoBoats, spaces, supplies: [0, 9] }))).toEqual([
    { code: 'supply-out', params: {} },
    { code: 'column-low', params: { column: 5, treasures: 2 } },
  ])
})

/** What is told of an action of the first seat. */
function toldOf(state: ReturnType<typeof scene>, text: string): unknown {
  const told = sunkenTreasure.advice?.(state, 0) ?? []
  return told
    .filter(({ action }) => action !== undefined && JSON.stringify(action) === JSON.stringify(actionOf(text)))
    .map(({ code, params }) => ({ code, ...params }))
}

test('of a move a newcomer is told how many missing treasures lie there, and what hand and jokers could collect', () => {
  const state = scene({ ...twoBoats, jokers: [['plum-mussel'], []] })
  act(state, 'sail 2')
  expect(toldOf(state, 'move c2r2 c2r3')).toEqual([{ code: 'reach', treasures: 2, cards: 1, jokers: 1 }])
  expect(toldOf(state, 'move c2r2 c3r3')).toEqual([{ code: 'reach', treasures: 1, cards: 0, jokers: 1 }])
})

test('of a stop a newcomer is told what can be collected there one with the other, by cards and then by jokers', () => {
  const spaces = { c2r2: ['coral-key'], c2r3: ['azure-bell', 'azure-mask'], c3r3: ['jade-ring', 'plum-ring'] } as const
  const boats = [['c2r3'], []]
  const stop = (jokers: Scene['jokers'], supplies = [9, 9]): unknown =>
    toldOf(scene({ ...twoBoats, spaces, boats, supplies, jokers }), 'sail 2')
  expect(stop([[], []])).toEqual([{ code: 'stop', boats: 1, cards: 1, jokers: 0 }])
  expect(stop([['plum-mussel', 'jade-mussel'], []])).toEqual([{ code: 'stop', boats: 1, cards: 1, jokers: 1 }])
  const dear = scene({ ...twoBoats, spaces, boats: [['c2r3'], ['c2r2', 'c2r3', 'c2r3']], supplies: [0, 9], jokers: [['plum-mussel'], []] }) // prettier-ignore
  expect(toldOf(dear, 'sail 2')).toEqual([{ code: 'stop', boats: 1, cards: 0, jokers: 1 }])
})

test('where every card of the hand pays as well, none is told with what it brings', () => {
  const state = scene({ ...twoBoats, supplies: [0, 9] })
  act(state, 'sail 2', 'collect amber-coins')
  expect(state.phase).toBe('pay')
  expect(sunkenTreasure.advice?.(state, 0)[0]).toEqual({ code: 'any-card', params: { token: 'amber-coins' } })
  expect(gainsOf(sunkenTreasure as unknown as AnyGame, [state], 0)).toEqual([])
})

test('who empties a column is told whether that wins', () => {
  const spaces = { c2r2: ['amber-coins'], c2r3: [], c2r4: [], c2r5: [] } as const
  const told = (treasures: Scene['treasures']): unknown => {
    const state = scene({ ...twoBoats, spaces, treasures })
    act(state, 'sail 2')
    const all = sunkenTreasure.advice?.(state, 0) ?? []
    return all.find(({ code }) => code === 'ends-game')
  }
  expect(told([['jade-bell'], []])).toMatchObject({ params: { place: 1, of: 1 } })
  expect(told([['jade-bell'], []])).not.toHaveProperty('warns')
  expect(told([[], ['jade-bell', 'jade-mask']])).toMatchObject({ params: { place: 2 }, warns: true })
})
