import type { Event } from '@fathom/artifacts-inc'
import { describe, expect, it } from 'vitest'
import { freshMarks } from './fresh.ts'

const price = { dollars: 3, scrolls: 0 }
const mine: Event = { type: 'placed', seat: 0, die: 4, on: { kind: 'dive' } }
const filled: Event = {
  type: 'order-filled',
  seat: 1,
  museum: 'museum-gems',
  artifact: 'gem',
  box: 3,
  size: 2,
  dollars: 5,
  by: 'museum-gems',
}
const put: Event = { type: 'put', seat: 2, card: 'canyon', row: 'bottom', column: 2 }
const upgraded: Event = { type: 'upgraded', seat: 1, card: 'headquarters', price, row: 'top', column: 4 }
const refilled: Event = { type: 'refilled', letter: 'A', card: 'desert', place: 1 }

const all = (events: readonly Event[], you: number | null): string[] => {
  const { boxes, offers, cards } = freshMarks(events, you)
  return [...boxes, ...offers, ...cards]
}

describe('marks for what changed', () => {
  it('are on what others did since my last die', () => {
    expect(all([filled, mine, put, refilled, upgraded], 0)).toEqual(['A:1', '1:T4', '2:B2'])
    expect(all([mine, filled], 0)).toEqual(['museum-gems:2'])
  })

  it('are on the place where a card came up, not on its equal beside it', () => {
    const { offers } = freshMarks(
      [mine, refilled, { ...refilled, place: 3 }, { ...refilled, card: null, place: -1 }],
      0,
    )
    expect([...offers]).toEqual(['A:3', 'A:1'])
  })

  it('are not on what I did myself', () => {
    expect(
      all(
        [
          { ...filled, seat: 0 },
          { ...put, seat: 0 },
        ],
        0,
      ),
    ).toEqual([])
  })

  it('for somebody who looks on are on what the last turns brought', () => {
    const turn: Event = { type: 'turn-started', seat: 1, round: 2, dice: [1, 2, 3] }
    expect(all([put, turn, filled, turn], null)).toEqual(['museum-gems:2'])
  })
})
