import type { Chance, Options } from '@fathom/kernel'
import { COLUMNS, LEFT, SLOTS } from './board.ts'
import { components, perPlayerOf } from './builtIn.ts'
import { COLOR_COUNT, MUSSEL, TREASURES } from './tokens.ts'
import type { State, SupplyCard } from './state.ts'

/** A new game: tiles, mussels, the start player and three hand cards each by chance (rulebook: Preparation). */
export function setup(options: Options, seats: number, chance: Chance): State {
  const { cards, bathyscaphes } = perPlayerOf(seats)
  const state: State = {
    seats,
    sameActionForAll: options['sameActionForAll'] === true,
    placedDoublesAreJokers: options['placedDoublesAreJokers'] !== false,
    removed: 0,
    phase: 'place',
    end: null,
    startSeat: 0,
    active: 0,
    toPlace: seats * bathyscaphes,
    sweep: 1,
    idleSweeps: 0,
    collectedThisSweep: false,
    ready: 0,
    collecting: -1,
    acted: 0,
    paying: -1,
    ships: zeros(seats, LEFT),
    boats: zeros(seats * COLUMNS),
    slots: [],
    placedJokers: zeros(COLOR_COUNT),
    laid: zeros(COLOR_COUNT),
    gained: zeros(COLOR_COUNT),
    treasures: zeros(seats * COLOR_COUNT),
    jokers: zeros(seats * COLOR_COUNT),
    hands: zeros(seats * COLOR_COUNT),
    supplies: [],
    knownInHand: zeros(seats * seats),
    due: zeros(seats),
    bag: [],
    discard: zeros(COLOR_COUNT),
  }
  layTiles(state, chance)
  dealMussels(state, chance)
  state.startSeat = chance.below(seats)
  state.active = state.startSeat
  const inPlay = seats * cards
  // What was left out evenly is known to all; what was left out unseen stays in the bag with the cards nobody has seen.
  const isEven = options['removal'] !== 'random' && inPlay % COLOR_COUNT === 0
  const perColor = isEven ? inPlay / COLOR_COUNT : components.cardsPerColor
  state.bag = zeros(COLOR_COUNT, perColor)
  dealHands(state, cards, chance)
  return { ...state, removed: perColor * COLOR_COUNT - inPlay }
}

function layTiles(state: State, chance: Chance): void {
  const bag = TREASURES.slice()
  while (state.slots.length < SLOTS) state.slots.push(chance.draw(bag))
}

function dealMussels(state: State, chance: Chance): void {
  const colors = zeros(COLOR_COUNT).map((_, color) => color)
  for (let seat = 0; seat < state.seats; seat++) {
    const color = chance.draw(colors)
    state.jokers[seat * COLOR_COUNT + color] = 1 << MUSSEL
  }
}

function dealHands(state: State, cards: number, chance: Chance): void {
  let left = state.bag.reduce((sum, count) => sum + count, 0)
  for (let seat = 0; seat < state.seats; seat++) {
    for (let card = 0; card < components.handSize; card++) {
      const place = seat * COLOR_COUNT + drawFrom(state.bag, chance.below(left--))
      state.hands[place] = (state.hands[place] as number) + 1
    }
    const supply: SupplyCard[] = zeros(cards - components.handSize)
    state.supplies.push(supply)
  }
}

/** Takes the card numbered `number` out of a bag counted by colours, and tells its colour. */
export function drawFrom(bag: number[], number: number): number {
  let color = 0
  let rest = number
  while (rest >= (bag[color] as number)) rest -= bag[color++] as number
  bag[color] = (bag[color] as number) - 1
  return color
}

function zeros(count: number, value = 0): number[] {
  const list: number[] = []
  for (let index = 0; index < count; index++) list.push(value)
  return list
}
