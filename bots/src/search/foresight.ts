import { fastSource, recordingChance, type AnyGame, type Seat } from '@fathom/kernel'

/**
 * What the seat will see when it is asked next, if that is for certain: it goes on itself, and nothing is drawn or revealed by the action.
 * Null where it can't be told.
 */
export function foreseen(game: AnyGame, world: unknown, seat: Seat, action: unknown): string | null {
  const copy = game.clone(world)
  const { chance, tape } = recordingChance(fastSource(0))
  game.apply(copy, seat, action, chance)
  return tape.crossed || !game.toAct(copy).includes(seat) ? null : sightOf(game, copy, seat)
}

/** All that a seat has to look at, as text. */
export function sightOf(game: AnyGame, state: unknown, seat: Seat): string {
  return JSON.stringify(game.view(state, seat))
}
