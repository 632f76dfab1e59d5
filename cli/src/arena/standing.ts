import { optionTexts } from '../sim/simulate.ts'
import { quantile, wilson, type Interval } from './interval.ts'
import type { Match, Met } from './match.ts'

/** How a side did. */
export interface SideReport {
  readonly bot: string
  /** Part of the finished games that its seats won together, 0 to 1; a shared first place is divided. */
  readonly winShare: number
  /** Wilson's 95 % interval of it. */
  readonly interval: Interval
  /** What it would win if all sides were equally good: its part of the seats. */
  readonly fairShare: number
  /** Points of its seats, on the average. */
  readonly meanScore: number
  /** Points ahead of the best other seat (behind: negative), on the average over its seats. */
  readonly meanLead: number
  /** Decisions between more than one action. */
  readonly decisions: number
  readonly secondsMean: number
  /** Nineteen of twenty decisions took no longer. */
  readonly secondsP95: number
}

/** What `arena --json` prints. Its names are stable. */
export interface ArenaReport {
  readonly game: string
  readonly seats: number
  readonly options: Readonly<Record<string, string>>
  readonly seed: number
  readonly deals: number
  readonly games: number
  readonly finished: number
  readonly seconds: number
  readonly sides: readonly SideReport[]
}

interface Count {
  won: number
  seats: number
  score: number
  lead: number
  readonly thought: number[]
}

/** Counts the games of a match up. */
export class Standing {
  private readonly counts: readonly Count[]
  private games = 0
  private finished = 0

  constructor(sides: number) {
    this.counts = Array.from({ length: sides }, () => ({ won: 0, seats: 0, score: 0, lead: 0, thought: [] }))
  }

  add({ sideOf, outcome, thought }: Met): void {
    this.games++
    for (const [side, count] of this.counts.entries()) count.thought.push(...(thought[side] ?? []))
    if (outcome.end === null) return
    this.finished++
    const totals = outcome.scores.map((score) => score.total)
    const winners = outcome.ranks.filter((rank) => rank === 1).length
    for (const [seat, side] of sideOf.entries()) {
      const count = this.counts[side] as Count
      const own = totals[seat] ?? 0
      count.seats++
      count.score += own
      count.lead += own - Math.max(...totals.filter((_, other) => other !== seat))
      if (outcome.ranks[seat] === 1) count.won += 1 / winners
    }
  }

  /** The first side's wins up to now, in a few words. */
  soFar(): string {
    const won = this.counts[0]?.won ?? 0
    return this.finished === 0 ? '' : `, ${((100 * won) / this.finished).toFixed(0)} % won by the first`
  }

  /**
   * @param bots the names of the sides
   * @param seconds that the games took
   */
  report(match: Match, bots: readonly string[], seconds: number): ArenaReport {
    const { game, options, seats, seed, deals } = match
    return {
      game: game.meta.id,
      seats,
      options: optionTexts(options),
      seed,
      deals,
      games: this.games,
      finished: this.finished,
      seconds,
      sides: this.counts.map((count, side) => this.side(count, bots[side] ?? '', seats)),
    }
  }

  private side(count: Count, bot: string, seats: number): SideReport {
    const { finished } = this
    const held = Math.max(1, count.seats)
    const { thought } = count
    return {
      bot,
      winShare: finished === 0 ? 0 : count.won / finished,
      interval: wilson(count.won, finished),
      fairShare: finished === 0 ? 0 : count.seats / (finished * seats),
      meanScore: count.score / held,
      meanLead: count.lead / held,
      decisions: thought.length,
      secondsMean: thought.reduce((sum, each) => sum + each, 0) / Math.max(1, thought.length) / 1000,
      secondsP95: quantile(thought, 0.95) / 1000,
    }
  }
}
