import { fastChance, type AnyGame } from '@fathom/kernel'
import { cardById, CARDS, parseBox, silverAndGold, type CardId, type State } from '@fathom/silver-and-gold'
import { describe, expect, it } from 'vitest'
import { searchFor, type SearchingBot } from '../index.ts'
import { begin } from '../testing/playing.ts'

const game = silverAndGold as unknown as AnyGame
const search = searchFor('silver-and-gold') as SearchingBot

const indexOf = (id: CardId): number => cardById(id).index

/** One turn is left. Seat 0 has finished an island; all that seat 1 still needs of its P05 is the palm. */
function lastTake(display: readonly CardId[]): State {
  const state = begin(game, 2, 1) as State
  const used = new Set([...display, 'P01', 'P05', 'S01', 'G01'].map(indexOf))
  const { boxes } = cardById('P05')
  return {
    ...state,
    phase: 'take',
    round: 4,
    turn: 6,
    shape: 0,
    expeditions: [1, 2, 3],
    display: display.map(indexOf),
    // Whatever is laid there next has no palm.
    deck: CARDS.flatMap(({ index, palmCount }) => (used.has(index) || palmCount > 0 ? [] : [index])),
    startSeat: 0,
    taking: 0,
    replace: [1, 0],
    dealt: [[], []],
    cards: [-1, indexOf('P01'), indexOf('P05'), indexOf('G01')],
    crossed: [0, 0, boxes & ~(1 << (parseBox('a2') ?? 0)), 0],
    finished: [[indexOf('S01')], []],
  }
}

/** What is taken with so many steps, of which none is asked for after `time`. */
function takenWith(
  state: State,
  iterations: number,
  time = Infinity,
): { readonly choice: string; readonly steps: number } {
  const chance = fastChance(7)
  let left = time
  const { action, iterations: steps } = search.search(
    { game, determinize: () => game.determinize(state, 0, chance), seat: 0, chance },
    { iterations, mayGoOn: () => left-- > 0 },
  )
  return { choice: game.notation.make(action), steps }
}

describe('cards that are chosen', () => {
  it('are kept from a rival who needs them on the display', () => {
    // None of these can be finished in a turn; a palm is worth a point more to the rival for each palm that lies there.
    expect(takenWith(lastTake(['O01', 'P11', 'G02', 'S02']), 3000).choice).toBe('take P11')
    expect(takenWith(lastTake(['P12', 'G02', 'S02', 'O01']), 3000).choice).toBe('take P12')
  })

  it('are chosen in time, too, and with few steps: then by looks', () => {
    const state = lastTake(['S02', 'O05', 'S04', 'S11'])
    const legal = game.legal(state, 0).map((action) => game.notation.make(action))
    for (const time of [0, 1, 5, 40, 90, 200]) {
      const { choice, steps } = takenWith(state, 3000, time)
      expect(legal).toContain(choice)
      expect(steps).toBeLessThanOrEqual(time)
    }
    expect(takenWith(state, 110).steps).toBeLessThanOrEqual(110)
  })

  it('are the same whatever is hidden: other hands, another order of the deck', () => {
    const begun = begin(game, 2, 3) as State
    const [own = [], rival = []] = begun.dealt
    const deck = begun.deck.toReversed()
    // What the rival was dealt and has kept, and cards of the deck in their place.
    const others = deck.slice(0, rival.length).toSorted((a, b) => a - b)
    const twin: State = { ...begun, dealt: [own, others], deck: [...deck.slice(rival.length), ...rival] }
    const [first = -1, second = -1] = rival
    const [third = -1, fourth = -1] = others
    const kept = { ...begun, cards: [-1, -1, first, second] }
    expect(takenWith({ ...twin, cards: [-1, -1, third, fourth] }, 3000)).toEqual(takenWith(kept, 3000))

    const state = lastTake(['O01', 'P11', 'G02', 'S02'])
    expect(takenWith({ ...state, deck: state.deck.toReversed() }, 3000)).toEqual(takenWith(state, 3000))
  })
})
