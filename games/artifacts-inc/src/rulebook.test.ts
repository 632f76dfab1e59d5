import { fastChance } from '@fathom/kernel'
import { describe, expect, test } from 'vitest'
import { artifactsInc as game } from './game.ts'
import { act, codeOf, diceFor, legalTexts, money, player, refused, reputation, scene, shows } from './testing/scene.ts'

describe('the rulebook’s statements and examples', () => {
  test('R01 the bought Canyon: 1 and 3 fit, 2 does not', () => {
    const state = scene({ dice: [1, 2, 3], cards: [{ B1: 'canyon' }] })
    act(state, 'place 1 B1.1', 'place 3 B1.2')
    expect(player(state).artifacts['fossil']).toBe(2)
    const fresh = scene({ dice: [1, 2, 3], cards: [{ B1: 'canyon' }] })
    expect([diceFor(fresh, 'B1.1'), diceFor(fresh, 'B1.2')]).toEqual([[1], [3]])
  })

  test('R02 the starting Desert: a 4 digs a Scroll, a 3 does not fit, a 5 finds it taken', () => {
    const state = scene({ dice: [3, 4, 5] })
    expect(codeOf(state, 'place 3 T2.1')).toBe('die-does-not-fit')
    act(state, 'place 4 T2.1')
    expect(player(state).artifacts['scroll']).toBe(1)
    expect(refused(state, 'place 5 T2.1')).toEqual({ code: 'slot-taken', params: { card: 's-desert', die: 4 } })
  })

  test('R03 the Diving Suit upgraded: +1, not +3', () => {
    const state = scene({ dice: [1], cards: [{ B1: 'diving-suit' }] })
    act(state, 'place 1 T4.1', 'upgrade B1')
    expect(reputation(state)).toBe(3)
  })

  test('R04 two Gems and a 5: the "2" order pays $5, the "1" would pay $4', () => {
    const orders = [1, 3].map((box) => {
      const state = scene({ money: [0], dice: [5], artifacts: [{ gem: 2 }] })
      act(state, 'place 5 museum-gems', `order museum-gems ${box}`)
      return [money(state), player(state).artifacts['gem'], player(state).cubes['museum-gems']]
    })
    expect(orders).toEqual([
      [4, 1, 1],
      [5, 0, 1],
    ])
  })

  test('R05 1 Fossil, 1 Scroll and 2 Statues to the Private Collectors: $6', () => {
    const state = scene({ money: [0], dice: [6], artifacts: [{ fossil: 1, scroll: 1, statue: 2 }] })
    act(state, 'place 6 private-collectors', 'sell statue', 'sell fossil', 'sell statue', 'sell scroll')
    expect([money(state), state.phase]).toEqual([6, 'act'])
  })

  test('R06 a cube each at Fossils: the second box wins the tie, 3 reputation', () => {
    const state = scene({ active: 2, cubes: { 'museum-fossils': { 1: 0, 2: 1 } } })
    state.trigger = 0
    const events = act(state, 'end')
    expect(events).toContainEqual({ type: 'majority', museum: 'museum-fossils', seat: 1, reputation: 3, tied: true })
    expect(game.outcome(state).scores[1]).toMatchObject({ total: 3, sources: { majorities: 3 } })
  })

  /** 19 reputation, and a dive for the 20th. */
  const almost = { T1: 's-canyon 2', B1: 'tower 2', B2: 'diving-suit 2', B3: 'sponge-diver 2', B4: 'seaplane' }

  test('R07 the last in turn order reaches 20: nobody plays again', () => {
    const state = scene({ active: 2, dice: [2], cards: [{}, {}, almost] })
    act(state, 'dive 2', 'end')
    expect([state.phase, state.round]).toEqual(['over', 5])
  })

  test('R08 the first in turn order reaches 20: the other two still take their turns', () => {
    const state = scene({ dice: [2], cards: [almost] })
    act(state, 'dive 2', 'end')
    expect([state.phase, state.active, state.round]).toEqual(['act', 1, 5])
    act(state, 'end')
    expect([state.phase, state.active]).toEqual(['act', 2])
    act(state, 'end')
    expect(state.phase).toBe('over')
  })

  test('R09 a new four-player game', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const view = game.view(game.setup({ grid2x4: false, openBacks: true }, 4, fastChance(seed)), 0)
      const inTurnOrder = [0, 1, 2, 3].map((turn) => view.players[(view.startSeat + turn) % 4])
      expect(inTurnOrder.map((seat) => seat?.money)).toEqual([2, 3, 3, 4])
      expect(view.scores.map(({ total }) => total)).toEqual([0, 0, 0, 0])
      expect(view.market.map(({ letter, cards, pile }) => [letter, cards.length, pile])).toEqual([
        ['A', 4, 6],
        ['B', 4, 4],
        ['C', 4, 6],
        ['D', 1, 4],
        ['E', 1, 4],
      ])
      expect(view.underwater[0]?.number).toBe(2)
      expect(view.museums.map(({ boxes }) => boxes.map(({ size }) => size))).toEqual(
        [0, 1, 2, 3].map(() => [1, 1, 2, 2, 3, 3, 4, 5, 6]),
      )
    }
    expect(player(scene({ seats: 4 })).dice).toBe(3)
  })

  test('R09 the highest two dice start, ties roll again', () => {
    let ties = 0
    for (let seed = 1; seed <= 60; seed++) {
      const { startRolls, startSeat } = game.view(game.setup({ openBacks: true }, 3, fastChance(seed)), 0)
      let among = [0, 1, 2]
      for (let turn = 0; among.length > 1; turn++) {
        if (turn > 0) ties++
        const sums = among.map((seat) => (startRolls[seat]?.[turn]?.[0] ?? 0) + (startRolls[seat]?.[turn]?.[1] ?? 0))
        among = among.filter((_, index) => sums[index] === Math.max(...sums))
      }
      expect(among).toEqual([startSeat])
    }
    expect(ties).toBe(12)
  })

  test('R10 the Curator’s Study for $4 and a Scroll', () => {
    const without = scene({ money: [4], dice: [1], offer: ['curators-study'] })
    act(without, 'place 1 T4.1')
    expect(codeOf(without, 'buy curators-study')).toBe('not-enough-scrolls')
    const state = scene({ money: [4], dice: [1], artifacts: [{ scroll: 1 }], offer: ['curators-study'] })
    const events = act(state, 'place 1 T4.1', 'buy curators-study', 'put T5')
    expect(events).toContainEqual({
      type: 'bought',
      seat: 0,
      card: 'curators-study',
      price: { dollars: 4, scrolls: 1 },
    })
    expect([money(state), player(state).artifacts['scroll']]).toEqual([0, 0])
  })

  test('R11 a 6 by 2 + 4: reputation, a find, no place in the rows; no second dive', () => {
    const state = scene({ dice: [1, 2, 4], divers: [1] })
    const before = player(state).cards.length
    act(state, 'dive 2', 'dive 4')
    expect([reputation(state), player(state).finds, player(state).cards.length]).toEqual([
      1,
      { pottery: 0, doubloons: 1, sunkencity: 0 },
      before,
    ])
    expect(codeOf(state, 'dive 1')).toBe('one-dive-a-turn')
  })

  test('R12 both ends of the top row and below any card, gaps allowed, no corners', () => {
    const state = scene({ dice: [1], cards: [{ B4: 'workshop' }], offer: ['canyon'] })
    act(state, 'place 1 T4.1', 'buy canyon')
    expect(legalTexts(state)).toEqual(['put B1', 'put B2', 'put B3', 'put B5', 'put T0', 'put T5'])
    // The Press Bureau below the third card touches no expedition, though two lie at its corners.
    expect(shows(scene({ cards: [{ B3: 'press-bureau' }] }), 'press-bureau')).toEqual([1, 0])
  })

  test('R13 equal reputation: more money wins', () => {
    const state = scene({ active: 2, money: [5, 6, 4] })
    state.trigger = 0
    act(state, 'end')
    expect(game.outcome(state)).toMatchObject({ end: 'reputation', ranks: [2, 1, 3], tieBreak: 'money' })
  })
})
