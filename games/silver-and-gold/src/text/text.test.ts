import { fastChance, type Names, type Refusal, type Viewer } from '@fathom/kernel'
import { describe, expect, test } from 'vitest'
import { silverAndGold as game } from '../game.ts'
import { REFUSAL_CODES } from '../refusal.ts'
import { act, action, makePosition } from '../testing/position.ts'
import type { Event } from '../types.ts'
import { en } from './en/index.ts'
import { fr } from './fr/index.ts'
import { islandGrid } from './parts.ts'

const named = (reader: Viewer): Names => ({ reader, of: (seat) => ['Ada', 'Bo'][seat] ?? '?' })

function position() {
  return makePosition({
    seats: [
      { islands: [{ card: 'P01' }, { card: 'P04', empty: 'b1 a2 b2 d4' }], finished: ['S04'] },
      { islands: [{ card: 'P08' }] },
    ],
    display: ['O05', 'G02', 'P02', 'S06'],
    shape: 'L3',
  })
}

describe('sentences', () => {
  test('what you crossed off, and what the others are told of it', () => {
    const state = position()
    const [crossed] = act(state, 0, 'cross P04 b1 a2 b2')
    expect(en.event(crossed!, named(0))).toBe('You crossed the small L on Thistle Head: 1 coin and a palm worth 3.')
    expect(fr.event(crossed!, named(0))).toBe(
      'Vous avez coché le petit L sur Cap Chardon\u202f: 1 pièce et un palmier qui vaut 3.',
    )
    const told = act(state, 1, 'box P08 a1', fastChance(1))
    const chose = told.filter((event) => event.type === 'chose')
    expect(chose.map((event) => en.event(event, named(1)))).toEqual([
      'Ada crossed the small L on Thistle Head (1 coin and a palm worth 3).',
      null,
    ])
    expect(chose.map((event) => fr.event(event, named(0)))).toEqual([
      null,
      'Bo a coché la case ligne 1, colonne 1 sur Banc d’Améthyste.',
    ])
  })

  test('an X tells that it gives more', () => {
    const [crossed] = act(position(), 0, 'box P04 d4')
    expect(en.event(crossed!, named(0))).toBe('You crossed row 4, column 4 on Thistle Head. A red X gives 1 more box.')
    expect(fr.event(crossed!, named(0))).toBe(
      'Vous avez coché la case ligne 4, colonne 4 sur Cap Chardon. Un X rouge donne 1 case de plus.',
    )
  })

  test.each<[Event, string, string]>([
    [
      { type: 'coin-row', seat: 0, value: 6 },
      'You completed a row of coins: the trophy worth 6.',
      'Vous complétez une rangée de pièces\u202f: le trophée de 6 points.',
    ],
    [
      { type: 'coin-row', seat: 1, value: 0 },
      'Bo completed a row of coins, but no trophy is left.',
      'Bo complète une rangée de pièces, mais il ne reste aucun trophée.',
    ],
    [
      { type: 'took', seat: 1, card: 'S06', from: 'deck' },
      'Bo took Slate Barrel from the top of the deck.',
      'Bo prend Tonneau d’Ardoise sur le dessus de la pioche.',
    ],
    [
      { type: 'passed-over', seat: 0 },
      'You have no empty box left and sit this turn out.',
      'Vous n’avez plus de case vide et passez ce tour.',
    ],
    [
      { type: 'passed-over', seat: 1 },
      'Bo has no empty box left and sits this turn out.',
      'Bo n’a plus de case vide et passe ce tour.',
    ],
    [{ type: 'game-ended', ranks: [2, 1] }, 'The game is over: Bo wins.', 'La partie est finie\u202f: Bo gagne.'],
    [{ type: 'game-ended', ranks: [1, 2] }, 'The game is over: you win.', 'La partie est finie\u202f: vous gagnez.'],
    [
      { type: 'game-ended', ranks: [1, 1] },
      'The game is over: you and Bo share the win.',
      'La partie est finie\u202f: victoire partagée entre vous et Bo.',
    ],
  ])('%o', (event, english, french) => {
    expect(en.event(event, named(0))).toBe(english)
    expect(fr.event(event, named(0))).toBe(french)
  })

  test('buttons tell what an action brings', () => {
    const view = game.view(position(), 0)
    expect(en.action(action('cross P04 b1 a2 b2'), view)).toBe(
      'Cross off the small L, row 1, column 2; row 2, columns 1 and 2, on Thistle Head: 1 coin and 1 palm worth 3',
    )
    expect(en.action(action('box P04 d4'), view)).toBe('Cross off row 4, column 4 on Thistle Head: 1 more box')
    expect(en.action(action('take G02'), view)).toBe(
      'Take Samphire Flats (green, 10 points, seal: 2 for each orange island finished)',
    )
    expect(fr.action(action('take deck'), view)).toBe('Prendre le dessus de la pioche, sans le voir')
  })

  test('prompts speak to the reader and of the others', () => {
    const view = game.view(position(), 0)
    expect(en.prompt(view, 0, named(0))).toBe('Cross off the small L on one island, or any single box.')
    expect(en.prompt(view, 1, named(0))).toBe('Bo is crossing off the small L, or a single box.')
    expect(fr.prompt(view, 0, named(0))).toBe('Cochez le petit L sur une île, ou une seule case.')
    expect(fr.prompt(view, 1, named(0))).toBe('Bo coche le petit L, ou une seule case.')
  })

  test('a pattern that fits nowhere is not asked for', () => {
    const state = makePosition({
      seats: [{ islands: [{ card: 'P04', empty: 'b1 a2 d4' }] }, { islands: [{ card: 'P08' }] }],
      display: ['O05', 'G02', 'P02', 'S06'],
      shape: 'L3',
    })
    const view = game.view(state, 0)
    expect(en.prompt(view, 0, named(0))).toBe('Cross off any single box: the small L fits on none of your islands.')
    expect(fr.prompt(view, 0, named(0))).toBe(
      'Cochez une seule case, au choix\u202f: le petit L ne tient sur aucune de vos îles.',
    )
  })
})

test('newcomers hear what is printed on an island', () => {
  const about = (card: string, seals: number) => ({ code: 'island', params: { card, boxes: 8, seals } })
  expect(en.advice?.(about('S01', 4))).toBe(
    'The Portcullis: 8 boxes, all of them plain; by seals it would bring 4 more as things stand.',
  )
  expect(en.advice?.(about('S11', 0))).toBe('Grey Lightning: 8 boxes, on them 1 coin and 1 red X.')
  expect(fr.advice?.(about('S11', 0))).toBe('L’Éclair Gris\u202f: 8 cases, dont 1 pièce et 1 X rouge.')
})

test('newcomers hear how long a new island has to be finished', () => {
  const left = (turns: number) => ({ code: 'new-island', params: { turns } })
  expect(en.advice?.(left(1))).toBe(
    'It has 1 turn left to be finished. Unfinished, it brings nothing but its coins and palms.',
  )
  expect(fr.advice?.(left(9))).toBe(
    'Il reste 9 tours pour la terminer. Inachevée, elle ne rapporte que ses pièces et ses palmiers.',
  )
})

describe('refusals', () => {
  test('say why, and what would be possible', () => {
    const state = position()
    const why = (text: string): Refusal => game.refusal(state, 0, action(text))!
    expect(en.refusal(why('cross P01 a1 P04 b1 b2'))).toBe(
      'A pattern lies whole on one island, not across Widow’s Reach and Thistle Head. A single box is always possible.',
    )
    expect(en.refusal(why('box P04 a1'))).toBe('Thistle Head has no box at row 1, column 1.')
    expect(fr.refusal(why('box P04 c1'))).toBe(
      'Sur Cap Chardon, ligne 1, colonne 3\u202f: déjà coché. Chaque case se coche une seule fois.',
    )
  })

  test('have words of their own for every code, in both languages', () => {
    const params = {
      card: 'P01',
      other: 'P04',
      boxes: ['a1'],
      own: ['P04'],
      display: ['S06'],
      shape: 'L3',
      owed: 1,
      phase: 'take',
    }
    for (const text of [en, fr]) {
      const sentences = REFUSAL_CODES.map((code) => text.refusal({ code, params }))
      expect(new Set(sentences).size).toBe(REFUSAL_CODES.length)
      for (const sentence of sentences) expect(sentence).toMatch(/^[A-ZÀ-Ý].*\.$/u)
      expect(text.refusal({ code: 'from-elsewhere', params: {} })).toContain('from-elsewhere')
    }
  })
})

test('an island as a grid with coordinates', () => {
  expect(islandGrid('P04', 0b0010_0010)).toEqual([
    '    a b c d',
    '  1 . # o .',
    '  2 P # o o',
    '  3 o o o o',
    '  4 C o o X',
  ])
  expect(islandGrid('S01', 0)).toEqual(['    a b c d', '  1 o . o .', '  2 o o o o', '  3 o . o .'])
})

test('French puts narrow no-break spaces before its double marks', () => {
  const view = game.view(position(), 0)
  for (const line of [...fr.board(view, named(0)), fr.prompt(view, 0, named(0))]) expect(line).not.toMatch(/ [:;!?]/)
})
