import type { Chance, Options } from '@fathom/kernel'
import { CARDS } from './cards.ts'
import { EXPEDITION_BAG } from './shapes.ts'
import { COIN_ROWS, DEALT, PALM_BOXES, SLOTS, type State } from './state.ts'
import type { CardIndex, Step } from './types.ts'

/** A new game: four cards to each seat, a start seat by chance (rulebook: Setting up the game). */
export function setup(options: Options, seats: number, chance: Chance): State {
  const deck = ALL_CARDS.slice()
  const dealt: (readonly CardIndex[])[] = []
  for (let seat = 0; seat < seats; seat++) {
    const cards: CardIndex[] = []
    while (cards.length < DEALT) cards.push(chance.draw(deck))
    dealt.push(cards.sort((a, b) => a - b))
  }
  return {
    seats,
    expeditionAid: options['expeditionAid'] === true,
    phase: 'keep',
    round: 1,
    turn: 1,
    startSeat: chance.below(seats),
    shape: -1,
    expeditions: EXPEDITION_BAG.slice(),
    deck,
    display: [],
    trophySeats: [],
    taking: -1,
    replace: filled(seats, 0),
    dealt,
    cards: filled(seats * SLOTS, -1),
    crossed: filled(seats * SLOTS, 0),
    coins: filled(seats, 0),
    palms: filled(seats * PALM_BOXES, 0),
    rows: filled(seats * COIN_ROWS, -1),
    finished: filled(seats, NONE),
    step: filled<Step>(seats, 'done'),
    owed: filled(seats, 0),
    crossings: filled(seats, NONE),
  }
}

const ALL_CARDS: readonly CardIndex[] = CARDS.map((card) => card.index)

/** Lists inside a state's lists are never changed in place, so all may start as this one. */
const NONE: readonly never[] = Object.freeze([])

function filled<T>(count: number, value: T): T[] {
  const list: T[] = []
  for (let index = 0; index < count; index++) list.push(value)
  return list
}
