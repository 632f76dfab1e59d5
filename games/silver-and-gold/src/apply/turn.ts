import type { Chance, Seat } from '@fathom/kernel'
import { BOXES, cardAt } from '../cards.ts'
import { components } from '../builtIn.ts'
import { outcome } from '../score.ts'
import { sealsAdded } from '../seals.ts'
import { EXPEDITION_BAG } from '../shapes.ts'
import { COIN_ROWS, COINS_PER_ROW, hasEmptyBox, ROUNDS, SLOTS, TURNS_PER_ROUND, type State } from '../state.ts'
import { SHAPES, type Crossing, type Event } from '../types.ts'
import { cardsToTake } from './display.ts'

const NO_CROSSINGS: readonly Crossing[] = Object.freeze([])

/** Reveals the next expedition card (rulebook: Step 1). A seat without an empty box is passed over. */
export function beginTurn(state: State, chance: Chance, events: Event[]): void {
  const { round, turn, startSeat } = state
  state.shape = chance.draw(state.expeditions)
  state.phase = 'cross'
  state.taking = -1
  events.push({ type: 'expedition', shape: SHAPES[state.shape] ?? 'I2', round, turn, startSeat })
  let choosing = false
  for (let seat = 0; seat < state.seats; seat++) {
    const able = hasEmptyBox(state, seat)
    state.step[seat] = able ? 'choose' : 'done'
    if (able) choosing = true
    else events.push({ type: 'passed-over', seat })
  }
  if (!choosing) resolveTurn(state, chance, events)
}

/** All have chosen: shows it, then trophies and finished cards in turn order (rulebook: Step 3). */
export function resolveTurn(state: State, chance: Chance, events: Event[]): void {
  // The last seat to choose now sees the others' choices, so nothing can be undone from here.
  chance.reveal()
  const { round, turn } = state
  for (let index = 0; index < state.seats; index++) {
    const seat = (state.startSeat + index) % state.seats
    const crossings = state.crossings[seat] ?? NO_CROSSINGS
    if (crossings.length > 0) events.push({ type: 'chose', seat, crossings, round, turn })
    state.crossings[seat] = NO_CROSSINGS
  }
  for (let index = 0; index < state.seats; index++) {
    const seat = (state.startSeat + index) % state.seats
    awardRows(state, seat, events)
    finishCards(state, seat, events)
  }
  nextTaker(state, chance, events)
}

/** Every newly completed coin row takes the highest trophy left; none left is worth nothing (scenarios 2 and 3). */
function awardRows(state: State, seat: Seat, events: Event[]): void {
  const full = Math.floor((state.coins[seat] ?? 0) / COINS_PER_ROW)
  for (let row = 0; row < full; row++) {
    const place = seat * COIN_ROWS + row
    if (state.rows[place] !== -1) continue
    const value = components.trophies[state.trophySeats.length]
    if (value !== undefined) state.trophySeats.push(seat)
    state.rows[place] = value ?? 0
    events.push({ type: 'coin-row', seat, value: value ?? 0 })
  }
}

/** Sets finished cards aside. On the last turn nothing replaces them. */
function finishCards(state: State, seat: Seat, events: Event[]): void {
  for (let slot = seat * SLOTS; slot < (seat + 1) * SLOTS; slot++) {
    const card = state.cards[slot] ?? -1
    if (card < 0 || state.crossed[slot] !== BOXES[card]) continue
    state.cards[slot] = -1
    state.crossed[slot] = 0
    const before = state.finished[seat] ?? []
    const finished = [...before, card]
    state.finished[seat] = finished
    if (!isLastTurn(state)) state.replace[seat] = (state.replace[seat] ?? 0) + 1
    const { id, points } = cardAt(card)
    const seals = sealsAdded(before, card)
    events.push({ type: 'finished', seat, card: id, points, ...(seals > 0 ? { seals } : {}) })
  }
}

/** Gives the next seat in turn order that has to replace a card the move, else ends the turn. */
export function nextTaker(state: State, chance: Chance, events: Event[]): void {
  for (let index = 0; index < state.seats; index++) {
    const seat = (state.startSeat + index) % state.seats
    if ((state.replace[seat] ?? 0) > 0 && cardsToTake(state) > 0) {
      state.phase = 'take'
      state.taking = seat
      return
    }
    // Nothing is left: the seat plays on with fewer cards.
    for (; (state.replace[seat] ?? 0) > 0; state.replace[seat] = (state.replace[seat] ?? 0) - 1) {
      events.push({ type: 'nothing-to-take', seat })
    }
  }
  nextTurn(state, chance, events)
}

/** Goes on after step 3: the start seat moves to the left after every turn. */
function nextTurn(state: State, chance: Chance, events: Event[]): void {
  const roundEnds = state.turn === TURNS_PER_ROUND
  if (roundEnds) events.push({ type: 'round-ended', round: state.round })
  if (isLastTurn(state)) {
    state.phase = 'over'
    state.taking = -1
    events.push({ type: 'game-ended', ranks: outcome(state).ranks })
    return
  }
  if (roundEnds) {
    state.round++
    state.turn = 0
    // All eight are shuffled anew, the one that was not shown among them (rulebook: End of a round).
    state.expeditions = EXPEDITION_BAG.slice()
  }
  state.turn++
  state.startSeat = (state.startSeat + 1) % state.seats
  beginTurn(state, chance, events)
}

function isLastTurn(state: State): boolean {
  return state.round === ROUNDS && state.turn === TURNS_PER_ROUND
}
