import { describe, expect, test } from 'vitest'
import { AT_DECK, AT_HOME, AT_QUEUE, own, queueStart } from '../state.ts'
import { card, copiesOf, patented, showing, supplied } from '../testing/cards.ts'
import { Scene, SET } from '../testing/scene.ts'
import { FACE_DOWN, HAT_RESEARCH, MARKET, RESEARCH, RIVAL, type SortId } from '../types.ts'

/** Meeples of these seats in zone 2, where only one card is shown. */
function laboratory(id: string, ...line: readonly (readonly [number, SortId])[]): Scene {
  const scene = showing(new Scene(4), id)
  scene.queue(RESEARCH, ...line)
  return scene
}

const research = (scene: Scene, seat: number) => scene.accounts(seat)[1]

describe('zone 2', () => {
  test('T23 a worker patents the Tank: $6, the cube on the row of four, 4 copies for sale', () => {
    const scene = laboratory('tank', [0, 'W']).resolve(RESEARCH).act('patent tank')
    expect([research(scene, 0), scene.state.patents[card('tank')], copiesOf(scene, 'tank')]).toEqual([14, 0, 4])
    expect(supplied(scene, 0, 'tank')).toBe(0)
  })

  test('T24 the boss does both with the Tank: 6 + 2 + 2 - 2 = $8 to the bank; 3 copies left, one is the owner’s', () => {
    const scene = laboratory('tank', [0, 'B']).resolve(RESEARCH).act('prototype tank')
    expect([research(scene, 0), copiesOf(scene, 'tank'), supplied(scene, 0, 'tank')]).toEqual([12, 3, 1])
    expect(scene.told('received')).toEqual([])
  })

  test('T25 another’s Tank: $2 to the bank and $2 to the owner; the boss only the latter; the owner only the former', () => {
    const scene = patented(laboratory('tank', [0, 'W'], [1, 'B'], [2, 'W']), 'tank', 2)
    scene.resolve(RESEARCH).act('item tank', 'take HR 2', 'item tank', 'take HR 2', 'item tank')
    expect([research(scene, 0), research(scene, 1), research(scene, 2)]).toEqual([16, 18, 18])
    expect(scene.accounts(2)[0]).toBe(24)
    expect(copiesOf(scene, 'tank')).toBe(1)
  })

  test('T26 R1 the boss buys another’s Mask: nothing to the bank, $1 to the owner', () => {
    const scene = patented(laboratory('mask', [0, 'B']), 'mask', 1)
      .resolve(RESEARCH)
      .act('item mask', 'take ME 1')
    expect([research(scene, 0), scene.accounts(1)[3]]).toEqual([19, 21])
  })

  test('T27 Scuba with four: three are sold, a fourth is refused', () => {
    const scene = patented(laboratory('scuba', [0, 'W'], [0, 'W'], [0, 'B'], [1, 'W']), 'scuba', 0)
    scene.resolve(RESEARCH).act('skip', 'item scuba', 'item scuba', 'item scuba')
    expect([copiesOf(scene, 'scuba'), supplied(scene, 0, 'scuba'), scene.toAct]).toEqual([0, 3, [1]])
    expect(scene.refused('item scuba')?.code).toBe('sold-out')
  })
})

describe('apprentices', () => {
  test('T28 one hat left: red teaches his worker before he acts and saves $2; green gets none', () => {
    const [red, green] = [2, 0] as const
    const scene = showing(new Scene(4), 'tank', 'drill', 'booster', 'mask')
    own(scene.state, 'hatsLeft')[HAT_RESEARCH] = 1
    const [redWorker = -1, greenWorker = -1] = scene.queue(RESEARCH, [red, 'W'], [green, 'W'], [red, 'B'], [green, 'B'])
    scene.resolve(RESEARCH)
    expect([scene.toAct, scene.legal()]).toEqual([[red], ['skip', 'teach']])
    scene.act('teach', 'patent tank')
    expect([research(scene, red), scene.state.hat[redWorker]]).toEqual([20 - (6 - 2), HAT_RESEARCH])
    // Nobody is asked to teach any more: green's worker acts as he is.
    scene.act('patent drill')
    expect([research(scene, green), scene.state.hat[greenWorker], scene.state.hatsLeft[HAT_RESEARCH]]).toEqual([
      14, 0, 0,
    ])
    scene.act('patent booster', 'patent mask')
    expect([research(scene, red), research(scene, green), scene.toAct]).toEqual([20 - 4 - 1, 14 - 1, []])
  })

  test('T29 the boss stands before the worker: the hat comes before the boss acts, and counts for the worker at once', () => {
    const scene = showing(new Scene(4), 'tank', 'drill')
    own(scene.state, 'hatsLeft')[HAT_RESEARCH] = 2
    const [, worker = -1] = scene.queue(RESEARCH, [0, 'B'], [0, 'W'])
    scene.resolve(RESEARCH).act('teach')
    expect([scene.state.hat[worker], scene.legal()]).toEqual([HAT_RESEARCH, expect.arrayContaining(['patent tank'])])
    scene.act('patent tank', 'patent drill')
    expect(research(scene, 0)).toBe(20 - 4 - 4)
  })

  test('T30 two basic workers and the boss in zone 3: only the first worker of the line is taught', () => {
    const scene = new Scene(4).offer(0, 0, [1, 3], [2, 3], [3, 3])
    const [first = -1, , second = -1] = scene.queue(MARKET, [0, 'W'], [0, 'B'], [0, 'W'])
    scene.resolve(MARKET).act('teach')
    let taught = 1
    while (scene.toAct.length > 0) {
      if (scene.legal().includes('teach')) taught++
      scene.act(scene.legal()[0] ?? '')
    }
    expect([taught, scene.state.hat[first], scene.state.hat[second], scene.state.hatsLeft[2]]).toEqual([1, 2, 0, 2])
  })

  test('T31 a #2 in zone 3 has no discount and can’t take a #3', () => {
    const scene = new Scene(4).offer(0, 0, [5, 1], [4, 2])
    scene.queue(MARKET, [0, 'H2'], [0, 'B'])
    scene.resolve(MARKET)
    expect(scene.legal()).toEqual(['buy 4', 'buy 5', 'refuse'])
    scene.act('buy 5')
    expect(scene.accounts(0)[2]).toBe(16)
  })
})

describe('the deck', () => {
  test('T32 reserved in quadrimester 3: the first of two cards is chosen, the second is the top one', () => {
    const scene = new Scene(4)
    scene.state.quadrimester = 3
    const [meeple = -1] = scene.queue(RESEARCH, [1, 'W'], [0, 'W'])
    scene.resolve(RESEARCH).act('reserve')
    expect(scene.refused('reserve')?.code).toBe('reserved-already')
    scene.act('refuse').begin('payday')
    expect([scene.accounts(1)[0], scene.state.at[meeple]]).toEqual([16, AT_DECK])

    scene.state.queued.fill(0)
    scene.begin('upkeep')
    const deck = scene.told('searched')[0]?.deck ?? []
    expect(deck).toHaveLength(12)
    scene.act(`choose ${deck[5]}`)
    expect(scene.state.cards.slice(3).map((shown) => SET.items.ids[shown])).toEqual([deck[5], deck[0]])
    expect(scene.state.deck.map((each) => SET.items.ids[each]).toReversed()).toEqual([
      ...deck.slice(1, 5),
      ...deck.slice(6),
    ])
    expect([scene.state.queues[queueStart(RESEARCH)], scene.state.at[meeple]]).toEqual([meeple, AT_QUEUE])
  })

  test('T33 reserved in quadrimester 6: the eleventh card lies face up and can be bought; no further one is reserved', () => {
    const scene = showing(new Scene(4), ...SET.items.ids.slice(0, 10))
    scene.state.quadrimester = 6
    const [meeple = -1] = scene.queue(RESEARCH, [0, 'W'])
    scene.resolve(RESEARCH).act('reserve').state.queued.fill(0)
    scene.begin('upkeep').act('choose excavator')
    expect([scene.state.cards.length, scene.state.cards.at(-1)]).toEqual([11, card('excavator')])
    scene.state.quadrimester = 7
    scene.resolve(RESEARCH)
    expect([scene.toAct, scene.refused('reserve')?.code]).toEqual([[0], 'no-more-cards'])
    scene.act('patent excavator')
    expect([research(scene, 0), scene.state.at[meeple]]).toEqual([12, AT_HOME])
  })

  test('T34 the first Satellite costs a worker 10 + 6 + 3 = $19 and brings two satellite maps with their tiles', () => {
    const scene = laboratory('satellite', [0, 'W']).resolve(RESEARCH).act('prototype satellite')
    expect(research(scene, 0)).toBe(1)
    for (const number of [3, 6]) {
      scene.act(`map ${number}`)
      expect(scene.told('tiles-seen')[0]?.tiles).toHaveLength(3)
      scene.act(scene.legal()[2] ?? '')
    }
    const { state } = scene
    expect([state.satelliteMaps[3], state.satelliteMaps[6], state.cubes[3], state.cubes[6]]).toEqual([1, 1, 1, 1])
    expect([state.tileFace[3], state.tileFace[6]]).toEqual([FACE_DOWN, FACE_DOWN])
    expect([state.smallPile.length + state.smallUnder.length, state.bigPile.length + state.bigUnder.length]).toEqual([
      8, 11,
    ])
    expect(scene.toAct).toEqual([])
  })
})

describe('the solo rival and a searched deck', () => {
  test('a card that was chosen for space 5 is the rival’s, with a copy less', () => {
    const scene = showing(new Scene(1), 'mask', 'booster', 'harpoon', 'tank')
    scene.state.quadrimester = 2
    scene.queue(2, [0, 'W'])
    scene.resolve(2).act('reserve').state.queued.fill(0)
    scene.begin('upkeep').act('choose scuba')
    const scuba = scene.state.cards[4] ?? -1
    expect([scene.state.patents[scuba], scene.state.copies[scuba]]).toEqual([RIVAL, 1])
  })
})
