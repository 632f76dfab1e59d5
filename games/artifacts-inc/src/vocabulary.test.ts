import { fastChance } from '@fathom/kernel'
import { describe, expect, test } from 'vitest'
import { artifactsInc as game, rules } from './game.ts'
import { act, codeOf, diceFor, legalTexts, money, player, refused, reputation, scene, shows } from './testing/scene.ts'

const ALL = [1, 2, 3, 4, 5, 6]
const artifacts = (state: Parameters<typeof player>[0]): number[] => Object.values(player(state).artifacts)

describe('actions', () => {
  test('T01 gain: the starting Desert of level 2 digs 2 Scrolls with a 3', () => {
    const state = scene({ dice: [3], cards: [{ T2: 's-desert 2' }] })
    act(state, 'place 3 T2.1')
    expect(artifacts(state)).toEqual([0, 2, 0, 0])
  })

  test('T02 gainNear: the Seaplane brings a Gem with a 3 that the Mountain would refuse; no Scrolls', () => {
    const state = scene({ dice: [3], cards: [{ B1: 'seaplane', B2: 'mountain' }] })
    expect(diceFor(state, 'B2.1')).toEqual([])
    act(state, 'place 3 B1.1')
    expect(refused(state, 'gain scroll')).toEqual({
      code: 'not-gained-there',
      params: { artifact: 'scroll', artifacts: ['fossil', 'gem'] },
    })
    act(state, 'gain gem')
    expect(artifacts(state)).toEqual([0, 0, 1, 0])
  })

  test('T03 gainNear: without an expedition beside it a Seaplane takes nothing', () => {
    const state = scene({ dice: [6], cards: [{ B4: 'seaplane' }] })
    expect(codeOf(state, 'place 6 B4.1')).toBe('no-adjacent-expedition')
  })

  test('T04 gainNear: the number is the Seaplane’s, the type the expedition’s', () => {
    const state = scene({ dice: [5], cards: [{ T5: 'rainforest', T6: 'seaplane 2' }] })
    act(state, 'place 5 T6.1', 'gain statue')
    expect(artifacts(state)).toEqual([0, 0, 0, 2])
  })

  test('T05 money: the Lecture Circuit pays $2 for a 3, and $4 for a 4 on level 2', () => {
    const state = scene({ money: [0], dice: [3, 4], cards: [{ B1: 'lecture-circuit' }] })
    expect(diceFor(state, 'B1.1')).toEqual([3])
    act(state, 'place 3 B1.1')
    expect(money(state)).toBe(2)
    const upgraded = scene({ money: [0], dice: [3, 4], cards: [{ B1: 'lecture-circuit 2' }] })
    act(upgraded, 'place 4 B1.1')
    expect(money(upgraded)).toBe(4)
  })

  test('T06 buy: with Headquarters of level 2 the Diving Suit costs $5', () => {
    const at = (dollars: number): string | null => {
      const state = scene({ money: [dollars], dice: [1], cards: [{ T4: 'headquarters 2' }], offer: ['diving-suit'] })
      act(state, 'place 1 T4.1')
      return JSON.stringify(refused(state, 'buy diving-suit')?.params ?? null)
    }
    expect([at(4), at(5)]).toEqual(['{"need":5,"have":4}', 'null'])
  })

  test('T07 buy and discount: an upgrade of $3 with $5 off costs $0', () => {
    const state = scene({
      money: [0],
      dice: [6],
      cards: [{ B1: 'purchasing-bureau 2', B2: 'workshop', B3: 'survey-kit' }],
    })
    const events = act(state, 'place 6 B1.1', 'upgrade B3')
    expect(events).toContainEqual(expect.objectContaining({ type: 'upgraded', price: { dollars: 0, scrolls: 0 } }))
    expect(money(state)).toBe(0)
  })

  test('T08 discount: upgrades only, and never Scrolls', () => {
    const state = scene({
      dice: [1],
      cards: [{ B1: 'workshop', B2: 'curators-study' }],
      offer: ['diving-suit'],
      money: [5],
    })
    act(state, 'place 1 T4.1')
    const upgrades = Object.fromEntries(player(state).cards.map(({ card, upgrade }) => [card, upgrade]))
    expect(upgrades['headquarters']).toEqual({ dollars: 3, scrolls: 0 })
    expect(upgrades['curators-study']).toEqual({ dollars: 2, scrolls: 1 })
    expect(refused(state, 'buy diving-suit')).toEqual({ code: 'not-enough-money', params: { need: 6, have: 5 } })
    expect(codeOf(state, 'upgrade B2')).toBe('not-enough-scrolls')
  })

  test('T09 buy: declined, nothing is bought and the die is spent', () => {
    const state = scene({ dice: [4] })
    act(state, 'place 4 T4.1', 'decline')
    expect([money(state), player(state).cards.length, game.view(state, 0).turn?.dice]).toEqual([10, 4, []])
    expect(legalTexts(state)).toEqual(['end'])
  })

  test('T10 sellAny: a Gem in the Auction Room is 1 + 3 = $4; nothing is refused', () => {
    const state = scene({ money: [0], dice: [2, 3], cards: [{ B1: 'auction-room' }], artifacts: [{ gem: 1 }] })
    act(state, 'place 2 B1.1', 'sell gem')
    expect(money(state)).toBe(4)
    const empty = scene({ dice: [2], cards: [{ B1: 'auction-room' }] })
    expect(codeOf(empty, 'place 2 B1.1')).toBe('nothing-to-sell')
  })

  test('T11 sellAny: 2 Fossils and a Scroll in an Auction Room of level 2: 3 + 1 + 5 = $9', () => {
    const state = scene({
      money: [0],
      dice: [2],
      cards: [{ B1: 'auction-room 2' }],
      artifacts: [{ fossil: 2, scroll: 1 }],
    })
    act(state, 'place 2 B1.1', 'sell fossil', 'sell fossil', 'sell scroll')
    expect(money(state)).toBe(9)
  })

  test('T12 fillOrder: the Study pays $8, and the museum still takes its own die for $5', () => {
    const state = scene({ money: [0], dice: [1, 4], cards: [{ B1: 'curators-study' }], artifacts: [{ statue: 3 }] })
    act(state, 'place 1 B1.1', 'order museum-statues 3')
    expect(money(state)).toBe(8)
    act(state, 'place 4 museum-statues', 'order museum-statues 1')
    expect(money(state)).toBe(8 + 5)
  })

  test('T13 fillOrder: a box with a cube is closed to the museum’s die and to the Study', () => {
    const state = scene({
      dice: [1, 2],
      cards: [{ B1: 'curators-study' }],
      artifacts: [{ fossil: 1 }],
      cubes: { 'museum-fossils': { 1: 1 } },
    })
    act(state, 'place 1 B1.1')
    expect(refused(state, 'order museum-fossils 1')).toEqual({
      code: 'box-taken',
      params: { museum: 'museum-fossils', box: 1 },
    })
    expect(legalTexts(state)).toEqual(['order museum-fossils 2'])
  })

  test('T14 fillOrder: a "2" order with 1 Fossil, and a 4 at Fossils, are refused', () => {
    const state = scene({ money: [0], dice: [3, 4], artifacts: [{ fossil: 1 }] })
    expect(refused(state, 'place 4 museum-fossils')).toEqual({
      code: 'die-does-not-fit',
      params: { die: 4, faces: [1, 2, 3] },
    })
    act(state, 'place 3 museum-fossils')
    expect(refused(state, 'order museum-fossils 3')).toEqual({
      code: 'not-enough-artifacts',
      params: { artifact: 'fossil', need: 2, have: 1 },
    })
    act(state, 'order museum-fossils 1')
    expect(money(state)).toBe(2)
  })

  test('T15 sellAny, public: the Private Collectors take a 1 or a 6, one die a turn', () => {
    const state = scene({ dice: [1, 3, 6], artifacts: [{ fossil: 2 }] })
    expect(codeOf(state, 'place 3 private-collectors')).toBe('die-does-not-fit')
    act(state, 'place 1 private-collectors', 'sell fossil', 'done')
    expect(refused(state, 'place 6 private-collectors')).toEqual({
      code: 'slot-taken',
      params: { card: 'private-collectors', die: 1 },
    })
  })
})

describe('abilities that make reputation', () => {
  const pottery = [0, 1, 1, 1, 0, 1]

  test('T16 repPerFind: a Ceramics Gallery with 2 Pottery shows 3, upgraded 6; a third adds 1 + 2', () => {
    const state = scene({ dice: [1, 6, 6, 1], divers: pottery, cards: [{ B1: 'ceramics-gallery' }] })
    expect(shows(state, 'ceramics-gallery')).toEqual([1, 2])
    act(state, 'place 1 T4.1', 'upgrade B1')
    expect(shows(state, 'ceramics-gallery')).toEqual([2, 4])
    const before = reputation(state)
    act(state, 'dive 6', 'dive 6', 'dive 1')
    expect(reputation(state)).toBe(before + 1 + 2)
  })

  test('T17 repPerFind: a Coin Cabinet counts Doubloons only', () => {
    const state = scene({ divers: [0, 0, 0], cards: [{ B1: 'coin-cabinet' }] })
    expect(shows(state, 'coin-cabinet')).toEqual([1, 1])
  })

  test('T18 repPerFind and repPerAdjacent: a Maritime Hall', () => {
    const hall = (level: string): number[] =>
      shows(scene({ divers: [0, 0, 0], cards: [{ B1: `maritime-hall${level}`, B2: 'mule-train' }] }), 'maritime-hall')
    expect([hall(''), hall(' 2')]).toEqual([
      [3, 1],
      [5, 1 + 3],
    ])
  })

  test('T19 repPerAdjacent: a Press Bureau below the Desert, then a Mountain to its left', () => {
    const state = scene({ dice: [1], cards: [{ B2: 'press-bureau' }], offer: ['mountain'] })
    expect(shows(state, 'press-bureau')).toEqual([1, 1])
    act(state, 'place 1 T4.1', 'buy mountain', 'put B1')
    expect(shows(state, 'press-bureau')).toEqual([1, 2])
    expect(reputation(state)).toBe(1 + 2 + 1)
  })

  test('T20 repPerAdjacent: an Explorers’ Club counts starting Adventurers as crew', () => {
    const club = (level: string): number[] =>
      shows(scene({ cards: [{ B3: `explorers-club${level}`, B4: 'sponge-diver' }] }), 'explorers-club')
    expect([club(''), club(' 2')]).toEqual([
      [3, 2],
      [6, 4],
    ])
  })

  test('T21 repPerAdjacent: the expedition above a University Chair is upgraded: +1 and +1', () => {
    const state = scene({ dice: [1], cards: [{ B1: 'university-chair' }] })
    const before = reputation(state)
    act(state, 'place 1 T4.1', 'upgrade T1')
    expect(reputation(state)).toBe(before + 2)
  })

  test('T22 repPerMuseum: 3, 2, 1 and 0 cubes', () => {
    const cubes = {
      'museum-fossils': { 1: 0, 2: 0, 3: 0 },
      'museum-scrolls': { 1: 0, 2: 0 },
      'museum-gems': { 1: 0 },
    }
    const card = (what: string): number[] => shows(scene({ cubes, cards: [{ B1: what }] }), what.split(' ')[0] ?? '')
    expect([card('trustees-room'), card('trustees-room 2'), card('expo-pavilion'), card('expo-pavilion 2')]).toEqual([
      [1, 1],
      [3, 2],
      [2, 3],
      [3, 6],
    ])
  })

  test('T23 repPerMuseum: the first Gems order of an Exposition Pavilion counts at once, the second adds nothing', () => {
    const state = scene({
      dice: [3, 4],
      artifacts: [{ gem: 3 }],
      cards: [{ B1: 'expo-pavilion', B2: 'curators-study' }],
    })
    act(state, 'place 3 museum-gems', 'order museum-gems 1')
    expect(shows(state, 'expo-pavilion')).toEqual([2, 1])
    act(state, 'place 4 B2.1', 'order museum-gems 2')
    expect(shows(state, 'expo-pavilion')).toEqual([2, 1])
  })
})

describe('abilities that make money', () => {
  test('T24 cashOnUse: a Mule Train below the Canyon pays for the Canyon alone', () => {
    const state = scene({ money: [0], dice: [4, 5], cards: [{ B1: 'mule-train' }] })
    act(state, 'place 4 T1.1')
    expect(money(state)).toBe(1)
    act(state, 'place 5 T2.1')
    expect(money(state)).toBe(1)
  })

  test('T25 cashOnUse: what a Seaplane takes is no use of the expedition', () => {
    const state = scene({ money: [0], dice: [3], cards: [{ T0: 'seaplane', B1: 'mule-train' }] })
    act(state, 'place 3 T0.1', 'gain fossil')
    expect([money(state), artifacts(state)]).toEqual([0, [1, 0, 0, 0]])
  })

  test('T26 cashOnUse: Mule Trains of level 1 and 2 pay 1 + 2 = $3', () => {
    const state = scene({ money: [0], dice: [3], cards: [{ T0: 'mule-train', B1: 'mule-train 2' }] })
    const events = act(state, 'place 3 T1.1')
    expect(money(state)).toBe(3)
    expect(events.at(-1)).toEqual({ type: 'cash', seat: 0, dollars: 3, event: 'adjacentExpedition' })
  })

  test('T27 cashOnUse: an Epigraphist adds $1 at the museum and through the Study', () => {
    const state = scene({
      money: [0],
      dice: [2, 3],
      artifacts: [{ scroll: 2 }],
      cards: [{ B1: 'curators-study', T5: 'epigraphist' }],
    })
    act(state, 'place 2 museum-scrolls', 'order museum-scrolls 1')
    expect(money(state)).toBe(4)
    act(state, 'place 3 B1.1', 'order museum-scrolls 2')
    expect(money(state)).toBe(4 + 6)
  })

  test('T28 cashOnUse: a Salvage Barge of level 2 pays $5 a dive', () => {
    const state = scene({ money: [0], dice: [2], cards: [{ B1: 'salvage-barge 2' }] })
    const before = reputation(state)
    act(state, 'dive 2')
    expect([money(state), reputation(state) - before]).toEqual([5, 1])
  })
})

describe('abilities about dice', () => {
  test('T29 dieShift: a Surveying Kit below the Desert: 3 on level 1, 2 on level 2', () => {
    const fits = (kit: string): number[] => diceFor(scene({ dice: ALL, cards: [{ B2: kit }] }), 'T2.1')
    expect([fits('survey-kit'), fits('survey-kit 2')]).toEqual([
      [3, 4, 5, 6],
      [2, 3, 4, 5, 6],
    ])
  })

  test('T30 dieShift: beside a Rainforest a 3 fits and a 6 does not', () => {
    const state = scene({ dice: [3, 6], cards: [{ T5: 'rainforest', T6: 'survey-kit' }] })
    expect(diceFor(state, 'T5.1')).toEqual([3])
  })

  test('T31 dieShift: a Kit on either side adds up: a 2 on a Mountain, not a 1', () => {
    const state = scene({ dice: ALL, cards: [{ T5: 'survey-kit', T6: 'mountain', T7: 'survey-kit' }] })
    expect(diceFor(state, 'T6.1')).toEqual([2, 3, 4, 5, 6])
  })

  test('T32 dieShift: museums, Private Collectors and dives take dice as rolled', () => {
    for (const kit of ['survey-kit', 'survey-kit 2']) {
      const state = scene({ dice: ALL, cards: [{ B1: kit }], artifacts: [{ fossil: 1, statue: 1 }], divers: [1] })
      expect(diceFor(state, 'museum-fossils')).toEqual([1, 2, 3])
      expect(diceFor(state, 'museum-statues')).toEqual([4, 5, 6])
      expect(diceFor(state, 'private-collectors')).toEqual([1, 6])
      act(state, 'dive 5')
      expect(state.phase).toBe('dive')
    }
  })

  test('T33 diveBonus: with a Diving Suit a 3 reaches 6, a 2 does not, and no die is no dive', () => {
    const cards = [{ B1: 'diving-suit' }]
    const state = scene({ dice: [3], divers: [1], cards })
    act(state, 'dive 3')
    expect(player(state).underwater).toHaveLength(1)
    expect(refused(scene({ dice: [2], divers: [1], cards }), 'dive 2')).toEqual({
      code: 'too-deep',
      params: { number: 6, reach: 5 },
    })
    expect(legalTexts(scene({ dice: [], cards: [{ B1: 'diving-suit 2' }] }))).toEqual(['end'])
    expect(game.notation.parse('dive')).toBeNull()
  })

  test('T34 diveBonus: +8 and +1 reach 10 with a 1', () => {
    const state = scene({ dice: [1], divers: [1, 1, 1, 1], cards: [{ B1: 'diving-suit 2', B2: 'sponge-diver' }] })
    act(state, 'dive 1')
    expect(player(state).underwater).toEqual([{ id: 'u10', number: 10, find: 'pottery' }])
  })

  test('T35 reroll: one die, once, before any placement', () => {
    const state = scene({ dice: [1, 2, 5], cards: [{ B1: 'card-sharp' }] })
    expect(game.view(state, 0).turn?.mayReroll).toBe(1)
    act(state, 'reroll 5')
    // The one die allowed is rolled at once: a second has no place beside it.
    expect([state.phase, codeOf(state, 'reroll 1')]).toEqual(['act', 'already-rerolled'])
    const late = scene({ dice: [1, 2, 5], cards: [{ B1: 'card-sharp' }] })
    act(late, 'place 5 guide-work')
    expect(codeOf(late, 'reroll 1')).toBe('too-late-to-reroll')
    expect(codeOf(scene({ dice: [1] }), 'reroll 1')).toBe('no-reroll')
  })

  test('T35 reroll: up to three dice of level 2 are rolled together', () => {
    const state = scene({ dice: [1, 1, 2, 5], cards: [{ B1: 'card-sharp 2' }] })
    act(state, 'reroll 1', 'reroll 1')
    expect(game.view(state, 0).turn).toMatchObject({ dice: [2, 5], rerolling: [1, 1], mayReroll: 1 })
    expect(legalTexts(state)).toEqual(['reroll 2', 'reroll 5', 'roll'])
    expect(refused(state, 'end')).toEqual({ code: 'wrong-phase', params: { phase: 'reroll', action: 'end' } })
    const [event] = act(state, 'roll')
    expect(event).toMatchObject({ type: 'rerolled', dice: [1, 1] })
    const all = scene({ dice: [1, 1, 2, 5], cards: [{ B1: 'card-sharp 2' }] })
    act(all, 'reroll 1', 'reroll 2', 'reroll 5')
    expect(all.phase).toBe('act')
  })

  test('T36 dice: a crew card bought adds a die from the next turn on', () => {
    const state = scene({ dice: [1, 2, 3], offer: ['twin-scouts'] })
    act(state, 'place 1 T4.1', 'buy twin-scouts', 'put B3')
    expect(game.view(state, 0).turn?.dice).toEqual([2, 3])
    act(state, 'end', 'end', 'end')
    expect(game.view(state, 0).turn?.rolled).toHaveLength(4)
  })

  test('T37 dice: 4 + 2 + 1 + 1 symbols roll 7 dice', () => {
    const state = scene({
      active: 2,
      cards: [{ T3: 'adventurers 2', B1: 'twin-scouts 2', B2: 'card-sharp', B3: 'bush-pilot' }],
    })
    act(state, 'end')
    expect(game.view(state, 0).turn?.rolled).toHaveLength(7)
  })
})

describe('cards that change during a turn', () => {
  test('T38 Headquarters upgraded by their own die: slot 1 stays covered, slot 2 buys at once', () => {
    const state = scene({ money: [5], dice: [2, 5, 6] })
    act(state, 'place 2 T4.1', 'upgrade T4')
    expect(player(state).cards[3]?.slots.map(({ die }) => die)).toEqual([2, null])
    expect(codeOf(state, 'place 5 T4.1')).toBe('slot-taken')
    act(state, 'place 5 T4.2')
    expect(game.view(state, 0).turn?.pending).toEqual({ kind: 'buy', less: 1 })
  })

  test('T39 a Canyon upgraded with a 1 on it: slot 2 gives 2 Fossils, the first one stays', () => {
    const state = scene({ dice: [1, 2, 4], cards: [{ B1: 'canyon' }] })
    act(state, 'place 1 B1.1', 'place 2 T4.1', 'upgrade B1')
    expect(artifacts(state)).toEqual([1, 0, 0, 0])
    expect(diceFor(state, 'B1.1')).toEqual([])
    act(state, 'place 4 B1.2')
    expect(artifacts(state)).toEqual([3, 0, 0, 0])
  })

  test('T40 a Lecture Circuit bought with a 1 takes a 2 in the same turn', () => {
    const state = scene({ money: [5], dice: [1, 2], offer: ['lecture-circuit'] })
    act(state, 'place 1 T4.1', 'buy lecture-circuit', 'put B1', 'place 2 B1.1')
    expect(money(state)).toBe(2)
  })

  test('T41 no upgrade beyond level 2; a new card arrives at level 1 on a free place beside another', () => {
    const state = scene({ dice: [1], cards: [{ B1: 'workshop 2' }], offer: ['canyon'] })
    act(state, 'place 1 T4.1')
    expect(refused(state, 'upgrade B1')).toEqual({ code: 'already-upgraded', params: { card: 'workshop' } })
    expect(refused(state, 'upgrade B2')).toEqual({ code: 'no-card-there', params: { place: 'B2' } })
    act(state, 'buy canyon')
    expect([codeOf(state, 'put B1'), codeOf(state, 'put B6')]).toEqual(['place-taken', 'not-adjacent'])
    act(state, 'put B0')
    expect(player(state).cards.find(({ card }) => card === 'canyon')?.level).toBe(1)
  })
})

describe('market, majorities, end', () => {
  test('T42 rows are filled to 4 at once; after the last D card the pile stays empty', () => {
    const state = scene({ dice: [1], offer: ['mountain'] })
    const events = act(state, 'place 1 T4.1', 'buy mountain')
    expect(game.view(state, 0).market[0]?.cards.filter((card) => card !== null)).toHaveLength(3)
    act(state, 'put B1')
    expect(events).toHaveLength(2)
    expect(game.view(state, 0).market[0]?.cards.filter((card) => card !== null)).toHaveLength(4)
    const last = scene({
      dice: [1],
      cards: [
        { B1: 'sponge-diver', B2: 'bush-pilot' },
        { B1: 'epigraphist', B2: 'card-sharp' },
      ],
    })
    act(last, 'place 1 T4.1', 'buy twin-scouts', 'put B3')
    expect(game.view(last, 0).market[3]).toEqual({ letter: 'D', shows: 'pile', cards: [null], pile: 0 })
  })

  test('T43 two cubes on "1" boxes beat one on the "6"; a museum without cubes gives nothing', () => {
    const state = scene({ active: 2, cubes: { 'museum-statues': { 1: 0, 2: 0, 9: 1 } } })
    state.trigger = 0
    const events = act(state, 'end')
    expect(events.filter(({ type }) => type === 'majority')).toEqual([
      { type: 'majority', museum: 'museum-fossils', seat: null, reputation: 0, tied: false },
      { type: 'majority', museum: 'museum-scrolls', seat: null, reputation: 0, tied: false },
      { type: 'majority', museum: 'museum-gems', seat: null, reputation: 0, tied: false },
      { type: 'majority', museum: 'museum-statues', seat: 0, reputation: 4, tied: false },
    ])
  })

  test('T44 two cubes each: the best single box decides', () => {
    const state = scene({ cubes: { 'museum-scrolls': { 9: 1, 1: 1, 8: 0, 7: 0 } } })
    expect(game.view(state, 0).museums[1]?.leader).toBe(1)
  })

  test('T45 18 and a majority of 4: not the end, but 22 in the end', () => {
    const cards = { B1: 'tower 2', B2: 'diving-suit 2', B3: 'sponge-diver 2', T1: 's-canyon 2' }
    const state = scene({ active: 2, cards: [{}, {}, cards], dice: [5], artifacts: [{}, {}, { gem: 1 }] })
    act(state, 'place 5 museum-gems', 'order museum-gems 1', 'end')
    expect([state.phase, state.trigger]).toEqual(['act', -1])
    expect(game.outcome(state).scores[2]?.total).toBe(18)
    state.trigger = 0
    act(state, 'end', 'end', 'end')
    expect(game.outcome(state).scores[2]?.total).toBe(22)
  })

  test('T46 the 20th comes by an order in mid-turn: the turn goes on, artifacts left score nothing', () => {
    const cards = { B1: 'tower 2', B2: 'university-chair', B3: 'desert 2', B4: 'trustees-room' }
    const state = scene({
      active: 2,
      cards: [{}, {}, cards],
      dice: [3, 4],
      artifacts: [{}, {}, { fossil: 9 }],
      cubes: { 'museum-fossils': { 1: 2, 2: 2 } },
    })
    const before = reputation(state, 2)
    const events = act(state, 'place 3 museum-fossils', 'order museum-fossils 3')
    expect([before, reputation(state, 2)]).toEqual([19, 20])
    expect(events.at(-1)).toEqual({ type: 'end-triggered', seat: 2, reputation: 20 })
    act(state, 'place 4 guide-work', 'end')
    expect(state.phase).toBe('over')
    expect(game.outcome(state).scores[2]?.total).toBe(20 + 3)
  })

  test('T47 an empty stack refuses dives; overpaying gives nothing more', () => {
    const empty = scene({ dice: [6], divers: rules.depth.map(() => 1) })
    expect(refused(empty, 'dive 6')).toEqual({ code: 'underwater-empty', params: {} })
    const state = scene({ money: [0], dice: [6] })
    act(state, 'dive 6')
    expect([player(state).underwater, money(state)]).toEqual([[{ id: 'u02', number: 2, find: 'pottery' }], 0])
  })

  test('T48 two players: each size once; after the "1" only larger orders are left', () => {
    const state = scene({ seats: 2, dice: [1], artifacts: [{ fossil: 1 }], cubes: { 'museum-fossils': { 1: 1 } } })
    expect(game.view(state, 0).museums[0]?.boxes.map(({ size }) => size)).toEqual([1, 2, 3, 4, 5, 6])
    expect(codeOf(state, 'place 1 museum-fossils')).toBe('no-order-possible')
    const first = game.setup({ openBacks: true }, 2, fastChance(1))
    expect([first.money[first.startSeat], first.money[1 - first.startSeat]]).toEqual([2, 3])
  })
})
