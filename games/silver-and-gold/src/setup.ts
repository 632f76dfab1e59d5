import type { Chance, Options } from '@fathom/kernel'
import { CARDS } from './cards.ts'
import { EXPEDITION_BAG } from './shapes.ts'
import { COIN_ROWS, DEALT, PALM_BOXES, SLOTS, type State } from './state.ts'
import type { Step } from './types.ts'

/** A new game: four cards to each seat, a start seat by chance (rulebook: Setting up the game). */
export function setup(options: Options, seats: number, chance: Chance): State {
  const deck = CARDS.map((card) => card.index)
  const perSeat = <T>(value: () => T): T[] => Array.from({ length: seats }, value)
  const dealt = perSeat(() => Array.from({ length: DEALT }, () => chance.draw(deck)).toSorted((a, b) => a - b))
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
    replace: perSeat(() => 0),
    dealt,
    cards: Array.from({ length: seats * SLOTS }, () => -1),
    crossed: Array.from({ length: seats * SLOTS }, () => 0),
    coins: perSeat(() => 0),
    palms: Array.from({ length: seats * PALM_BOXES }, () => 0),
    rows: Array.from({ length: seats * COIN_ROWS }, () => -1),
    finished: perSeat(() => []),
    step: perSeat<Step>(() => 'done'),
    owed: perSeat(() => 0),
    crossings: perSeat(() => []),
  }
}
