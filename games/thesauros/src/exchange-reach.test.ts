import { ChanceFrom, fastSource } from '@fathom/kernel'
import { describe, expect, test } from 'vitest'
import { pushExchange, SUPPLY_BIT, zodiacBit } from './exchange.ts'
import { apply, legal, playOf, run } from './flow.ts'
import { courseOf } from './sea/course.ts'
import { PORT } from './sea/graph.ts'
import { canLeave } from './sea/waters.ts'
import { VOYAGE } from './frames.ts'
import { setTop } from './stack.ts'
import { clone } from './clone.ts'
import { holderOf, type State } from './state.ts'
import { GAME_DATA, SET } from './testing/scene.ts'
import { SeaScene } from './testing/sea-scene.ts'
import { PORT_AND_LAGOON, ZODIACS, type ZodiacId } from './types.ts'

const { kinds, ids, engine } = SET.items
const ENGINES = ids.filter((_, kind) => engine[kind] !== 0)
const MOST = SET.data.builtIn.maxEngines
const LONG = process.env['FATHOM_LONG'] === '1'

/** Who holds what, as text. */
const holdings = (state: State): string => state.items.join(' ')

/**
 * Everything that an exchange can come to: what holders have when it may be ended, by brute force over legal actions.
 * @param below length of the stack under the exchange: when no choice is left, it ends by itself
 */
function reached(start: State, below: number): Set<string> {
  const ends = new Set<string>()
  const seen = new Set<string>()
  const open = [start]
  for (let state = open.pop(); state !== undefined; state = open.pop()) {
    if (state.stack.length <= below) {
      ends.add(holdings(state))
      continue
    }
    const key = [holdings(state), state.exchanged.join(' '), state.stack.join(' ')].join('|')
    if (seen.has(key)) continue
    seen.add(key)
    for (const action of legal(GAME_DATA, state, 0)) {
      if (action.do === 'done') {
        ends.add(holdings(state))
      } else if (action.do === 'move') {
        const next = clone(state)
        apply(GAME_DATA, next, 0, action, new ChanceFrom(fastSource(1)))
        open.push(next)
      }
    }
  }
  return ends
}

/** Every way to lay out the same items among these holders with room for so many engines aboard (EN L619), by brute force. */
function possible(start: State, holders: readonly number[]): Set<string> {
  const items = start.items.map((count, place) => (holders.includes(Math.floor(place / kinds)) ? 0 : count))
  const loose = holders.flatMap((holder) =>
    ids.flatMap((_, kind) => Array.from({ length: start.items[holder * kinds + kind] ?? 0 }, () => kind)),
  )
  const ends = new Set<string>()
  const lay = (index: number): void => {
    const kind = loose[index]
    if (kind === undefined) {
      ends.add(items.join(' '))
      return
    }
    for (const holder of holders) {
      const place = holder * kinds + kind
      const aboard = engine.reduce(
        (sum, spaces, each) => sum + (spaces === 0 ? 0 : (items[holder * kinds + each] ?? 0)),
        0,
      )
      if (holder !== 0 && engine[kind] !== 0 && aboard >= MOST) continue
      items[place] = (items[place] ?? 0) + 1
      lay(index + 1)
      items[place] = (items[place] ?? 0) - 1
    }
  }
  lay(0)
  return ends
}

/** Full Zodiacs of one seat in one space, with engines at random, and so many in the supply. */
function fullZodiacs(seed: number, boats: readonly ZodiacId[], supply: number): SeaScene {
  const dice = new ChanceFrom(fastSource(seed))
  const scene = new SeaScene()
  const some = (count: number) => Array.from({ length: count }, () => dice.pick(ENGINES))
  for (const boat of boats) scene.boat(0, boat, 'f1', boat === 'green' ? 'B' : 'W', ...some(MOST))
  return scene.supply(0, ...some(supply))
}

function exchanging(scene: SeaScene, boats: readonly ZodiacId[], withSupply: boolean): State {
  const play = playOf(GAME_DATA, scene.state, scene.chance)
  const bits = boats.map((boat) => zodiacBit(ZODIACS.indexOf(boat)))
  pushExchange(
    play,
    0,
    bits.reduce((sum, bit) => sum | bit, withSupply ? SUPPLY_BIT : 0),
    'none',
  )
  run(play)
  return scene.state
}

const TWO: readonly ZodiacId[] = ['green', 'yellow']
const THREE: readonly ZodiacId[] = ['green', 'yellow', 'pink']

describe('EN L758: whatever the room aboard allows can be reached by an exchange', () => {
  test('engines of three full Zodiacs go round in a ring', () => {
    const scene = new SeaScene()
    scene.boat(0, 'green', 'f1', 'W', 'booster', 'booster')
    scene.boat(0, 'yellow', 'f1', 'W', 'medium-engine', 'medium-engine')
    scene.boat(0, 'pink', 'f1', 'B', 'super-engine', 'super-engine')
    scene.begin('high-seas').act('sail green', 'exchange', 'move booster green yellow')
    expect(scene.legal()).toEqual(['move medium-engine yellow green', 'move medium-engine yellow pink'])
    scene.act('move medium-engine yellow pink')
    expect(scene.refused('done')?.code).toBe('one-engine-too-many')
    scene.act('move super-engine pink green', 'done')
    expect(THREE.map((boat) => scene.items(boat))).toEqual([
      ['booster', 'super-engine'],
      ['booster', 'medium-engine'],
      ['medium-engine', 'super-engine'],
    ])
  })

  test.each([
    ['two Zodiacs', TWO, 0, LONG ? 400 : 60],
    ['two Zodiacs and the supply', TWO, 2, LONG ? 400 : 60],
    ['three Zodiacs', THREE, 0, LONG ? 400 : 60],
    ['three Zodiacs and a supply with one engine', THREE, 1, LONG ? 100 : 6],
  ] as const)('%s, full of engines at random', (_, boats, supply, cases) => {
    for (let seed = 1; seed <= cases; seed++) {
      const scene = fullZodiacs(seed, boats, supply)
      const holders = boats.map((boat) => holderOf(ZODIACS.indexOf(boat)))
      const wanted = possible(scene.state, supply > 0 ? [0, ...holders] : holders)
      const state = exchanging(scene, boats, supply > 0)
      expect([...reached(state, 0)].toSorted(), `seed ${seed}`).toEqual([...wanted].toSorted())
    }
  })
})

/** May green go on from port with what it has in the end? An engine that was aboard from the start has served the spaces so far. */
function getsOn(scene: SeaScene, before: readonly number[], end: string): boolean {
  const look = { ...scene.look, state: { ...clone(scene.state), items: end.split(' ').map(Number) } }
  const [green, spaces] = [holderOf(0), 0b11]
  const engines = ids.flatMap((_, kind) => {
    if (engine[kind] === 0) return []
    const [had, has] = [before[green * kinds + kind] ?? 0, look.state.items[green * kinds + kind] ?? 0]
    const aboard = Array.from({ length: Math.max(had, has) }, (__, copy) => [
      kind,
      copy < has ? green : 0,
      copy < had ? spaces : 0,
    ])
    return aboard.flat()
  })
  const course = courseOf(look.state)
  return course !== null && canLeave(look, { ...course, engines }, PORT)
}

describe('EN L759: a Zodiac that leaves port and passes through it again', () => {
  test('comes back exactly if engines there can lead it on, and then every such load can be reached', () => {
    const dice = new ChanceFrom(fastSource(14))
    const told = { led: 0, refused: 0 }
    for (let number = 1; number <= 200; number++) {
      const some = (count: number) => Array.from({ length: count }, () => dice.pick(ENGINES))
      const scene = new SeaScene()
        .moored(0, 'green', ...some(dice.below(3)))
        .moored(0, 'yellow', ...some(dice.below(3)))
      scene.supply(0, ...some(dice.below(2)))
      for (const [zodiac, space] of [['white', 'w1'], ['red', 'w2']] as const) scene.boat(1, zodiac, space, 'W') // prettier-ignore
      scene.queue(PORT_AND_LAGOON, [0, 'W'])
      scene
        .money(0, { HR: 0, RD: 0, GE: 0, ME: dice.below(3) })
        .resolve(PORT_AND_LAGOON)
        .act('depart green', 'step w1')
      const before = scene.state.items.slice()
      const back = scene.refused('step port')
      const sailing = clone(scene.state)
      scene.state.zodiacAt[0] = PORT
      setTop(scene.state, VOYAGE.moved, 2)
      const wanted = [...possible(scene.state, [0, holderOf(0), holderOf(4)])].filter((end) =>
        getsOn(scene, before, end),
      )
      expect(back === null, `case ${number}`).toBe(wanted.length > 0)
      scene.state = sailing
      if (back !== null) {
        told.refused++
        continue
      }
      scene.act('step port')
      const below = scene.state.stack.length
      if (scene.legal().includes('exchange')) scene.act('exchange')
      expect([...reached(scene.state, below)].toSorted(), `case ${number}`).toEqual(wanted.toSorted())
      told.led++
    }
    expect(told).toEqual({ led: 153, refused: 47 })
  })
})
