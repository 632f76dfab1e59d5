import { COIN_BOXES, components, SHAPES, type CardIndex, type State } from '@fathom/silver-and-gold'
import type { Chance, Seat } from '@fathom/kernel'
import { pointsOf } from './features.ts'
import {
  afterPattern,
  COINS_PER_ROW,
  nextBag,
  positionOf,
  settled,
  taken,
  withCards,
  type Position,
} from './position.ts'
import type { Judge } from './reach.ts'

/** Turns that are played before the judge has the word. */
const HORIZON = 7
/** So few turns at the end are played as well: points say more than any judgement. */
const LAST_TURNS = 3
/** Cards that lie open. */
const SHOWN = components.display
/** What a point of all the others' hopes takes off, by the number of seats: see `rivals.ts`. */
const WEIGHT = 2

/** One way that a game may go on: the patterns as they will be revealed, the deck as it will be drawn, its top last. */
export interface World {
  readonly patterns: readonly number[]
  readonly deck: readonly CardIndex[]
}

/** A game between two turns, as sides that go on each for itself but for what they share. */
export interface Table {
  readonly sides: readonly Position[]
  /** Who resolves first in the turn that ends, or would have before the first turn. */
  readonly startSeat: Seat
}

/** The sides of a game in which cards are kept or taken. */
export function tableOf(state: State): Table {
  const { seats, phase } = state
  const before = phase === 'keep' ? seats - 1 : 0
  return {
    sides: state.finished.map((_, seat) => positionOf(state, seat)),
    startSeat: (state.startSeat + before) % seats,
  }
}

/** Draws how a game may go on. @param deck the cards that may come */
export function drawnWorld({ sides }: Table, deck: readonly CardIndex[], chance: Chance): World {
  const unseen = deck.toSorted((a, b) => a - b)
  const patterns: number[] = []
  let position = sides[0] as Position
  while (position.turns > 0) {
    const shapes = nextBag(position).flatMap((copies, shape) => SHAPES.slice(0, copies).map(() => shape))
    const shape = chance.pick(shapes)
    patterns.push(shape)
    position = afterPattern(position, shape)
  }
  return { patterns, deck: deck.map(() => chance.draw(unseen)) }
}

/**
 * How far a seat is ahead some turns after it has taken a card, in points: all go on as looks best to them at a glance.
 * @param card null: from the deck
 */
export function leadAfterTake(judge: Judge, table: Table, seat: Seat, card: CardIndex | null, world: World): number {
  const game = new Course(judge, table, world)
  game.take(seat, card)
  return game.leadOf(seat)
}

/**
 * The same when it has kept two of its cards at the beginning of the game.
 * @param hands what each seat was dealt; the others keep what looks best
 * @param world with all cards in its deck: those that are kept are taken out
 */
export function leadAfterKeep(
  judge: Judge,
  table: Table,
  seat: Seat,
  cards: readonly [CardIndex, CardIndex],
  hands: readonly (readonly CardIndex[])[],
  world: World,
): number {
  const sides = table.sides.map((side, other) => {
    return other === seat ? withCards(side, cards) : judge.keeping(side, hands[other] as readonly CardIndex[])
  })
  const kept = new Set(sides.flatMap(({ cards: held }) => held))
  const game = new Course(judge, { ...table, sides }, { ...world, deck: world.deck.filter((card) => !kept.has(card)) })
  game.refill()
  return game.leadOf(seat)
}

/** A game that goes on in one world. Positions are replaced, never changed. */
class Course {
  private readonly judge: Judge
  private readonly sides: Position[]
  private readonly patterns: readonly number[]
  private readonly deck: CardIndex[]
  private display: readonly CardIndex[]
  private start: Seat

  constructor(judge: Judge, { sides, startSeat }: Table, { patterns, deck }: World) {
    this.judge = judge
    this.sides = sides.slice()
    this.patterns = patterns
    this.deck = deck.slice()
    this.display = (sides[0] as Position).display
    this.start = startSeat
  }

  /** The card, then those that the seat and the seats after it have still to take. */
  take(seat: Seat, card: CardIndex | null): void {
    const first = card ?? this.deck.pop()
    if (first !== undefined) this.put(seat, first)
    const before = (seat - this.start + this.sides.length) % this.sides.length
    this.takeAll(before, true)
  }

  /** Plays on to the horizon and tells the lead of a seat. */
  leadOf(seat: Seat): number {
    for (const [played, shape] of this.patterns.entries()) {
      if (played >= HORIZON && this.patterns.length - played > LAST_TURNS) break
      this.start = (this.start + 1) % this.sides.length
      this.playTurn(shape)
    }
    const values = this.sides.map((_, each) => this.valueOf(each))
    const own = values[seat] as number
    const seats = values.length
    const others = values.reduce((sum, value) => sum + value, 0) - own
    return own - (WEIGHT * others) / (seats * (seats - 1))
  }

  private valueOf(seat: Seat): number {
    const side = this.shared(seat)
    return side.turns === 0 ? pointsOf(side) : this.judge.value(side)
  }

  private playTurn(shape: number): void {
    // All at once: nobody knows yet what the others cross off.
    const crossed = this.sides.map((_, seat) => this.judge.crossing(this.shared(seat), shape))
    for (const [seat, side] of crossed.entries()) this.sides[seat] = side
    let gone = (this.sides[0] as Position).taken
    for (let place = 0; place < this.sides.length; place++) {
      const seat = (this.start + place) % this.sides.length
      const side = settled({ ...(this.sides[seat] as Position), taken: gone })
      this.sides[seat] = side
      gone = side.taken
    }
    this.sides.forEach((side, seat) => {
      if (side.taken !== gone) this.sides[seat] = { ...side, taken: gone }
    })
    if ((this.sides[0] as Position).turns > 0) this.takeAll(0, false)
  }

  /** Every seat from a place in turn order on fills its empty places; after each the display is filled up. */
  private takeAll(from: number, hasTaken: boolean): void {
    for (let place = from; place < this.sides.length; place++) {
      const seat = (this.start + place) % this.sides.length
      let isShort = hasTaken && place === from
      for (let side = this.shared(seat); Math.min(...side.cards) < 0; side = this.shared(seat)) {
        const card = this.judge.bestCard(side) ?? this.deck.pop()
        if (card === undefined) break
        this.put(seat, card)
        isShort = true
      }
      if (isShort) this.refill()
    }
  }

  private put(seat: Seat, card: CardIndex): void {
    const side = taken(this.shared(seat), card)
    this.sides[seat] = side
    this.display = side.display
  }

  /** Fills the display up as long as the deck lasts. */
  refill(): void {
    if (this.display.length >= SHOWN) return
    const shown = this.display.slice()
    while (shown.length < SHOWN && this.deck.length > 0) shown.push(this.deck.pop() as CardIndex)
    this.display = shown
  }

  /** A side with what all see: the display, and how far the rivals' rows are. */
  private shared(seat: Seat): Position {
    const rivals: number[] = []
    for (const [other, { coins }] of this.sides.entries()) {
      if (other !== seat) rivals.push(coins < COIN_BOXES ? coins % COINS_PER_ROW : -1)
    }
    return { ...(this.sides[seat] as Position), display: this.display, rivals }
  }
}
