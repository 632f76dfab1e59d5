import type { Seat } from '@fathom/kernel'
import { BONUSES, CARD_RANK, KEEPS, PATTERNS, SINGLES, TAKE_DECK, TAKES, type BoxActions } from './actions.ts'
import { emptyBoxes, SLOTS, type State } from './state.ts'
import type { Action, BoxMask, CardIndex } from './types.ts'

/** Who may act now. */
export function toAct(state: State): Seat[] {
  const seats: Seat[] = []
  if (state.phase === 'take') seats.push(state.taking)
  else if (state.phase !== 'over') {
    for (let seat = 0; seat < state.seats; seat++) if (isToAct(state, seat)) seats.push(seat)
  }
  return seats
}

/** True if a seat may act now. */
export function isToAct(state: State, seat: Seat): boolean {
  switch (state.phase) {
    case 'keep':
      return state.cards[seat * SLOTS] === -1
    case 'cross':
      return state.step[seat] === 'choose' || state.step[seat] === 'bonus'
    case 'take':
      return state.taking === seat
    case 'over':
      return false
  }
}

/** Every legal action of a seat, sorted by notation: built in that order, for speed. */
export function legal(state: State, seat: Seat): Action[] {
  const actions: Action[] = []
  if (!isToAct(state, seat)) return actions
  if (state.phase === 'cross') addCrossings(state, seat, actions)
  else if (state.phase === 'keep') addKeeps(state, seat, actions)
  else addTakes(state, actions)
  return actions
}

function addCrossings(state: State, seat: Seat, actions: Action[]): void {
  let first = seat * SLOTS
  let second = first + 1
  const firstCard = state.cards[first] ?? -1
  const secondCard = state.cards[second] ?? -1
  if (secondCard >= 0 && (firstCard < 0 || (CARD_RANK[secondCard] ?? 0) < (CARD_RANK[firstCard] ?? 0))) {
    first = second
    second = seat * SLOTS
  }
  const cardA = state.cards[first] ?? -1
  const cardB = state.cards[second] ?? -1
  const emptyA = emptyBoxes(state, first)
  const emptyB = emptyBoxes(state, second)
  const singles = state.step[seat] === 'bonus' ? BONUSES : SINGLES
  // `box` and `bonus` sort before `cross`; a single box is legal also when the pattern would fit (rulebook: very important note).
  if (emptyA !== 0) addFitting(singles[cardA], emptyA, actions)
  if (emptyB !== 0) addFitting(singles[cardB], emptyB, actions)
  if (singles === BONUSES) return
  if (emptyA !== 0) addFitting(PATTERNS[cardA]?.[state.shape], emptyA, actions)
  if (emptyB !== 0) addFitting(PATTERNS[cardB]?.[state.shape], emptyB, actions)
}

function addFitting(candidates: BoxActions | undefined, empty: BoxMask, actions: Action[]): void {
  if (candidates === undefined) return
  const { masks, actions: fitting } = candidates
  const taken = ~empty
  let length = actions.length
  for (let index = 0, count = masks.length; index < count; index++) {
    if (((masks[index] as BoxMask) & taken) === 0) actions[length++] = fitting[index] as Action
  }
}

function addKeeps(state: State, seat: Seat, actions: Action[]): void {
  const cards = state.dealt[seat] ?? []
  // By the first card's id as text, then by the second's; the notation itself names the lower index first.
  const byRank = cards.toSorted(compareIds)
  for (const first of byRank) {
    for (const second of byRank) {
      const action = KEEPS[first]?.[second]
      if (action !== undefined) actions.push(action)
    }
  }
}

function addTakes(state: State, actions: Action[]): void {
  for (const card of state.display.toSorted(compareIds)) actions.push(TAKES[card] as Action)
  // `take deck` sorts after every card id: ids begin with a capital letter.
  if (state.deck.length > 0) actions.push(TAKE_DECK)
}

function compareIds(a: CardIndex, b: CardIndex): number {
  return (CARD_RANK[a] ?? 0) - (CARD_RANK[b] ?? 0)
}
