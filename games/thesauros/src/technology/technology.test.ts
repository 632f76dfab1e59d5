import { card, showing, supplied } from '../testing/cards.ts'
import { rolls, Scene, SET } from '../testing/scene.ts'
import { describe, expect, test } from 'vitest'
import { AT_DECK, AT_QUEUE, own, queueStart } from '../state.ts'
import { RIVAL } from '../types.ts'
import { deckSize } from './deck.ts'

describe('research', () => {
  test('a patent: its cost to the bank, no item', () => {
    const scene = showing(new Scene(4), 'tank')
    scene.queue(2, [0, 'W'])
    scene.resolve(2).act('patent tank')
    expect([scene.accounts(0)[1], scene.state.patents[card('tank')], scene.state.copies[card('tank')]]).toEqual([
      14, 0, 4,
    ])
    expect(supplied(scene, 0, 'tank')).toBe(0)
  })

  test('patent and first item together: everything to the bank, with one discount', () => {
    const scene = showing(new Scene(4), 'tank')
    scene.queue(2, [0, 'B'])
    scene.resolve(2).act('prototype tank')
    expect([scene.accounts(0)[1], scene.state.copies[card('tank')], supplied(scene, 0, 'tank')]).toEqual([12, 3, 1])
  })

  test('an item of another’s patent: the discount is on the bank’s part alone', () => {
    const scene = showing(new Scene(4), 'tank')
    own(scene.state, 'patents')[card('tank')] = 3
    scene.queue(2, [0, 'W'], [1, 'H2'], [3, 'W'])
    scene.resolve(2).act('item tank', 'take HR 2', 'item tank', 'take HR 2', 'item tank')
    expect([scene.accounts(0)[1], scene.accounts(1)[1], scene.accounts(3)]).toEqual([16, 18, [24, 18, 20, 20, 20]])
  })

  test('what can’t be had says why', () => {
    const scene = showing(new Scene(4), 'tank', 'mask', 'scuba')
    own(scene.state, 'patents')[card('tank')] = 3
    own(scene.state, 'copies')[card('tank')] = 0
    scene.queue(2, [0, 'W'])
    scene.money(0, { HR: 0, RD: 5, GE: 0, ME: 2 }).resolve(2)
    expect(scene.legal()).toEqual(['patent mask', 'prototype mask', 'refuse', 'reserve'])
    expect(scene.refused('item tank')).toEqual({ code: 'sold-out', params: { card: 'tank', owner: 3 } })
    expect(scene.refused('patent tank')).toEqual({ code: 'patent-taken', params: { card: 'tank', owner: 3 } })
    expect(scene.refused('item mask')?.code).toBe('no-patent-yet')
    expect(scene.refused('patent drill')?.code).toBe('card-not-shown')
    expect(scene.refused('patent scuba')).toEqual({
      code: 'cannot-pay',
      params: { account: 'RD', needs: 9, has: 6, fee: 1 },
    })
  })

  test('a Satellite brings two satellite maps of different numbers, whose tiles are chosen one after the other', () => {
    const scene = showing(new Scene(4), 'satellite')
    scene.queue(2, [0, 'W'])
    scene.resolve(2).act('prototype satellite')
    expect(scene.accounts(0)[1]).toBe(1)
    expect(scene.legal()).toEqual(['map 1', 'map 2', 'map 3', 'map 4', 'map 5', 'map 6', 'map 7'])
    scene.act('map 6')
    expect(scene.legal()).toHaveLength(3)
    scene.act(scene.legal()[1] ?? '')
    expect(scene.refused('map 6')).toEqual({ code: 'map-gone', params: { number: 6, seat: 0 } })
    scene.act('map 1')
    expect(scene.legal()[0]).toMatch(/^tile S/)
    scene.act(scene.legal()[0] ?? '')
    expect([scene.state.satelliteMaps[6], scene.state.satelliteMaps[1], scene.toAct]).toEqual([1, 1, []])
  })

  test('solo: the rival’s royalties go to the bank, and the discount is on all of it', () => {
    const scene = showing(new Scene(1), 'tank')
    own(scene.state, 'patents')[card('tank')] = RIVAL
    scene.queue(2, [0, 'B'])
    scene.resolve(2).act('item tank')
    expect([scene.accounts(0)[1], scene.toAct]).toEqual([18, []])
  })
})

describe('the deck', () => {
  test('one meeple a quadrimester lies on it, none in the ninth', () => {
    const scene = showing(new Scene(4), 'mask')
    const [meeple = -1] = scene.queue(2, [0, 'W'], [1, 'W'])
    scene.resolve(2).act('reserve')
    expect([scene.state.at[meeple], scene.state.onDeck]).toEqual([AT_DECK, meeple])
    expect(scene.refused('reserve')?.code).toBe('reserved-already')
    scene.state.onDeck = -1
    scene.state.quadrimester = 9
    expect(scene.refused('reserve')?.code).toBe('too-late-to-reserve')
  })

  test('its searcher sees all of it, chooses the first card, and is first in zone 2; the second is the top one', () => {
    const scene = showing(new Scene(4), 'mask', 'tank', 'booster', 'harpoon', 'drill')
    scene.state.quadrimester = 3
    const [meeple = -1] = scene.queue(2, [2, 'W'])
    scene.resolve(2).act('reserve')
    scene.state.queued[2] = 0
    scene.begin('upkeep')
    const [searched] = scene.told('searched')
    expect([scene.toAct, scene.legal().length, searched?.deck?.length]).toEqual([[2], 10, 10])
    const [first = '', second = '', third = ''] = searched?.deck ?? []
    scene.act(`choose ${second}`)
    expect(scene.told('card-shown').map((event) => [event.card, event.place, event.chosenBy])).toEqual([
      [second, 6, 2],
      [first, 7, null],
    ])
    expect(scene.state.deck.at(-1)).toBe(card(third))
    expect([scene.state.at[meeple], scene.state.queues[queueStart(2)], scene.state.queued[2]]).toEqual([
      AT_QUEUE,
      meeple,
      1,
    ])
    expect(scene.state.deckSeen).toBe(4)
  })

  test('with all spaces taken the chosen card is an eleventh, and the last one', () => {
    const ids = SET.items.ids.slice(0, 10)
    const scene = showing(new Scene(4), ...ids)
    scene.state.quadrimester = 6
    scene.queue(2, [2, 'W'])
    scene.resolve(2).act('reserve')
    scene.begin('upkeep')
    const chosen = scene.legal()[0] ?? ''
    scene.act(chosen)
    expect([scene.state.cards.length, deckSize(scene.state)]).toEqual([11, 4])
    scene.queue(2, [1, 'W'])
    scene.resolve(2)
    expect(scene.refused('reserve')?.code).toBe('no-more-cards')
  })

  test('cards of the upper part come before the others, in whatever order they are drawn', () => {
    const scene = new Scene(4)
    const { state } = scene
    const upper = new Set(state.deckUpper)
    scene.chance = rolls(0, 0, 0, 0, 0)
    state.reserve.fill(0)
    state.quadrimester = 3
    scene.begin('upkeep')
    state.quadrimester = 4
    scene.begin('upkeep')
    expect(state.cards.slice(3).every((shown) => upper.has(shown))).toBe(true)
    expect([state.deckUpper, state.deckUpperLeft, state.deckLower.length]).toEqual([[], 0, 9])
  })
})
