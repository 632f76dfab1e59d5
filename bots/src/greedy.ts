import type { AnyGame, Chance, Seat } from '@fathom/kernel'
import type { Bot } from './bot.ts'

/** What the greedy bot must know of a game: how good a position is for a seat. */
export interface Evaluation<State = unknown, Action = unknown> {
  /** The higher, the better for `seat`; in points that it may hope to have at the end. */
  value(state: State, seat: Seat): number
  /** True while the seat's choice goes on (a bonus is owed): then an action is worth what its best continuation is worth. */
  continues(state: State, seat: Seat): boolean
  /**
   * What comes next is chosen in the same breath, as the accounts of a budget: whoever is told a choice is told those that go with it. Each is still
   * judged for itself. Left out: never.
   */
  goesWith?(state: State, seat: Seat): boolean
  /** How often an action is tried, its values averaged: more than once if what it draws decides its worth. */
  tries(action: Action): number
  /** The same for a game that may be made from another component set than the one that comes along. Left out: it is the same for all. */
  withGame?(game: AnyGame): Evaluation<State, Action>
  /** The same without what the others may hope for, where `value` has that in it: for who compares the values of several seats. */
  readonly own?: Evaluation<State, Action>
  /**
   * Writes what each feature adds to the `value` of a position that is not over, in the order of the features, and last what the others' hopes add,
   * 0 where nobody looks at them. Left out where it has none.
   */
  parts?(state: State, seat: Seat, into: Float64Array): void
  /** For a decision in this position: the same with everything computed that all its actions share. Left out: nothing is. */
  at?(game: AnyGame, state: State, seat: Seat): Evaluation<State, Action>
}

/** Continuations that are followed to the end of the choice, of all that were looked at. */
const FOLLOWED = 2
/** Values that differ by less are equal: sums of fractions are not exact. */
const EQUAL = 1e-9

/** An evaluation for the game that is played, whatever set it is made from. */
export function evaluationOf(evaluation: Evaluation, game: AnyGame): Evaluation {
  return evaluation.withGame?.(game) ?? evaluation
}

/** One step ahead: does every legal action on a copy and takes the one that leaves the best position; chance breaks ties. */
export function greedyBot(general: Evaluation): Bot {
  return {
    choose(game, state, seat, chance) {
      const actions = game.legal(state, seat)
      if (actions.length === 1) return actions[0]
      const forGame = evaluationOf(general, game)
      const evaluation = forGame.at?.(game, state, seat) ?? forGame
      let best: unknown[] = []
      let bestValue = -Infinity
      for (const action of actions) {
        const value = averageOf(evaluation, game, state, seat, action, chance)
        if (value > bestValue + EQUAL) {
          best = [action]
          bestValue = value
        } else if (value > bestValue - EQUAL) best.push(action)
      }
      return chance.pick(best)
    },
  }
}

function averageOf(
  evaluation: Evaluation,
  game: AnyGame,
  state: unknown,
  seat: Seat,
  action: unknown,
  chance: Chance,
): number {
  const tries = evaluation.tries(action)
  let sum = 0
  for (let tried = 0; tried < tries; tried++) {
    sum += followed(evaluation, game, after(game, state, seat, action, chance), seat, chance)
  }
  return sum / tries
}

function after(game: AnyGame, state: unknown, seat: Seat, action: unknown, chance: Chance): unknown {
  const copy = game.clone(state)
  game.apply(copy, seat, action, chance)
  return copy
}

/** What a position is worth when the seat has come to the end of its choice as well as it can see. */
function followed(evaluation: Evaluation, game: AnyGame, state: unknown, seat: Seat, chance: Chance): number {
  if (!evaluation.continues(state, seat)) return evaluation.value(state, seat)
  const next = game.legal(state, seat).map((action) => {
    const reached = after(game, state, seat, action, chance)
    return { reached, value: evaluation.value(reached, seat) }
  })
  next.sort((a, b) => b.value - a.value)
  let best = -Infinity
  for (const { reached } of next.slice(0, FOLLOWED)) {
    best = Math.max(best, followed(evaluation, game, reached, seat, chance))
  }
  return best
}
