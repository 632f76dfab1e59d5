import { boxesIn, countBoxes } from './boxes.ts'
import { BOXES, CARDS, cardAt } from './cards.ts'
import { components } from './builtIn.ts'
import { COIN_BOXES, COINS_PER_ROW, DISPLAY, islandsOf, PALM_BOXES, SLOTS, trophiesOf, type State } from './state.ts'

/**
 * What holds in every position (scenario 16): no card and no box gets lost or counts twice.
 * @returns a sentence about what is wrong, or null
 */
export function conservation(state: State): string | null {
  return cardsAreConserved(state) ?? coinsAreConserved(state) ?? palmsAreConserved(state) ?? trophiesAreConserved(state)
}

function cardsAreConserved(state: State): string | null {
  const hands = state.phase === 'keep' ? state.dealt.flat() : state.dealt.flatMap((_, seat) => islandsOf(state, seat))
  const all = [...state.deck, ...state.display, ...hands, ...state.finished.flat()]
  if (all.length !== CARDS.length) return `${all.length} cards instead of ${CARDS.length}`
  if (new Set(all).size !== CARDS.length) return 'a card is in two places'
  if (state.phase !== 'keep' && state.display.length < DISPLAY && state.deck.length > 0 && state.phase !== 'take') {
    return `${state.display.length} cards on the display while the deck lasts`
  }
  for (let slot = 0; slot < state.seats * SLOTS; slot++) {
    const card = state.cards[slot] ?? -1
    const outside = (state.crossed[slot] ?? 0) & ~(card < 0 ? 0 : (BOXES[card] ?? 0))
    if (outside !== 0) return `boxes ${boxesIn(outside).join(' ')} are crossed off outside the island in slot ${slot}`
  }
  return null
}

/** Boxes of a kind that a seat has crossed off, on finished and unfinished cards. */
function crossedOf(state: State, seat: number, kind: 'coins' | 'palms'): number {
  let count = 0
  for (const card of state.finished[seat] ?? []) count += countBoxes(cardAt(card)[kind])
  for (let slot = seat * SLOTS; slot < (seat + 1) * SLOTS; slot++) {
    const card = state.cards[slot] ?? -1
    if (card >= 0) count += countBoxes(cardAt(card)[kind] & (state.crossed[slot] ?? 0))
  }
  return count
}

function coinsAreConserved(state: State): string | null {
  for (let seat = 0; seat < state.seats; seat++) {
    const crossed = Math.min(COIN_BOXES, crossedOf(state, seat, 'coins'))
    if (state.coins[seat] !== crossed) return `seat ${seat} has ${state.coins[seat]} coins and crossed off ${crossed}`
  }
  return null
}

function palmsAreConserved(state: State): string | null {
  for (let seat = 0; seat < state.seats; seat++) {
    const written = state.palms.slice(seat * PALM_BOXES, (seat + 1) * PALM_BOXES).filter((points) => points > 0).length
    const crossed = Math.min(PALM_BOXES, crossedOf(state, seat, 'palms'))
    if (written !== crossed) return `seat ${seat} has ${written} palm boxes and crossed off ${crossed}`
  }
  return null
}

/** Trophies handed out are the completed rows, capped at six; rows of this turn are awarded when all have chosen. */
function trophiesAreConserved(state: State): string | null {
  let awarded = 0
  for (let seat = 0; seat < state.seats; seat++) {
    const rows = trophiesOf(state, seat).length
    awarded += rows
    const full = Math.floor((state.coins[seat] ?? 0) / COINS_PER_ROW)
    if (state.phase !== 'cross' && rows !== full) return `seat ${seat} completed ${full} rows and was awarded ${rows}`
  }
  const given = Math.min(components.trophies.length, awarded)
  return given === state.trophySeats.length ? null : `${state.trophySeats.length} trophies for ${awarded} rows`
}
