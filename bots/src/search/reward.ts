import type { Seat } from '@fathom/kernel'
import type { Problem } from './problem.ts'

/** 0 to 1: a half for no lead, about three quarters for one of `scale`. */
export function squash(lead: number, scale: number): number {
  return 1 / (1 + Math.exp((-1.1 * lead) / scale))
}

/** How much a point of lead brings where nobody leads. */
export function squashSlope(scale: number): number {
  return 0.275 / scale
}

/** A problem with what rewards need of its settings. */
export interface Rewarding extends Problem {
  readonly settings: { readonly leadScale: number; readonly scoreScale: number; readonly rivals: number }
}

/** How good the position looks to each seat by itself, in the evaluation's points. */
export function valuesOf({ game, evaluation }: Problem, state: unknown): number[] {
  const own = evaluation.own ?? evaluation
  return game.outcome(state).scores.map((_, seat) => own.value(state, seat))
}

/**
 * What a world is worth to each seat, 0 to 1. Over: half the share of the win, half the squashed lead, so that a clear win is better than a narrow one
 * and a narrow loss better than a clear one. Cut short: the squashed lead by the evaluation, which guesses both.
 * @param before `valuesOf` the position at the start
 */
export function rewards(problem: Rewarding, before: readonly number[], state: unknown): number[] {
  const { game, settings } = problem
  const outcome = game.outcome(state)
  if (outcome.end === null) {
    const now = valuesOf(problem, state)
    const thought = now.map((value, seat) => {
      const was = before[seat] as number
      return was + settings.rivals * (value - was)
    })
    return now.map((value, seat) => squash(value - bestOther(thought, seat), settings.leadScale))
  }
  const totals = outcome.scores.map((score) => score.total)
  const winners = outcome.ranks.filter((rank) => rank === 1).length
  return totals.map((total, seat) => {
    const share = outcome.ranks[seat] === 1 ? 1 / winners : 0
    return (share + squash(total - bestOther(totals, seat), settings.scoreScale)) / 2
  })
}

/** The most that a rival has; alone, nothing. */
function bestOther(points: readonly number[], seat: Seat): number {
  let best = -Infinity
  for (let other = 0; other < points.length; other++) {
    if (other !== seat) best = Math.max(best, points[other] as number)
  }
  return best === -Infinity ? 0 : best
}
