import { describe, expect, test } from 'vitest'
import type { Refusal, Seat } from '@fathom/kernel'
import { sunkenTreasure as game } from './game.ts'
import { REFUSAL_CODES, type RefusalCode } from './refusal.ts'
import type { State } from './state.ts'
import { act, actionOf, scene, type Scene } from './testing/scene.ts'
import { sunkenTreasureTexts } from './text/index.ts'

const table: Scene = {
  seats: 2,
  boats: [['c2r3', 'c2r4', 'c4r3'], ['c2r2']],
  hands: [
    ['coral', 'jade'],
    ['plum', 'plum', 'plum'],
  ],
  supplies: [0, 6],
  spaces: { c2r3: ['coral-bell', 'jade-coins'], c2r4: ['amber-ring', 'coral-mussel'], c4r3: ['plum-key'] },
  treasures: [['plum-bell'], []],
  jokers: [['plum-mussel', 'plum-eye'], ['azure-mussel']],
}

function at(phase: State['phase'], told: Scene = table): State {
  const state = scene(told)
  state.phase = phase
  return state
}

function sailed(told: Scene = table, ...then: string[]): State {
  const state = scene(told)
  act(state, 'sail 2', ...then)
  return state
}

function over(): State {
  const state = at('over')
  state.end = 'stalled'
  return state
}

function waitingInVain(): State {
  const state = scene({ ...table, ships: [7, 2] })
  state.active = 1
  return state
}

const ONE_KIND: Scene = { ...table, options: { sameActionForAll: true } }
const POOR: Scene = { ...table, hands: [['coral'], ['plum', 'plum', 'plum']] }

/** A position, an action of a seat, and why it is refused: in the code, and in English. */
const CASES: readonly (readonly [RefusalCode, () => State, Seat, string, string])[] = [
  ['game-over', over, 0, 'end', 'The game is over.'],
  [
    'supply-empty',
    waitingInVain,
    0,
    'trade jade',
    'Your supply is used up, so there is no card to trade for. You are passed over while you wait.',
  ],
  ['not-your-turn', sailed, 1, 'sail 2', 'Somebody else has the move. Wait for your turn.'],
  [
    'wrong-phase',
    () => scene(table),
    0,
    'collect coral-bell',
    'First sail: to a column with a bathyscaphe of yours, or off the board.',
  ],
  [
    'no-boats-on-the-surface',
    () => at('place'),
    0,
    'place c1r1',
    'Bathyscaphes never enter row 1, the surface. Rows 2 to 5 are theirs.',
  ],
  [
    'second-row-only',
    () => at('place'),
    0,
    'place c1r3',
    'Bathyscaphes start in row 2. Place it in row 2 of any column.',
  ],
  [
    'must-sail-right',
    () => scene({ ...table, ships: [2, 0] }),
    0,
    'sail 1',
    'Ships sail to the right only, at least one column. From column 2 go further right, or off the board.',
  ],
  [
    'no-bathyscaphe-there',
    () => scene(table),
    0,
    'sail 3',
    "You have no bathyscaphe in column 3, so your ship can't stop there. You may stop in column 2, 4 or 6, or leave the board.",
  ],
  [
    'not-under-your-ship',
    sailed,
    0,
    'move c4r3 c4r4',
    'Column 4, row 3 is not under your ship. Only what lies in column 2 counts this turn.',
  ],
  [
    'no-boat-in-space',
    sailed,
    0,
    'move c2r5 c2r4',
    'You have no bathyscaphe in column 2, row 5. Bring one there first.',
  ],
  [
    'already-acted',
    () => sailed(table, 'move c2r4 c2r5'),
    0,
    'move c2r5 c1r5',
    'Your bathyscaphe in column 2, row 5 has had its action this turn. Use another one, or end your actions.',
  ],
  [
    'same-space',
    sailed,
    0,
    'move c2r3 c2r3',
    'A move must end in another space. Leave the bathyscaphe where it is, or move it elsewhere.',
  ],
  [
    'too-far',
    sailed,
    0,
    'move c2r3 c1r5',
    'Column 1, row 5 is too far: a move stays in its row or goes one row up or down, in any column.',
  ],
  [
    'same-action-for-all',
    () => sailed(ONE_KIND, 'move c2r4 c2r5'),
    0,
    'collect coral-bell',
    'You have moved: at this table all bathyscaphes of a turn do the same, so the others may only move.',
  ],
  ['not-on-the-board', sailed, 0, 'collect plum-bell', 'The plum bell is not on the board.'],
  [
    'laid-this-turn',
    () => sailed(table, 'collect coral-bell by plum-eye'),
    0,
    'collect plum-eye',
    'You laid down the plum eye this turn. Collecting it is possible from the next turn on.',
  ],
  ['no-card-of-color', sailed, 0, 'collect amber-ring', 'You hold no amber card. In your hand: coral and jade.'],
  [
    'cannot-pay',
    () => sailed(POOR),
    0,
    'collect coral-bell',
    'The coral bell costs 1 card to your opponents besides the coloured one, and you have 0. A joker would cost nothing.',
  ],
  [
    'joker-for-joker',
    sailed,
    0,
    'collect coral-mussel by plum-mussel',
    "The coral mussel can't be collected with a joker: a joker lies there. A card of its colour collects it.",
  ],
  [
    'not-your-joker',
    sailed,
    0,
    'collect coral-bell by azure-mussel',
    "You don't have the azure mussel as a joker. Yours: plum eye and plum mussel.",
  ],
  [
    'gained-this-turn',
    () => sailed(table, 'collect coral-bell by plum-mussel'),
    0,
    'collect jade-coins by coral-bell',
    'You gained the coral bell this turn. That is a joker from your next turn on.',
  ],
  ['must-act', sailed, 0, 'end', 'At least one bathyscaphe must act: collect a tile, or move one to another space.'],
]

describe('refusals', () => {
  test.each(CASES)('%s', (code, position, seat, text, sentence) => {
    const state = position()
    const refusal = game.refusal(state, seat, actionOf(text)) as Refusal
    expect(refusal.code).toBe(code)
    expect(sunkenTreasureTexts.en.refusal(refusal)).toBe(sentence)
    const french = sunkenTreasureTexts.fr.refusal(refusal)
    expect(french).toMatch(/^[A-ZÀÉ].*\.$/)
    expect(french).not.toContain(code)
  })

  test('every code has its case', () => {
    expect(CASES.map(([code]) => code)).toEqual([...REFUSAL_CODES])
  })
})
