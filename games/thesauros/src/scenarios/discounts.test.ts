import { describe, expect, test } from 'vitest'
import { push } from '../stack.ts'
import { showing } from '../testing/cards.ts'
import { give } from '../testing/riches.ts'
import { Scene } from '../testing/scene.ts'
import { SeaScene } from '../testing/sea-scene.ts'
import { ACCOUNTS, IN_SETUP, type AccountId, type SortId, type Zone } from '../types.ts'
import { own } from '../state.ts'

/** What one meeple of a sort pays or gets in a zone of the board for four: $ of the account that the zone is paid from. */
function inZone(sort: SortId, zone: Zone, account: AccountId, action: string, ...more: string[]): number {
  const scene = showing(new SeaScene(4), 'tank').offer(0, 0, 0, 0, [1, 1])
  scene.moored(0, 'green')
  if (zone === 4) {
    scene.boat(0, 'yellow', 'w2', sort === 'W' ? 'B' : 'W')
    // Another one on the first space, who has no Zodiac at sea and can't act.
    scene.queue(zone, [1, 'W'])
  }
  give(scene, 0, 7)
  scene.queue(zone, [0, sort])
  scene.resolve(zone)
  scene.act(action, ...more)
  return (scene.accounts(0)[ACCOUNTS.indexOf(account)] ?? 0) - 20
}

const SORTS: readonly SortId[] = ['B', 'W', 'H2', 'H3', 'H57', 'H8']
const each = (zone: Zone, account: AccountId, action: string, ...more: string[]) =>
  Object.fromEntries(SORTS.map((sort) => [sort, inZone(sort, zone, account, action, ...more)]))

describe('advantages of the boss and of specialists (EN L474-510)', () => {
  test('zone 1: $6, the boss $4', () => {
    expect(each(1, 'HR', 'hire')).toEqual({ B: -4, W: -6, H2: -6, H3: -6, H57: -6, H8: -6 })
  })

  test('zone 2: the Tank’s patent is $6, for the boss and the #2 $4', () => {
    expect(each(2, 'RD', 'patent tank')).toEqual({ B: -4, W: -6, H2: -4, H3: -6, H57: -6, H8: -6 })
  })

  test('zone 3: a map on $6, for the boss and the #3 $4', () => {
    expect(each(3, 'GE', 'buy 1')).toEqual({ B: -4, W: -6, H2: -6, H3: -4, H57: -6, H8: -6 })
  })

  test('zone 4: the second space is $2, nothing for the boss', () => {
    expect(each(4, 'ME', 'fly yellow')).toEqual({ B: 0, W: -2, H2: -2, H3: -2, H57: -2, H8: -2 })
  })

  test('zone 7: a Zodiac is $6, for the boss and the 5/7 $4; the tour brings $4, those two $6', () => {
    expect(each(7, 'ME', 'buy-zodiac')).toEqual({ B: -4, W: -6, H2: -6, H3: -6, H57: -4, H8: -6 })
    for (const sort of SORTS) {
      const gain = sort === 'B' || sort === 'H57' ? 6 : 4
      expect(inZone(sort, 7, 'ME', 'lagoon lagoon-tour green', `take ME ${gain}`)).toBe(gain)
    }
  })

  test('zone 8: M3 is $6, for the boss and the #8 $4; a $7 treasure brings those two $9', () => {
    expect(each(8, 'GE', 'sponsor M3')).toEqual({ B: -4, W: -6, H2: -6, H3: -6, H57: -6, H8: -4 })
    for (const sort of SORTS) {
      const gain = sort === 'B' || sort === 'H8' ? 9 : 7
      expect(inZone(sort, 8, 'GE', 'sell 7 store', `take GE ${gain}`)).toBe(gain)
    }
  })

  test('zone 9: $6, the boss $4', () => {
    expect(each(9, 'GE', 'advertise')).toEqual({ B: -4, W: -6, H2: -6, H3: -6, H57: -6, H8: -6 })
  })
})

describe('hats alone', () => {
  test('only of the two kinds that were chosen, one of each', () => {
    const scene = showing(new Scene(1), 'tank', 'drill', 'booster').offer(0, 0, [1, 1], [2, 1])
    own(scene.state, 'hatsLeft').fill(0)
    push(scene.state, 'solo-hats', 0)
    scene.state.phase = IN_SETUP
    scene.act('hat 2', 'hat 8')
    expect(scene.state.hatsLeft).toEqual([0, 1, 0, 0, 1])
    scene.queue(3, [0, 'B'], [0, 'W'])
    expect(scene.resolve(3).legal()).not.toContain('teach')
    scene.act('refuse', 'refuse')
    scene.state.queued.fill(0)
    scene.queue(2, [0, 'B'], [0, 'W'])
    expect(scene.resolve(2).legal()).toEqual(['skip', 'teach'])
    scene.act('teach', 'refuse', 'refuse')
    expect(scene.state.hatsLeft).toEqual([0, 0, 0, 0, 1])
  })
})
