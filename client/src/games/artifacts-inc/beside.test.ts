import { fastChance, fillOptions } from '@fathom/kernel'
import { artifactsInc, type OwnCardView, type PlayerView } from '@fathom/artifacts-inc'
import { describe, expect, it } from 'vitest'
import { laidCards, placing, reputationOf, turning } from './beside.ts'
import { openTableSet } from './tableSet.ts'
import { placeOf } from './spots.ts'

const tableSet = openTableSet(null)

/** A desk with cards by place; `+` after a name turns the card over. */
function deskOf(cards: Readonly<Record<string, string>>, more: Partial<PlayerView> = {}): PlayerView {
  const own = Object.entries(cards).map(([place, name]): OwnCardView => {
    const card = name.replace('+', '')
    const level = name.endsWith('+') ? 2 : 1
    const printed = tableSet.card(card)
    if (printed === undefined) throw new Error(card)
    const slots = tableSet.side(card, level).slots.map((slot) => ({ ...slot, fits: slot.faces, die: null }))
    return {
      card,
      letter: printed.letter,
      kind: printed.kind,
      level,
      ...placeOf(place),
      slots,
      reputation: 0,
      abilities: 0,
      upgrade: null,
    }
  })
  return {
    money: 0,
    artifacts: {},
    cards: own,
    toLay: [],
    freePlaces: [],
    underwater: [],
    finds: {},
    cubes: {},
    dice: 3,
    diveBonus: 0,
    rerolls: 0,
    discounts: { new: 0, upgrade: 0 },
    reputation: 0,
    ...more,
  }
}

const row = { T1: 'adventurers', T2: 's-canyon', T3: 's-desert', T4: 'headquarters' }

describe('a new card in a place', () => {
  it('T19 Press Bureau below the Desert counts it: 1 + 1', () => {
    expect(placing(tableSet, deskOf(row), 'press-bureau', 'B3')).toEqual({
      reputation: 2,
      dice: 0,
      pairings: [{ does: 'reputation', of: 'press-bureau', other: 's-desert', n: 1 }],
      places: ['T3'],
    })
  })

  it('T19 Mountain beside a Press Bureau brings its own 1 and 1 more on the Bureau', () => {
    const { reputation, pairings } = placing(tableSet, deskOf({ ...row, B3: 'press-bureau' }), 'mountain', 'B2')
    expect(reputation).toBe(2)
    expect(pairings).toEqual([{ does: 'reputation', of: 'press-bureau', other: 'mountain', n: 1 }])
  })

  it('T24 Mule Train below the Canyon pays for dice there and nowhere else', () => {
    expect(placing(tableSet, deskOf(row), 'mule-train', 'B2')).toEqual({
      reputation: 1,
      dice: 0,
      pairings: [{ does: 'cash', of: 'mule-train', on: 's-canyon', n: 1 }],
      places: ['T2'],
    })
    expect(placing(tableSet, deskOf(row), 'mule-train', 'B1').pairings).toEqual([])
  })

  it('T29 Surveying Kit shifts dice on a neighbour that does not take any die', () => {
    expect(placing(tableSet, deskOf(row), 'survey-kit', 'B3').pairings).toEqual([
      { does: 'shift', of: 'survey-kit', on: 's-desert', n: 1 },
    ])
    expect(placing(tableSet, deskOf(row), 'survey-kit', 'B4').pairings).toEqual([])
  })

  it('T02 Seaplane beside two expeditions may bring what both gain', () => {
    expect(placing(tableSet, deskOf({ ...row, B1: 'mountain' }), 'seaplane', 'B2').pairings).toEqual([
      { does: 'near', of: 'seaplane', on: 'mountain', artifacts: ['gem'] },
      { does: 'near', of: 'seaplane', on: 's-canyon', artifacts: ['fossil'] },
    ])
  })

  it('a new expedition is told what the cards beside it do for it', () => {
    expect(
      placing(tableSet, deskOf({ ...row, B2: 'mule-train+', B3: 'survey-kit' }), 'mountain', 'B1').pairings,
    ).toEqual([{ does: 'cash', of: 'mule-train', on: 'mountain', n: 2 }])
  })

  it('T16 Ceramics Gallery counts finds wherever it lies', () => {
    expect(placing(tableSet, deskOf(row, { finds: { pottery: 2 } }), 'ceramics-gallery', 'T5').reputation).toBe(3)
  })
})

describe('a card that is turned over', () => {
  it('T21 brings its own reputation and that of a University Chair beside it', () => {
    expect(turning(tableSet, deskOf({ ...row, B2: 'university-chair' }), 'T2')).toEqual({
      reputation: 2,
      dice: 0,
      pairings: [{ does: 'reputation', of: 'university-chair', other: 's-canyon', n: 1 }],
      places: ['B2'],
    })
  })

  it('T12 Adventurers bring a die more, but never one beyond seven', () => {
    expect(turning(tableSet, deskOf(row), 'T1').dice).toBe(1)
    const crew = { B1: 'sponge-diver', B2: 'twin-scouts+', B3: 'twin-scouts+', B4: 'twin-scouts+' }
    expect(turning(tableSet, deskOf({ ...row, ...crew }), 'T1').dice).toBe(0)
  })

  it('R03 Diving Suit brings 1 more, not 3', () => {
    expect(turning(tableSet, deskOf({ ...row, B1: 'diving-suit' }), 'B1').reputation).toBe(1)
  })
})

describe('reputation computed by the page', () => {
  it('is what the engine says in every position of a game', () => {
    const filled = fillOptions(artifactsInc.options, {})
    if (!filled.ok) throw new Error(filled.refusal.code)
    let cards = 0
    for (let seed = 1; seed <= 6; seed++) {
      const chance = fastChance(seed)
      const state = artifactsInc.setup(filled.value, 2, chance)
      for (let step = 0; step < 600 && state.phase !== 'over'; step++) {
        const doing = artifactsInc.legal(state, state.active).filter(({ do: verb }) => verb !== 'decline')
        const view = artifactsInc.view(state, state.active)
        for (const player of view.players) {
          const dives = player.underwater.length * tableSet.set.board.diveReputation
          expect(reputationOf(tableSet, laidCards(player), player) + dives).toBe(player.reputation)
          cards = Math.max(cards, player.cards.length)
        }
        artifactsInc.apply(
          state,
          state.active,
          chance.pick(
            doing.length > 1 ? doing.filter(({ do: verb }) => verb !== 'end') : artifactsInc.legal(state, state.active),
          ),
          chance,
        )
      }
    }
    expect(cards).toBeGreaterThan(8)
  })
})
