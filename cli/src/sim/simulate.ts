import { askBot, botFor, type Bot } from '@fathom/bots'
import {
  ChanceFrom,
  fastSource,
  makeOptionValue,
  recordingChance,
  type AnyGame,
  type GameRecord,
  type Options,
  type Outcome,
  type RecordLine,
  type Seat,
} from '@fathom/kernel'

/** How often something is simulated, and by whom. */
export interface Plan {
  readonly game: AnyGame
  readonly options: Options
  readonly seats: number
  readonly games: number
  /** Bot levels in the order of the seats, repeated round. */
  readonly bots: readonly string[]
  readonly seed: number
}

/** One simulated game. */
export interface Played {
  /** Counted from 1. */
  readonly number: number
  readonly actions: number
  /** `end` is null if the game took longer than it declares it can. */
  readonly outcome: Outcome
  readonly record: GameRecord
}

const SEEDS = 2 ** 32

/** The level that plays a seat. */
export function levelOf(plan: Pick<Plan, 'bots'>, seat: Seat): string {
  return plan.bots[seat % plan.bots.length] as string
}

/**
 * Plays the games of a plan, one after the other. The same plan gives the same games.
 * Every game has two seeds of its own: one for its draws, which its record names, one for the bots.
 */
export function* simulate(plan: Plan): Generator<Played> {
  const seeds = fastSource(plan.seed)
  const bots = Array.from({ length: plan.seats }, (_, seat) => {
    const bot = botFor(plan.game.meta.id, levelOf(plan, seat))
    if (bot === null) throw new RangeError(`no bot ${levelOf(plan, seat)}`)
    return bot
  })
  for (let number = 1; number <= plan.games; number++) yield playOne(plan, bots, number, seeds(SEEDS), seeds(SEEDS))
}

function playOne(plan: Plan, bots: readonly Bot[], number: number, seed: number, botSeed: number): Played {
  const { game, options, seats } = plan
  const draws = fastSource(seed)
  const thoughts = new ChanceFrom(fastSource(botSeed))
  const dealing = recordingChance(draws)
  const state = game.setup(options, seats, dealing.chance)
  const lines: RecordLine[] = []
  const longest = game.meta.longest(seats)
  for (let seat = game.toAct(state)[0]; seat !== undefined && lines.length < longest; seat = game.toAct(state)[0]) {
    const action = askBot(bots[seat] as Bot, game, state, seat, thoughts)
    const { chance, tape } = recordingChance(draws)
    game.apply(state, seat, action, chance)
    lines.push({ seat, action: game.notation.make(action), draws: tape.draws })
  }
  const outcome = game.outcome(state)
  return { number, actions: lines.length, outcome, record: recordOf(plan, seed, dealing.tape.draws, lines, outcome) }
}

function recordOf(
  plan: Plan,
  seed: number,
  setupDraws: readonly number[],
  lines: readonly RecordLine[],
  outcome: Outcome,
): GameRecord {
  return {
    game: plan.game.meta.id,
    rulesVersion: plan.game.meta.rulesVersion,
    options: plan.options,
    seats: Array.from({ length: plan.seats }, (_, seat) => {
      const level = levelOf(plan, seat)
      return { kind: 'bot' as const, level, name: `${level} ${seat + 1}`, nonce: '-' }
    }),
    drawMethod: 'xoroshiro128plus',
    seedHash: '',
    seed: String(seed),
    // No time, so that the same plan writes the same bytes.
    startedAt: '',
    setupDraws,
    lines,
    end:
      outcome.end === null
        ? null
        : { reason: outcome.end, totals: outcome.scores.map((score) => score.total), ranks: outcome.ranks },
  }
}

/** The options as texts, for reports. */
export function optionTexts(options: Options): Record<string, string> {
  return Object.fromEntries(Object.entries(options).map(([id, value]) => [id, makeOptionValue(value)]))
}
