import { recordingChance, type AnyGame, type NumberSource, type Seat } from '@fathom/kernel'

/**
 * What an action does to the order of play.
 * step: nothing is drawn or shown, and the same seats go on acting, or this seat just finishes its own part of a simultaneous phase.
 * barrier: something is drawn or shown, and the same seats go on acting. passes-on: somebody else gets the move, or the game ends.
 */
export type Crossing = 'step' | 'barrier' | 'passes-on'

/**
 * Tries an action on a copy of a position: the engine itself tells where the barrier is.
 * @param source where draws would come from
 * @returns the position after it, and what kind of action it is there; `state` stays as it is
 */
export function tryAction(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  action: unknown,
  source: NumberSource,
): { readonly after: unknown; readonly crossing: Crossing } {
  const after = game.clone(state)
  const { chance, tape } = recordingChance(source)
  game.apply(after, seat, action, chance)
  const before = game.toAct(state)
  const next = game.toAct(after)
  if (sameSeats(before, next)) return { after, crossing: tape.crossed ? 'barrier' : 'step' }
  const others = before.filter((other) => other !== seat)
  const isOwnPart = others.length > 0 && sameSeats(others, next) && !tape.crossed
  return { after, crossing: isOwnPart ? 'step' : 'passes-on' }
}

function sameSeats(a: readonly Seat[], b: readonly Seat[]): boolean {
  return a.length === b.length && a.every((seat, index) => seat === b[index])
}
