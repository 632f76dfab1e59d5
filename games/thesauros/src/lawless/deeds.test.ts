import { fastChance } from '@fathom/kernel'
import { describe, expect, test } from 'vitest'
import { diverAt } from '../dive/begin.ts'
import { liftCost } from '../dive/column.ts'
import { determinize } from '../determinize.ts'
import { HIDDEN, accessOf, treasureIn } from '../set/tiles.ts'
import { AT_GONE, AT_ZODIAC, OWN, SEATS, SITES, own } from '../state.ts'
import { hire, lawless, send } from '../testing/lawless.ts'
import { GAME_DATA, rolls, SET, type Scene } from '../testing/scene.ts'
import { FACE_DOWN, FACE_UP, IN_SALARIES, type Zone } from '../types.ts'
import { view } from '../view/view.ts'

const [GREEN, WHITE] = [0, 1]
const card = (id: string): number => SET.items.ids.indexOf(id)

/** How many items of a kind are in a seat's supply. */
const supply = (scene: Scene, seat: number, id: string): number =>
  scene.state.items[seat * SET.items.kinds + card(id)] ?? 0

/** Cards on the board, with their owners and the copies left. */
function research(scene: Scene, id: string, owner: number, copies: number): void {
  scene.state.cards = [card(id), card('drill')]
  own(scene.state, 'patents')[card(id)] = owner
  own(scene.state, 'copies')[card(id)] = copies
}

describe('mercenaries', () => {
  test.each([1, 4, 7, 9])('R38 in zone %i the deed may be declined: no point is lost', (zone: Zone) => {
    const scene = send(lawless(2), GREEN, zone)
    expect(scene.legal()).toEqual(['deed', 'skip'])
    scene.act('skip')
    expect(scene.told('mercenary-discarded')).toEqual([
      { type: 'mercenary-discarded', seat: GREEN, zone, forced: false },
    ])
    expect(scene.state.reputation).toEqual([10, 10])
    expect([scene.state.at[2 * OWN], scene.state.mercenaryCube[zone]]).toEqual([AT_GONE, GREEN])
  })

  test('they act before the queue in zones 2, 3 and 4, after it in 1, 7, 8 and 9', () => {
    const { mercenary } = lawless(4).look.board
    expect([2, 3, 4].map((zone) => mercenary[zone])).toEqual(['front', 'front', 'front'])
    expect([1, 7, 8, 9].map((zone) => mercenary[zone])).toEqual(['rear', 'rear', 'rear', 'rear'])
    expect([5, 6, 10].map((zone) => mercenary[zone])).toEqual([null, null, null])
    const scene = lawless(2)
    scene.queue(9, [WHITE, 'W'])
    send(scene, GREEN, 9)
    expect(scene.toAct).toEqual([WHITE])
    scene.act('advertise')
    expect([scene.toAct, scene.legal()]).toEqual([[GREEN], ['deed', 'skip']])
    scene.act('deed')
    expect(scene.state.reputation[WHITE]).toBe(10 + 4 - 4)
  })
})

describe('zone 1', () => {
  test('T81 unused Double Actions go to the mercenary’s player, those under a meeple in a queue stay', () => {
    const scene = lawless(3)
    const [worker = -1] = scene.queue(6, [WHITE, 'W'])
    scene.state.doubled = [worker]
    scene.state.tokenUnder = 0b101
    scene.state.tokens = [0, 1, 0]
    send(scene, GREEN, 1).act('deed')
    expect([scene.state.tokenUnder, scene.state.tokens, scene.state.doubled]).toEqual([0, [3, 0, 0], [worker]])
    expect(scene.told('tokens-stolen').map(({ from, count }) => [from, count])).toEqual([
      [0, 1],
      [1, 1],
      [2, 1],
    ])
  })

  test('R9 without any to be taken the mercenary is discarded', () => {
    const scene = lawless(2)
    scene.state.tokenUnder = 0
    scene.state.tokens = [1, 0]
    send(scene, GREEN, 1)
    expect(scene.toAct).toEqual([])
    expect(scene.told('mercenary-discarded')[0]?.forced).toBe(true)
    expect(scene.state.tokens).toEqual([1, 0])
  })
})

describe('zone 2', () => {
  test('T82 another’s patent, with the last copy: nobody pays royalties any more', () => {
    const scene = lawless(4)
    research(scene, 'tank', GREEN, 1)
    send(scene, WHITE, 2).act('steal tank')
    expect(scene.told('patent-stolen')).toEqual([
      { type: 'patent-stolen', seat: WHITE, card: 'tank', from: GREEN, item: true },
    ])
    expect([scene.state.patents[card('tank')], scene.state.copies[card('tank')]]).toEqual([WHITE, 0])
    expect(supply(scene, WHITE, 'tank')).toBe(1)
    expect(scene.accounts(WHITE)).toEqual([20, 20, 20, 20, 20])
  })

  test('T82 without a copy left it is the patent alone', () => {
    const scene = lawless(4)
    research(scene, 'tank', GREEN, 0)
    send(scene, WHITE, 2).act('steal tank')
    expect(scene.told('patent-stolen')[0]?.item).toBe(false)
    expect([scene.state.patents[card('tank')], supply(scene, WHITE, 'tank')]).toEqual([WHITE, 0])
  })

  test('T83 a free card at four players: one copy fewer, nothing is paid', () => {
    const scene = lawless(4)
    research(scene, 'tank', -1, 4)
    send(scene, WHITE, 2).act('steal tank')
    expect(scene.told('patent-stolen')[0]?.from).toBeNull()
    expect([scene.state.patents[card('tank')], scene.state.copies[card('tank')]]).toEqual([WHITE, 3])
    expect([supply(scene, WHITE, 'tank'), scene.accounts(WHITE)[1]]).toEqual([1, 20])
  })

  test('an own patent and a card that is not shown can’t be stolen; R27 a Satellite brings no maps', () => {
    const scene = lawless(4)
    research(scene, 'satellite', -1, 2)
    own(scene.state, 'patents')[card('drill')] = WHITE
    send(scene, WHITE, 2)
    expect(scene.legal()).toEqual(['skip', 'steal satellite'])
    expect(scene.refused('steal drill')).toEqual({ code: 'own-patent', params: { card: 'drill' } })
    expect(scene.refused('steal mask')).toEqual({ code: 'card-not-shown', params: { card: 'mask' } })
    scene.act('steal satellite')
    expect(scene.toAct).toEqual([])
    expect(scene.state.satelliteMaps.every((count) => count === 0)).toBe(true)
  })
})

describe('zone 3', () => {
  test('T84 at the two sites own divers need no detection, others still do', () => {
    const scene = lawless(4)
    const { state, look } = scene
    own(state, 'cubes')[3] = 0b11
    own(state, 'cubes')[6] = 0b11
    const hidden = SET.tiles.findIndex(
      (tile) =>
        tile.size === (look.board.sea.isBig[3] === true ? 'big' : 'small') &&
        tile.cells.some((cell) => treasureIn(cell) > 0 && accessOf(cell) === HIDDEN),
    )
    own(state, 'tiles')[3] = hidden
    own(state, 'tiles')[6] = SET.tiles.length - 1
    own(state, 'tileFace')[3] = FACE_UP
    own(state, 'tileFace')[6] = FACE_UP
    send(scene, WHITE, 3).act('map 3', 'map 6')
    expect([3, 6].map((number) => state.mercenaryMaps[WHITE * SITES + number])).toEqual([1, 1])
    const tile = SET.tiles[hidden]
    const box = tile?.cells.findIndex((cell) => treasureIn(cell) > 0 && accessOf(cell) === HIDDEN) ?? 0
    const columns = tile?.columns ?? 1
    const space = look.board.sea.siteSpaces[3]?.[box % columns] ?? 0
    const depth = Math.floor(box / columns) + 1
    expect(liftCost(diverAt(look, WHITE, WHITE, space), depth)).toBe(0)
    expect(liftCost(diverAt(look, GREEN, GREEN, space), depth)).toBe(-1)
  })

  test('R38 it is two maps or none, of different numbers', () => {
    const scene = send(lawless(2), GREEN, 3)
    expect(scene.legal()).toEqual(['map 1', 'map 2', 'map 3', 'map 4', 'map 5', 'skip'])
    scene.act('map 2')
    expect(scene.legal()).toEqual(['map 1', 'map 3', 'map 4', 'map 5'])
    expect(scene.refused('map 2')).toEqual({ code: 'map-gone', params: { number: 2, seat: GREEN } })
    expect(scene.refused('skip')?.code).toBe('deed-begun')
    scene.act('map 1')
    expect(scene.state.cubes[2]).toBe(1)
  })
})

describe('zone 3, EN L1522, FR L1504: tiles of sites that have none', () => {
  const tile = (id: string): number => SET.tiles.findIndex((each) => each.id === id)
  const seen = (scene: Scene): (string | null)[] => scene.told('tiles-seen').flatMap(({ tiles }) => tiles)

  test('two sites of one size: three tiles are drawn once, and two of them kept', () => {
    const scene = send(lawless(4), WHITE, 3)
    scene.chance = rolls(2, 1, 0)
    scene.act('map 5', 'map 2')
    expect(scene.told('map-gained').map(({ number }) => number)).toEqual([5, 2])
    expect([scene.told('tiles-seen').map(({ number }) => number), seen(scene)]).toEqual([[5], ['B03', 'B02', 'B01']])
    expect(scene.legal()).toEqual(['tile B01', 'tile B02', 'tile B03'])
    expect(view(scene.look, WHITE).pending).toMatchObject({ number: 5, next: 2, tiles: ['B01', 'B02', 'B03'] })
    expect(view(scene.look, GREEN).pending).toMatchObject({ number: 5, next: 2, tiles: null })
    scene.act('tile B02')
    expect(scene.state.bigUnder).toEqual([])
    expect(view(scene.look, WHITE).pending).toMatchObject({ number: 2, next: null, tiles: ['B01', 'B03'] })
    scene.act('tile B03')
    expect(scene.toAct).toEqual([])
    expect([scene.state.tiles[5], scene.state.tiles[2]]).toEqual([tile('B02'), tile('B03')])
    expect([scene.state.tileFace[5], scene.state.tileFace[2]]).toEqual([FACE_DOWN, FACE_DOWN])
    expect([scene.state.cubes[5], scene.state.cubes[2]]).toEqual([2, 2])
    expect([scene.state.bigPile.length, scene.state.bigUnder]).toEqual([9, [tile('B01') * SEATS + WHITE]])
  })

  test('two sites of two sizes: three of each pile, and one of each kept', () => {
    const scene = send(lawless(4), WHITE, 3).act('map 3', 'map 6')
    expect(scene.told('tiles-seen').map(({ number }) => number)).toEqual([3])
    scene.act(scene.legal()[0] ?? '')
    expect(scene.told('tiles-seen').map(({ number }) => number)).toEqual([6])
    scene.act(scene.legal()[0] ?? '')
    const { bigPile, smallPile, bigUnder, smallUnder } = scene.state
    expect([bigPile.length, smallPile.length, bigUnder.length, smallUnder.length]).toEqual([9, 6, 2, 2])
  })

  test('one site that has a tile and one of its size that has none: one of three is kept', () => {
    const scene = send(lawless(4), WHITE, 3)
    own(scene.state, 'tiles')[2] = scene.state.bigPile[11] ?? -1
    own(scene.state, 'bigPile').pop()
    own(scene.state, 'tileFace')[2] = FACE_DOWN
    scene.act('map 2', 'map 5')
    expect(scene.told('tile-looked').map(({ number }) => number)).toEqual([2])
    expect(view(scene.look, WHITE).pending).toMatchObject({ number: 5, next: null })
    scene.act(scene.legal()[1] ?? '')
    expect([scene.toAct, scene.state.bigUnder.length, scene.state.bigPile.length]).toEqual([[], 2, 8])
  })

  test('both maps are chosen before any tile is seen: the first one reveals nothing and can be taken back', () => {
    const scene = send(lawless(4), WHITE, 3)
    scene.chance = rolls()
    scene.act('map 3')
    expect([scene.told('map-gained'), scene.told('tiles-seen'), scene.toAct]).toEqual([[], [], [WHITE]])
  })

  test('with a single map left that one is gained', () => {
    const scene = lawless(2)
    for (const number of [1, 2, 3, 4]) own(scene.state, 'mercenaryMaps')[WHITE * SITES + number] = 1
    send(scene, GREEN, 3).act('map 5')
    expect(scene.told('map-gained').map(({ number }) => number)).toEqual([5])
  })

  test('who looks at tiles for two sites samples them as they are, another seat others', () => {
    const scene = send(lawless(4), WHITE, 3).act('map 5', 'map 2')
    const own = view(scene.look, WHITE).pending?.tiles
    const dealt = (seat: number) => {
      const world = determinize(GAME_DATA, scene.state, seat, fastChance(3))
      return view({ ...scene.look, state: world }, WHITE).pending?.tiles
    }
    expect(dealt(WHITE)).toEqual(own)
    expect(dealt(GREEN)).not.toEqual(own)
  })
})

describe('zone 4', () => {
  test('T85 R8 no grey seaplane flies: meeples of zone 4 lose a point, none is for rent', () => {
    const scene = lawless(4)
    scene.state.crew[GREEN] = scene.meeple(GREEN, 'W')
    scene.state.at[scene.state.crew[GREEN] ?? 0] = AT_ZODIAC
    scene.state.zodiacAt[GREEN] = scene.look.board.sea.ids.indexOf('w1')
    scene.queue(4, [GREEN, 'W'])
    send(scene, WHITE, 4).act('deed')
    expect(scene.state.reputation).toEqual([9, 10, 10, 10])
    expect([scene.state.seaplanes, scene.state.black]).toEqual([0, WHITE])
    scene.begin('high-seas')
    expect(scene.toAct).toEqual([GREEN])
    expect(scene.legal().filter((text) => text.startsWith('rent'))).toEqual([])
    expect(scene.refused('rent green')?.code).toBe('no-seaplane')
    expect(scene.refused('black green')?.code).toBe('no-black-seaplane')
  })

  test.each([
    ['single-use', -1],
    ['reusable', GREEN],
  ])('T85 the black one moves items for nothing at the start of the own turn at sea (%s)', (blackSeaplane, owner) => {
    const scene = lawless(4, { blackSeaplane })
    scene.state.black = GREEN
    scene.state.crew[GREEN] = scene.meeple(GREEN, 'W')
    scene.state.at[scene.state.crew[GREEN] ?? 0] = AT_ZODIAC
    scene.state.zodiacAt[GREEN] = scene.look.board.sea.ids.indexOf('w1')
    scene.begin('high-seas').act('black green', 'move metal-detector supply green')
    expect(scene.accounts(GREEN)).toEqual([20, 20, 20, 20, 20])
    expect(scene.state.black).toBe(owner)
    expect(scene.refused('black green')?.code).toBe('no-black-seaplane')
    expect(scene.state.seaplanes).toBe(2)
    scene.state.stack.length = 0
    scene.state.sailed = 0
    scene.begin('upkeep')
    scene.state.stack.length = 0
    scene.begin('high-seas')
    expect(scene.refused('black green')?.code ?? 'may fly').toBe(owner === GREEN ? 'may fly' : 'no-black-seaplane')
  })
})

describe('zone 9', () => {
  test('T81 everybody else loses 4 points, at most what there is', () => {
    const scene = lawless(4)
    scene.state.reputation = [3, 12, 20, 15]
    send(scene, 3, 9).act('deed')
    expect(scene.state.reputation).toEqual([0, 8, 16, 15])
    expect(scene.told('reputation').map(({ seat, change, reason }) => [seat, change, reason])).toEqual([
      [0, -3, 'smear'],
      [1, -4, 'smear'],
      [2, -4, 'smear'],
    ])
  })

  test('a lone mercenary does not move the marker', () => {
    const scene = send(lawless(2), GREEN, 9).act('deed')
    expect(scene.state.advertisingMarker).toBe(0)
  })
})

describe('placing a mercenary', () => {
  test('T87 a second one in a zone is refused, and it never stands on a Double Action', () => {
    const scene = lawless(2)
    hire(scene, GREEN)
    own(scene.state, 'mercenaryCube')[8] = WHITE
    own(scene.state, 'tokens')[GREEN] = 1
    scene.state.phase = IN_SALARIES
    scene.begin('placing')
    expect(scene.refused('place M 8')).toMatchObject({ code: 'mercenary-was-there' })
    expect(scene.refused('place M 6')).toMatchObject({ code: 'no-mercenary-space' })
    scene.act('double')
    expect(scene.refused('place M 9')).toMatchObject({ code: 'no-double-for-mercenary' })
  })

  test.each([
    [true, undefined],
    [false, 'no-envelope-for-mercenary'],
  ])('whether it may post the envelope is an option (%s)', (mercenaryEnvelope, code) => {
    const scene = lawless(2, { mercenaryEnvelope })
    hire(scene, GREEN)
    scene.begin('placing').act('envelope')
    expect(scene.refused('place M 9')?.code).toBe(code)
  })
})
