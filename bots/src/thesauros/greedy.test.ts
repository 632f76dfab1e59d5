import { fastChance, type AnyGame, type Outcome, type Seat } from '@fathom/kernel'
import { HR, SF, thesauros, type Event, type State } from '@fathom/thesauros'
import { beforeAll, describe, expect, it } from 'vitest'
import { askBot, type Bot } from '../index.ts'
import { begin, botOf, playOut } from '../testing/playing.ts'

const game = thesauros as unknown as AnyGame
const greedy = botOf(game, 'mate')
const random = botOf(game, 'deckhand')

const TABLES = game.meta.modes.flatMap(({ id, options, seats = game.meta.seats }) =>
  seats.filter((count) => count > 1).map((count) => ({ mode: id, options, seats: count })),
)

describe('the greedy bot at Thesauros', () => {
  it.each(TABLES)('beats random players: $mode, $seats seats', ({ options, seats }) => {
    for (let seed = 1; seed <= 2; seed++) {
      // The seats change, so that going first favours nobody.
      const own = seed % seats
      const bots = Array.from({ length: seats }, (_, seat) => (seat === own ? greedy : random))
      expect(playOut(game, bots, seed, options).outcome.ranks[own]).toBe(1)
    }
  })

  describe('four of them', () => {
    const games: { readonly outcome: Outcome; readonly events: readonly Event[] }[] = []
    beforeAll(() => {
      for (let seed = 1; seed <= 6; seed++) {
        const { outcome, events } = playOut(game, Array<Bot>(4).fill(greedy), seed)
        games.push({ outcome, events: events as readonly Event[] })
      }
    })
    const count = (is: (event: Event) => boolean): number =>
      games.reduce((sum, { events }) => sum + events.filter(is).length, 0)

    it('use every zone', () => {
      const used = new Set(
        games.flatMap(({ events }) => events.flatMap((event) => (event.type === 'placed' ? event.zone : []))),
      )
      expect([...used].toSorted((a, b) => a - b)).toEqual(expect.arrayContaining([1, 2, 3, 6, 7, 8, 9]))
      expect(count(({ type }) => type === 'seaplane-reserved' || type === 'seaplane-rented')).toBeGreaterThan(0)
      expect(count(({ type }) => type === 'turn-at-sea')).toBeGreaterThan(60)
      expect(count(({ type }) => type === 'bribes-opened')).toBeGreaterThan(20)
    })

    it('dive, and fill the museum', () => {
      expect(count(({ type }) => type === 'lifted')).toBeGreaterThan(6 * 8)
      expect(count(({ type }) => type === 'sold')).toBeGreaterThan(6 * 4)
      expect(count(({ type }) => type === 'room-opened')).toBeGreaterThan(6)
    })

    it('hire, and hardly ever send somebody where there is nothing to do', () => {
      expect(count(({ type }) => type === 'hired')).toBeGreaterThan(6)
      expect(count(({ type }) => type === 'refused')).toBeLessThan(6)
    })

    it('score some 50 points, and lose hardly any to penalties', () => {
      const scores = games.flatMap(({ outcome }) => outcome.scores)
      expect(scores.reduce((sum, { total }) => sum + total, 0) / scores.length).toBeGreaterThan(45)
      for (const { sources } of scores) {
        expect((sources['wages'] ?? 0) + (sources['refusals'] ?? 0) + (sources['bribes'] ?? 0)).toBeGreaterThan(-6)
      }
    })
  })

  it('scores some 60 points alone', () => {
    const totals = [1, 2, 3, 4, 5, 6, 7, 8].map(
      (seed) => playOut(game, [greedy], seed, { variant: 'solo' }).outcome.scores[0]?.total ?? 0,
    )
    expect(totals.reduce((sum, total) => sum + total, 0) / totals.length).toBeGreaterThan(50)
  })

  it('takes the same action for the same numbers, and leaves the state as it was', () => {
    for (let steps = 0; steps < 300; steps += 10) {
      const state = along(steps)
      const before = JSON.stringify(state)
      const seat = game.toAct(state)[0] ?? 0
      expect(choiceOf(state, seat, steps)).toBe(choiceOf(state, seat, steps))
      expect(JSON.stringify(state)).toBe(before)
    }
  })

  it('puts the wages of the whole year into HR, and no money into a slush fund alone', () => {
    const state = begin(game, 4, 1) as State
    for (let account = HR; account < SF; account++) {
      game.apply(state, 0, game.notation.parse(choiceOf(state, 0, 1)), fastChance(1))
    }
    // Two workers, three paydays.
    expect(state.money[HR]).toBeGreaterThanOrEqual(12)
    expect(state.money.slice(0, 5).reduce((sum, amount) => sum + amount, 0)).toBe(50)
  })

  it('takes the gear along before it goes to the island', () => {
    const games = [1, 2, 3, 4].map((seed) => playOn(begin(game, 4, seed) as State, 0, 120))
    const done = games.find((texts) => texts.includes('lagoon lagoon-island green')) ?? []
    expect(done.slice(0, done.indexOf('lagoon lagoon-island green'))).toContain('move metal-detector supply green')
  })
})

/** A Lawless! game some way along, random play. */
function along(steps: number): State {
  const chance = fastChance(7)
  const state = begin(game, 3, 7, { variant: 'lawless' }) as State
  for (let step = 0; step < steps; step++) {
    const seat = game.toAct(state)[0] ?? 0
    game.apply(state, seat, chance.pick(game.legal(state, seat)), chance)
  }
  return state
}

const choiceOf = (state: State, seat: Seat, seed: number): string =>
  game.notation.make(askBot(greedy, game, state, seat, fastChance(seed)))

/** All seats go on greedily; what one of them has done. */
function playOn(state: State, own: Seat, steps: number): string[] {
  const chance = fastChance(4)
  const done: string[] = []
  for (let step = 0; step < steps; step++) {
    const seat = game.toAct(state)[0] ?? 0
    const text = choiceOf(state, seat, step)
    if (seat === own) done.push(text)
    game.apply(state, seat, game.notation.parse(text), chance)
  }
  return done
}
