import { fastChance, type AnyGame, type Chance, type Seat } from '@fathom/kernel'
import type { Answer, Budget, Question, SearchingBot } from '../bot.ts'
import type { Evaluation } from '../greedy.ts'
import { isNewTurn } from './turns.ts'
import { rewards, squash, squashSlope, valuesOf } from './reward.ts'

/** What a comparison must be told of a game beside its evaluation. Points are the evaluation's, except where it says otherwise. */
export interface ComparisonSettings {
  /** A lead of so many points is won in about three of four games; how far the reward bends. */
  readonly leadScale: number
  /** The same for the final score, in the game's own points. */
  readonly scoreScale: number
  /** How much of what rivals gain and lose on the way is told to the decider, 0 to 1. */
  readonly rivals: number
  /** Actions that are compared, at most: those that look best. */
  readonly width: number
  /** An action that looks so many points worse than the best is not compared at all. */
  readonly margin: number
  /** The evaluation's opinion of an action counts like so many worlds played through. */
  readonly trust: number
  /** Turns that are played from the decision on before the evaluation has the word, by the number of seats. */
  horizon(seats: number): number
  /** Play is also cut here, at the end of a round for instance; `start` is the position of the decision. */
  isCut?(start: unknown, now: unknown): boolean
  /** Rivals take any action in the worlds that are played through, instead of the one that looks best to them: where they hardly matter. */
  readonly carelessRivals: boolean
}

interface Candidate {
  readonly action: unknown
  readonly worth: number
  /** What it brought in each world, 0 to 1. */
  readonly rewards: number[]
  isOut: boolean
}

const SEEDS = 2 ** 32

export function comparingBot(evaluation: Evaluation, settings: ComparisonSettings): SearchingBot {
  return {
    search({ game, imagine, seat, chance }: Question, budget: Budget): Answer {
      const first = imagine()
      const actions = game.legal(first, seat)
      if (actions.length === 1) return { action: actions[0], iterations: 0, kept: null }
      const contest = new Contest({ game, evaluation, settings, chance }, first, seat, actions)
      let iterations = 0
      while (contest.isOpen() && iterations < budget.iterations && budget.mayGoOn()) {
        const left = budget.iterations - iterations
        iterations += contest.round(imagine(), chance.below(SEEDS), (played) => played < left && budget.mayGoOn())
      }
      return { action: contest.best(), iterations, kept: null }
    },
  }
}

interface Setting {
  readonly game: AnyGame
  readonly evaluation: Evaluation
  readonly settings: ComparisonSettings
  readonly chance: Chance
}

class Contest {
  private readonly setting: Setting
  private readonly seat: Seat
  readonly candidates: Candidate[]

  constructor(setting: Setting, first: unknown, seat: Seat, actions: readonly unknown[]) {
    this.setting = setting
    this.seat = seat
    const { width, margin } = setting.settings
    const judge = judgeOf(setting, first, seat)
    const looked = actions.map((action) => ({ action, worth: worthOf(setting, judge, first, seat, action) }))
    looked.sort((a, b) => b.worth - a.worth)
    const best = (looked[0] as { worth: number }).worth
    this.candidates = looked
      .slice(0, width)
      .filter(({ worth }) => worth >= best - margin)
      .map(({ action, worth }) => ({ action, worth: worth - best, rewards: [], isOut: false }))
  }

  isOpen(): boolean {
    return this.alive().length > 1
  }

  alive(): Candidate[] {
    return this.candidates.filter(({ isOut }) => !isOut)
  }

  round(world: unknown, seed: number, mayGoOn: (played: number) => boolean): number {
    const { game } = this.setting
    const alive = this.alive()
    const brought: number[] = []
    for (const { action } of alive) {
      if (brought.length > 0 && !mayGoOn(brought.length)) return brought.length
      brought.push(this.play(game.clone(world), action, seed))
    }
    for (const [index, candidate] of alive.entries()) candidate.rewards.push(brought[index] as number)
    this.weed(alive)
    return brought.length
  }

  best(): unknown {
    const alive = this.alive()
    return alive.reduce((best, each) => (this.promise(each) > this.promise(best) ? each : best)).action
  }

  private promise({ worth, rewards: got }: Candidate): number {
    const { settings } = this.setting
    const count = got.length
    const mean = mean0(got)
    const common = mean0(this.alive().flatMap((each) => each.rewards))
    const thought = common + Math.max(-0.5, squashSlope(settings.leadScale) * worth)
    return (count * mean + settings.trust * thought) / (count + settings.trust)
  }

  private weed(alive: readonly Candidate[]): void {
    const count = (alive[0] as Candidate).rewards.length
    if (count < 6) return
    const leader = alive.reduce((best, each) => (this.promise(each) > this.promise(best) ? each : best))
    for (const each of alive) {
      if (each === leader) continue
      let sum = 0
      let squares = 0
      for (let index = 0; index < count; index++) {
        const apart = (leader.rewards[index] as number) - (each.rewards[index] as number)
        sum += apart
        squares += apart * apart
      }
      const mean = sum / count
      const error = Math.sqrt(Math.max(1e-12, squares / count - mean * mean) / (count - 1))
      if (mean > 2.2 * error + 1e-9) each.isOut = true
    }
  }

  private play(world: unknown, action: unknown, seed: number): number {
    const { game, settings } = this.setting
    const draws = fastChance(seed)
    const thoughts = fastChance((seed ^ 0x9e3779b9) >>> 0)
    const start = settings.isCut === undefined ? null : game.clone(world)
    const problem = { game, evaluation: this.setting.evaluation, settings, chance: thoughts }
    const before = settings.rivals < 1 ? valuesOf(problem, world) : []
    const own = settings.carelessRivals ? this.setting.evaluation.value(world, this.seat) : 0
    let acting = game.toAct(world)
    const seats = game.outcome(world).scores.length
    const horizon = settings.horizon(seats)
    let next: unknown = action
    let actor: Seat = this.seat
    for (let turns = 0; ;) {
      game.apply(world, actor, next, draws)
      const now = game.toAct(world)
      if (isNewTurn(acting, now)) turns++
      acting = now
      if (acting.length === 0 || turns >= horizon || settings.isCut?.(start, world)) break
      actor = acting[0] as Seat
      const actions = game.legal(world, actor)
      if (actions.length === 1) next = actions[0]
      else if (actor !== this.seat && settings.carelessRivals) next = thoughts.pick(actions)
      else next = this.greedy(world, actor, actions, thoughts)
    }
    if (settings.carelessRivals) {
      return squash(this.setting.evaluation.value(world, this.seat) - own, settings.leadScale)
    }
    return rewards(problem, before, world)[this.seat] as number
  }

  private greedy(world: unknown, actor: Seat, actions: readonly unknown[], chance: Chance): unknown {
    const { game } = this.setting
    const judge = judgeOf(this.setting, world, actor)
    let best = actions[0]
    let bestValue = -Infinity
    for (const action of actions) {
      const copy = game.clone(world)
      game.apply(copy, actor, action, chance)
      const value = judge.value(copy, actor)
      if (value > bestValue) {
        best = action
        bestValue = value
      }
    }
    return best
  }
}

function mean0(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, each) => sum + each, 0) / values.length
}

function judgeOf({ game, evaluation }: Setting, mind: unknown, seat: Seat): Evaluation {
  return evaluation.at?.(game, mind, seat) ?? evaluation
}

function worthOf(setting: Setting, judge: Evaluation, state: unknown, seat: Seat, action: unknown): number {
  const { game, chance } = setting
  const tries = judge.tries(action)
  let sum = 0
  for (let tried = 0; tried < tries; tried++) {
    const copy = game.clone(state)
    game.apply(copy, seat, action, chance)
    while (judge.continues(copy, seat)) {
      const actions = game.legal(copy, seat)
      if (actions.length === 0) break
      let best = actions[0]
      let bestValue = -Infinity
      for (const each of actions) {
        const next = game.clone(copy)
        game.apply(next, seat, each, chance)
        const value = judge.value(next, seat)
        if (value > bestValue) {
          best = each
          bestValue = value
        }
      }
      game.apply(copy, seat, best, chance)
    }
    sum += judge.value(copy, seat)
  }
  return sum / tries
}
