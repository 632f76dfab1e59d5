import { describe, expect, test } from 'vitest'
import { boxNames, boxesIn } from './boxes.ts'
import { CARDS, cardById, symbolAt } from './cards.ts'
import { components } from './builtIn.ts'
import { checkComponents } from './components.ts'
import { cellsOf, EXPEDITION_BAG, formsOf, isPlacement, placementsOf } from './shapes.ts'
import { ISLANDS as en } from './text/en/islands.ts'
import { sentences } from './text/en/sentences.ts'
import { ISLANDS as fr } from './text/fr/islands.ts'
import { COLORS, SHAPES } from './types.ts'

type Changed = { -readonly [Key in keyof typeof components]: (typeof components)[Key] }

/** What is wrong with the components after a change. */
function problems(change: (data: Changed) => unknown): unknown {
  const data: Changed = structuredClone(components)
  change(data)
  const checked = checkComponents(data)
  return checked.ok ? [] : checked.refusal.params['problems']
}

function changeCard(id: string, change: Partial<(typeof components.treasureCards)[number]>) {
  return (data: Changed) => {
    data.treasureCards = data.treasureCards.map((card) => (card.id === id ? { ...card, ...change } : card))
  }
}

describe('the components', () => {
  test('47 treasure cards: 11 grey of 8 boxes, 12 green of 10, 12 orange of 12, 12 purple of 14', () => {
    expect(COLORS.map((color) => CARDS.filter((card) => card.color === color).length)).toEqual([11, 12, 12, 12])
    for (const card of CARDS) expect(boxesIn(card.boxes)).toHaveLength(card.points)
    expect(components.provenance).toBe('transcribed')
  })

  test('eight expedition cards of six shapes, the line and the small L twice', () => {
    expect(EXPEDITION_BAG).toEqual([0, 1, 1, 2, 2, 3, 4, 5])
  })

  test('55 X, 42 coins and 16 palms are printed', () => {
    const count = (kind: 'xs' | 'coins' | 'palms') => CARDS.reduce((sum, card) => sum + boxesIn(card[kind]).length, 0)
    expect([count('xs'), count('coins'), count('palms')]).toEqual([55, 42, 16])
  })

  test('symbols by box name', () => {
    expect(cardById('P04').rows).toEqual(['.Co.', 'Pooo', 'oooo', 'CooX'])
    expect([0, 1, 4, 5, 15].map((box) => symbolAt('P04', box))).toEqual([null, 'coin', 'palm', 'plain', 'x'])
  })

  test('good data passes, foreign data is told what is wrong with it', () => {
    expect(problems(() => {})).toEqual([])
    expect(checkComponents('nonsense').ok).toBe(false)
    expect(problems((data) => (data.rounds = 5 as 4))).toEqual([expect.stringContaining('rounds')])
    expect(problems(changeCard('P01', { rows: ['Xooo', '.oo.', 'XooX', 'ooo?'] }))).toEqual([
      expect.stringContaining('treasureCards.0.rows.3'),
    ])
  })

  test.each([
    ['a missing box', changeCard('P01', { rows: ['Xooo', '.oo.', 'XooX', 'ooo.'] }), 'P01 has 13 boxes instead of 14.'],
    ['wrong points', changeCard('G01', { points: 12 }), 'G01 is green and gives 12 points instead of 10.'],
    ['two pieces', changeCard('S01', { rows: ['oooo', '....', 'oooo'] }), 'The boxes of S01 do not hang together.'],
    [
      'too many rows',
      changeCard('S01', { rows: ['oo..', 'oo..', 'oo..', 'o...', 'o...'] }),
      'S01 has 5 rows; four fit on a card.',
    ],
    ['the same id twice', changeCard('P02', { id: 'P01' }), 'There are two treasure cards P01.'],
    [
      'a missing card',
      (data: Changed) => (data.treasureCards = data.treasureCards.slice(1)),
      'There are 11 purple treasure cards instead of 12.',
    ],
    ['a missing trophy', (data: Changed) => (data.trophies = [6, 5, 4, 3, 2]), 'There are 5 trophies instead of 6.'],
    [
      'trophies in disorder',
      (data: Changed) => (data.trophies = [1, 2, 3, 4, 5, 6]),
      'The trophies are not listed from the highest to the lowest.',
    ],
    [
      'a missing shape',
      (data: Changed) => (data.expeditionCards = data.expeditionCards.slice(1)),
      'The shape I2 is described 0 times instead of once.',
    ],
  ])('%s is told in a sentence', (_, change, sentence) => {
    expect(problems(change)).toContain(sentence)
  })

  test('every island has a name of its own, at most 18 characters, in both languages', () => {
    for (const islands of [en, fr]) {
      expect(Object.keys(islands)).toEqual(CARDS.map(({ id }) => id))
      const names = Object.values(islands)
      expect(new Set(names).size).toBe(47)
      expect(names.filter((name) => name.length > 18)).toEqual([])
    }
    expect(sentences.island('Z99')).toBe('Z99')
  })
})

describe('shapes', () => {
  test('forms: turned and mirrored, each once', () => {
    expect(SHAPES.map((shape) => formsOf(shape).length)).toEqual([2, 2, 4, 4, 8, 1])
    expect(cellsOf('L4')).toHaveLength(4)
  })

  test('a set of boxes is known by its shape', () => {
    const square = placementsOf('O4')[0] ?? 0
    expect(boxNames(square)).toBe('a1 b1 a2 b2')
    expect(SHAPES.map((_, shape) => isPlacement(shape, square))).toEqual([false, false, false, false, false, true])
    expect(isPlacement(0, 0)).toBe(false)
  })
})
