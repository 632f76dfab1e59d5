import { SPECTATOR } from '@fathom/kernel'
import { describe, expect, test } from 'vitest'
import { determinize } from '../determinize.ts'
import { AT_GONE, AT_HOME, OWN } from '../state.ts'
import { hire, lawless } from '../testing/lawless.ts'
import { GAME_DATA, rolls, type Scene } from '../testing/scene.ts'
import { IN_AUCTION, SF } from '../types.ts'
import { view } from '../view/view.ts'
import { redact } from '../view/redact.ts'

/** The auction after quadrimester 3; $20 in every slush fund if not told. */
function auctionOf(seats: number, ...slush: number[]): Scene {
  const scene = lawless(seats)
  slush.forEach((amount, seat) => scene.money(seat, { SF: amount }))
  scene.state.quadrimester = 3
  scene.state.phase = IN_AUCTION
  return scene.begin('auctions')
}

const slushOf = (scene: Scene): number[] => scene.state.order.map((_, seat) => scene.accounts(seat)[SF] ?? 0)
/** Who has the mercenary that is for sale first. */
const employer = (scene: Scene): number => scene.state.mercenaries[0] ?? -1

describe('an auction', () => {
  test('goes on in turn order until all others have passed; the winner pays from the slush fund', () => {
    const scene = auctionOf(3)
    scene.act('bid 1', 'bid 2', 'pass', 'bid 4')
    expect(scene.toAct).toEqual([1])
    scene.act('bid 5', 'pass')
    expect(scene.toAct).toEqual([])
    expect(scene.told('mercenary-hired')).toEqual([{ type: 'mercenary-hired', seat: 1, amount: 5 }])
    expect(slushOf(scene)).toEqual([20, 15, 20])
    expect([employer(scene), scene.state.at[3 * OWN]]).toEqual([1, AT_HOME])
  })

  test('the first bid is at least $1, each further one is higher', () => {
    const scene = auctionOf(2)
    expect(scene.refused('bid 0')).toEqual({ code: 'bid-too-low', params: { amount: 0, least: 1 } })
    scene.act('bid 7')
    expect(scene.refused('bid 7')).toEqual({ code: 'bid-too-low', params: { amount: 7, least: 8 } })
    expect(scene.refused('bid-up-to 7')?.code).toBe('bid-too-low')
  })

  test('EN L1463: any sum may be bid, one that the slush fund does not hold as well', () => {
    const scene = auctionOf(2).act('bid 7')
    expect(scene.refused('bid 68')).toBeNull()
    expect(scene.refused('bid 69')).toEqual({ code: 'bid-too-high', params: { amount: 69, most: 68 } })
    scene.act('higher')
    expect([scene.events, scene.toAct]).toEqual([[], [1]])
    expect([scene.refused('bid 8'), scene.refused('bid-up-to 129')]).toEqual([null, null])
    expect(scene.refused('bid 130')).toEqual({ code: 'bid-too-high', params: { amount: 130, most: 129 } })
    scene.act('bid 129')
    expect(scene.state.bids).toEqual([0, 7, 1, 129])
    // The next one is offered the sums above that.
    expect([scene.refused('bid 190'), scene.refused('bid 191')?.code]).toEqual([null, 'bid-too-high'])
  })

  test('EN L59-63: up to the $386 of the box, more than which nobody can lay down', () => {
    const scene = auctionOf(2).act('higher', 'higher', 'higher', 'higher', 'higher')
    expect(scene.legal()).toContain('higher')
    scene.act('higher')
    expect(scene.refused('bid 386')).toBeNull()
    expect(scene.legal()).not.toContain('higher')
    expect(scene.refused('higher')).toEqual({ code: 'no-higher-sum', params: { most: 386 } })
    // Nobody can bid more: the other one passes without being asked.
    scene.act('bid 386')
    expect([scene.toAct, scene.told('bid-failed').map(({ amount }) => amount)]).toEqual([[], [386]])
  })

  test('higher sums asked for are asked for again at the next turn', () => {
    const scene = auctionOf(2).act('higher', 'bid 1', 'bid 2')
    expect(scene.refused('bid 64')?.code).toBe('bid-too-high')
  })

  test('R37 without a bid the mercenary leaves the game', () => {
    const scene = auctionOf(2).act('pass', 'pass')
    expect(scene.told('mercenary-unsold')).toHaveLength(1)
    expect([employer(scene), scene.state.at[2 * OWN]]).toEqual([-1, AT_GONE])
  })

  test('T79 the last bidder can’t pay: a point is lost, and the bidder before buys', () => {
    const scene = auctionOf(4, 20, 20, 4, 20).act('bid 3', 'bid 5', 'bid 6', 'pass', 'pass', 'pass')
    expect(scene.told('bid-failed')).toEqual([{ type: 'bid-failed', seat: 2, amount: 6 }])
    expect(scene.state.reputation).toEqual([10, 10, 9, 10])
    expect(slushOf(scene)).toEqual([20, 15, 4, 20])
    expect(employer(scene)).toBe(1)
  })

  test('R37 who can’t pay either loses a point as well, and so on back', () => {
    const scene = auctionOf(3, 20, 1, 1).act('bid 2', 'bid 3', 'bid 4', 'pass', 'pass')
    expect(scene.state.reputation).toEqual([10, 9, 9])
    expect([employer(scene), slushOf(scene)]).toEqual([0, [18, 1, 1]])
  })

  test('R37 EN L1469: the first bid, going back, that can be paid buys, whoever has overbid later', () => {
    const scene = auctionOf(2, 3, 1).act('bid 2', 'bid 5', 'bid 9', 'pass')
    expect(scene.told('bid-failed').map(({ seat, amount }) => [seat, amount])).toEqual([
      [0, 9],
      [1, 5],
    ])
    expect(scene.state.reputation).toEqual([9, 9])
    expect([employer(scene), slushOf(scene)]).toEqual([0, [1, 1]])
    expect(scene.told('mercenary-hired')).toEqual([{ type: 'mercenary-hired', seat: 0, amount: 2 }])
  })

  test('R37 EN L1589: several bids of one bidder that can’t be paid cost one point', () => {
    const scene = auctionOf(2, 3, 1).act('bid 2', 'bid 4', 'bid 5', 'bid 6', 'bid 7', 'pass')
    expect(scene.told('bid-failed').map(({ seat, amount }) => [seat, amount])).toEqual([
      [0, 7],
      [1, 6],
    ])
    expect(scene.state.reputation).toEqual([9, 9])
    expect([employer(scene), slushOf(scene)]).toEqual([0, [1, 1]])
  })

  test('R37 where no bid can be paid the mercenary leaves the game', () => {
    const scene = auctionOf(2, 1, 1).act('bid 2', 'bid 5', 'pass')
    expect(scene.state.reputation).toEqual([9, 9])
    expect([employer(scene), slushOf(scene)]).toEqual([-1, [1, 1]])
    expect(scene.told('mercenary-unsold')).toHaveLength(1)
  })

  test('there is one after quadrimesters 3, 5, 7 and 8, a mercenary each', () => {
    const scene = auctionOf(2)
    for (const [number, quadrimester] of [3, 5, 7, 8].entries()) {
      scene.state.quadrimester = quadrimester
      if (number > 0) scene.begin('auctions')
      scene.act('bid 1', 'pass')
      expect(scene.state.mercenaries[number]).toBe(0)
    }
    expect(slushOf(scene)).toEqual([16, 20])
  })
})

describe('a standing bid', () => {
  test('bids the least that is needed up to its limit, and passes beyond', () => {
    const scene = auctionOf(3).act('bid-up-to 6', 'bid 3', 'pass')
    // Seat 0 has answered 4 at once.
    expect(scene.state.bids).toEqual([0, 1, 1, 3, 0, 4])
    expect(scene.toAct).toEqual([1])
    scene.act('bid 6')
    expect(scene.toAct).toEqual([])
    expect([employer(scene), slushOf(scene)]).toEqual([1, [20, 14, 20]])
  })

  test('two of them settle it between them', () => {
    const scene = auctionOf(2).act('bid-up-to 9', 'bid-up-to 5')
    expect(scene.toAct).toEqual([])
    expect([employer(scene), slushOf(scene)]).toEqual([0, [15, 20]])
  })

  test('is known to be there, but its limit only to its owner', () => {
    const scene = auctionOf(3).act('bid-up-to 6')
    expect(view(scene.look, 0).auction).toMatchObject({ standing: [0], limit: 6 })
    for (const viewer of [1, 2, SPECTATOR] as const) {
      expect(view(scene.look, viewer).auction).toMatchObject({ standing: [0], limit: null })
      const [event] = scene.told('standing-bid')
      expect(event && redact(event, viewer)).toEqual({ type: 'standing-bid', seat: 0, limit: null })
    }
  })

  test('is sampled by others as anything from the last bid on, by its owner as it is', () => {
    const scene = auctionOf(3).act('bid-up-to 6', 'bid 3', 'pass')
    const limits = new Set<number>()
    for (let raise = 0; raise <= 16; raise++) {
      const world = determinize(GAME_DATA, scene.state, 1, rolls(0, 0, raise))
      limits.add(world.limits[0] ?? 0)
    }
    expect([...limits]).toEqual(Array.from({ length: 17 }, (_, raise) => 4 + raise))
    expect(determinize(GAME_DATA, scene.state, 0, rolls(0, 0)).limits).toEqual([6, 0, 0])
  })
})

describe('wages of mercenaries', () => {
  test('T80 a mercenary in the staff room costs $2, one that was used nothing', () => {
    const scene = lawless(2)
    hire(scene, 0)
    scene.begin('payday')
    expect(scene.accounts(0)[0]).toBe(20 - 2 * 3)
    const used = lawless(2)
    used.state.at[hire(used, 0)] = AT_GONE
    used.begin('payday')
    expect(used.accounts(0)[0]).toBe(20 - 2 * 2)
  })

  test('T80 one bought after quadrimester 3 costs no wage in 3', () => {
    const scene = auctionOf(2).act('bid 1', 'pass')
    expect(scene.accounts(0)).toEqual([20, 20, 20, 20, 19])
  })
})
