import { askBot, botFor, type Bot } from '@fathom/bots'
import {
  ChanceFrom,
  fastSource,
  makeOptionValue,
  recordedSet,
  recordingChance,
  type AnyGame,
  type GameRecord,
  type Options,
  type Outcome,
  type PlayedSet,
  type RecordLine,
  type Seat,
} from '@fathom/kernel'
import type { Statistics } from './statistics/index.ts'

/** How often something is simulated, and by whom. */
export interface Plan {
  readonly game: AnyGame
  /** The component set that the game is made from; null: its components are fixed. */
  readonly set: PlayedSet | null
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
 * @param statistics is shown everything that happens
 */
export function* simulate(plan: Plan, statistics: Statistics | null = null): Generator<Played> {
  const seeds = fastSource(plan.seed)
  const bots = Array.from({ length: plan.seats }, (_, seat) => {
    const bot = botFor(plan.game.meta.id, levelOf(plan, seat))
    if (bot === null) throw new RangeError(`no bot ${levelOf(plan, seat)}`)
    return bot
  })
  for (let number = 1; number <= plan.games; number++) {
    yield playOne({ plan, statistics }, bots, number, seeds(SEEDS), seeds(SEEDS))
  }
}

interface Watched {
  readonly plan: Plan
  readonly statistics: Statistics | null
}

function playOne(
  { plan, statistics }: Watched,
  bots: readonly Bot[],
  number: number,
  seed: number,
  botSeed: number,
): Played {
  const { game, options, seats } = plan
  const draws = fastSource(seed)
  const thoughts = new ChanceFrom(fastSource(botSeed))
  const dealing = recordingChance(draws)
  const state = game.setup(options, seats, dealing.chance)
  statistics?.began(state)
  const lines: RecordLine[] = []
  const longest = game.meta.longest(seats)
  for (let seat = game.toAct(state)[0]; seat !== undefined && lines.length < longest; seat = game.toAct(state)[0]) {
    const action = askBot(bots[seat] as Bot, game, state, seat, thoughts)
    const { chance, tape } = recordingChance(draws)
    const events = game.apply(state, seat, action, chance)
    statistics?.happened(events, state)
    lines.push({ seat, action: game.notation.make(action), draws: tape.draws })
  }
  const outcome = game.outcome(state)
  if (outcome.end !== null) statistics?.ended(outcome, state)
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
    ...(plan.set === null ? {} : { components: recordedSet(plan.set) }),
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
