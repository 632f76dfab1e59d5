import { fastChance, SPECTATOR, type Seat, type Viewer } from '@fathom/kernel'
import { describe, expect, test } from 'vitest'
import { conservation } from './conservation.ts'
import { sunkenTreasure as game } from './game.ts'
import { boatPlace, type State } from './state.ts'
import { act, actionOf, scene, type Scene } from './testing/scene.ts'
import { choose, spender } from './testing/tastes.ts'
import type { Color, PlayerView } from './types.ts'

// Violet (0) pays brown (1) from hand; white (2) looks on. Brown's and white's boats are out of reach except one of brown's.
const payment: Scene = {
  seats: 3,
  boats: [['c3r3'], ['c3r2', 'c4r2'], ['c5r2']],
  hands: [
    ['coral', 'jade'],
    ['plum', 'plum'],
    ['azure', 'azure', 'azure'],
  ],
  supplies: [0, 0, 6],
  spaces: {
    c3r3: ['coral-bell', 'amber-ring'],
    c4r2: ['jade-eye'],
    c5r2: ['plum-key'],
  },
  jokers: [['plum-mussel'], ['jade-mussel'], ['coral-mussel']],
}

function seen(state: State, owner: Seat, viewer: Viewer): PlayerView {
  const player = game.view(state, viewer).players[owner]
  if (player === undefined) throw new Error(`no seat ${owner}`)
  return player
}

/** What each seat knows of a hand. */
const known = (state: State, owner: Seat): (readonly Color[])[] =>
  [0, 1, 2].map((viewer) => seen(state, owner, viewer).known)

describe('a card paid from hand', () => {
  test('stays known to its payer when the receiver draws it, and to nobody else', () => {
    const state = scene(payment)
    act(state, 'sail 3', 'collect coral-bell')
    // Brown drew up to three at once, the jade card among them.
    expect(known(state, 1)).toEqual([['jade'], ['jade', 'plum', 'plum'], []])
    expect(seen(state, 1, SPECTATOR).known).toEqual([])
  })

  test('is known until a card of its colour is played from that hand', () => {
    const state = scene(payment)
    act(state, 'sail 3', 'collect coral-bell')
    // The turn went on to violet's joker, so it has to be ended.
    act(state, 'end')
    expect(state.active).toBe(1)
    act(state, 'sail 4', 'collect jade-eye')
    expect(known(state, 1)).toEqual([[], ['plum', 'plum'], []])
  })

  test('stays known while other colours are played', () => {
    const state = scene({ ...payment, spaces: { ...payment.spaces, c4r2: ['plum-eye'] } })
    act(state, 'sail 3', 'collect coral-bell', 'end', 'sail 4', 'collect plum-eye')
    expect(known(state, 1)).toEqual([['jade'], ['jade', 'plum'], []])
  })

  test('is not known any more when it may have left unseen', () => {
    const state = scene({ ...payment, supplies: [0, 1, 6] })
    // Brown holds three and has a supply: violet's card lies on top of it, then is drawn, then a card is traded away.
    state.hands.splice(5, 5, 0, 0, 0, 0, 3)
    state.discard[4] = (state.discard[4] ?? 0) - 1
    act(state, 'sail 3', 'collect coral-bell')
    expect(seen(state, 1, 0).supplyKnown).toEqual([{ place: 1, color: 'jade' }])
    act(state, 'end')
    state.ships[1] = 7
    state.phase = 'wait'
    act(state, 'trade plum')
    expect(known(state, 1)).toEqual([['jade'], ['jade', 'plum', 'plum'], []])
    state.active = 1
    state.phase = 'wait'
    act(state, 'trade plum')
    expect(known(state, 1)[0]).toEqual([])
    expect(seen(state, 1, 1).supplyKnown).toEqual([
      { place: 1, color: 'plum' },
      { place: 2, color: 'plum' },
    ])
    expect(conservation(state)).toBeNull()
  })

  test('keeps its place under what comes on top, and moves on unseen with the supply', () => {
    const state = scene({
      ...payment,
      hands: [
        ['coral', 'jade'],
        ['plum', 'plum', 'plum'],
        ['azure', 'azure'],
      ],
      supplies: [0, 0, 0],
      spaces: { ...payment.spaces, c4r2: ['plum-eye'] },
    })
    act(state, 'sail 3', 'collect coral-bell')
    expect(seen(state, 1, 0).supplyKnown).toEqual([{ place: 1, color: 'jade' }])
    state.supplies[1]?.push(0, 0)
    expect(seen(state, 1, 0).supplyKnown).toEqual([{ place: 3, color: 'jade' }])
    expect(seen(state, 1, 1).supplyKnown).toEqual([])
    state.supplies[1]?.splice(1, 2)
    // Brown pays white with the top of its supply: violet still knows where its card is, brown does not.
    act(state, 'end')
    state.boats[boatPlace(2, 16)] = 1
    act(state, 'sail 4', 'collect plum-eye')
    expect(known(state, 2)).toEqual([['jade'], [], ['azure', 'azure', 'jade']])
  })

  test('the payer chooses which card goes to whom when the hand has several colours', () => {
    const state = scene({
      ...payment,
      boats: [['c3r3'], ['c3r2'], ['c3r3']],
      hands: [
        ['coral', 'jade', 'plum'],
        ['plum', 'plum'],
        ['azure', 'azure'],
      ],
      supplies: [0, 0, 0],
    })
    act(state, 'sail 3', 'collect coral-bell')
    expect([state.phase, game.view(state, 1).paying]).toEqual(['pay', { token: 'coral-bell', due: [0, 1, 1], to: 1 }])
    const [paid, ...rest] = game.apply(state, 0, actionOf('pay plum'), fastChance(1))
    expect(paid).toEqual({ type: 'paid-from-hand', seat: 0, to: 1, color: 'plum' })
    expect(rest.map(({ type }) => type)).toContain('collected')
    expect(known(state, 1)[0]).toEqual(['plum'])
    expect(known(state, 2)[0]).toEqual(['jade'])
  })

  test('nobody but the payer is told its colour', () => {
    const event = { type: 'paid-from-hand', seat: 0, to: 1, color: 'plum' } as const
    expect(game.redact(event, 0)).toEqual(event)
    for (const viewer of [1, 2, SPECTATOR] as const)
      expect(game.redact(event, viewer)).toEqual({ ...event, color: null })
  })

  test('drawing a card that another has seen is a revelation', () => {
    const state = scene({ ...payment, supplies: [0, 0, 0] })
    let revealed = 0
    const chance = fastChance(1)
    chance.reveal = () => {
      revealed++
    }
    for (const text of ['sail 3', 'collect coral-bell']) game.apply(state, 0, actionOf(text), chance)
    expect(revealed).toBe(1)
  })
})

describe('determinizing', () => {
  /** Positions of games in which cards are paid from hand and traded, a seat of each. */
  function* positions(): Generator<{ readonly state: State; readonly seat: Seat; readonly seed: number }> {
    for (let seed = 1; seed <= 24; seed++) {
      const chance = fastChance(seed)
      const seats = 2 + (seed % 4)
      const state = game.setup({ removal: seed % 3 === 0 ? 'random' : 'equal' }, seats, chance)
      for (let step = 0; state.phase !== 'over'; step++) {
        game.apply(state, state.active, choose(state, spender, chance), chance)
        if (step % 5 === 0) yield { state, seat: (step / 5) % seats, seed: seed * 10_000 + step }
      }
    }
  }

  test('depends on nothing but what the seat can know', () => {
    let compared = 0
    for (const { state, seat, seed } of positions()) {
      // A world that looks the same to the seat, and is another one.
      const other = game.determinize(state, seat, fastChance(seed + 1))
      const fromTruth = game.determinize(state, seat, fastChance(seed))
      const fromOther = game.determinize(other, seat, fastChance(seed))
      expect(JSON.stringify(fromOther)).toBe(JSON.stringify(fromTruth))
      compared++
    }
    expect(compared).toBeGreaterThan(500)
  })

  test('keeps what the seat knows and deals the rest anew, by the counts of each colour', () => {
    const state = scene(payment)
    act(state, 'sail 3', 'collect coral-bell')
    const hands = new Set<string>()
    for (let seed = 1; seed <= 200; seed++) {
      const sampled = game.determinize(state, 0, fastChance(seed))
      expect(conservation(sampled)).toBeNull()
      // Brown holds the jade card in every world, and any two others.
      expect(sampled.hands.slice(5, 10)[3]).toBeGreaterThanOrEqual(1)
      hands.add(sampled.hands.slice(5, 10).join(''))
    }
    expect(hands.size).toBeGreaterThan(10)
  })

  test('an own card in another’s supply stays in its place, another’s is dealt anew in its own', () => {
    const state = scene({
      ...payment,
      hands: [
        ['coral', 'jade'],
        ['plum', 'plum', 'plum'],
        ['azure', 'azure'],
      ],
    })
    act(state, 'sail 3', 'collect coral-bell')
    const colors = new Set<number>()
    for (let seed = 1; seed <= 100; seed++) {
      expect(game.determinize(state, 0, fastChance(seed)).supplies[1]).toEqual(state.supplies[1])
      const [card = 0] = game.determinize(state, 2, fastChance(seed)).supplies[1] ?? []
      expect(card >> 3).toBe(0)
      colors.add(card & 7)
    }
    expect(colors.size).toBeGreaterThan(3)
  })
})
