import { describe, expect, test } from 'vitest'
import { artifactsInc as game } from './game.ts'
import {
  act,
  codeOf,
  diceFor,
  legalTexts,
  money,
  owned,
  player,
  refused,
  reputation,
  scene,
  shows,
  type Scene,
} from './testing/scene.ts'

const gems = 'museum-gems'

describe('scenarios of the rules', () => {
  test('1: two Gems in a "2" order bring 2 + 3 = $5, and the cube stays', () => {
    const state = scene({ money: [0], dice: [5], artifacts: [{ gem: 2 }] })
    act(state, `place 5 ${gems}`, `order ${gems} 3`)
    expect(money(state)).toBe(5)
    expect(player(state).artifacts['gem']).toBe(0)
    expect(game.view(state, 0).museums[2]?.boxes[2]).toEqual({ size: 2, owner: 0 })
  })

  test('2: 1 Fossil, 1 Scroll, 2 Statues to the Private Collectors: 4 + 2 = $6', () => {
    const state = scene({ money: [0], dice: [1], artifacts: [{ fossil: 1, scroll: 1, statue: 2 }] })
    const events = act(state, 'place 1 private-collectors', 'sell fossil', 'sell scroll', 'sell statue', 'sell statue')
    expect(money(state)).toBe(6)
    expect(events.at(-1)).toEqual({
      type: 'sold',
      seat: 0,
      artifacts: { fossil: 1, scroll: 1, statue: 2 },
      dollars: 6,
      by: 'private-collectors',
    })
  })

  test('3: one artifact is $1; none is refused', () => {
    const state = scene({ money: [0], dice: [6], artifacts: [{ statue: 2 }] })
    act(state, 'place 6 private-collectors')
    expect(refused(state, 'done')).toEqual({ code: 'nothing-sold', params: {} })
    act(state, 'sell statue', 'done')
    expect(money(state)).toBe(1)
    expect(refused(scene({ dice: [6] }), 'place 6 private-collectors')).toEqual({ code: 'nothing-to-sell', params: {} })
  })

  test('4: cubes tied at Fossils: the later box wins 3', () => {
    const state = scene({ cubes: { 'museum-fossils': { 1: 0, 2: 1 } } })
    state.phase = 'over'
    expect(game.outcome(state).scores.map(({ sources }) => sources['majorities'])).toEqual([0, 3, 0])
  })

  test('5: boxes 9 and 1 beat 8 and 7; without cubes nobody scores', () => {
    const state = scene({ cubes: { [gems]: { 9: 0, 1: 0, 8: 1, 7: 1 } } })
    expect(game.view(state, 0).museums.map(({ leader }) => leader)).toEqual([null, null, 0, null])
    state.phase = 'over'
    expect(game.outcome(state).scores.map(({ sources }) => sources['majorities'])).toEqual([4, 0, 0])
  })

  test('6: a Diving Suit upgraded from 2 to 3 adds 1', () => {
    const state = scene({ dice: [1], cards: [{ B1: 'diving-suit' }] })
    expect(reputation(state)).toBe(2)
    const events = act(state, 'place 1 T4.1', 'upgrade B1')
    expect(events.at(-1)).toEqual({ type: 'reputation', seat: 0, from: 2, to: 3 })
  })

  test('7: the starting Canyon takes anything but a 2', () => {
    const state = scene({ dice: [1, 2, 3, 4, 5, 6] })
    expect(diceFor(state, 'T1.1')).toEqual([1, 3, 4, 5, 6])
    expect(refused(state, 'place 2 T1.1')).toEqual({
      code: 'die-does-not-fit',
      params: { die: 2, faces: [1, 3, 4, 5, 6] },
    })
    act(state, 'place 6 T1.1')
    expect(player(state).artifacts).toEqual({ fossil: 1, scroll: 0, gem: 0, statue: 0 })
  })

  test('8: the starting Desert takes 4, 5 and 6', () => {
    const state = scene({ dice: [1, 2, 3, 4, 5, 6] })
    expect(diceFor(state, 'T2.1')).toEqual([4, 5, 6])
    expect(codeOf(state, 'place 3 T2.1')).toBe('die-does-not-fit')
    act(state, 'place 4 T2.1')
    expect(player(state).artifacts['scroll']).toBe(1)
  })

  test('9: a bought Canyon takes a 1 and a 4, and no second 4', () => {
    const state = scene({ dice: [1, 4, 4], cards: [{ B1: 'canyon' }] })
    act(state, 'place 1 B1.1', 'place 4 B1.2')
    expect(player(state).artifacts['fossil']).toBe(2)
    expect(refused(state, 'place 4 B1.2')).toEqual({ code: 'slot-taken', params: { card: 'canyon', die: 4 } })
  })

  test('10: a Scroll in the cost is due for the card and again for its upgrade', () => {
    const poor = scene({ money: [4], dice: [1], offer: ['curators-study'] })
    act(poor, 'place 1 T4.1')
    expect(refused(poor, 'buy curators-study')).toEqual({ code: 'not-enough-scrolls', params: { need: 1, have: 0 } })
    const state = scene({ money: [8], dice: [1, 2], artifacts: [{ scroll: 1 }], offer: ['curators-study'] })
    act(state, 'place 1 T4.1', 'buy curators-study', 'put B2')
    expect([money(state), player(state).artifacts['scroll']]).toEqual([4, 0])
    const again = scene({ money: [4], dice: [1], cards: [{ B1: 'curators-study' }], artifacts: [{ scroll: 1 }] })
    act(again, 'place 1 T4.1', 'upgrade B1')
    expect([money(again), player(again).artifacts['scroll']]).toEqual([0, 0])
    const short = scene({ money: [4], dice: [1], cards: [{ B1: 'curators-study' }] })
    act(short, 'place 1 T4.1')
    expect(codeOf(short, 'upgrade B1')).toBe('not-enough-scrolls')
  })

  test('11: Headquarters upgrade themselves; the die stays on slot 1, slot 2 is free', () => {
    const state = scene({ money: [5], dice: [2, 5, 6] })
    act(state, 'place 2 T4.1', 'upgrade T4')
    expect(refused(state, 'place 6 T4.1')).toEqual({ code: 'slot-taken', params: { card: 'headquarters', die: 2 } })
    expect(diceFor(state, 'T4.2')).toEqual([5, 6])
  })

  test('12: Adventurers upgraded: dice as they were this turn, 4 the next', () => {
    const state = scene({ money: [9], dice: [1, 2, 3] })
    act(state, 'place 1 T4.1', 'upgrade T3')
    expect(game.view(state, 0).turn?.dice).toEqual([2, 3])
    act(state, 'end', 'end', 'end')
    expect(game.view(state, 0).turn?.rolled).toHaveLength(4)
  })

  test('13: symbols for 9 dice roll 7', () => {
    const crew = { B1: 'sponge-diver', B2: 'bush-pilot', B3: 'epigraphist', B4: 'card-sharp', B5: 'twin-scouts' }
    const state = scene({ active: 2, cards: [{ ...crew, T3: 'adventurers 2' }] })
    act(state, 'end')
    expect(player(state).dice).toBe(7)
    expect(game.view(state, 0).turn?.rolled).toHaveLength(7)
  })

  test('14: a Buy die without a purchase is spent; a museum die without artifacts is refused', () => {
    const state = scene({ money: [3], dice: [2, 3] })
    act(state, 'place 2 T4.1', 'decline')
    expect([money(state), game.view(state, 0).turn?.dice]).toEqual([3, [3]])
    expect(refused(state, 'place 3 museum-fossils')).toEqual({
      code: 'no-order-possible',
      params: { museum: 'museum-fossils' },
    })
  })

  test('15: not at a diagonal; under a card and left of the row', () => {
    const state = scene({ dice: [1], offer: ['mountain'] })
    act(state, 'place 1 T4.1', 'buy mountain')
    expect(refused(state, 'put B0')).toEqual({ code: 'not-adjacent', params: { place: 'B0' } })
    expect(refused(state, 'put T2')).toEqual({ code: 'place-taken', params: { place: 'T2' } })
    expect(legalTexts(state)).toEqual(['put B1', 'put B2', 'put B3', 'put B4', 'put T0', 'put T5'])
  })

  test('16: with grid2x4 a fifth column is refused', () => {
    const options = { grid2x4: true }
    const state = scene({ options, dice: [1], offer: ['mountain'] })
    act(state, 'place 1 T4.1', 'buy mountain')
    expect(refused(state, 'put T5')).toEqual({ code: 'row-full', params: {} })
    expect(legalTexts(state)).toEqual(['put B1', 'put B2', 'put B3', 'put B4'])
    const full = scene({
      options,
      dice: [1],
      offer: ['mountain'],
      cards: [{ B1: 'canyon', B2: 'desert', B3: 'seaplane', B4: 'workshop' }],
    })
    act(full, 'place 1 T4.1')
    expect(refused(full, 'buy mountain')).toEqual({ code: 'row-full', params: {} })
    expect(legalTexts(full).filter((text) => text.startsWith('buy'))).toEqual([])
  })

  test('17: dives by sum and bonus, once a turn, while cards are left', () => {
    const state = scene({ dice: [3, 4, 6], divers: [1, 1] })
    act(state, 'dive 3', 'dive 4')
    expect(player(state).underwater).toEqual([{ id: 'u07', number: 7, find: 'sunkencity' }])
    expect(refused(state, 'dive 6')).toEqual({ code: 'one-dive-a-turn', params: {} })
    const suited = scene({ dice: [3, 3], divers: [1, 1], cards: [{ B1: 'diving-suit' }] })
    act(suited, 'dive 3', 'dive 3')
    expect(player(suited).underwater).toHaveLength(1)
    const shallow = scene({ dice: [3, 3], divers: [1, 1] })
    expect(refused(shallow, 'dive 3')).toEqual({ code: 'too-deep', params: { number: 7, reach: 6 } })
    const empty = scene({ dice: [6], divers: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1] })
    expect(refused(empty, 'dive 6')).toEqual({ code: 'underwater-empty', params: {} })
  })

  test('18: a Mule Train pays for dice on both its expeditions, and on no other', () => {
    const state = scene({ money: [0], dice: [3, 4, 5], cards: [{ T0: 'mule-train', 'T-1': 'mountain', B3: 'canyon' }] })
    act(state, 'place 4 T-1.1', 'place 5 T1.1')
    expect(money(state)).toBe(2)
    act(state, 'place 3 B3.2')
    expect(money(state)).toBe(2)
    const upgraded = scene({ money: [0], dice: [4, 5], cards: [{ T0: 'mule-train 2', 'T-1': 'mountain' }] })
    act(upgraded, 'place 4 T-1.1', 'place 5 T1.1')
    expect(money(upgraded)).toBe(4)
  })

  test('19: a Surveying Kit beside a Rainforest: 3 at level 1, 4 at level 2, and no wrapping', () => {
    const fits = (kit: string): number[] =>
      diceFor(scene({ dice: [1, 2, 3, 4, 5, 6], cards: [{ B1: 'rainforest', B2: kit }] }), 'B1.1')
    expect(fits('survey-kit')).toEqual([1, 2, 3])
    expect(fits('survey-kit 2')).toEqual([1, 2, 3, 4])
  })

  test('20: a Seaplane takes what an expedition beside it gains', () => {
    const cards = [{ B1: 'seaplane', B2: 'mountain' }]
    const state = scene({ dice: [2, 3], cards })
    expect(diceFor(state, 'B1.1')).toEqual([3])
    act(state, 'place 3 B1.1')
    expect(legalTexts(state)).toEqual(['gain fossil', 'gain gem'])
    act(state, 'gain gem')
    expect(player(state).artifacts).toEqual({ fossil: 0, scroll: 0, gem: 1, statue: 0 })
    const alone = scene({ dice: [6], cards: [{ B4: 'seaplane' }] })
    expect(refused(alone, 'place 6 B4.1')).toEqual({ code: 'no-adjacent-expedition', params: {} })
  })

  test('21: a Ceramics Gallery counts Pottery, a third one at once', () => {
    const state = scene({ dice: [6, 6, 1], divers: [0, 1, 1, 1, 0, 1], cards: [{ B1: 'ceramics-gallery' }] })
    expect(shows(state, 'ceramics-gallery')).toEqual([1, 2])
    act(state, 'dive 6', 'dive 6', 'dive 1')
    expect(shows(state, 'ceramics-gallery')).toEqual([1, 3])
    expect(reputation(state)).toBe(1 + 3 + 3)
  })

  test('22: a Maritime Hall of level 2 counts equipment beside it, and every find', () => {
    const state = scene({ divers: [0, 0, 0, 1], cards: [{ B1: 'maritime-hall 2', B0: 'seaplane', B2: 'mule-train' }] })
    expect(shows(state, 'maritime-hall')).toEqual([5, 2 + 3])
  })

  test('23: a neighbour of a University Chair is upgraded: +1 at once', () => {
    const state = scene({ dice: [1], cards: [{ B1: 'university-chair' }] })
    const events = act(state, 'place 1 T4.1', 'upgrade T1')
    expect(events.at(-1)).toEqual({ type: 'reputation', seat: 0, from: 3, to: 5 })
    expect(shows(state, 'university-chair')).toEqual([3, 1])
  })

  test('24: a third cube in a museum: Trustees’ Room +1', () => {
    const state = scene({
      dice: [3],
      artifacts: [{ fossil: 2 }],
      cards: [{ B1: 'trustees-room' }],
      cubes: { 'museum-fossils': { 1: 0, 2: 0 } },
    })
    act(state, 'place 3 museum-fossils', 'order museum-fossils 3')
    expect(shows(state, 'trustees-room')).toEqual([1, 1])
  })

  test('25: discounts stop at $0 and add up', () => {
    const prices = (cards: Record<string, string>, buyAt: string): unknown => {
      const state = scene({ dice: [1], cards: [cards], offer: ['canyon'] })
      act(state, buyAt)
      return player(state).cards.map(({ card, upgrade }) => [card, upgrade?.dollars])
    }
    // Level 1 of the Workshop takes $2 off, level 2 $3; the Bureau of level 2 another $3.
    expect(prices({ B1: 'workshop', B2: 'survey-kit' }, 'place 1 T4.1')).toContainEqual(['survey-kit', 1])
    expect(prices({ B1: 'workshop 2', B2: 'survey-kit' }, 'place 1 T4.1')).toContainEqual(['survey-kit', 0])
    expect(prices({ B1: 'workshop 2', B2: 'purchasing-bureau 2' }, 'place 1 B2.1')).toContainEqual(['s-desert', 0])
    expect(prices({ B1: 'workshop 2', B2: 'purchasing-bureau 2' }, 'place 1 B2.1')).toContainEqual(['adventurers', 3])
    const state = scene({ money: [0], dice: [1], cards: [{ B2: 'purchasing-bureau 2' }], offer: ['canyon'] })
    act(state, 'place 1 B2.1', 'buy canyon', 'put B1')
    expect(money(state)).toBe(0)
  })

  test('26: the Curator’s Study serves any museum, beside the museum’s own die', () => {
    const state = scene({ money: [0], dice: [1, 3], cards: [{ B1: 'curators-study' }], artifacts: [{ fossil: 3 }] })
    act(state, 'place 1 B1.1', 'order museum-fossils 3')
    expect(money(state)).toBe(2 + 1 + 2)
    act(state, 'place 3 museum-fossils', 'order museum-fossils 1')
    expect(money(state)).toBe(5 + 1 + 1)
  })

  test('27: a Card Sharp rerolls one die once, before the first placement', () => {
    const state = scene({ dice: [1, 2, 2, 3], cards: [{ B1: 'card-sharp' }] })
    const events = act(state, 'reroll 2')
    expect(events).toEqual([{ type: 'rerolled', seat: 0, dice: [2], into: [expect.any(Number)] }])
    expect(game.view(state, 0).turn?.dice).toHaveLength(4)
    expect(refused(state, 'reroll 1')).toEqual({ code: 'already-rerolled', params: {} })
    const late = scene({ dice: [1, 2], cards: [{ B1: 'card-sharp' }] })
    act(late, 'place 1 guide-work')
    expect(refused(late, 'reroll 2')).toEqual({ code: 'too-late-to-reroll', params: {} })
  })

  test('28: a Salvage Barge pays $3 a dive; an Epigraphist $1 an order', () => {
    const barge = scene({ money: [0], dice: [2], cards: [{ B1: 'salvage-barge' }] })
    act(barge, 'dive 2')
    expect(money(barge)).toBe(3)
    const scribe = scene({ money: [0], dice: [2], artifacts: [{ fossil: 1 }], cards: [{ B1: 'epigraphist' }] })
    act(scribe, 'place 2 museum-fossils', 'order museum-fossils 2')
    expect(money(scribe)).toBe(1 + 1 + 1)
  })

  /** 19 reputation, and a dive for the 20th. */
  const almost = { T1: 's-canyon 2', B1: 'tower 2', B2: 'diving-suit 2', B3: 'sponge-diver 2', B4: 'seaplane' }

  test('29: seat 2 of 4 reaches 20: seats 3 and 4 still play; the last seat ends the game at once', () => {
    const cards = [{}, almost]
    const state = scene({ seats: 4, active: 1, dice: [6], cards })
    expect(reputation(state, 1)).toBe(19)
    act(state, 'dive 6')
    expect(game.view(state, 0).trigger).toBe(1)
    act(state, 'end', 'end')
    expect([state.phase, state.active]).toEqual(['act', 3])
    act(state, 'end')
    expect(game.outcome(state).end).toBe('reputation')
    const last = scene({ seats: 4, active: 3, dice: [6], cards: [{}, {}, {}, almost] })
    act(last, 'dive 6')
    expect(last.phase).toBe('act')
    act(last, 'end')
    expect([last.phase, game.outcome(last).ranks[3]]).toEqual(['over', 1])
  })

  test('30: 20 reached and lost again: still the last round', () => {
    const state = scene({ dice: [6, 6], cards: [almost] })
    act(state, 'dive 6')
    expect(reputation(state)).toBe(20)
    // No card of this set loses anything by being turned over, so a hand turns one back.
    state.cards[0] = (state.cards[0] ?? []).map((own, index) => (index === 0 ? own - 1 : own))
    state.stats[7] = 15
    act(state, 'end', 'end', 'end')
    expect(game.outcome(state).end).toBe('reputation')
  })

  test('31: majorities lift a player past 20; equal totals go by money, then are shared', () => {
    const over = (told: Scene): ReturnType<typeof game.outcome> => {
      const state = scene(told)
      state.phase = 'over'
      return game.outcome(state)
    }
    const eighteen = { B1: 'tower 2', B2: 'diving-suit 2', B3: 'sponge-diver 2', T1: 's-canyon 2' }
    const twenty = {
      B1: 'university-chair 2',
      B2: 'maritime-hall 2',
      B4: 'desert 2',
      T1: 's-canyon 2',
      T2: 's-desert 2',
      T5: 'epigraphist',
    }
    const lifted = over({ cards: [eighteen, twenty], cubes: { 'museum-fossils': { 1: 0 } } })
    expect(lifted.scores.map(({ total }) => total)).toEqual([21, 20, 0])
    expect(lifted).toMatchObject({ ranks: [1, 2, 3], tieBreak: null })
    const equal: Scene = { cards: [{ B1: 'tower' }, { B1: 'explorers-club', T5: 'canyon 2' }, {}] }
    expect(over({ ...equal, money: [3, 4, 9] })).toMatchObject({ ranks: [2, 1, 3], tieBreak: 'money' })
    expect(over({ ...equal, money: [4, 4, 9] })).toMatchObject({ ranks: [1, 1, 3], tieBreak: null })
  })

  test('32: two players have 6 boxes a museum, and $2 and $3', () => {
    const state = scene({ seats: 2 })
    expect(game.view(state, 0).museums.map(({ boxes }) => boxes.map(({ size }) => size))).toEqual(
      [0, 1, 2, 3].map(() => [1, 2, 3, 4, 5, 6]),
    )
  })

  test('33: with an empty pile nothing is refilled; of D only the top card is for sale', () => {
    const state = scene({ money: [99], dice: [1], offer: ['canyon', 'bush-pilot'] })
    const [rowA = []] = game.view(state, 0).market.map(({ cards }) => cards)
    expect(rowA).toHaveLength(4)
    act(state, 'place 1 T4.1')
    expect(refused(state, 'buy card-sharp')).toEqual({ code: 'not-for-sale', params: { card: 'card-sharp' } })
    expect(codeOf(state, 'buy bush-pilot')).toBeNull()
  })

  test('33: three, two, one and none are shown when the pile is used up', () => {
    const state = scene({
      money: [99],
      dice: [1, 1, 1, 1, 1],
      cards: [
        { T4: 'headquarters 2', B4: 'purchasing-bureau 2' },
        { B1: 'diving-suit', B2: 'diving-suit', B3: 'mule-train' },
        { B1: 'mule-train' },
      ],
      offer: ['survey-kit'],
    })
    const shown = (): number => game.view(state, 0).market[1]?.cards.filter((card) => card !== null).length ?? -1
    expect([shown(), game.view(state, 0).market[1]?.pile]).toEqual([4, 0])
    const events = act(state, 'place 1 T4.1', 'buy survey-kit', 'put B1')
    expect(events).toContainEqual({ type: 'refilled', letter: 'B', card: null, place: -1 })
    expect(shown()).toBe(3)
    act(state, 'place 1 B4.1', 'buy survey-kit', 'put B2')
    expect(shown()).toBe(2)
    expect(owned(state)).toContain('survey-kit')
  })
})
