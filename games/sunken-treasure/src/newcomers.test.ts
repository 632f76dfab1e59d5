import { describe, expect, test } from 'vitest'
import type { Names, Seat } from '@fathom/kernel'
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
      'Colonne 2\u202f: repêchez ou déplacez avec votre autre bathyscaphe, ou terminez vos actions.',
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

test('of a move a newcomer is told for how many missing treasures there the hand has the colour', () => {
  const state = scene(twoBoats)
  act(state, 'sail 2')
  const told = sunkenTreasure.advice?.(state, 0) ?? []
  const of = (text: string): unknown =>
    told.filter(({ action }) => action !== undefined && JSON.stringify(action) === JSON.stringify(actionOf(text)))
  expect(of('move c2r2 c2r3')).toMatchObject([{ code: 'reach', params: { treasures: 1 } }])
  expect(of('move c2r2 c3r3')).toEqual([])
})
