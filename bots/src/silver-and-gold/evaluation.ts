import {
  CARDS,
  COIN_BOXES,
  components,
  countBoxes,
  PALM_BOXES,
  type Action,
  type Card,
  type CardIndex,
  type State,
} from '@fathom/silver-and-gold'
import type { Seat } from '@fathom/kernel'
import { weightedSum, weightsInUse, type LinearEvaluation, type WeightsFile } from '../linearEvaluation.ts'
import { turnsToFinish } from './turns.ts'
import file from './weights.json' with { type: 'json' }

/** Turns at the end in which a card not yet begun is hardly finished any more. */
const LAST_START = 2.5
/** A pattern that fits badly on one island goes onto the other: two islands need less than the sum of their turns. */
const SHARING = 0.9
/** How much less a symbol still to be crossed is worth than one crossed. */
const LATER = 0.85
/** Turns that pass for every coin one gets, about. */
const TURNS_A_COIN = 2.2
/** Part of a turn that an owed box saves. */
const OWED_TURNS = 0.35

const { rounds: ROUNDS, turnsPerRound: TURNS_PER_ROUND, coinRows: COIN_ROWS, coinsPerRow: COINS_PER_ROW } = components
const PALMS_ON_A_CARD = CARDS.reduce((sum, card) => sum + card.palmCount, 0) / CARDS.length

/** Points that are made, by source; trophies and islands in sight; turns beyond those islands; boxes owed. */
const FEATURES = [
  'coins',
  'trophies',
  'palms',
  'finished islands',
  'seals',
  'trophies in sight',
  'islands under way',
  'free turns',
  'boxes owed',
] as const

/** What a Silver & Gold player looks at. */
export const silverAndGoldLinearEvaluation: LinearEvaluation<State, Action> = {
  features: FEATURES,
  measure(state, seat, into) {
    const turns = turnsLeft(state, seat)
    into[0] = state.coins[seat] ?? 0
    into[1] = trophies(state, seat)
    into[2] = palms(state, seat)
    into[3] = finishedPoints(state, seat)
    into[4] = seals(state, seat)
    into[5] = coinRace(state, seat, turns)
    measureIslands(state, seat, turns)
    into[6] = underway.worth
    into[7] = underway.free
    into[8] = state.owed[seat] ?? 0
  },
  withWeights(weights) {
    const measured = new Float64Array(FEATURES.length)
    return {
      value(state, seat) {
        silverAndGoldLinearEvaluation.measure(state, seat, measured)
        return weightedSum(measured, weights)
      },
      continues: (state, seat) => state.phase === 'cross' && state.step[seat] === 'bonus',
      // A blind card may be any: one sample says little.
      tries: (action) => (action.do === 'take-deck' ? 12 : 1),
    }
  },
}

/** The weights that play, and where they come from. */
export const silverAndGoldWeights = file as unknown as WeightsFile

/** What a Silver & Gold player would call sane: the points made, the islands by the turns that they still need, coins in the race for trophies, palms by the display, seals by their colours. */
export const silverAndGoldEvaluation = silverAndGoldLinearEvaluation.withWeights(
  weightsInUse(FEATURES, silverAndGoldWeights),
)

/** Turns in which the seat still crosses something off. */
function turnsLeft(state: State, seat: Seat): number {
  if (state.phase === 'over') return 0
  const after = ROUNDS * TURNS_PER_ROUND - ((state.round - 1) * TURNS_PER_ROUND + state.turn)
  const beforeCrossing = state.phase === 'keep' || (state.phase === 'cross' && state.step[seat] === 'choose')
  return beforeCrossing ? after + 1 : after
}

function trophies(state: State, seat: Seat): number {
  let sum = 0
  for (let row = seat * COIN_ROWS; row < (seat + 1) * COIN_ROWS; row++) sum += Math.max(0, state.rows[row] ?? 0)
  return sum
}

function palms(state: State, seat: Seat): number {
  let sum = 0
  for (let box = seat * PALM_BOXES; box < (seat + 1) * PALM_BOXES; box++) sum += state.palms[box] ?? 0
  return sum
}

function finishedPoints(state: State, seat: Seat): number {
  let sum = 0
  for (const index of state.finished[seat] ?? NONE) sum += (CARDS[index] as Card).points
  return sum
}

function seals(state: State, seat: Seat): number {
  const finished = state.finished[seat] ?? NONE
  let sum = 0
  for (const index of finished) {
    const { seal } = CARDS[index] as Card
    if (seal !== null) sum += seal.points * countColor(finished, seal.color)
  }
  return sum
}

const NONE: readonly CardIndex[] = []

function countColor(cards: readonly CardIndex[], color: Card['color']): number {
  let count = 0
  for (const index of cards) if (CARDS[index]?.color === color) count++
  return count
}

/** The trophy that the seat's next row would bring, after those who are ahead have taken theirs. */
function nextTrophy(state: State, seat: Seat): number {
  const own = (state.coins[seat] ?? 0) % COINS_PER_ROW
  let taken = state.trophySeats.length
  for (let other = 0; other < state.seats; other++) {
    const coins = state.coins[other] ?? 0
    if (other !== seat && coins < COIN_BOXES && coins % COINS_PER_ROW > own) taken++
  }
  return components.trophies[taken] ?? 0
}

/** Trophies to come: rows completed and not yet awarded, and the share of the row that is under way. */
function coinRace(state: State, seat: Seat, turns: number): number {
  const coins = state.coins[seat] ?? 0
  let awarded = 0
  for (let row = seat * COIN_ROWS; row < (seat + 1) * COIN_ROWS; row++) if ((state.rows[row] ?? -1) >= 0) awarded++
  let sum = 0
  for (let row = awarded; row < Math.floor(coins / COINS_PER_ROW); row++) {
    sum += components.trophies[state.trophySeats.length + row - awarded] ?? 0
  }
  if (coins >= COIN_BOXES) return sum
  const inRow = coins % COINS_PER_ROW
  const hope = Math.min(1, turns / (TURNS_A_COIN * (COINS_PER_ROW - inRow)))
  return sum + (inRow / COINS_PER_ROW) * nextTrophy(state, seat) * hope
}

interface Island {
  /** Points that finishing it brings, with what is left to cross off on it. */
  readonly worth: number
  /** Turns that it still needs. */
  readonly turns: number
}

/** The islands under way: points as far as time allows, and turns that are left after them. Kept from call to call. */
const underway = { worth: 0, free: 0 }

function measureIslands(state: State, seat: Seat, turns: number): void {
  const a = islandIn(state, seat, 0, turns)
  const b = islandIn(state, seat, 1, turns)
  const together = (a.turns + b.turns) * SHARING
  const aFirst = a.worth * finishes(turns, a.turns) + b.worth * finishes(turns, Math.max(b.turns, together))
  const bFirst = b.worth * finishes(turns, b.turns) + a.worth * finishes(turns, Math.max(a.turns, together))
  const owed = (state.owed[seat] ?? 0) * OWED_TURNS
  underway.worth = Math.max(aFirst, bFirst)
  underway.free = Math.max(0, turns - LAST_START - together + owed)
}

const NO_ISLAND: Island = { worth: 0, turns: 0 }

function islandIn(state: State, seat: Seat, place: 0 | 1, turns: number): Island {
  const index = state.cards[seat * 2 + place] ?? -1
  if (index < 0) return NO_ISLAND
  const card = CARDS[index] as Card
  const empty = card.boxes & ~(state.crossed[seat * 2 + place] ?? 0)
  const other = state.cards[seat * 2 + 1 - place] ?? -1
  return {
    worth: card.points + sealsWith(state, seat, card, other, turns) + symbolsLeft(state, seat, card, empty),
    turns: turnsToFinish(index, empty),
  }
}

/** What the seals make of this card: those won already that pay for it, and its own for the colours collected and to come. */
function sealsWith(state: State, seat: Seat, card: Card, other: CardIndex, turns: number): number {
  const finished = state.finished[seat] ?? NONE
  let sum = 0
  for (const index of finished) {
    const seal = CARDS[index]?.seal
    if (seal?.color === card.color) sum += seal.points
  }
  if (card.seal === null) return sum
  const beside = CARDS[other]?.color === card.seal.color ? 0.7 : 0
  // A player finishes about eight cards in a game, a quarter of them in any one colour, more if it pays.
  return sum + card.seal.points * (countColor(finished, card.seal.color) + beside + turns / 12)
}

/** Coins and palms not yet crossed off on an island. */
function symbolsLeft(state: State, seat: Seat, card: Card, empty: number): number {
  const coinsLeft = COIN_BOXES - (state.coins[seat] ?? 0)
  const coins = Math.min(coinsLeft, countBoxes(card.coins & empty))
  let palmsLeft = 0
  for (let box = seat * PALM_BOXES; box < (seat + 1) * PALM_BOXES; box++) if (!state.palms[box]) palmsLeft++
  const palms = Math.min(palmsLeft, countBoxes(card.palms & empty))
  return LATER * (coins * (1 + nextTrophy(state, seat) / COINS_PER_ROW) + palms * palmWorth(state))
}

/** A palm yet to come: one for itself, and the display as it may be then, half as it is now. */
function palmWorth(state: State): number {
  let shown = 0
  for (const index of state.display) shown += CARDS[index]?.palmCount ?? 0
  return 1 + (shown + 4 * PALMS_ON_A_CARD) / 2
}

/** How likely so many turns are enough for what needs `needed` of them on the average. */
function finishes(turns: number, needed: number): number {
  if (needed === 0) return 1
  const spread = 0.2 + 0.25 * Math.sqrt(needed)
  return 1 / (1 + Math.exp((needed - turns - 0.4) / spread))
}
