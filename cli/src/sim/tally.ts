import type { Provenance } from '@fathom/kernel'
import { levelOf, optionTexts, type Plan, type Played } from './simulate.ts'
import type { Statistics } from './statistics/index.ts'

/** The scores of a seat, or of all seats of a level. */
export interface Summary {
  readonly mean: number
  readonly min: number
  readonly max: number
  /** Part of the finished games won, 0 to 1; a shared first place counts in parts. */
  readonly winShare: number
}

/** What `sim --json` prints. Its names are stable. */
export interface Report {
  readonly game: string
  readonly seats: number
  readonly options: Readonly<Record<string, string>>
  /** The component set, for a game that has sets. */
  readonly components?: { readonly name: string; readonly provenance: Provenance; readonly builtIn: boolean }
  readonly seed: number
  readonly games: number
  readonly finished: number
  readonly actions: number
  readonly seconds: number
  readonly actionsPerSecond: number
  /** How often a game ended for each reason; `unfinished` for one that took longer than it may. */
  readonly ends: Readonly<Record<string, number>>
  readonly perBot: Readonly<Record<string, Summary>>
  readonly perSeat: readonly (Summary & { readonly seat: number; readonly bot: string })[]
  /** What the game tells of its play, for games that do (`statistics/`). */
  readonly statistics?: Readonly<Record<string, unknown>>
}

/** Counts simulated games up. */
export class Tally {
  private readonly plan: Plan
  private readonly ends: Record<string, number> = {}
  private readonly perSeat: Counter[]
  private readonly perBot = new Map<string, Counter>()
  private games = 0
  private finished = 0
  private actions = 0

  constructor(plan: Plan) {
    this.plan = plan
    // Reasons that never happened are told as well.
    for (const end of plan.game.meta.ends) this.ends[end] = 0
    this.perSeat = Array.from({ length: plan.seats }, () => new Counter())
    for (let seat = 0; seat < plan.seats; seat++) this.perBot.set(levelOf(plan, seat), new Counter())
  }

  add({ actions, outcome }: Played): void {
    this.games++
    this.actions += actions
    const end = outcome.end ?? 'unfinished'
    this.ends[end] = (this.ends[end] ?? 0) + 1
    if (outcome.end === null) return
    this.finished++
    const winners = outcome.ranks.filter((rank) => rank === 1).length
    for (const [seat, score] of outcome.scores.entries()) {
      const won = outcome.ranks[seat] === 1 ? 1 / winners : 0
      this.perSeat[seat]?.add(score.total, won)
      this.perBot.get(levelOf(this.plan, seat))?.add(score.total, won)
    }
  }

  /** @param seconds that the games took */
  report(seconds: number, statistics: Statistics | null = null): Report {
    const { plan, finished } = this
    const { set } = plan
    return {
      game: plan.game.meta.id,
      seats: plan.seats,
      options: optionTexts(plan.options),
      ...(set === null
        ? {}
        : { components: { name: set.info.name.en, provenance: set.info.provenance, builtIn: set.isBuiltIn } }),
      seed: plan.seed,
      games: this.games,
      finished,
      actions: this.actions,
      seconds,
      actionsPerSecond: seconds > 0 ? Math.round(this.actions / seconds) : 0,
      ends: this.ends,
      perBot: Object.fromEntries([...this.perBot].map(([bot, counter]) => [bot, counter.summary(finished)])),
      perSeat: this.perSeat.map((counter, seat) => ({
        seat,
        bot: levelOf(plan, seat),
        ...counter.summary(finished),
      })),
      ...(statistics === null ? {} : { statistics: statistics.report() }),
    }
  }
}

class Counter {
  private count = 0
  private sum = 0
  private won = 0
  private min = Infinity
  private max = -Infinity

  add(total: number, won: number): void {
    this.count++
    this.sum += total
    this.won += won
    this.min = Math.min(this.min, total)
    this.max = Math.max(this.max, total)
  }

  summary(games: number): Summary {
    if (this.count === 0) return { mean: 0, min: 0, max: 0, winShare: 0 }
    return { mean: this.sum / this.count, min: this.min, max: this.max, winShare: this.won / games }
  }
}
