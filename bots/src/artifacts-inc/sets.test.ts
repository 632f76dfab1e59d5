import {
  artifactsInc,
  artifactsIncSets,
  components,
  STAT,
  type ArtifactsInc,
  type ComponentSet,
  type State,
} from '@fathom/artifacts-inc'
import { fastChance, type AnyGame } from '@fathom/kernel'
import { describe, expect, it } from 'vitest'
import { askBot, type Bot } from '../index.ts'
import { begin, botOf, duels, playOut } from '../testing/playing.ts'
import { artifactsIncEvaluation } from './evaluation.ts'
import { CARD_FEATURES, measureCards } from './cards.ts'
import { cardDollars, diveDollars } from './cardDollars.ts'
import { measureOutlook, OUTLOOK } from './outlook.ts'

const builtIn = artifactsInc as unknown as AnyGame

function gameOf(set: ComponentSet): AnyGame {
  const read = artifactsIncSets.read(set)
  if (!read.ok) throw new Error(read.problems.map(({ en }) => en).join('\n'))
  return read.value.game
}

/** The set that comes along, every card called otherwise. */
function renamed(): ComponentSet {
  const set = structuredClone(components)
  for (const card of set.cards) card.id = `x-${card.id}`
  return set
}

/** Five artifacts, a museum more, no landmarks, a shorter game; cheap statues, and an office that makes everything cheaper. */
function other(): ComponentSet {
  const set = structuredClone(components)
  set.artifacts.unshift({ id: 'bone', name: { en: 'Bone', fr: 'Os' }, plural: { en: 'Bones', fr: 'Os' } })
  set.museums.push({
    id: 'bone-house',
    artifact: 'bone',
    name: { en: 'House of Bones', fr: 'Maison des os' },
    faces: [1, 6],
    bonus: 6,
    majority: 5,
    orders: { '2': [2, 4], '3-4': [1, 1, 2, 3, 3] },
  })
  set.letters = set.letters.filter(({ id }) => id !== 'E')
  set.cards = set.cards.filter(({ letter }) => letter !== 'E')
  set.board.endReputation = 14
  for (const card of set.cards) {
    if (card.id === 'mountain') {
      for (const side of [card.level1, card.level2]) {
        side.slots = [1, 3, 5].map((face) => ({ faces: [face], action: { kind: 'gain', artifact: 'bone', n: 1 } }))
      }
    }
    if (card.id === 'workshop') card.level1.abilities = [{ kind: 'discount', on: 'any', n: 2 }]
    if (card.id === 'rainforest') card.cost.dollars = 2
  }
  return set
}

/** The actions of a game between Mates. */
function actionsOf(game: AnyGame, seed: number): string[] {
  const mate = botOf(game, 'mate')
  const [chance, thoughts] = [fastChance(seed), fastChance(seed + 1)]
  const state = begin(game, 3, seed)
  const actions: string[] = []
  for (let seat = game.toAct(state)[0]; seat !== undefined; seat = game.toAct(state)[0]) {
    const action = askBot(mate, game, state, seat, thoughts)
    actions.push(game.notation.make(action))
    game.apply(state, seat, action, chance)
  }
  return actions
}

describe('with another component set', () => {
  it('no card is known by its name', () => {
    const named = actionsOf(gameOf(renamed()), 3).map((action) => action.replaceAll(/\bx-/g, ''))
    expect(named.length).toBeGreaterThan(100)
    expect(named).toEqual(actionsOf(builtIn, 3))
    const { rules } = gameOf(renamed()) as unknown as ArtifactsInc
    const state = begin(builtIn, 2, 5) as State
    const [here, there] = [new Float64Array(CARD_FEATURES.length), new Float64Array(CARD_FEATURES.length)]
    for (let side = 0; side < rules.sideSlots.length; side++) {
      state.cards[0] = [256 + side]
      measureCards(artifactsInc.rules, state, 0, 3, here, 0)
      measureCards(rules, state, 0, 3, there, 0)
      expect(there).toEqual(here)
    }
  })

  it('Mate plays to the end, and nearly always beats who plays at random', () => {
    const game = gameOf(other())
    for (const seats of [3, 4]) {
      const played = playOut(game, Array<Bot>(seats).fill(botOf(game, 'mate')), seats)
      expect(played.outcome.end).toBe('reputation')
    }
    expect(duels(game, botOf(game, 'mate'), botOf(game, 'deckhand'), 20).wins).toBeGreaterThanOrEqual(19)
  })

  it('the levels that search do so by its cards', () => {
    const game = gameOf(other())
    const state = begin(game, 2, 5) as State
    const choose = () =>
      ['captain', 'admiral'].map((level) =>
        game.notation.make(
          askBot(botOf(game, level), game, state, state.active, fastChance(1), { mayGoOn: () => true }),
        ),
      )
    expect(choose()).toEqual(choose())
  })

  it('what a position is worth is told by the cards of that set', () => {
    const game = gameOf(other())
    const { rules } = game as unknown as ArtifactsInc
    const state = begin(game, 2, 5) as State
    const mountain = rules.cardById.get('mountain') ?? -1
    state.cards[0] = [256 + mountain * 2]
    const own = new Float64Array(CARD_FEATURES.length)
    measureCards(rules, state, 0, 2, own, 0)
    const at = (name: string) => own[CARD_FEATURES.indexOf(name)]
    expect([at('digs'), at('bonus of digs'), at('digs to come')]).toEqual([0.5, 3, 1])
    const judged = artifactsIncEvaluation.withGame?.(game)
    // The museum of bones makes digging there worth something; the built-in set has no such museum.
    expect(judged?.value(state, 0)).not.toBe(artifactsIncEvaluation.value(state, 0))
    expect(artifactsIncEvaluation.withGame?.(builtIn)).toBe(artifactsIncEvaluation)
  })
})

describe('the outlook of a shorter game', () => {
  it('is that of the usual one when as large a part of the way is done', () => {
    const { rules } = gameOf(other()) as unknown as ArtifactsInc
    const state = begin(builtIn, 2, 5) as State
    const shorter = begin(gameOf(other()), 2, 5) as State
    state.stats[STAT.reputation] = 10
    shorter.stats[STAT.reputation] = 7
    const [usual, short] = [new Float64Array(2 * OUTLOOK.length), new Float64Array(2 * OUTLOOK.length)]
    measureOutlook(artifactsInc.rules, state, usual)
    measureOutlook(rules, shorter, short)
    for (const name of ['reputation', 'best reputation of a rival', 'behind']) {
      const at = OUTLOOK.indexOf(name)
      expect(short[at]).toBeCloseTo(usual[at] ?? NaN, 9)
      expect(short[OUTLOOK.length + at]).toBeCloseTo(usual[OUTLOOK.length + at] ?? NaN, 9)
    }
  })
})

describe('dollars of a dive', () => {
  it('are not among what cards bring every turn', () => {
    const state = begin(builtIn, 2, 5) as State
    const before = cardDollars(artifactsInc.rules, state, 0, 8)
    expect(diveDollars(artifactsInc.rules, state, 0, 8)).toBe(0)
    state.stats[STAT.diveCash] = 5
    expect(cardDollars(artifactsInc.rules, state, 0, 8)).toBe(before)
    expect(diveDollars(artifactsInc.rules, state, 0, 8)).toBeGreaterThan(1)
  })
})
