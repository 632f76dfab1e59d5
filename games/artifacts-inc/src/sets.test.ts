import { ChanceFrom, fastChance, fastSource, type AnyGame } from '@fathom/kernel'
import { describe, expect, test } from 'vitest'
import {
  artifactsIncSets,
  compileRules,
  components,
  conservation,
  makeArtifactsInc,
  type ComponentSet,
} from './index.ts'
import { act, money, player, scene } from './testing/scene.ts'

/** What the built-in set does not use: five artifacts, a museum of its own for an office, discounts on everything, long slots, no landmarks. */
function variant(): ComponentSet {
  const set = structuredClone(components)
  set.name = { en: 'Bones', fr: 'Os' }
  set.artifacts.unshift({ id: 'bone', name: { en: 'Bone', fr: 'Os' }, plural: { en: 'Bones', fr: 'Os' } })
  set.museums.push({
    id: 'bone-house',
    artifact: 'bone',
    name: { en: 'House of Bones', fr: 'Maison des os' },
    faces: [1, 6],
    bonus: 9,
    majority: 5,
    orders: { '2': [2, 4], '3-4': [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 12] },
  })
  set.letters = set.letters.filter(({ id }) => id !== 'E')
  set.cards = set.cards.filter(({ letter }) => letter !== 'E')
  set.board.rowVisible = 2
  set.board.endReputation = 12
  for (const card of set.cards) {
    if (card.id === 'mountain') {
      card.level1.slots = [1, 2, 3, 4, 5].map((face) => ({
        faces: [face],
        action: { kind: 'gain', artifact: 'bone', n: 1 },
      }))
      card.level2.slots = card.level1.slots
    }
    if (card.id === 'workshop') card.level1.abilities = [{ kind: 'discount', on: 'any', n: 2 }]
    if (card.id === 'curators-study') {
      card.level1.slots = [{ faces: [2], action: { kind: 'fillOrder', museum: 'bone-house', bonus: 1 } }]
    }
  }
  return set
}

describe('component sets from files', () => {
  test('the built-in data makes the built-in game', () => {
    const read = artifactsIncSets.read(artifactsIncSets.builtIn)
    expect(read.ok && read.value.info).toEqual({
      name: { en: 'Fathom’s cards', fr: 'Cartes de Fathom' },
      provenance: 'reconstructed',
    })
  })

  test('data that is wrong is refused with sentences', () => {
    expect(artifactsIncSets.read({ ...components, finds: [] })).toMatchObject({
      ok: false,
      problems: [{ en: 'finds: 0 does not fit (wanted: >=1).' }],
    })
    expect(artifactsIncSets.read('hello')).toMatchObject({ ok: false })
  })

  test('another set is another game: its words, its provenance, its notation', () => {
    const read = artifactsIncSets.read({ ...variant(), provenance: 'reconstructed' })
    if (!read.ok) throw new Error(JSON.stringify(read.problems))
    const { game, texts, info } = read.value
    expect(info.name.en).toBe('Bones')
    expect(game.notation.parse('sell bone')).toEqual({ do: 'sell', artifact: 0 })
    expect(game.notation.parse('place 6 bone-house')).toEqual({ do: 'visit', die: 6, place: 4 })
    expect(game.notation.parse('buy tower')).toBeNull()
    expect(texts.en.ends['reputation']).toBe('Somebody has reached 12 reputation, and the round is finished.')
    expect(Object.keys(texts.fr.sources)).toEqual(['S', 'A', 'B', 'C', 'D', 'abilities', 'dives', 'majorities'])
  })

  test('games with another set are sound from the first action to the last', () => {
    const set = variant()
    const rules = compileRules(set)
    const game = makeArtifactsInc(set) as unknown as AnyGame
    const ends = [2, 3, 4].map((seats) => {
      const chance = new ChanceFrom(fastSource(seats))
      const state = game.setup({ grid2x4: false, openBacks: true }, seats, chance) as Parameters<typeof conservation>[1]
      for (let seat = game.toAct(state)[0]; seat !== undefined; seat = game.toAct(state)[0]) {
        const legal = game.legal(state, seat)
        const texts = legal.map((action) => game.notation.make(action))
        expect(texts).toEqual(texts.toSorted())
        expect(legal.filter((action) => game.refusal(state, seat, action) !== null)).toEqual([])
        game.apply(state, seat, chance.pick(legal), chance)
        expect(conservation(rules, state)).toBeNull()
      }
      return game.outcome(state).end
    })
    expect(ends).toEqual(['reputation', 'reputation', 'reputation'])
  })

  test('boxes from the tenth on are sorted as their numbers’ text', () => {
    const set = variant()
    const rules = compileRules(set)
    const game = makeArtifactsInc(set)
    const state = game.setup({ grid2x4: false, openBacks: true }, 3, fastChance(1))
    Object.assign(state, { phase: 'order', pendingMuseum: 4, pendingAt: 4096 + 4 })
    state.artifacts[state.active * rules.artifacts] = 1
    const texts = game.legal(state, state.active).map((action) => game.notation.make(action))
    expect(texts.slice(0, 4)).toEqual([
      'order bone-house 1',
      'order bone-house 10',
      'order bone-house 11',
      'order bone-house 2',
    ])
  })
})

describe('the built-in set in play', () => {
  test('money from abilities pays for a purchase of the same turn', () => {
    const state = scene({ money: [2], dice: [4, 1], cards: [{ B1: 'mule-train' }], offer: ['canyon'] })
    act(state, 'place 4 T1.1', 'place 1 T4.1', 'buy canyon', 'put B2')
    expect([money(state), player(state).cards.length]).toEqual([0, 6])
  })

  test('two copies of a card may be owned', () => {
    const state = scene({ dice: [1], cards: [{ B1: 'mountain' }], offer: ['mountain'] })
    act(state, 'place 1 T4.1', 'buy mountain', 'put B2')
    expect(player(state).cards.filter(({ card }) => card === 'mountain')).toHaveLength(2)
  })

  test('a bought card brings free slots though the same action was used elsewhere', () => {
    const state = scene({ dice: [1, 4, 4], cards: [{ B1: 'mountain' }], offer: ['mountain'] })
    act(state, 'place 4 B1.1', 'place 1 T4.1', 'buy mountain', 'put B2', 'place 4 B2.1')
    expect(player(state).artifacts['gem']).toBe(2)
  })
})
