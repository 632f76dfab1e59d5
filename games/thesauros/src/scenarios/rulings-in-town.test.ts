import { describe, expect, test } from 'vitest'
import { AT_DECK, AT_HOME, OWN, own } from '../state.ts'
import { card, copiesOf, patented, showing, supplied } from '../testing/cards.ts'
import { Scene, SET } from '../testing/scene.ts'
import { SeaScene } from '../testing/sea-scene.ts'
import {
  ADVERTISING,
  FACE_DOWN,
  IN_AUCTION,
  IN_INFLUENCE,
  IN_MAINTENANCE,
  MARKET,
  MUSSELS,
  RECRUITMENT,
  RESEARCH,
  RIVAL,
  SEAPLANES,
} from '../types.ts'

const BROKE = { HR: 0, RD: 0, GE: 0, ME: 0, SF: 0 }

describe('rulings on money', () => {
  test.each([
    [true, 20],
    [false, 21],
  ])('R1 R42 the boss takes an own $1 item: with a floor %s R&D is %i', (discountFloor, left) => {
    const scene = patented(showing(new Scene(4, { discountFloor }), 'mask'), 'mask', 0)
    scene.queue(RESEARCH, [0, 'B'])
    scene.resolve(RESEARCH).act('item mask')
    expect(scene.accounts(0)).toEqual([20, left, 20, 20, 20])
  })

  test('R19 who gets a royalty chooses its account at once, before the next act', () => {
    const scene = patented(showing(new Scene(4), 'tank'), 'tank', 3)
    scene.queue(RESEARCH, [0, 'W'], [1, 'W'])
    scene.resolve(RESEARCH).act('item tank')
    expect(scene.toAct).toEqual([3])
    scene.act('take GE 1', 'take RD 1')
    expect([scene.accounts(3), scene.toAct]).toEqual([[20, 21, 21, 20, 20], [1]])
  })

  test('R21 as many whole wages as can be paid; the dollar that is left stays', () => {
    const scene = new Scene(2).money(0, { ...BROKE, HR: 1, RD: 3, GE: 1 })
    scene.state.at.fill(AT_HOME, 0, 4)
    // Three wages of $2; 1 + 2 can be brought together in year 1: one is paid.
    scene.begin('payday')
    expect([scene.told('wages-due')[0]?.paid, scene.state.reputation[0]]).toEqual([1, 8])
    scene.act('transfer RD 2')
    expect(scene.accounts(0)).toEqual([1, 0, 1, 0, 0])
  })

  test('R35 one transfer from each source for an expense, and none once it can be paid', () => {
    const scene = new Scene(4)
    scene.queue(ADVERTISING, [0, 'W'])
    scene.resolve(ADVERTISING).money(0, { HR: 9, RD: 9, GE: 2, ME: 9 }).act('advertise', 'transfer HR 2')
    expect(scene.refused('transfer HR 2')?.code).toBe('gave-already')
    scene.act('transfer RD 2')
    expect([scene.accounts(0), scene.toAct]).toEqual([[6, 6, 0, 9, 20], []])
  })

  test('R36 introductory: slush money must pay wages that lack, unless the table keeps it', () => {
    const after = (slushTransfers: string) => {
      const scene = new Scene(2, { variant: 'introductory', slushTransfers }).money(0, { ...BROKE, SF: 9 })
      scene.begin('payday')
      if (slushTransfers !== 'none') scene.act('transfer SF 4')
      return [scene.accounts(0)[4], scene.state.reputation[0]]
    }
    expect([after('out-only'), after('both-ways'), after('none')]).toEqual([
      [4, 10],
      [4, 10],
      [9, 8],
    ])
  })
})

describe('rulings on tiles and cards', () => {
  test('R7 with two dig tiles left of a size, those two are looked at', () => {
    const scene = new Scene(4).offer(0, 0, [6, 1])
    scene.state.bigPile = [2]
    scene.state.bigUnder = [5 * 4 + 3]
    scene.queue(MARKET, [0, 'W'])
    scene.resolve(MARKET).act('buy 6')
    expect(scene.legal()).toHaveLength(2)
    scene.act(scene.legal()[0] ?? '')
    expect([scene.state.tileFace[6], scene.state.bigPile.length + scene.state.bigUnder.length]).toEqual([FACE_DOWN, 1])
  })

  test('R17 a second map of an owned number: no second cube, no further tile; it counts all the same', () => {
    const scene = new Scene(4).offer(0, 0, [6, 2])
    scene.queue(MARKET, [0, 'W'], [0, 'W'])
    scene.resolve(MARKET).act('buy 6')
    scene.act(scene.legal()[0] ?? '', 'buy 6')
    expect([scene.state.marketMaps[6], scene.state.cubes[6], scene.told('tiles-seen')]).toEqual([2, 1, []])
  })

  test('R23 after quadrimester 5 an eleventh card, once; in quadrimester 9 none', () => {
    const code = (quadrimester: number, cards: number) => {
      const scene = showing(new Scene(4), ...SET.items.ids.slice(0, cards))
      scene.state.quadrimester = quadrimester
      scene.queue(RESEARCH, [0, 'W'])
      return scene.resolve(RESEARCH).refused('reserve')?.code
    }
    expect([code(6, 10), code(8, 10), code(9, 10), code(7, 11)]).toEqual([
      undefined,
      undefined,
      'too-late-to-reserve',
      'no-more-cards',
    ])
  })

  test('R28 solo: an item of the rival’s patent costs G + H to the bank, the boss and the #2 pay $2 less', () => {
    const left = (sort: 'W' | 'B' | 'H2' | 'H3') => {
      const scene = patented(showing(new Scene(1), 'scuba'), 'scuba', RIVAL)
      scene.queue(RESEARCH, [0, sort])
      scene.resolve(RESEARCH).act('item scuba')
      return [scene.accounts(0)[1], supplied(scene, 0, 'scuba'), scene.toAct.length]
    }
    expect([left('W'), left('B'), left('H2'), left('H3')]).toEqual([
      [14, 1, 0],
      [16, 1, 0],
      [16, 1, 0],
      [14, 1, 0],
    ])
  })

  test('R41 cubes do not run out: with two dozen of them out there is one more for a patent', () => {
    const scene = showing(new Scene(4), ...SET.items.ids.slice(0, 11))
    for (let id = 0; id < 10; id++) own(scene.state, 'patents')[id] = 0
    own(scene.state, 'cubes').fill(1, 1, 8)
    own(scene.state, 'stored')[0] = 8
    scene.queue(RESEARCH, [0, 'W'])
    scene.resolve(RESEARCH).act('patent scuba')
    expect(scene.state.patents[card('scuba')]).toBe(0)
  })
})

describe('rulings on acts', () => {
  test('R13 losing points at 0 changes nothing', () => {
    const scene = new Scene(2)
    scene.state.reputation[0] = 0
    scene.queue(MUSSELS, [0, 'W'])
    scene.resolve(MUSSELS).act('refuse')
    expect([scene.state.reputation[0], scene.told('reputation')]).toEqual([0, []])
  })

  test('R18 in quadrimester 1 queue 4 is closed, also for a recruit and a mercenary', () => {
    const scene = new Scene(4)
    scene.queue(RECRUITMENT, [0, 'W'])
    scene.resolve(RECRUITMENT).act('hire')
    expect(scene.refused('place W 4')?.code).toBe('closed-now')
    const lawless = new Scene(4, { variant: 'lawless' })
    own(lawless.state, 'mercenaries')[0] = 0
    lawless.state.at[4 * OWN] = AT_HOME
    lawless.begin('placing')
    expect([lawless.refused('place M 4')?.code, lawless.refused('place B 4')?.code]).toEqual([
      'closed-now',
      'closed-now',
    ])
  })

  test('R29 a second act that is impossible or not wanted is lost at no cost', () => {
    const wanted = new Scene(2)
    wanted.state.doubled.push(...wanted.queue(MUSSELS, [0, 'W']))
    wanted.resolve(MUSSELS).act('fish', 'take HR 1', 'skip')
    const possible = new Scene(2)
    possible.state.doubled.push(...possible.queue(ADVERTISING, [0, 'W']))
    // Only the first of two campaigns of $5 can be paid.
    possible
      .resolve(ADVERTISING)
      .money(0, { ...BROKE, GE: 9 })
      .act('advertise')
    expect([wanted.state.reputation[0], possible.state.reputation[0]]).toEqual([10, 14])
    expect([wanted.toAct, possible.toAct, wanted.state.doubled, possible.state.doubled]).toEqual([[], [], [], []])
  })

  test('R29 the token goes with a refusal, a reservation and a pilot who stays at sea', () => {
    const refused = new Scene(2)
    refused.state.doubled.push(...refused.queue(MUSSELS, [0, 'W']))
    refused.resolve(MUSSELS).act('refuse')
    expect([refused.state.doubled, refused.state.reputation[0], refused.toAct]).toEqual([[], 9, []])

    const reserved = new Scene(2)
    const [searcher = -1] = reserved.queue(RESEARCH, [0, 'W'])
    reserved.state.doubled.push(searcher)
    reserved.resolve(RESEARCH).act('reserve')
    expect([reserved.state.doubled, reserved.state.at[searcher], reserved.toAct]).toEqual([[], AT_DECK, []])

    const swapped = new SeaScene()
    swapped.boat(0, 'green', 'w2', 'W')
    swapped.state.doubled.push(...swapped.queue(SEAPLANES, [0, 'B']))
    swapped.resolve(SEAPLANES).act('fly green', 'pilot green')
    expect([swapped.state.doubled, swapped.state.seaplanes, swapped.toAct]).toEqual([[], 1, []])
  })

  test('a Double Action in research: a patent, then an item of it, by one meeple', () => {
    const scene = showing(new Scene(4), 'tank')
    scene.state.doubled.push(...scene.queue(RESEARCH, [0, 'B']))
    scene.resolve(RESEARCH).act('patent tank', 'item tank')
    // 6 - 2, then 2 - 2: two acts, two discounts, and no royalty to oneself.
    expect([scene.accounts(0)[1], supplied(scene, 0, 'tank'), copiesOf(scene, 'tank')]).toEqual([16, 1, 3])
  })
})

describe('rulings on the calendar', () => {
  test('R10 an auction comes before the year’s scoring; its first bid is at least $1, bids go in turn order', () => {
    const scene = new Scene(3, { variant: 'lawless' })
    scene.state.order = [2, 0, 1]
    scene.state.quadrimester = 3
    scene.state.phase = IN_MAINTENANCE
    scene.begin('calendar')
    expect([scene.state.phase, scene.toAct, scene.state.reputation]).toEqual([IN_AUCTION, [2], [10, 10, 10]])
    expect(scene.refused('bid 0')?.code).toBe('bid-too-low')
    scene.act('bid 1')
    expect(scene.toAct).toEqual([0])
    scene.act('pass', 'pass')
    expect(scene.told('mercenary-hired')).toEqual([{ type: 'mercenary-hired', seat: 2, amount: 1 }])
    expect(scene.state.reputation).toEqual([12, 11, 14])
  })

  test('R14 a museum that is full in quadrimester 6 brings the order’s points once', () => {
    const scene = new Scene(4)
    scene.state.quadrimester = 6
    scene.state.open = 0b1111
    scene.state.phase = IN_INFLUENCE - 3
    scene.begin('calendar')
    expect([scene.state.end, scene.state.reputation]).toEqual(['museum-full', [14, 12, 11, 10]])
  })

  test.each([
    ['EN', [14, 12, 11]],
    ['FR', [14, 12, 10]],
  ])('the order scores with three by the option: %s', (influence3p, points) => {
    const scene = new Scene(3, { influence3p })
    scene.state.quadrimester = 3
    scene.state.phase = IN_MAINTENANCE
    scene.begin('calendar')
    expect(scene.state.reputation).toEqual(points)
  })

  test('with two the order scores 2 and 0, alone nothing', () => {
    const after = (seats: number) => {
      const scene = new Scene(seats)
      scene.state.quadrimester = 3
      scene.state.phase = IN_MAINTENANCE
      return scene.begin('calendar').state.reputation
    }
    expect([after(2), after(1)]).toEqual([[12, 10], [10]])
  })
})

describe('satellite maps with one or two', () => {
  test.each([1, 2])('of %i: numbers 1 to 5, two different ones', (seats) => {
    const scene = showing(new Scene(seats), 'satellite')
    scene.queue(RESEARCH, [0, 'W'])
    scene.resolve(RESEARCH).act('prototype satellite')
    expect(scene.legal()).toEqual(['map 1', 'map 2', 'map 3', 'map 4', 'map 5'])
    expect(scene.refused('map 6')?.code).toBe('no-such-site')
    scene.act('map 5')
    scene.act(scene.legal()[0] ?? '')
    expect(scene.legal()).toEqual(['map 1', 'map 2', 'map 3', 'map 4'])
  })
})
