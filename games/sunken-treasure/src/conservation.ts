import { components, perPlayerOf } from './builtIn.ts'
import { boatsIn, countOf, downTo, handCount, supplyCount, typesOf, type State } from './state.ts'
import { COLOR_COUNT, countBits, MUSSEL, TOKEN_BIT, TOKEN_COLOR, tokenOf, TREASURES } from './tokens.ts'
import { COLUMNS } from './board.ts'

/**
 * What holds in every position (scenario 14): no token, card or boat gets lost or is in two places, and nobody knows what is not so.
 * @returns a sentence about what is wrong, or null
 */
export function conservation(state: State): string | null {
  return tokensAreConserved(state) ?? cardsAreConserved(state) ?? boatsAreConserved(state) ?? knowledgeIsTrue(state)
}

function tokensAreConserved(state: State): string | null {
  // Masks of kinds per color, wherever they are: a token that comes up twice is in two places.
  const found: number[] = []
  let all = 0
  let twice = 0
  const count = (color: number, mask: number): void => {
    twice |= (found[color] ?? 0) & mask
    found[color] = (found[color] ?? 0) | mask
    all += countBits(mask)
  }
  for (const token of state.slots) if (token >= 0) count(TOKEN_COLOR[token] ?? 0, TOKEN_BIT[token] ?? 0)
  for (let place = 0; place < state.treasures.length; place++) {
    count(place % COLOR_COUNT, state.treasures[place] ?? 0)
    count(place % COLOR_COUNT, state.jokers[place] ?? 0)
  }
  if (twice !== 0) return 'a token is in two places'
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
    for (let kind = 0, marked = state.placedJokers[color] ?? 0; marked >> kind !== 0; kind++) {
      const isMarked = ((marked >> kind) & 1) === 1
      if (isMarked && !state.slots.includes(tokenOf(color, kind))) return 'a joker is marked that is not on the board'
    }
  }
  return null
}

function cardsAreConserved(state: State): string | null {
  let cards = 0
  let unseen = state.removed
  const ofColor = state.bag.map((count, color) => count + (state.discard[color] ?? 0))
  for (let seat = 0; seat < state.seats; seat++) {
    cards += handCount(state, seat) + supplyCount(state, seat)
    for (const card of state.supplies[seat] ?? []) {
      if (card === 0) unseen++
      else ofColor[(card & 7) - 1] = (ofColor[(card & 7) - 1] ?? 0) + 1
    }
  }
  for (const [place, held] of state.hands.entries()) {
    ofColor[place % COLOR_COUNT] = (ofColor[place % COLOR_COUNT] ?? 0) + held
  }
  for (const discarded of state.discard) cards += discarded
  const inPlay = state.seats * perPlayerOf(state.seats).cards
  if (cards !== inPlay) return `${cards} cards in play instead of ${inPlay}`
  const inBag = state.bag.reduce((sum, count) => sum + count, 0)
  if (unseen !== inBag) return `${unseen} cards are unseen and ${inBag} colours are left for them`
  const perColor = (inPlay + state.removed) / COLOR_COUNT
  const wrong = ofColor.findIndex((count) => count !== perColor)
  return wrong < 0 ? null : `${ofColor[wrong]} cards of color ${wrong} instead of ${perColor}`
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
