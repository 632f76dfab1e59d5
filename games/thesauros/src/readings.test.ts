import { describe, expect, test } from 'vitest'
import {
  isPending,
  isPendingFor,
  isPlacingWithMore,
  amountDue,
  accountDue,
  actingMeeple,
  actingZone,
  askedSeat,
  decisionOf,
  firstMapChosen,
  hasDived,
  hasLoaded,
  incomeLeft,
  isDeparting,
  mapOnItsWay,
  mapsToChoose,
  meepleInPort,
  nextAtSea,
  partnersOf,
  spacesMoved,
  timesRaised,
  voyageOf,
  zoneInResolution,
} from './readings.ts'
import { Scene } from './testing/scene.ts'
import { GE, NOBODY, PORT_AND_LAGOON } from './types.ts'

describe('what a position says of things to be done', () => {
  test('nothing is to be done once the game is over', () => {
    const { state } = new Scene(2)
    expect([decisionOf(state), askedSeat(state), voyageOf(state), nextAtSea(state), zoneInResolution(state)]).toEqual([
      null,
      -1,
      -1,
      -1,
      0,
    ])
    expect([accountDue(state, 0), amountDue(state, 0), incomeLeft(state, 0), partnersOf(state, 0)]).toEqual([
      -1, 0, -1, -1,
    ])
    expect([actingMeeple(state), actingZone(state), meepleInPort(state, 0), hasLoaded(state, 0)]).toEqual([
      NOBODY,
      0,
      NOBODY,
      false,
    ])
    expect([
      mapOnItsWay(state, 0),
      mapsToChoose(state, 0, 'satellite-map'),
      firstMapChosen(state, 0),
      timesRaised(state, 0),
    ]).toEqual([0, 0, 0, -1])
    expect([hasDived(state), isDeparting(state), spacesMoved(state), isPlacingWithMore(state)]).toEqual([
      false,
      false,
      0,
      false,
    ])
  })

  test('a map is on its way while its account is short of the price', () => {
    const scene = new Scene(2).offer(0, 0, 0, [2, 3])
    const [meeple] = scene.queue(3, [0, 'W'])
    scene.money(0, { HR: 9, RD: 0, GE: 1, ME: 9 }).resolve(3)
    expect([decisionOf(scene.state), askedSeat(scene.state)]).toEqual(['market', 0])
    expect([actingMeeple(scene.state), actingZone(scene.state)]).toEqual([meeple, 3])
    scene.act('buy 2')
    const { state } = scene
    expect([decisionOf(state), accountDue(state, 0), amountDue(state, 0), mapOnItsWay(state, 0)]).toEqual([
      'pay',
      GE,
      5,
      2,
    ])
    expect([
      isPendingFor(state, 'gain-map', 0),
      isPendingFor(state, 'gain-map', 1),
      isPending(state, 'market'),
    ]).toEqual([true, false, false])
  })

  test('a Zodiac leaves port and moves', () => {
    const scene = new Scene(2)
    const [meeple] = scene.queue(PORT_AND_LAGOON, [0, 'W'])
    scene.resolve(PORT_AND_LAGOON)
    expect([meepleInPort(scene.state, 0), meepleInPort(scene.state, 1)]).toEqual([meeple, NOBODY])
    scene.act('depart green')
    const now = () => [voyageOf(scene.state), spacesMoved(scene.state), isDeparting(scene.state), hasDived(scene.state)]
    expect(now()).toEqual([0, 0, true, false])
    scene.act('step w1')
    expect(now()).toEqual([0, 1, true, false])
    expect(meepleInPort(scene.state, 0)).toBe(NOBODY)
  })

  test('the envelope is chosen before the meeple that goes with it is placed', () => {
    const scene = new Scene(2)
    scene.begin('placing')
    expect([decisionOf(scene.state), isPlacingWithMore(scene.state)]).toEqual(['place', false])
    scene.act('envelope')
    expect([decisionOf(scene.state), isPlacingWithMore(scene.state)]).toEqual(['place', true])
  })
})
