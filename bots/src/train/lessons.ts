import { fastChance, type AnyGame, type Options, type Seat } from '@fathom/kernel'
import { askBot } from '../bot.ts'
import { greedyBot } from '../greedy.ts'
import type { LinearEvaluation } from '../linearEvaluation.ts'
import { randomBot } from '../random.ts'
import { Diary } from './diary.ts'
import type { Lessons } from './taught.ts'

/** Who plays what, how often. */
export interface LessonPlan {
  readonly game: AnyGame
  readonly options: Options
  readonly evaluation: LinearEvaluation
  readonly seed: number
  readonly games: number
}

/** One decision in this many is random, so that positions come up that good play avoids. */
const CARELESS = 16
const SEEDS = 2 ** 31

/** Plays games of greedy bots that all weigh like this, with every count of seats in turn. Same course, same lessons. */
export function takeLessons(course: LessonPlan, weights: Float64Array): Lessons {
  const { game, evaluation, games } = course
  const lessons: Lessons = { measured: [], leads: [] }
  const counts = game.meta.seats.filter((count) => count > 1)
  const seeds = fastChance(course.seed)
  const bot = greedyBot(evaluation.withWeights(weights))
  for (let number = 0; number < games; number++) {
    const seats = counts[number % counts.length] as number
    playOne(course, { bot, weights }, { seats, seed: seeds.below(SEEDS), own: number % seats }, lessons)
  }
  return lessons
}

/** Who plays, and how it weighs. */
interface Pupil {
  readonly bot: ReturnType<typeof greedyBot>
  readonly weights: Float64Array
}

interface Deal {
  readonly seats: number
  readonly seed: number
  /** The seat whose lead is told: one a game, as the leads of all are made of each other. */
  readonly own: Seat
}

function playOne({ game, options, evaluation }: LessonPlan, { bot, weights }: Pupil, deal: Deal, to: Lessons): void {
  const { seats, seed, own } = deal
  const chance = fastChance(seed)
  const thoughts = fastChance(seed ^ SEEDS_APART)
  const state = game.setup(options, seats, chance)
  const longest = game.meta.longest(seats)
  const rows: Float64Array[] = []
  const diary = evaluation.foreseer === undefined ? null : new Diary(evaluation, seats, weights)
  let acting = game.toAct(state)
  for (let step = 0; step < longest && acting.length > 0; step++) {
    const seat = acting[0] as Seat
    const thinks = thoughts.below(CARELESS) > 0
    if (!thinks) diary?.wasCareless(seat)
    game.apply(state, seat, askBot(thinks ? bot : randomBot, game, state, seat, thoughts), chance)
    const next = game.toAct(state)
    const isNewTurn = next.some((other) => !acting.includes(other))
    if (isNewTurn) diary?.note((each) => game.determinize(state, each, thoughts))
    if (isNewTurn && diary === null) {
      rows.push(leadIn(evaluation, game.determinize(state, own, thoughts), seats, own))
    }
    acting = next
  }
  const { end, scores } = game.outcome(state)
  if (end === null) return
  if (diary !== null) {
    diary.tell(
      scores.map(({ total }) => total),
      to,
    )
    return
  }
  const lead = aheadOf(
    scores.map(({ total }) => total),
    own,
  )
  for (const row of rows) {
    to.measured.push(...row)
    to.leads.push(lead)
  }
}

const SEEDS_APART = 0x5bd1e995

/** Each feature of a seat, less the others' average. */
function leadIn(evaluation: LinearEvaluation, state: unknown, seats: number, own: Seat): Float64Array {
  const count = evaluation.features.length
  const row = new Float64Array(count)
  const one = new Float64Array(count)
  for (let seat = 0; seat < seats; seat++) {
    evaluation.measure(state, seat, one)
    const share = seat === own ? 1 : -1 / (seats - 1)
    for (let feature = 0; feature < count; feature++) {
      row[feature] = (row[feature] as number) + share * (one[feature] as number)
    }
  }
  return row
}

function aheadOf(totals: readonly number[], own: Seat): number {
  const all = totals.reduce((sum, total) => sum + total, 0)
  const mine = totals[own] as number
  return mine - (all - mine) / (totals.length - 1)
}
