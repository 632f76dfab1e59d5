import { recordingChance, type AnyGame, type NumberSource, type Seat } from '@fathom/kernel'

/**
 * What an action does to the order of play, told without looking at what would really be drawn: nobody learns from it how a roll ends.
 * step: nothing is drawn or shown, and the same seats go on acting, or this seat just finishes its own part of a simultaneous phase.
 * barrier: something is drawn or shown, and the same seats may go on acting. passes-on: somebody else gets the move, or the game ends,
 * whatever is drawn.
 */
export type TurnEffect = 'step' | 'barrier' | 'passes-on'

export interface Trial {
  readonly effect: TurnEffect
  /** The state after an action that draws and shows nothing; null if it does, and for a barrier. */
  readonly after: unknown
}

/**
 * Tries an action on a copy of a state, which stays as it is: the game itself tells where the barrier is. An action that draws and shows nothing
 * leads to a state that holds nothing its seat could not have worked out, so the seat may look at it before it is final; the others may not.
 */
export function tryAction(game: AnyGame, state: unknown, seat: Seat, action: unknown): Trial {
  const before = game.toAct(state)
  const { after, crossed } = tryWith(TRIALS[0] as NumberSource, game, state, seat, action)
  const next = game.toAct(after)
  if (sameSeats(before, next)) return crossed ? { effect: 'barrier', after: null } : { effect: 'step', after }
  const others = before.filter((other) => other !== seat)
  if (!crossed && others.length > 0 && sameSeats(others, next)) return { effect: 'step', after }
  if (!crossed) return { effect: 'passes-on', after }
  const mayGoOn = TRIALS.some((source) =>
    sameSeats(before, game.toAct(tryWith(source, game, state, seat, action).after)),
  )
  return { effect: mayGoOn ? 'barrier' : 'passes-on', after: null }
}

function tryWith(source: NumberSource, game: AnyGame, state: unknown, seat: Seat, action: unknown) {
  const after = game.clone(state)
  const { chance, tape } = recordingChance(source)
  game.apply(after, seat, action, chance)
  return { after, crossed: tape.crossed }
}

/** Draws to try: the lowest and the highest numbers, and every sixth in between, as many as a die has sides. */
const TRIALS: readonly NumberSource[] = [0, 5, 1, 2, 3, 4].map(
  (sixth) => (count: number) => Math.min(count - 1, Math.floor(((sixth + 0.5) / 6) * count)),
)

function sameSeats(a: readonly Seat[], b: readonly Seat[]): boolean {
  return a.length === b.length && a.every((seat, index) => seat === b[index])
}
