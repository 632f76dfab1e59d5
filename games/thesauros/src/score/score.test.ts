import { gainsOf, SPECTATOR } from '@fathom/kernel'
import { describe, expect, test } from 'vitest'
import { endGame } from '../calendar/scoring.ts'
import { playOf } from '../flow.ts'
import { makeThesauros } from '../game.ts'
import { receive } from '../money/receive.ts'
import { SITES, own } from '../state.ts'
import { give, kindOf, room } from '../testing/riches.ts'
import { GAME_DATA, Scene, SET } from '../testing/scene.ts'
import { IN_SALARIES, REPUTATION, TREASURE_VALUES } from '../types.ts'
import { view } from '../view/view.ts'
import { outcome } from './outcome.ts'
import { openMoneyOf, pointsOf, wealthOf } from './points.ts'

const card = (id: string): number => SET.items.ids.indexOf(id)

/** So many points on the track, from the start of the game. */
function track(scene: Scene, seat: number, points: number): void {
  scene.state.reputation[seat] = points
  scene.state.tally[seat * REPUTATION.length] = points
}

function maps(
  scene: Scene,
  seat: number,
  kind: 'marketMaps' | 'satelliteMaps' | 'mercenaryMaps',
  ...numbers: number[]
) {
  for (const number of numbers) {
    const place = seat * SITES + number
    const owned = kind === 'marketMaps' ? scene.state.marketMaps : own(scene.state, kind)
    owned[place] = (owned[place] ?? 0) + 1
  }
}

/** Points of seat 0 from a source, with all its money. */
function from(scene: Scene, source: string): number {
  return pointsOf(scene.look, 0, wealthOf(scene.look, 0)).sources[source] ?? 0
}

describe('final scoring', () => {
  test('T76 by source', () => {
    const scene = new Scene(4)
    const { state } = scene
    track(scene, 0, 24)
    room(scene, 2, 1, [1, 3], [0, 9], [1, 5])
    room(scene, 3, 2, [2, 5], [0, 3], [2, 7])
    room(scene, 1, 3, [0, 5])
    own(state, 'stored')[kindOf(7)] = 1
    give(scene, 0, 3, 9)
    own(state, 'patents')[card('mask')] = 0
    own(state, 'patents')[card('tank')] = 0
    own(state, 'patents')[card('drill')] = 1
    own(state, 'sharks')[0] = 3
    maps(scene, 0, 'marketMaps', 2, 2, 2, 5)
    maps(scene, 0, 'satelliteMaps', 5)
    scene.money(0, { HR: 7, RD: 10, GE: 6, ME: 4, SF: 4 })
    state.order = [1, 0, 2, 3]
    endGame(playOf(GAME_DATA, state, scene.chance), 'time')
    expect(outcome(scene.look).scores[0]).toEqual({
      total: 60,
      sources: {
        start: 24,
        hiring: 0,
        store: 0,
        mussels: 0,
        advertising: 0,
        openings: 0,
        influence: 2,
        refusals: 0,
        wages: 0,
        bribes: 0,
        auctions: 0,
        closings: 0,
        smear: 0,
        exhibits: 5 + 3 + 2,
        storeroom: 1,
        unsold: 4,
        patents: 3,
        sharks: 6,
        maps: 5,
        collections: 2,
        money: 3,
        soloBonus: 0,
      },
    })
  })

  test('T77 maps of every kind count for a collection, once a number', () => {
    const scene = new Scene(4)
    maps(scene, 0, 'marketMaps', 5, 5)
    maps(scene, 0, 'satelliteMaps', 5)
    expect([from(scene, 'maps'), from(scene, 'collections')]).toEqual([3, 2])
    maps(scene, 0, 'marketMaps', 5)
    maps(scene, 0, 'mercenaryMaps', 5)
    expect([from(scene, 'maps'), from(scene, 'collections')]).toEqual([5, 2])
  })

  test('T78 $19 in accounts and $1 of slush money are 2 points', () => {
    const scene = new Scene(4).money(0, { HR: 19, RD: 0, GE: 0, ME: 0, SF: 1 })
    expect(from(scene, 'money')).toBe(2)
    expect(pointsOf(scene.look, 0, openMoneyOf(scene.look, 0)).sources['money']).toBe(1)
  })

  test('T78 of equal scores the better place in the order wins', () => {
    const scene = new Scene(3)
    scene.state.order = [2, 0, 1]
    track(scene, 1, 12)
    const { ranks, tieBreak } = outcome(scene.look)
    expect([ranks, tieBreak]).toEqual([[3, 1, 2], null])
    track(scene, 0, 12)
    expect(outcome(scene.look)).toMatchObject({ ranks: [1, 2, 3], tieBreak: 'order' })
    track(scene, 2, 12)
    expect(outcome(scene.look)).toMatchObject({ ranks: [2, 3, 1], tieBreak: 'order' })
  })

  test.each([
    [2, {}, [2, 0]],
    [3, {}, [4, 2, 1]],
    [3, { influence3p: 'FR' }, [4, 2, 0]],
    [4, {}, [4, 2, 1, 0]],
  ])('T78 the order brings %i players with %j %j points', (seats, options, points) => {
    const scene = new Scene(seats, options)
    scene.state.phase = IN_SALARIES
    scene.state.quadrimester = 9
    scene.begin('calendar')
    expect(scene.state.end).toBe('time')
    expect(scene.state.reputation).toEqual(points.map((more) => 10 + more))
  })

  test('R14 a museum that is full in quadrimester 3 brings the order’s points once', () => {
    const scene = new Scene(3)
    scene.state.phase = IN_SALARIES
    scene.state.quadrimester = 3
    room(scene, 1, 0, [0, 3], [0, 3])
    room(scene, 2, 0, [0, 3], [0, 3], [0, 3])
    room(scene, 3, 1, [0, 3], [0, 3], [0, 3])
    scene.begin('calendar')
    expect(scene.state.end).toBe('museum-full')
    expect(scene.state.reputation).toEqual([14, 12, 11])
    expect(scene.toAct).toEqual([])
  })

  test('T75 a full museum ends the game after the salaries, before maintenance', () => {
    const scene = new Scene(2)
    scene.state.quadrimester = 7
    scene.state.phase = IN_SALARIES
    scene.look.board.rooms.forEach((each, index) =>
      room(scene, index + 1, 0, ...each.values.map(() => [0, 3] as const)),
    )
    const cards = scene.state.cards.length
    scene.begin('calendar')
    expect(scene.state.end).toBe('museum-full')
    expect(scene.state.cards).toHaveLength(cards)
  })
})

describe('the score while the game runs', () => {
  test('a seat sees its own slush money counted, others do not', () => {
    const scene = new Scene(2).money(0, { HR: 5, RD: 0, GE: 0, ME: 4, SF: 31 })
    expect(view(scene.look, 0).scores[0]?.sources['money']).toBe(4)
    expect(view(scene.look, 1).scores[0]?.sources['money']).toBe(0)
    expect(view(scene.look, SPECTATOR).scores[0]?.sources['money']).toBe(0)
    endGame(playOf(GAME_DATA, scene.state, scene.chance), 'time')
    expect(view(scene.look, 1).scores[0]?.sources['money']).toBe(4)
  })

  test('income counts as soon as it comes: where it is put changes nothing', () => {
    const scene = new Scene(2).money(0, { HR: 3, RD: 0, GE: 0, ME: 0, SF: 0 })
    receive(playOf(GAME_DATA, scene.state, scene.chance), 0, 7, 'sale')
    const scores = (): (number | undefined)[] =>
      [0, 1].map((viewer) => view(scene.look, viewer).scores[0]?.sources['money'])
    expect(scores()).toEqual([1, 1])
    expect(gainsOf(makeThesauros(SET), [scene.state], 0)).toEqual([])
    scene.act('take GE 7')
    expect(scores()).toEqual([1, 1])
  })

  test('a treasure in a room that is not full yet brings the same as an unsold one', () => {
    const scene = new Scene(4)
    give(scene, 0, TREASURE_VALUES[2])
    expect(from(scene, 'unsold')).toBe(2)
    scene.state.treasures.fill(0)
    room(scene, 2, 0, [0, 7])
    expect([from(scene, 'exhibits'), from(scene, 'unsold')]).toEqual([2, 0])
  })
})
