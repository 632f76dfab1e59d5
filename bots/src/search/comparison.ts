import type { Seat } from '@fathom/kernel'
import { isBehind } from './behind.ts'
import type { ComparisonProblem } from './comparisonProblem.ts'
import { playOut } from './playOut.ts'
import { evaluationFor, worthOf } from './problem.ts'
import { squashSlope } from './reward.ts'

/** An action among those compared. */
interface Candidate {
  readonly action: unknown
  /** By the evaluation, against the best: 0 or less. */
  readonly worth: number
  /** What it brought in each world, 0 to 1; the same place is the same world for all that are still compared. */
  readonly rewards: number[]
}

/** Worlds before anything is given up. */
const FIRST_WORLDS = 8
/** An action is given up when it is this many standard errors behind the best: three, because the test is repeated after every world. */
const BEHIND = 3
/** The most that the evaluation alone can count against an action, as a reward. */
const WORST = -0.5
/** In a mixed choice an action whose reward is lower by this is taken a third as often. */
const NEARLY = 0.01
/** How finely a mixed choice is drawn. */
const GRAINS = 1024

/** The actions of one decision and what is known of them. */
export class Comparison {
  private readonly problem: ComparisonProblem
  private readonly seat: Seat
  private candidates: Candidate[]

  constructor(problem: ComparisonProblem, first: unknown, seat: Seat, actions: readonly unknown[]) {
    this.problem = problem
    this.seat = seat
    const evaluation = evaluationFor(problem, first, seat)
    const looked = actions
      .map((action) => ({ action, worth: worthOf(problem, evaluation, first, seat, action, Infinity) }))
      .sort((a, b) => b.worth - a.worth)
      .slice(0, problem.settings.width)
    const most = looked[0]?.worth ?? 0
    this.candidates = looked.map(({ action, worth }) => ({ action, worth: worth - most, rewards: [] }))
  }

  /** More than one action may still be the best. */
  isOpen(): boolean {
    return this.candidates.length > 1
  }

  /**
   * Plays every action in a world, with the same luck for each. A round that may not be finished counts for nothing.
   * @param mayGoOn asked with how many were played
   * @returns how many were played
   */
  round(world: unknown, seed: number, mayGoOn: (played: number) => boolean): number {
    const { game } = this.problem
    const brought: number[] = []
    for (const { action } of this.candidates) {
      if (brought.length > 0 && !mayGoOn(brought.length)) return brought.length
      brought.push(playOut(this.problem, game.clone(world), this.seat, action, seed))
    }
    for (const [index, { rewards }] of this.candidates.entries()) rewards.push(brought[index] as number)
    this.giveUp()
    return brought.length
  }

  /** The action that promises most. */
  best(): { readonly action: unknown } {
    return this.leader()
  }

  /**
   * One of the actions that promise nearly as much as the best, the better ones more often: rivals would see through a player who always does
   * the same.
   */
  mixed(): { readonly action: unknown } {
    const { chance } = this.problem
    const promise = this.promises()
    const most = Math.max(...promise)
    const weights = promise.map((each) => Math.round(GRAINS * Math.exp((each - most) / NEARLY)))
    let left = chance.below(sumOf(weights))
    return this.candidates.find((_, index) => (left -= weights[index] as number) < 0) ?? this.leader()
  }

  private leader(): Candidate {
    const promise = this.promises()
    return this.candidates[promise.indexOf(Math.max(...promise))] as Candidate
  }

  /** What each action promises, 0 to 1: what it brought, and what the evaluation says of it as if it had been tried `trust` times. */
  private promises(): number[] {
    const { trust, leadScale } = this.problem.settings
    const common = meanOf(this.candidates.flatMap(({ rewards }) => rewards))
    return this.candidates.map(({ worth, rewards }) => {
      const thought = common + Math.max(WORST, squashSlope(leadScale) * worth)
      return (sumOf(rewards) + trust * thought) / (rewards.length + trust)
    })
  }

  /** Drops what is behind the best for certain. */
  private giveUp(): void {
    const leader = this.leader()
    if (leader.rewards.length < FIRST_WORLDS) return
    this.candidates = this.candidates.filter((each) => !isBehind(each.rewards, leader.rewards, BEHIND))
  }
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, each) => sum + each, 0)
}

function meanOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : sumOf(values) / values.length
}
