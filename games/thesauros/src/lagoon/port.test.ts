import { describe, expect, test } from 'vitest'
import { AT_HOME, AT_STORE, AT_ZODIAC } from '../state.ts'
import { rolls, SET } from '../testing/scene.ts'
import { SeaScene } from '../testing/sea-scene.ts'
import { MUSSELS, PORT_AND_LAGOON, type SortId } from '../types.ts'

const found = (id: string) => SET.found.findIndex((tile) => tile.id === id)

/** Green's meeples in zone 7's queue, and the green Zodiac in port with items. */
function pontoon(line: readonly SortId[], ...items: readonly string[]): SeaScene {
  const scene = new SeaScene().moored(0, 'green', ...items)
  scene.queue(PORT_AND_LAGOON, ...line.map((sort) => [0, sort] as const))
  return scene
}

describe('mussels', () => {
  test('T58 marker on $1: a worker gets $1, the boss $3; then the marker goes to $2', () => {
    const scene = new SeaScene()
    scene.queue(MUSSELS, [0, 'W'], [1, 'B'])
    scene.resolve(MUSSELS).act('fish', 'take HR 1', 'fish', 'take HR 3')
    expect([scene.accounts(0)[0], scene.accounts(1)[0], scene.state.musselMarker]).toEqual([21, 23, 1])
    expect([scene.state.fishing[0], scene.state.fishing[1]]).toEqual([1, 3])
  })

  test('T58 at the third place the boss gets a point and $2, and the marker stays', () => {
    const scene = new SeaScene()
    scene.state.musselMarker = 2
    scene.queue(MUSSELS, [0, 'B'])
    scene.resolve(MUSSELS).act('fish', 'take HR 2')
    expect([scene.accounts(0)[0], scene.state.reputation[0], scene.state.musselMarker]).toEqual([22, 11, 2])
  })

  test('T58 the marker also moves when the only one there refused', () => {
    const scene = new SeaScene()
    scene.queue(MUSSELS, [0, 'W'])
    scene.resolve(MUSSELS).act('refuse')
    expect([scene.state.reputation[0], scene.state.musselMarker]).toEqual([9, 1])
  })

  test('T59 with nobody in zone 6 the marker stays', () => {
    const scene = new SeaScene().resolve(MUSSELS)
    expect(scene.state.musselMarker).toBe(0)
  })
})

describe('the Zodiac store', () => {
  test('T60 the boss pays $4 for the first place and gains a point; the next pays $8; a third visit is impossible', () => {
    const scene = new SeaScene()
    const [boss] = scene.queue(PORT_AND_LAGOON, [0, 'B'], [1, 'W'], [2, 'W'])
    scene.moored(2, 'red')
    scene.resolve(PORT_AND_LAGOON).act('buy-zodiac')
    expect([scene.missions(0), scene.state.reputation[0], scene.at('yellow')]).toEqual([16, 11, 'port'])
    expect([scene.state.zodiacOwner[4], scene.state.at[boss ?? -1]]).toEqual([0, AT_STORE])
    scene.act('buy-zodiac')
    expect([scene.missions(1), scene.state.zodiacOwner[5]]).toEqual([12, 1])
    expect(scene.refused('buy-zodiac')?.code).toBe('store-full')
  })

  test('T60 the 5/7 has the discount, another hat has not', () => {
    const left = (sort: SortId) => {
      const scene = pontoon([sort]).resolve(PORT_AND_LAGOON).act('buy-zodiac')
      return scene.missions(0)
    }
    expect([left('H57'), left('H3')]).toEqual([16, 14])
  })

  test('T60 alone there is one place, or two with the option', () => {
    expect(new SeaScene(1).state.store).toHaveLength(1)
    expect(new SeaScene(1, { soloStoreSpaces: '2' }).state.store).toHaveLength(2)
  })

  test('all four neutral Zodiacs can be sold, no fifth', () => {
    const scene = new SeaScene()
    for (const zodiac of ['yellow', 'orange', 'violet', 'pink'] as const) scene.moored(1, zodiac)
    scene.queue(PORT_AND_LAGOON, [0, 'B'])
    scene.moored(0, 'green').resolve(PORT_AND_LAGOON)
    expect(scene.refused('buy-zodiac')?.code).toBe('no-zodiac-left')
  })

  test('R11 who stands in the store may use a Double Action: the second act frees the place', () => {
    const scene = pontoon(['W'])
    const [worker] = scene.state.queues.filter((meeple) => meeple >= 0)
    scene.state.doubled.push(worker ?? -1)
    scene.resolve(PORT_AND_LAGOON).act('buy-zodiac', 'lagoon lagoon-tour yellow', 'take ME 4')
    expect([scene.state.store, scene.at('yellow'), scene.at('green')]).toEqual([[-1, -1], 'lagoon-tour', 'port'])
    expect([scene.missions(0), scene.state.doubled]).toEqual([18, []])
  })

  test('who goes aboard first loses the token unused', () => {
    const scene = pontoon(['W', 'W'])
    const [worker] = scene.state.queues.filter((meeple) => meeple >= 0)
    scene.state.doubled.push(worker ?? -1)
    scene.resolve(PORT_AND_LAGOON).act('lagoon lagoon-tour green', 'take ME 4')
    expect([scene.told('double-lost').length, scene.state.doubled]).toEqual([1, []])
  })

  test('in maintenance everybody is back from the store and the lagoon', () => {
    const scene = pontoon(['W', 'B'])
    scene.resolve(PORT_AND_LAGOON).act('skip', 'buy-zodiac', 'lagoon lagoon-tour green', 'take ME 6').begin('upkeep')
    expect([scene.state.store, scene.at('green'), scene.state.crew[0]]).toEqual([[-1, -1], 'port', -1])
    expect(scene.state.at.slice(0, 3)).toEqual([AT_HOME, AT_HOME, AT_HOME])
  })
})

describe('the lagoon', () => {
  test('T61 lobsters bring $8, the boss or a 5/7 $10; for a third Zodiac there is no space', () => {
    const scene = new SeaScene().moored(0, 'green', 'lobster-pot').moored(0, 'yellow', 'lobster-pot')
    scene.moored(0, 'orange', 'lobster-pot').moored(0, 'pink', 'lobster-pot')
    scene.queue(PORT_AND_LAGOON, [0, 'W'], [0, 'B'], [0, 'H57'])
    scene.resolve(PORT_AND_LAGOON)
    scene.act('skip', 'lagoon lagoon-lobster-a green', 'take ME 8', 'lagoon lagoon-lobster-b yellow', 'take ME 10')
    expect([scene.missions(0), scene.state.fishing[0]]).toEqual([38, 18])
    expect(scene.refused('lagoon lagoon-lobster-a orange')).toEqual({
      code: 'lagoon-taken',
      params: { space: 'lagoon-lobster-a' },
    })
  })

  test('T9 $8 from lobsters go to any of the four accounts, not to the slush fund', () => {
    const scene = pontoon(['W'], 'lobster-pot').resolve(PORT_AND_LAGOON).act('lagoon lagoon-lobster-a green')
    expect(scene.refused('take SF 1')?.code).toBe('no-income-to-slush')
    scene.act('take HR 3', 'take GE 4', 'take ME 1')
    expect(scene.accounts(0)).toEqual([23, 20, 24, 21, 20])
  })

  test.each([
    ['W', 'harpoon', 5],
    ['B', 'harpoon', 7],
    ['W', 'spear-gun', 6],
    ['H57', 'spear-gun', 8],
  ] as const)('T62 coastal fishing: %s with %s gets $%i', (sort, weapon, gain) => {
    const scene = pontoon([sort], weapon).resolve(PORT_AND_LAGOON)
    scene.act('lagoon lagoon-coastal green', `take ME ${gain}`)
    expect([scene.missions(0), scene.state.fishing[0]]).toEqual([20 + gain, gain])
  })

  test('T62 without a weapon there is no coastal fishing', () => {
    const scene = pontoon(['W'], 'lobster-pot').resolve(PORT_AND_LAGOON)
    expect(scene.refused('lagoon lagoon-coastal green')?.code).toBe('lagoon-gear')
  })

  test.each([
    ['W', 4],
    ['B', 6],
  ] as const)('T62 the tour brings %s $%i, which is no fishing', (sort, gain) => {
    const scene = pontoon([sort]).resolve(PORT_AND_LAGOON).act('lagoon lagoon-tour green', `take ME ${gain}`)
    expect([scene.missions(0), scene.state.fishing[0]]).toEqual([20 + gain, 0])
  })

  test('items go aboard before the Zodiac leaves, once an act', () => {
    const scene = pontoon(['W']).supply(0, 'lobster-pot')
    scene.resolve(PORT_AND_LAGOON)
    expect(scene.refused('lagoon lagoon-lobster-a green')?.code).toBe('lagoon-gear')
    scene.act('exchange', 'move lobster-pot supply green')
    expect(scene.refused('exchange')?.code).toBe('nothing-to-exchange')
    scene.act('lagoon lagoon-lobster-a green', 'take ME 8')
    expect(scene.state.at[1]).toBe(AT_ZODIAC)
  })

  test('a Zodiac that is out is not there for the next one; who can do nothing refuses', () => {
    const scene = pontoon(['W', 'W']).money(0, { HR: 0, RD: 0, GE: 0, ME: 0 })
    scene.resolve(PORT_AND_LAGOON).act('lagoon lagoon-tour green', 'take HR 4')
    // $4 less the fee are not enough for a Zodiac.
    expect([scene.told('refused').length, scene.state.reputation[0]]).toEqual([1, 9])
  })
})

describe('the island', () => {
  /** The island holds just these tiles, seen by nobody. */
  function island(sort: SortId, ...tiles: readonly string[]): SeaScene {
    const scene = pontoon([sort], 'metal-detector')
    scene.state.islandBag = tiles.map(found)
    scene.state.islandUnseen = tiles.length
    return scene.resolve(PORT_AND_LAGOON)
  }

  test('T63 a worker gets a tile by chance; the watch is $8 and out of the game', () => {
    const scene = island('W', 'watch', 'coin')
    scene.chance = rolls(0, 0)
    scene.act('lagoon lagoon-island green', 'take ME 8')
    expect([scene.missions(0), scene.state.islandUnseen, scene.state.islandBag]).toEqual([28, 1, [found('coin')]])
    expect(scene.state.fishing[0]).toBe(0)
  })

  test('T63 bronze is a $5 treasure, the improved sonar goes to the supply', () => {
    const bronze = island('W', 'bronze-1')
    bronze.act('lagoon lagoon-island green')
    expect([bronze.treasures(0), bronze.state.islandUnseen]).toEqual([[5], 0])
    const sonar = island('W', 'improved-basic-sonar')
    sonar.act('lagoon lagoon-island green')
    expect(sonar.items(0)).toEqual(['improved-basic-sonar'])
  })

  test('T63 the boss sees two and keeps one; the other stays face down, known to that seat only', () => {
    const scene = island('B', 'watch', 'coin', 'necklace')
    scene.chance = rolls(0, 0, 0, 0)
    scene.act('lagoon lagoon-island green')
    expect(scene.legal()).toEqual(['keep necklace', 'keep watch'])
    expect(scene.refused('keep coin')?.code).toBe('not-found')
    expect(scene.pending(0)?.found).toEqual(['watch', 'necklace'])
    expect(scene.pending(1)?.found).toBeNull()
    scene.act('keep watch', 'take ME 8')
    expect([scene.state.islandSeen, scene.state.islandUnseen]).toEqual([[found('necklace') * 16 + 1], 1])
  })

  test('T63 a tile that was put back is found like the others, and whoever had seen it still knows it is there', () => {
    const scene = island('B', 'coin')
    scene.state.islandSeen = [found('necklace') * 16 + 2]
    scene.chance = rolls(0, 0, 0)
    scene.act('lagoon lagoon-island green', 'keep coin', 'take ME 6')
    expect(scene.state.islandSeen).toEqual([found('necklace') * 16 + 3])
  })

  test('T63 R40 with one tile left the skilled see one; an empty island is closed', () => {
    const scene = island('B', 'coin')
    scene.act('lagoon lagoon-island green', 'take ME 6')
    expect(scene.missions(0)).toBe(26)
    const empty = island('B')
    expect(empty.refused('lagoon lagoon-island green')?.code).toBe('island-empty')
  })

  test('T63 the detector must be aboard', () => {
    const scene = pontoon(['W']).supply(0, 'metal-detector').resolve(PORT_AND_LAGOON)
    expect(scene.refused('lagoon lagoon-island green')?.code).toBe('lagoon-gear')
  })
})

describe('out to sea', () => {
  test('R32 a departing Zodiac moves, may dive, and stays at sea with its crew', () => {
    const scene = pontoon(['B'], 'mask').maps(0, 1).tile(1, 'S01', 'down')
    scene.resolve(PORT_AND_LAGOON).act('depart green')
    expect(scene.refused('done')?.code).toBe('must-leave-port')
    expect(scene.legal()).toEqual(['step w1', 'step w2'])
    scene.act('step w1', 'step s1.1', 'dive', 'lift 1')
    expect([scene.at('green'), scene.state.crew[0], scene.state.at[0]]).toEqual(['s1.1', 0, AT_ZODIAC])
    expect([scene.treasures(0), scene.toAct]).toEqual([[3], []])
  })

  test('R30 it may not end in port or in the lagoon, and no seaplane is rented for it', () => {
    const scene = pontoon(['W'], 'booster').resolve(PORT_AND_LAGOON).act('depart green', 'step w1', 'step port')
    expect(scene.refused('done')?.code).toBe('must-leave-port')
    expect(scene.refused('step lagoon-tour')?.code).toBe('lagoon-closed')
    expect(scene.refused('rent green')?.code).toBe('not-now')
    scene.act('step w2', 'done')
    expect([scene.at('green'), scene.missions(0)]).toEqual(['w2', 19])
  })

  test('R16 a move that ends on a fishing space brings $2, without the bonus of skill', () => {
    const scene = pontoon(['B']).resolve(PORT_AND_LAGOON).act('depart green', 'step w2', 'step f1', 'done', 'take ME 2')
    expect(scene.missions(0)).toBe(22)
  })

  test('over occupied spaces a Zodiac leaves if it gets beyond them, else not at all', () => {
    const scene = pontoon(['W']).money(0, { HR: 0, RD: 0, GE: 0, ME: 0 })
    scene.boat(1, 'white', 'w1', 'W')
    scene.boat(2, 'red', 'w2', 'W')
    scene.boat(1, 'yellow', 'w3', 'W')
    scene.boat(2, 'pink', 'g1', 'W')
    scene.resolve(PORT_AND_LAGOON).act('depart green')
    // Over w2 to the fishing space are two spaces, and that one holds any number.
    expect(scene.legal()).toEqual(['step w2'])
    scene.act('step w2', 'step f1', 'take ME 2')
    expect([scene.at('green'), scene.missions(0)]).toEqual(['f1', 2])
  })

  test('EN L759: a departing Zodiac may step back into port to fetch an engine from the supply', () => {
    const scene = pontoon(['W']).supply(0, 'super-engine').money(0, { HR: 0, RD: 0, GE: 0, ME: 0 })
    scene.resolve(PORT_AND_LAGOON).act('depart green', 'step w1')
    // Back in port its two free spaces are used up: only the engine, which costs nothing, leads on.
    expect(scene.refused('step port')).toBeNull()
    scene.act('step port')
    expect(scene.legal()).toEqual(['exchange'])
    scene.act('exchange')
    expect(scene.refused('done')?.code).toBe('engine-needed')
    scene.act('move super-engine supply green')
    expect(scene.legal()).toEqual(['step w1', 'step w2'])
    scene.act('step w2', 'step w3')
    expect([scene.at('green'), scene.items('green'), scene.items(0)]).toEqual(['w3', ['super-engine'], []])
  })

  test.each([
    [{ HR: 0, ME: 1 }, 'no-way-on'],
    [{ HR: 2, ME: 0 }, 'no-way-on'],
    [{ HR: 3, ME: 0 }, null],
    [{ HR: 0, ME: 2 }, null],
  ])('EN L759: the way on with the engine must be paid, by transfers if need be: %o', (accounts, code) => {
    const scene = pontoon(['W'])
      .supply(0, 'booster')
      .money(0, { RD: 0, GE: 0, ...accounts })
    scene.boat(1, 'white', 'w1', 'W')
    scene.boat(2, 'red', 'w2', 'W')
    scene.resolve(PORT_AND_LAGOON).act('depart green', 'step w1')
    // To the fishing space behind w2 it is the fourth space: $1 for the third one, $1 for the booster.
    expect(scene.refused('step port')?.code ?? null).toBe(code)
  })

  test('EN L759: the engine may lie in any own Zodiac in port, not in the first one only', () => {
    const scene = pontoon(['W']).moored(0, 'yellow', 'mask').moored(0, 'pink', 'super-engine')
    scene.money(0, { HR: 0, RD: 0, GE: 0, ME: 0 }).resolve(PORT_AND_LAGOON).act('depart green', 'step w1')
    scene.act('step port', 'exchange', 'move super-engine pink green', 'done', 'step w2', 'done')
    expect(scene.at('green')).toBe('w2')
  })

  test('EN L759: a full Zodiac gives one of its engines back for a better one', () => {
    const scene = pontoon(['W'], 'booster', 'booster').supply(0, 'super-engine')
    scene.money(0, { HR: 0, RD: 0, GE: 0, ME: 0 }).resolve(PORT_AND_LAGOON).act('depart green', 'step w1', 'step port')
    scene.act('exchange', 'move super-engine supply green', 'move booster green supply', 'done', 'step w1', 'done')
    expect([scene.at('green'), scene.items('green')]).toEqual(['w1', ['booster', 'super-engine']])
  })

  test('what can be reached from port is told before the Zodiac leaves', () => {
    const scene = pontoon(['W']).maps(0, 1).tile(1, 'S01').resolve(PORT_AND_LAGOON)
    const [voyage] = scene.pending(0)?.voyages ?? []
    expect(voyage?.reach.map(({ space, cost }) => `${space} $${cost}`)).toEqual(
      ['w1 $0', 'w2 $0', 'g1 $0', 's1.1 $0', 'w3 $0', 'f1 $0', 's1.4 $1', 's1.2 $1', 'f2 $1', 'g4 $1', 'w5 $1'].map(
        String,
      ),
    )
    expect(voyage?.dives.map(({ space }) => space)).toEqual(['s1.1', 's1.4', 's1.2'])
    expect(scene.pending(1)?.voyages).toBeNull()
  })
})
