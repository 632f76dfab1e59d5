import { CARDS, placementsOf, SHAPES, type BoxMask, type Card, type CardIndex } from '@fathom/silver-and-gold'
import { weightedSum } from '../linearEvaluation.ts'
import { FEATURES, measurePosition } from './features.ts'
import {
  afterPattern,
  count,
  crossed,
  nextBag,
  palmWorth,
  settled,
  taken,
  withCards,
  type Position,
} from './position.ts'
import { turnsToFinish } from './turns.ts'

/** Points of a turn that is saved and of a coin, to tell at a glance which ends of a choice are worth a look. */
const A_TURN = 4.3
const A_COIN = 1.6
/** Ends of a choice that are judged, of all that were glanced at; fewer where a whole game is played on. */
const JUDGED = 6
const JUDGED_IN_PLAY = 4

const PLACES = [0, 1] as const

/** Boxes that each shape may cross off on each card, at [card][shape]. */
const PLACEMENTS: readonly (readonly (readonly BoxMask[])[])[] = CARDS.map(({ boxes }) =>
  SHAPES.map((shape) => placementsOf(shape).filter((mask) => (mask & ~boxes) === 0)),
)

/** A position at the end of a turn, and what it is worth in points. */
export interface End {
  readonly position: Position
  readonly value: number
}

/** Judges positions of one seat: by weights, at once or with patterns to come. Keeps nothing but room for numbers. */
export class Judge {
  private readonly weights: Float64Array
  private readonly measured = new Float64Array(FEATURES.length)

  constructor(weights: Float64Array) {
    this.weights = weights
  }

  /** What a position is worth when the turn is over, with the best cards taken in place of finished ones. */
  value(position: Position): number {
    return this.ended(position).value
  }

  /** The same with the position that it comes to. */
  ended(position: Position): End {
    const done = settled(position)
    if ((done.cards[0] >= 0 && done.cards[1] >= 0) || done.turns === 0 || done.display.length === 0) {
      return { position: done, value: this.judged(done) }
    }
    let best: End | null = null
    for (const card of done.display) {
      const end = this.ended(taken(done, card))
      if (best === null || end.value > best.value) best = end
    }
    return best as End
  }

  /** The best ends of a turn with this pattern, the best first: at most so many. */
  ends(position: Position, shape: number): End[] {
    const turn = afterPattern(position, shape)
    const glanced = glancedAt(turn, shape, JUDGED)
    if (glanced.length === 0) return [this.ended(turn)]
    return glanced.map(({ position: end }) => this.ended(end)).sort((a, b) => b.value - a.value)
  }

  /** The position after the crossing that looks best for this pattern; the turn is not over yet. */
  crossing(position: Position, shape: number): Position {
    const turn = afterPattern(position, shape)
    let [best, most] = [turn, -Infinity]
    for (const { position: end } of glancedAt(turn, shape, JUDGED_IN_PLAY)) {
      const value = this.value(end)
      if (value > most) [best, most] = [end, value]
    }
    return best
  }

  /** The card of the display that looks best in an empty place; null if none lies there. */
  bestCard(position: Position): CardIndex | null {
    let [best, most]: [CardIndex | null, number] = [null, -Infinity]
    for (const card of position.display) {
      const value = this.value(taken(position, card))
      if (value > most) [best, most] = [card, value]
    }
    return best
  }

  /** A side at the beginning with the two of its cards that look best. */
  keeping(position: Position, hand: readonly CardIndex[]): Position {
    let [best, most] = [position, -Infinity]
    for (const [place, first] of hand.entries()) {
      for (const second of hand.slice(place + 1)) {
        const kept = withCards(position, [first, second])
        const value = this.value(kept)
        if (value > most) [best, most] = [kept, value]
      }
    }
    return best
  }

  /** The exact mean over the next pattern of what the best end is worth. */
  expectation(position: Position): number {
    return this.overPatterns(position, (shape) => (this.ends(position, shape)[0] as End).value)
  }

  /** The mean over the next pattern of what `worth` says. */
  overPatterns(position: Position, worth: (shape: number) => number): number {
    if (position.turns === 0) return this.judged(position)
    const bag = nextBag(position)
    let [sum, all] = [0, 0]
    for (let shape = 0; shape < SHAPES.length; shape++) {
      const copies = bag[shape] as number
      if (copies === 0) continue
      sum += copies * worth(shape)
      all += copies
    }
    return all === 0 ? this.judged(position) : sum / all
  }

  private judged(position: Position): number {
    measurePosition(position, this.measured)
    return weightedSum(this.measured, this.weights)
  }
}

/** Somewhere that a choice may lead, and how good that looks at a glance. */
interface Glance {
  readonly position: Position
  readonly worth: number
}

/** The ends of a turn that look best at a glance, X bonuses crossed off where they help most. */
function glancedAt(turn: Position, shape: number, most: number): Glance[] {
  const glances: Glance[] = []
  for (const place of PLACES) {
    const card = turn.cards[place]
    if (card < 0) continue
    const empty = turn.empty[place]
    for (const mask of PLACEMENTS[card]?.[shape] ?? []) {
      if ((mask & ~empty) === 0) glances.push(chained(turn, place, mask, false))
    }
    for (let rest = empty; rest !== 0; rest &= rest - 1) glances.push(chained(turn, place, rest & -rest, false))
  }
  return glances.sort((a, b) => b.worth - a.worth).slice(0, most)
}

function chained(before: Position, place: 0 | 1, boxes: BoxMask, isBonus: boolean): Glance {
  return followed(crossed(before, place, boxes, isBonus), glance(before, place, boxes))
}

/** Crosses the owed boxes off one by one, each where it helps most. */
function followed(position: Position, worth: number): Glance {
  if (position.owed === 0) return { position, worth }
  let best: { readonly place: 0 | 1; readonly box: BoxMask; readonly worth: number } | null = null
  for (const place of PLACES) {
    for (let rest = position.cards[place] < 0 ? 0 : position.empty[place]; rest !== 0; rest &= rest - 1) {
      const box = rest & -rest
      const gain = glance(position, place, box)
      if (best === null || gain > best.worth) best = { place, box, worth: gain }
    }
  }
  if (best === null) return { position, worth }
  return followed(crossed(position, best.place, best.box, true), worth + best.worth)
}

/** What some boxes are worth at a glance: the turns that they save, an X as one more, and their coins and palms. */
function glance({ cards, empty, display }: Position, place: 0 | 1, boxes: BoxMask): number {
  const index = cards[place]
  const card = CARDS[index] as Card
  const before = empty[place]
  return (
    A_TURN * (turnsToFinish(index, before) - turnsToFinish(index, before & ~boxes)) +
    A_COIN * count(boxes & card.coins) +
    ((boxes & card.palms) === 0 ? 0 : palmWorth(display) * count(boxes & card.palms) * 0.6) +
    (A_TURN / 2) * count(boxes & card.xs)
  )
}

/** Every end of a choice that begins so, X bonuses in every order that leads somewhere else; at most so many positions. */
export function allEnds(position: Position, most: number): Position[] {
  const ends: Position[] = []
  const seen = new Set<number>()
  let open = [position]
  while (open.length > 0 && ends.length < most) {
    const next: Position[] = []
    for (const each of open) {
      if (each.owed === 0) ends.push(each)
      else next.push(...bonuses(each, seen))
    }
    open = next.length > most ? mostPromising(next, most) : next
  }
  return ends
}

/** The positions after one more owed box. */
function* bonuses(position: Position, seen: Set<number>): Generator<Position> {
  for (const place of PLACES) {
    for (let rest = position.cards[place] < 0 ? 0 : position.empty[place]; rest !== 0; rest &= rest - 1) {
      const next = crossed(position, place, rest & -rest, true)
      // Two islands of sixteen boxes: a number for each pair, whatever order led there.
      const key = next.empty[0] * 65536 + next.empty[1]
      if (seen.has(key)) continue
      seen.add(key)
      yield next
    }
  }
}

function mostPromising(positions: readonly Position[], most: number): Position[] {
  const need = ({ cards, empty }: Position): number =>
    (cards[0] < 0 ? 0 : turnsToFinish(cards[0], empty[0])) + (cards[1] < 0 ? 0 : turnsToFinish(cards[1], empty[1]))
  return positions.toSorted((a, b) => need(a) - need(b)).slice(0, most)
}
