import { describe, expect, test } from 'vitest'
import { lawless } from '../testing/lawless.ts'
import { IN_AUCTION } from '../types.ts'
import { bidding, sensibleBids } from './facts.ts'

describe('bids on the page', () => {
  test('those come first that the slush fund can pay: the least, some above it, all there is', () => {
    expect(sensibleBids(1, 20)).toEqual([1, 2, 3, 5, 20])
    expect(sensibleBids(8, 9)).toEqual([8, 9])
    expect(sensibleBids(8, 8)).toEqual([8])
    expect(sensibleBids(8, 7)).toEqual([])
  })

  test.each([
    [61, ['bid 61']],
    [62, ['higher', 'bid 62']],
    [122, ['higher', 'bid 122']],
    [123, ['higher', 'higher', 'bid 123']],
    [386, [...Array.from({ length: 6 }, () => 'higher'), 'bid 386']],
  ])('$%i is bid by asking for higher sums as often as needed', (amount, chain) => {
    expect(bidding('bid', amount, 61)).toEqual(chain)
    const scene = lawless(2)
    scene.state.phase = IN_AUCTION
    scene.state.quadrimester = 3
    scene.begin('auctions').act(...chain)
    expect(scene.told('bid')).toEqual([{ type: 'bid', seat: 0, amount }])
  })
})
