import {
  CARDS,
  COIN_BOXES,
  COLORS,
  components,
  PALM_BOXES,
  SHAPES,
  type Card,
  type CardIndex,
} from '@fathom/silver-and-gold'
import { logistic } from '../logistic.ts'
import { COINS_PER_ROW, count, nextBag, palmWorth, type Position } from './position.ts'
import { turnsAfter, turnsToFinish } from './turns.ts'

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
/** Turns of a whole game. */
const WHOLE = components.rounds * components.turnsPerRound
/** Display cards that are told apart, the best first. */
const SHOWN = 3

const PALMS_ON_A_CARD = CARDS.reduce((sum, card) => sum + card.palmCount, 0) / CARDS.length

/**
 * Points that are made, by source; trophies and islands in sight; turns beyond those islands; boxes owed. Then what those leave open: each island for itself,
 * what the patterns to come do for the two together, what the display offers to turns that are left, and what colours and seals will still pay there.
 */
export const FEATURES = [
  'coins',
  'trophies',
  'palms',
  'finished islands',
  'seals',
  'trophies in sight',
  'islands under way',
  'free turns',
  'boxes owed',
  'nearer island',
  'farther island',
  'both islands in time',
  'turns for the nearer island',
  'turns for the farther island',
  'turns that patterns save',
  'turns that the round saves',
  'best card shown',
  'second card shown',
  'third card shown',
  'seals for grey',
  'seals for green',
  'seals for orange',
  'seals for purple',
  'finished grey',
  'finished green',
  'finished orange',
  'finished purple',
  'free turns early',
  'coins on islands',
  'palms on islands',
  'crosses on islands',
  'palms shown',
] as const

/** Points of a seat's finished islands and seals. */
function finishedPoints(finished: readonly CardIndex[]): number {
  let sum = 0
  for (const index of finished) sum += (CARDS[index] as Card).points
  return sum
}

function sealPoints(finished: readonly CardIndex[]): number {
  let sum = 0
  for (const index of finished) {
    const { seal } = CARDS[index] as Card
    if (seal !== null) sum += seal.points * countColor(finished, seal.color)
  }
  return sum
}

/** Points that a seat has made. */
export function pointsOf({ coins, trophies, palmPoints, finished }: Position): number {
  return coins + trophies + palmPoints + finishedPoints(finished) + sealPoints(finished)
}

function countColor(cards: readonly CardIndex[], color: Card['color']): number {
  let found = 0
  for (const index of cards) if ((CARDS[index] as Card).color === color) found++
  return found
}

/** The trophy that the next row would bring, after the rivals who are ahead have taken theirs. */
function nextTrophy({ coins, rivals, taken }: Position): number {
  const own = coins % COINS_PER_ROW
  let gone = taken
  for (const rival of rivals) if (rival > own) gone++
  return components.trophies[gone] ?? 0
}

function coinRace(position: Position): number {
  const { coins, rows, taken, turns } = position
  let sum = 0
  for (let row = rows; row < Math.floor(coins / COINS_PER_ROW); row++)
    sum += components.trophies[taken + row - rows] ?? 0
  if (coins >= COIN_BOXES) return sum
  const inRow = coins % COINS_PER_ROW
  const hope = Math.min(1, turns / (TURNS_A_COIN * (COINS_PER_ROW - inRow)))
  return sum + (inRow / COINS_PER_ROW) * nextTrophy(position) * hope
}

/** Coins and palms of some boxes, in points, when they are crossed off some time. */
function symbolsWorth(position: Position, card: Card, empty: number): number {
  const coins = Math.min(COIN_BOXES - position.coins, count(card.coins & empty))
  const palms = Math.min(PALM_BOXES - position.palms, count(card.palms & empty))
  let worth = 0
  if (coins > 0) worth += coins * (1 + nextTrophy(position) / COINS_PER_ROW)
  // A palm for itself, and the display as it may be then, half as it is now.
  if (palms > 0) worth += palms * (1 + (palmWorth(position.display) - 1 + 4 * PALMS_ON_A_CARD) / 2)
  return LATER * worth
}

/** What the seals make of a card: those won already that pay for it, and its own for the colours collected and to come. */
function sealsWith(position: Position, card: Card, other: CardIndex): number {
  let sum = 0
  for (const index of position.finished) {
    const seal = CARDS[index]?.seal
    if (seal?.color === card.color) sum += seal.points
  }
  if (card.seal === null) return sum
  const beside = CARDS[other]?.color === card.seal.color ? 0.7 : 0
  // A player finishes about eight cards in a game, a quarter of them in any one colour, more if it pays.
  return sum + card.seal.points * (countColor(position.finished, card.seal.color) + beside + position.turns / 12)
}

/** How likely so many turns are enough for what needs `needed` of them on the average. */
function finishes(turns: number, needed: number): number {
  if (needed === 0) return 1
  return logistic((turns + 0.4 - needed) / (0.2 + 0.25 * Math.sqrt(needed)))
}

/** What an island brings that has these empty boxes, with what is left to cross off on it. */
function islandWorth(position: Position, index: CardIndex, empty: number, other: CardIndex): number {
  const card = CARDS[index] as Card
  return card.points + sealsWith(position, card, other) + symbolsWorth(position, card, empty)
}

/** Writes every feature of a settled position. Where no turn is left only the points made count. */
export function measurePosition(position: Position, into: Float64Array): void {
  const { turns, finished, cards, empty } = position
  into.fill(0)
  into[0] = position.coins
  into[1] = position.trophies
  into[2] = position.palmPoints
  into[3] = finishedPoints(finished)
  into[4] = sealPoints(finished)
  into[5] = coinRace(position)
  if (turns === 0) return
  const free = measureIslands(position, into)
  into[8] = position.owed
  measureDisplay(position, free, into)
  for (const index of finished) {
    const { color, seal } = CARDS[index] as Card
    const own = 23 + COLORS.indexOf(color)
    into[own] = (into[own] as number) + free
    if (seal !== null) {
      const paid = 19 + COLORS.indexOf(seal.color)
      into[paid] = (into[paid] as number) + seal.points * free
    }
  }
  into[27] = (free * turns) / WHOLE
  for (const place of [0, 1] as const) {
    const card = CARDS[cards[place]]
    if (card === undefined) continue
    into[28] = (into[28] as number) + Math.min(COIN_BOXES - position.coins, count(card.coins & empty[place]))
    into[29] = (into[29] as number) + Math.min(PALM_BOXES - position.palms, count(card.palms & empty[place]))
    into[30] = (into[30] as number) + count(card.xs & empty[place])
  }
  into[31] = (palmWorth(position.display) - 1) * (PALM_BOXES - position.palms)
}

/** The islands, alone and together; returns the turns that are left after them. */
function measureIslands(position: Position, into: Float64Array): number {
  const { turns, cards, empty } = position
  const [first, second] = cards
  const a = { worth: 0, turns: 0 }
  const b = { worth: 0, turns: 0 }
  if (first >= 0) {
    a.worth = islandWorth(position, first, empty[0], second)
    a.turns = turnsToFinish(first, empty[0])
  }
  if (second >= 0) {
    b.worth = islandWorth(position, second, empty[1], first)
    b.turns = turnsToFinish(second, empty[1])
  }
  const together = (a.turns + b.turns) * SHARING
  const late = finishes(turns, Math.max(b.turns, a.turns, together))
  const aFirst = a.worth * finishes(turns, a.turns) + b.worth * finishes(turns, Math.max(b.turns, together))
  const bFirst = b.worth * finishes(turns, b.turns) + a.worth * finishes(turns, Math.max(a.turns, together))
  const free = Math.max(0, turns - LAST_START - together + position.owed * OWED_TURNS)
  const [near, far] = a.turns <= b.turns ? [a, b] : [b, a]
  into[6] = Math.max(aFirst, bFirst)
  into[7] = free
  into[9] = near.worth * finishes(turns, near.turns)
  into[10] = far.worth * late
  into[11] = late
  into[12] = near.turns
  into[13] = far.turns
  const saved = savedByNext(position, a.turns, b.turns)
  into[14] = saved
  into[15] = saved * position.inRound
  return free
}

/** Turns that the next pattern saves on the island where it helps more, on the average over the bag. */
function savedByNext(position: Position, turnsA: number, turnsB: number): number {
  const { cards, empty } = position
  const bag = nextBag(position)
  let [sum, all] = [0, 0]
  for (let shape = 0; shape < SHAPES.length; shape++) {
    const copies = bag[shape] as number
    if (copies === 0) continue
    const onA = cards[0] < 0 ? 0 : turnsA - turnsAfter(cards[0], empty[0], shape)
    const onB = cards[1] < 0 ? 0 : turnsB - turnsAfter(cards[1], empty[1], shape)
    sum += copies * Math.max(onA, onB)
    all += copies
  }
  return all === 0 ? 0 : sum / all
}

/** What a turn brings on each of the best cards shown, for the turns that are left for them. */
function measureDisplay(position: Position, free: number, into: Float64Array): void {
  if (free === 0) return
  let [best, second, third] = [0, 0, 0]
  for (const index of position.display) {
    const { boxes } = CARDS[index] as Card
    const rate = islandWorth(position, index, boxes, -1) / turnsToFinish(index, boxes)
    if (rate > best) [best, second, third] = [rate, best, second]
    else if (rate > second) [second, third] = [rate, second]
    else if (rate > third) third = rate
  }
  const rates = [best, second, third]
  for (let shown = 0; shown < SHOWN; shown++) into[16 + shown] = (rates[shown] as number) * Math.min(free, 6)
}
