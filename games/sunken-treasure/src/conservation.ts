import { components, perPlayerOf } from './components.ts'
import { boatsIn, countOf, downTo, handCount, supplyCount, typesOf, type State } from './state.ts'
import { COLOR_COUNT, countBits, KIND_COUNT, MUSSEL, TOKEN_BIT, TOKEN_COLOR, TOKEN_COUNT, TREASURES } from './tokens.ts'
import { COLUMNS } from './board.ts'

/**
 * What holds in every position (scenario 14): no token, card or boat gets lost or is in two places, and nobody knows what is not so.
 * @returns a sentence about what is wrong, or null
 */
export function conservation(state: State): string | null {
  return tokensAreConserved(state) ?? cardsAreConserved(state) ?? boatsAreConserved(state) ?? knowledgeIsTrue(state)
}

function tokensAreConserved(state: State): string | null {
  const counts: number[] = Array.from({ length: TOKEN_COUNT }, () => 0)
  const count = (token: number): void => {
    counts[token] = (counts[token] ?? 0) + 1
  }
  for (const token of state.slots) if (token >= 0) count(token)
  for (let token = 0; token < TOKEN_COUNT; token++) {
    for (let seat = 0; seat < state.seats; seat++) {
      const place = seat * COLOR_COUNT + (TOKEN_COLOR[token] ?? 0)
      if (((state.treasures[place] ?? 0) & (TOKEN_BIT[token] ?? 0)) !== 0) count(token)
      if (((state.jokers[place] ?? 0) & (TOKEN_BIT[token] ?? 0)) !== 0) count(token)
    }
  }
  const twice = counts.findIndex((number) => number > 1)
  if (twice >= 0) return `token ${twice} is in ${counts[twice]} places`
  const all = counts.reduce((sum, number) => sum + number, 0)
  const expected = TREASURES.length + state.seats * components.musselsPerPlayer
  if (all !== expected) return `${all} treasures and mussels instead of ${expected}`
  return boardsAreInOrder(state)
}

/** Each type once on a player board, no mussel on one, and jokers on the board are marked only there. */
function boardsAreInOrder(state: State): string | null {
  for (let seat = 0; seat < state.seats; seat++) {
    let tiles = 0
    for (let color = 0; color < COLOR_COUNT; color++)
      tiles += countBits(state.treasures[seat * COLOR_COUNT + color] ?? 0)
    if (tiles !== countBits(typesOf(state, seat))) return `seat ${seat} has a type twice on the player board`
    if (((typesOf(state, seat) >> MUSSEL) & 1) === 1) return `seat ${seat} has a mussel on the player board`
  }
  for (let color = 0; color < COLOR_COUNT; color++) {
    for (let kind = 0; kind < KIND_COUNT; kind++) {
      const isMarked = (((state.placedJokers[color] ?? 0) >> kind) & 1) === 1
      if (isMarked && !state.slots.includes(color * KIND_COUNT + kind))
        return `a joker is marked that is not on the board`
    }
  }
  return null
}

function cardsAreConserved(state: State): string | null {
  let cards = 0
  for (let seat = 0; seat < state.seats; seat++) cards += handCount(state, seat) + supplyCount(state, seat)
  for (const discarded of state.discard) cards += discarded
  const inPlay = state.seats * perPlayerOf(state.seats).cards
  if (cards !== inPlay) return `${cards} cards in play instead of ${inPlay}`
  const fixed = state.supplies.flat().filter((card) => card !== 0)
  const unseen = state.supplies.flat().length - fixed.length + state.removed
  const inBag = state.bag.reduce((sum, count) => sum + count, 0)
  if (unseen !== inBag) return `${unseen} cards are unseen and ${inBag} colours are left for them`
  const perColor = (inPlay + state.removed) / COLOR_COUNT
  for (let color = 0; color < COLOR_COUNT; color++) {
    let ofColor = (state.bag[color] ?? 0) + (state.discard[color] ?? 0)
    for (let seat = 0; seat < state.seats; seat++) ofColor += state.hands[seat * COLOR_COUNT + color] ?? 0
    ofColor += fixed.filter((card) => (card & 7) - 1 === color).length
    if (ofColor !== perColor) return `${ofColor} cards of color ${color} instead of ${perColor}`
  }
  return null
}

function boatsAreConserved(state: State): string | null {
  const { bathyscaphes } = perPlayerOf(state.seats)
  let all = 0
  for (let seat = 0; seat < state.seats; seat++) {
    for (let column = 1; column <= COLUMNS; column++) all += downTo(boatsIn(state, seat, column), 3)
  }
  const expected = state.seats * bathyscaphes - state.toPlace
  return all === expected ? null : `${all} bathyscaphes on the board instead of ${expected}`
}

/** Nobody knows of more cards in a hand than are there; a hand holds at most three. */
function knowledgeIsTrue(state: State): string | null {
  for (let seat = 0; seat < state.seats; seat++) {
    if (handCount(state, seat) > components.handSize) return `seat ${seat} holds ${handCount(state, seat)} cards`
    for (let observer = 0; observer < state.seats; observer++) {
      const known = state.knownInHand[observer * state.seats + seat] ?? 0
      for (let color = 0; color < COLOR_COUNT; color++) {
        const held = state.hands[seat * COLOR_COUNT + color] ?? 0
        if (countOf(known, color) > held) return `seat ${observer} believes in a card that seat ${seat} does not hold`
      }
    }
  }
  return null
}
