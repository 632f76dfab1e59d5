import type { Seat } from '@fathom/kernel'
import {
  atDepth,
  boatsIn,
  COLOR_COUNT,
  COLUMN_SLOTS,
  COLUMNS,
  countBits,
  DEPTH_SLOT,
  DEPTHS,
  downTo,
  handCount,
  isJoker,
  jokerCount,
  KIND_COUNT,
  OFF,
  opponentsIn,
  outcome,
  supplyCount,
  TOKEN_BIT,
  TOKEN_COLOR,
  TOKEN_KIND,
  treasureCount,
  typesOf,
  TYPE_COUNT,
  type Action,
  type State,
} from '@fathom/sunken-treasure'
import type { Shifts } from '../characters/character.ts'
import type { Evaluation } from '../greedy.ts'
import {
  shiftedWeights,
  weighEach,
  weightedSum,
  weightsInUse,
  type LinearEvaluation,
  type WeightsFile,
} from '../linearEvaluation.ts'
import { mindingOthers } from '../rivals.ts'
import file from './weights.json' with { type: 'json' }

/** What prices are computed with on the way to a tile; the features' own weights are in `weights.json`. A treasure on the own board: */
const TREASURE = 10
/** What each treasure more adds to the next: the race is decided at its end. */
const RACE = 0.5
/** The twelfth wins the game. */
const TWELFTH = 60
/** Each move that a boat still needs to a tile makes it less likely by so much. */
const A_MOVE = 0.6
/** A joker saves a card and everybody's tolls once. */
const JOKER = 4
/** The first cards are worth most: a card's worth times the root of their number. */
const CARDS = 3.6
/** How likely a tile is got: by a boat that may act now, by one that the ship can still reach, by one that waits for the next sweep. */
const NOW = 0.9
const THIS_SWEEP = 0.55
const NEXT_SWEEP = 0.3
/** The same for so many moves: multiplied out, as powers are not the same to the last bit on every machine. */
const BY_MOVES = [1, A_MOVE, A_MOVE * A_MOVE, A_MOVE * A_MOVE * A_MOVE, A_MOVE * A_MOVE * A_MOVE * A_MOVE]
/** How likely a card of a colour that is not in hand comes in time. */
const CARD_TO_COME = 0.4
/** A tile that would only be a double. */
const DOUBLE = 0.25
const WON = 1000

/** How treasures count: each, and their square, as the race is decided at its end. Then the means for more, and what boats lie at. */
const FEATURES = [
  'treasures',
  'treasures squared',
  'jokers',
  'root of cards',
  'colours in hand',
  'best tiles in reach',
  'all tiles at boats',
  'lead where columns end',
  'cards of others',
] as const

/** Tiles in reach: those of different types by the best chance to get them, and all that lie at boats. */
interface Reach {
  best: number
  atBoats: number
}

const inReach: Reach = { best: 0, atBoats: 0 }

/** What a Sunken Treasure player looks at. */
export const sunkenTreasureLinearEvaluation: LinearEvaluation<State, Action> = {
  features: FEATURES,
  measure(state, seat, into) {
    const own = treasureCount(state, seat)
    tilesInReach(state, seat, own)
    into[0] = own
    into[1] = own * own
    into[2] = jokerCount(state, seat)
    into[3] = Math.sqrt(handCount(state, seat) + supplyCount(state, seat))
    into[4] = coloursInHand(state, seat)
    into[5] = inReach.best
    into[6] = inReach.atBoats
    into[7] = columnEnds(state, own - bestOther(state, seat))
    into[8] = othersCards(state, seat)
  },
  withWeights(weights) {
    const measured = new Float64Array(FEATURES.length)
    return {
      value(state, seat) {
        if (state.phase === 'over') return WON * (1.5 - (outcome(state).ranks[seat] ?? 2)) + treasureCount(state, seat)
        sunkenTreasureLinearEvaluation.measure(state, seat, measured)
        return weightedSum(measured, weights)
      },
      parts(state, seat, into) {
        sunkenTreasureLinearEvaluation.measure(state, seat, into)
        weighEach(into, weights)
      },
      continues: () => false,
      // A card to be drawn may be any: one sample says little.
      tries: (action) => (action.do === 'trade' ? 6 : 1),
    }
  },
}

/** The weights that play, and where they come from. */
export const sunkenTreasureWeights = file as unknown as WeightsFile

/**
 * What a Sunken Treasure player would call sane: the treasures made, jokers and cards as the means for more, and what the boats lie at: tiles still
 * missing, at their price here, as soon as the ship gets there. Whoever leads likes columns that are nearly empty. And the same of the others, against it.
 */
export const sunkenTreasureEvaluation = sunkenTreasureInCharacter({})

/** The same by somebody who makes more or less of some of it. */
export function sunkenTreasureInCharacter(shifts: Shifts): Evaluation<State, Action> {
  const weights = shiftedWeights(FEATURES, weightsInUse(FEATURES, sunkenTreasureWeights), shifts)
  return mindingOthers(sunkenTreasureLinearEvaluation.withWeights(weights))
}

function coloursInHand(state: State, seat: Seat): number {
  let count = 0
  for (let color = 0; color < COLOR_COUNT; color++) if (state.hands[seat * COLOR_COUNT + color] !== 0) count++
  return count
}

function bestOther(state: State, seat: Seat): number {
  let best = 0
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat) best = Math.max(best, treasureCount(state, other))
  }
  return best
}

function othersCards(state: State, seat: Seat): number {
  let cards = 0
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat) cards += handCount(state, other) + supplyCount(state, other)
  }
  return cards
}

/** Columns with one or two treasures left may end the game any moment: good for whoever leads. */
function columnEnds(state: State, lead: number): number {
  let sum = 0
  for (let column = 0; column < COLUMNS; column++) {
    let left = 0
    for (let slot = column * COLUMN_SLOTS; slot < (column + 1) * COLUMN_SLOTS; slot++) {
      const token = state.slots[slot] as number
      if (token >= 0 && !isJoker(state, token)) left++
    }
    if (left <= 2) sum += lead / left
  }
  return sum
}

/** By kind of tile, from call to call. */
const best = new Float64Array(KIND_COUNT)

/** What lies at the boats or on their way: for each type the best chance to get it, and all chances at hand together. */
function tilesInReach(state: State, seat: Seat, own: number): void {
  best.fill(0)
  const worthNew = own === TYPE_COUNT - 1 ? TWELFTH : TREASURE + RACE * (2 * own + 1)
  const types = typesOf(state, seat)
  const depths = depthsOf(state, seat)
  let atBoats = 0
  for (let column = 1; column <= COLUMNS; column++) {
    const here = boatsIn(state, seat, column)
    const opponents = opponentsIn(state, seat, column)
    for (let depth = 0; depth < DEPTHS; depth++) {
      const isHere = atDepth(here, depth) > 0
      const hope = isHere
        ? reach(state, seat, column, depth)
        : NEXT_SWEEP * (BY_MOVES[movesTo(depths, depth)] as number)
      const toll = downTo(opponents, depth)
      const end = (column - 1) * COLUMN_SLOTS + (DEPTH_SLOT[depth + 1] as number)
      for (let slot = (column - 1) * COLUMN_SLOTS + (DEPTH_SLOT[depth] as number); slot < end; slot++) {
        const token = state.slots[slot] as number
        if (token < 0) continue
        const kind = TOKEN_KIND[token] as number
        const isNew = (types & (TOKEN_BIT[token] as number)) === 0 && !isJoker(state, token)
        if (!isNew && !isHere) continue
        const chance = hope * profit(state, seat, token, isNew ? worthNew : JOKER * DOUBLE, toll)
        if (isHere) atBoats += chance
        if (isNew) best[kind] = Math.max(best[kind] as number, chance)
      }
    }
  }
  inReach.atBoats = atBoats
  inReach.best = 0
  for (let kind = 0; kind < KIND_COUNT; kind++) inReach.best += best[kind] as number
}

/** Depths where the seat has a boat, as bits. */
function depthsOf(state: State, seat: Seat): number {
  let depths = 0
  for (let column = 1; column <= COLUMNS; column++) {
    const here = boatsIn(state, seat, column)
    for (let depth = 0; depth < DEPTHS; depth++) if (atDepth(here, depth) > 0) depths |= 1 << depth
  }
  return depths
}

/** Moves until a boat can be at a depth in another column: a row each, any column. */
function movesTo(depths: number, depth: number): number {
  let fewest = DEPTHS
  for (let from = 0; from < DEPTHS; from++) {
    if ((depths >> from) & 1) fewest = Math.min(fewest, Math.max(1, Math.abs(from - depth)))
  }
  return fewest
}

function reach(state: State, seat: Seat, column: number, depth: number): number {
  const at = state.ships[seat] as number
  if (column > at && at < OFF) return THIS_SWEEP
  const isAtWork = column === at && state.active === seat && state.phase === 'act'
  return isAtWork && (atDepth(state.ready, depth) > 0 || state.collecting === depth) ? NOW : NEXT_SWEEP
}

/** What a tile brings after its price: by a card of its colour and the tolls of the boats above, or by a joker. */
function profit(state: State, seat: Seat, token: number, worth: number, toll: number): number {
  const cards = handCount(state, seat) + supplyCount(state, seat)
  const price = CARDS * (Math.sqrt(cards) - Math.sqrt(Math.max(0, cards - 1 - toll)))
  const holds = state.hands[seat * COLOR_COUNT + (TOKEN_COLOR[token] as number)] !== 0
  const likely = holds ? 1 : supplyCount(state, seat) > 0 ? CARD_TO_COME : 0
  const byCard = toll < cards ? likely * (worth - price) : 0
  const byJoker = usableJokers(state, seat) > 0 && !isJoker(state, token) ? worth - JOKER : 0
  return Math.max(0, byCard, byJoker)
}

function usableJokers(state: State, seat: Seat): number {
  let count = 0
  for (let color = 0; color < COLOR_COUNT; color++)
    count += countBits(state.jokers[seat * COLOR_COUNT + color] as number)
  return count
}
