import {
  CARDS,
  COIN_BOXES,
  components,
  PALM_BOXES,
  SHAPES,
  type Card,
  type CardIndex,
  type BoxMask,
  type State,
} from '@fathom/silver-and-gold'
import type { Seat } from '@fathom/kernel'

const { rounds: ROUNDS, turnsPerRound: TURNS_PER_ROUND, coinRows: COIN_ROWS } = components
export const COINS_PER_ROW = components.coinsPerRow

/** How many of each shape a whole round's bag holds. */
const WHOLE_BAG: readonly number[] = SHAPES.map((shape) =>
  components.expeditionCards.reduce((sum, card) => sum + (card.shape === shape ? card.copies : 0), 0),
)

/**
 * A seat's own side of a game between two turns: all that its points hang on but what rivals do. Lists are never changed in place.
 */
export interface Position {
  /** Turns in which the seat will cross something off, and those of them that are in this round. */
  readonly turns: number
  readonly inRound: number
  /** How many of each shape are still to come in this round; the next round has a whole bag. */
  readonly bag: readonly number[]
  /** The two islands, -1 for none, and their boxes that are not crossed off. */
  readonly cards: readonly [CardIndex, CardIndex]
  readonly empty: readonly [BoxMask, BoxMask]
  readonly coins: number
  /** Rows that have their trophy, points of these, and how many trophies are gone, whoever has them. */
  readonly rows: number
  readonly trophies: number
  readonly taken: number
  /** Coins of each rival's open row; -1 for one who needs no more. */
  readonly rivals: readonly number[]
  readonly palms: number
  readonly palmPoints: number
  readonly finished: readonly CardIndex[]
  /** Cards that may be taken, as far as they can be seen. */
  readonly display: readonly CardIndex[]
  /** Boxes that crossed X symbols still ask for. */
  readonly owed: number
}

/** The side of a seat as it stands, before the pattern that it has still to use: that one counts as still to come. */
export function positionOf(state: State, seat: Seat): Position {
  const isToCross = state.phase === 'keep' || (state.phase === 'cross' && state.step[seat] === 'choose')
  const gone = state.phase === 'keep' ? 1 : state.turn
  const inRound = state.phase === 'over' ? 0 : TURNS_PER_ROUND - gone + (isToCross ? 1 : 0)
  const first = seat * COIN_ROWS
  const rows = state.rows.slice(first, first + COIN_ROWS).filter((points) => points >= 0)
  const palms = state.palms.slice(seat * PALM_BOXES, (seat + 1) * PALM_BOXES).filter((points) => points > 0)
  const rivals: number[] = []
  for (let other = 0; other < state.seats; other++) {
    const coins = state.coins[other] as number
    if (other !== seat) rivals.push(coins < COIN_BOXES ? coins % COINS_PER_ROW : -1)
  }
  return {
    turns: inRound + (ROUNDS - Math.max(1, state.round)) * TURNS_PER_ROUND,
    inRound,
    bag: bagOf(state, isToCross),
    cards: [state.cards[seat * 2] as number, state.cards[seat * 2 + 1] as number],
    empty: [emptyAt(state, seat * 2), emptyAt(state, seat * 2 + 1)],
    coins: state.coins[seat] as number,
    rows: rows.length,
    trophies: sum(rows),
    taken: state.trophySeats.length,
    rivals,
    palms: palms.length,
    palmPoints: sum(palms),
    finished: state.finished[seat] as readonly CardIndex[],
    display: state.display,
    owed: state.owed[seat] as number,
  }
}

function bagOf(state: State, isToCross: boolean): readonly number[] {
  if (state.phase === 'keep') return WHOLE_BAG
  const bag = SHAPES.map(() => 0)
  for (const shape of state.expeditions) bag[shape] = (bag[shape] as number) + 1
  if (isToCross && state.shape >= 0) bag[state.shape] = (bag[state.shape] as number) + 1
  return bag
}

function emptyAt(state: State, slot: number): BoxMask {
  const card = state.cards[slot] as number
  return card < 0 ? 0 : (CARDS[card] as Card).boxes & ~(state.crossed[slot] as number)
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0)
}

/** The bag that the next pattern comes from. */
export function nextBag({ inRound, bag }: Position): readonly number[] {
  return inRound > 0 ? bag : WHOLE_BAG
}

/** After a turn with a pattern of this shape, before anything is crossed off. */
export function afterPattern(position: Position, shape: number): Position {
  const bag = nextBag(position).slice()
  bag[shape] = (bag[shape] as number) - 1
  const inRound = (position.inRound > 0 ? position.inRound : TURNS_PER_ROUND) - 1
  return { ...position, turns: position.turns - 1, inRound, bag }
}

/** After boxes of one island are crossed off: their coins and palms are written, their X symbols owe boxes. */
export function crossed(position: Position, place: 0 | 1, boxes: BoxMask, isBonus: boolean): Position {
  const card = CARDS[position.cards[place]] as Card
  const [first, second] = position.empty
  const empty: [BoxMask, BoxMask] = place === 0 ? [first & ~boxes, second] : [first, second & ~boxes]
  const palms = Math.min(PALM_BOXES - position.palms, count(boxes & card.palms))
  const owed = position.owed - (isBonus ? 1 : 0) + count(boxes & card.xs)
  return {
    ...position,
    empty,
    coins: Math.min(COIN_BOXES, position.coins + count(boxes & card.coins)),
    palms: position.palms + palms,
    palmPoints: position.palmPoints + (palms > 0 ? palms * palmWorth(position.display) : 0),
    owed: (empty[0] | empty[1]) === 0 ? 0 : Math.max(0, owed),
  }
}

/** What a palm is worth with this display. */
export function palmWorth(display: readonly CardIndex[]): number {
  let worth = 1
  for (const card of display) worth += (CARDS[card] as Card).palmCount
  return worth
}

/** The end of a turn: rows get their trophies, finished islands are set aside; their places are empty. */
export function settled(position: Position): Position {
  const { cards, empty } = position
  const isDone = [cards[0] >= 0 && empty[0] === 0, cards[1] >= 0 && empty[1] === 0] as const
  const full = Math.floor(position.coins / COINS_PER_ROW)
  if (!isDone[0] && !isDone[1] && full === position.rows) return position
  let [trophies, taken] = [position.trophies, position.taken]
  for (let row = position.rows; row < full; row++) trophies += components.trophies[taken++] ?? 0
  const done = cards.filter((_, place) => isDone[place])
  return {
    ...position,
    cards: [isDone[0] ? -1 : cards[0], isDone[1] ? -1 : cards[1]],
    rows: full,
    trophies,
    taken,
    finished: done.length === 0 ? position.finished : [...position.finished, ...done],
  }
}

/** With two cards of which nothing is crossed off. */
export function withCards(position: Position, cards: readonly [CardIndex, CardIndex]): Position {
  const [first, second] = cards
  return { ...position, cards, empty: [(CARDS[first] as Card).boxes, (CARDS[second] as Card).boxes] }
}

/** With a card in an empty place, as it is taken. */
export function taken(position: Position, card: CardIndex): Position {
  const { cards, empty, display } = position
  const place = cards[0] < 0 ? 0 : 1
  const { boxes } = CARDS[card] as Card
  return {
    ...position,
    cards: place === 0 ? [card, cards[1]] : [cards[0], card],
    empty: place === 0 ? [boxes, empty[1]] : [empty[0], boxes],
    display: display.filter((shown) => shown !== card),
  }
}

/** How many boxes a set has. */
export function count(mask: BoxMask): number {
  let boxes = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) boxes++
  return boxes
}
