import { describe, expect, test } from 'vitest'
import { components } from '../components.ts'
import { boardOf, makeSet } from '../set.ts'
import { parseSpace, PORT, type Space } from './graph.ts'
import { nearestStop, reachable, type Waters } from './reach.ts'
import { enginesOf, servedBy, travelCost } from './travel.ts'

const set = makeSet(components)
const { sea } = boardOf(set, 4)
const at = (id: string): Space => parseSpace(sea, id) ?? -1

interface Situation {
  readonly maps?: readonly number[]
  readonly taken?: readonly string[]
  /** Names of the engines aboard. */
  readonly engines?: readonly string[]
}

function waters({ maps = [], taken = [], engines = [] }: Situation): Waters {
  const counts = set.items.ids.map((id) => engines.filter((engine) => engine === id).length)
  const aboard = enginesOf(set.items, counts, 0)
  return {
    sea,
    mayEnter: (space) => sea.site[space] === 0 || maps.includes(sea.site[space] ?? 0),
    mayStop: (space) => !taken.includes(sea.ids[space] ?? ''),
    cost: (spaces) => travelCost(set, spaces, servedBy(aboard, 0, 0, spaces)),
  }
}

/** Spaces and $ of the way to a space, or null. */
function way(situation: Situation, from: string, to: string): { spaces: number; cost: number } | null {
  const found = reachable(waters(situation), at(from)).find(({ space }) => space === at(to))
  return found === undefined ? null : { spaces: found.path.length, cost: found.cost }
}

const FAST = ['improved-medium-engine', 'medium-engine']

describe('the way over the sea', () => {
  test('T43 from port, no engine, maps 1 and 2: s1.1 costs nothing, s2.1 $1, s5.1 is too far even with map 5', () => {
    expect(way({ maps: [1, 2] }, 'port', 's1.1')).toEqual({ spaces: 2, cost: 0 })
    expect(way({ maps: [1, 2] }, 'port', 's2.1')).toEqual({ spaces: 3, cost: 1 })
    expect(way({ maps: [1, 2, 5] }, 'port', 's5.1')).toBeNull()
    expect(way({ maps: [5], engines: ['booster'] }, 'port', 's5.1')).toEqual({ spaces: 4, cost: 2 })
  })

  test('T45 from s2.5 to s6.3 it is 8 spaces with maps 2 and 6, 7 with map 4 too, and no way without map 6', () => {
    expect(way({ maps: [2, 6], engines: FAST }, 's2.5', 's6.3')?.spaces).toBe(8)
    expect(way({ maps: [2, 4, 6], engines: FAST }, 's2.5', 's6.3')?.spaces).toBe(7)
    expect(way({ maps: [2, 4], engines: FAST }, 's2.5', 's6.3')).toBeNull()
  })

  test('T46 a space with another Zodiac can be crossed at its normal cost, not stopped on', () => {
    const situation = { maps: [3], taken: ['s3.1'], engines: ['booster'] }
    expect(way(situation, 'w2', 's3.1')).toBeNull()
    expect(way(situation, 'w2', 's3.2')).toEqual({ spaces: 3, cost: 1 })
  })

  test('the way that is given leads there step by step', () => {
    const [, path] = reachable(waters({ maps: [1] }), PORT)
      .filter(({ space }) => space === at('w1') || space === at('s1.1'))
      .map((each) => each.path.map((space) => sea.ids[space]))
    expect(path).toEqual(['w1', 's1.1'])
  })

  test('a space of the lagoon ends the move: nothing lies beyond', () => {
    const spaces = reachable(waters({ engines: FAST }), at('lagoon-tour'))
    expect(spaces).toEqual([])
  })

  test('on an occupied space a Zodiac must be able to go on', () => {
    expect(nearestStop(waters({ maps: [3] }), at('s3.1'))).toBe(0)
    expect(nearestStop(waters({ maps: [3], taken: ['s3.1'] }), at('s3.1'))).toBe(1)
    expect(nearestStop(waters({ maps: [3], taken: ['s3.1', 's3.2', 'w3', 'w2'] }), at('s3.1'))).toBe(2)
    const shut = { maps: [7], taken: ['s7.1', 's7.2', 's7.3', 's7.4', 'w6', 'e3'], engines: [] }
    expect(nearestStop({ ...waters(shut), cost: (spaces) => (spaces > 1 ? -1 : 0) }, at('s7.2'))).toBe(-1)
  })
})
