import type { AnyGame, Seat } from '@fathom/kernel'
import type { Evaluation } from './greedy.ts'

/** What the others' hopes are called among the features: the last of them. */
export const OTHERS = 'hopes of the others'

/** What must be known of a position to see who the others are. */
interface Shared {
  readonly seats: number
  readonly phase: unknown
}

/**
 * What a point that the others may hope for on the average takes off, by the number of seats: in a game of two as much as a point of one's own brings,
 * of more less, as what is taken from one of them helps the rest as well. Found in the arena.
 */
const WEIGHT = 2

/**
 * The same player, who also looks at what the others may hope for: a point less for them is nearly as good as one more of one's own, as who is ahead
 * wins. Its `parts` have one more at the end, for the others. A game that is over is judged as before.
 */
export function mindingOthers<State extends Shared, Action>(own: Evaluation<State, Action>): Evaluation<State, Action> {
  const { withGame, parts } = own
  const made = new WeakMap<Evaluation<State, Action>, Evaluation<State, Action>>()
  const forGame = (game: AnyGame): Evaluation<State, Action> => {
    const judging = withGame?.(game) ?? own
    const known = made.get(judging) ?? mindingOthers(judging)
    made.set(judging, known)
    return known
  }
  const minding: Evaluation<State, Action> = {
    ...own,
    own,
    ...(withGame === undefined ? {} : { withGame: forGame }),
    value(state, seat) {
      const value = own.value(state, seat)
      return state.phase === 'over' ? value : value - hopesOfOthers(own, state, seat)
    },
    ...(parts === undefined
      ? {}
      : {
          parts(state, seat, into) {
            parts(state, seat, into)
            into[into.length - 1] = -hopesOfOthers(own, state, seat)
          },
        }),
  }
  made.set(own, minding)
  return minding
}

function hopesOfOthers<State extends Shared>(own: Evaluation<State>, state: State, seat: Seat): number {
  const { seats } = state
  let hopes = 0
  for (let other = 0; other < seats; other++) if (other !== seat) hopes += own.value(state, other)
  return seats < 2 ? 0 : (WEIGHT * hopes) / (seats * (seats - 1))
}
