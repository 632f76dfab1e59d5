import type { Event, SpaceName, TokenId, View } from '@fathom/sunken-treasure'
import { describe, expect, it } from 'vitest'
import { seaBefore } from './told.ts'

type Space = View['spaces'][number]

const bell = 'amber-bell' as TokenId
const mussel = 'jade-mussel' as TokenId

function space(column: number, row: number, boats: readonly number[], tokens: readonly TokenId[] = []): Space {
  return {
    column,
    row,
    boats,
    tokens: tokens.map((token) => ({ token, joker: false, laid: false })),
  }
}

/** A boat of seat 1 has come to column 2, row 4; the bell is gone, and a mussel lies there. */
const now = {
  spaces: [space(2, 3, [0, 0]), space(2, 4, [0, 1], [mussel])],
  players: [{ ship: 5 }, { ship: 2 }],
} as unknown as View
const lay = new Map<string, SpaceName>([[bell, 'c2r4']])

const sailed: Event = { type: 'sailed', seat: 1, column: 2, boats: 1 }
const moved: Event = { type: 'moved', seat: 1, from: 'c2r3', to: 'c2r4' }
const collected: Event = { type: 'collected', seat: 1, token: bell, joker: mussel, as: 'board', treasures: 1 }

const boatsAt = (pieces: ReturnType<typeof seaBefore>, row: number): readonly number[] | undefined =>
  pieces.spaces.find((each) => each.row === row)?.boats

describe('the sea while a turn is told', () => {
  it('stands as it is when all is told', () => {
    const pieces = seaBefore(now, [sailed, moved, collected], [], lay)
    expect(pieces.spaces).toEqual(now.spaces)
    expect(pieces.ships).toEqual([5, 2])
  })

  it('has boats where they came from, and treasures where they lay', () => {
    const before = seaBefore(now, [sailed], [moved, collected], lay)
    expect(boatsAt(before, 3)).toEqual([0, 1])
    expect(boatsAt(before, 4)).toEqual([0, 0])
    expect(before.spaces.find(({ row }) => row === 4)?.tokens.map(({ token }) => token)).toEqual([bell])
    const halfway = seaBefore(now, [sailed, moved], [collected], lay)
    expect(boatsAt(halfway, 4)).toEqual([0, 1])
  })

  it('has ships where they were last told to be, and on the left before they have sailed', () => {
    expect(seaBefore(now, [], [sailed, moved], lay).ships).toEqual([5, 0])
    const earlier: Event = { type: 'sailed', seat: 1, column: 1, boats: 1 }
    expect(seaBefore(now, [earlier], [sailed], lay).ships).toEqual([5, 1])
    const off: Event = { type: 'sailed-off', seat: 1 }
    const returned: Event = { type: 'ships-returned', sweep: 2, idle: 0 }
    expect(seaBefore(now, [earlier, off], [returned, sailed], lay).ships).toEqual([0, 7])
  })
})
