import type { Seat } from '@fathom/kernel'
import type { Foreseer, LinearEvaluation } from '../linearEvaluation.ts'
import type { Lessons } from './taught.ts'

/** How much of what came later is believed, a turn: all of it would be more luck than lesson. */
const BELIEVED = 0.85

/** A seat's turn that began. */
interface Page {
  readonly measured: Float64Array
  readonly expected: number
  readonly came: number
  /** The seat did something at random in this turn: then what came later says nothing about the position. */
  wasCareless: boolean
}

/**
 * The turns of one game, by seat. What a position was worth is told backwards from the end, without the luck of each turn: what was expected before it, and
 * what came later beyond what that luck was worth (a control variate).
 */
export class Diary {
  private readonly evaluation: LinearEvaluation
  private readonly foreseer: Foreseer
  /** A row a turn; in it a page a seat, null for one that had nothing to choose. */
  private readonly turns: (Page | null)[][] = []
  private readonly seats: number

  constructor(evaluation: LinearEvaluation, seats: number, weights: Float64Array) {
    if (evaluation.foreseer === undefined) throw new RangeError('nothing is foreseen here')
    this.evaluation = evaluation
    this.foreseer = evaluation.foreseer(weights)
    this.seats = seats
  }

  /**
   * Called where others may act than before: a turn may have begun.
   * @param seenBy the position as a seat can know it
   */
  note(seenBy: (seat: Seat) => unknown): void {
    const pages = Array.from({ length: this.seats }, (_, seat) => this.pageOf(seenBy(seat), seat))
    if (pages.some((page) => page !== null)) this.turns.push(pages)
  }

  /** The seat's next action in its turn is not thought out. */
  wasCareless(seat: Seat): void {
    const page = this.turns.at(-1)?.[seat]
    if (page) page.wasCareless = true
  }

  /** Writes a lesson for every turn in which all had something to choose, and each seat. */
  tell(totals: readonly number[], to: Lessons): void {
    const goals = totals.slice()
    for (const pages of this.turns.toReversed()) {
      for (const [seat, page] of pages.entries()) {
        if (page === null) continue
        const later = page.wasCareless ? 0 : BELIEVED * ((goals[seat] as number) - page.came)
        goals[seat] = page.expected + later
      }
      const whole = pages.filter((page) => page !== null)
      if (whole.length < this.seats) continue
      for (let seat = 0; seat < this.seats; seat++) {
        const measured = whole.map((page) => page.measured)
        for (let feature = 0; feature < this.evaluation.features.length; feature++) {
          to.measured.push(
            ahead(
              measured.map((each) => each[feature] as number),
              seat,
            ),
          )
        }
        to.leads.push(ahead(goals, seat))
      }
    }
  }

  private pageOf(state: unknown, seat: Seat): Page | null {
    if (!this.foreseer.turnBegins(state, seat)) return null
    const measured = new Float64Array(this.evaluation.features.length)
    this.evaluation.measure(state, seat, measured)
    return {
      measured,
      expected: this.foreseer.expected(state, seat),
      came: this.foreseer.came(state, seat),
      wasCareless: false,
    }
  }
}

/** What a seat has beyond the others' average. */
function ahead(values: readonly number[], seat: Seat): number {
  const own = values[seat] as number
  return own - (values.reduce((sum, value) => sum + value, 0) - own) / (values.length - 1)
}
