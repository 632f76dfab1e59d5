import { recordingChance, type AnyGame, type NumberSource, type Seat } from '@fathom/kernel'

/**
 * What an action does to the order of play, told without looking at what would really be drawn: nobody learns from it how a roll ends.
 * step: nothing is drawn or shown, and the same seats go on acting, or this seat just finishes its own part of a simultaneous phase.
 * barrier: something is drawn or shown, and the same seats may go on acting. passes-on: somebody else gets the move, or the game ends,
 * whatever is drawn.
 */
export type Crossing = 'step' | 'barrier' | 'passes-on'

/**
 * Tries an action on a copy of a position: the engine itself tells where the barrier is.
 * @returns what kind of action it is there, and the position after a `step`; `state` stays as it is
 */
export function tryAction(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  action: unknown,
): { readonly crossing: 'step'; readonly after: unknown } | { readonly crossing: 'barrier' | 'passes-on' } {
  const before = game.toAct(state)
  const { after, crossed } = tryWith(TRIALS[0] as NumberSource, game, state, seat, action)
  const next = game.toAct(after)
  if (sameSeats(before, next)) return crossed ? { crossing: 'barrier' } : { crossing: 'step', after }
  const others = before.filter((other) => other !== seat)
  if (!crossed && others.length > 0 && sameSeats(others, next)) return { crossing: 'step', after }
  if (!crossed) return { crossing: 'passes-on' }
  const mayGoOn = TRIALS.some((source) =>
    sameSeats(before, game.toAct(tryWith(source, game, state, seat, action).after)),
  )
  return { crossing: mayGoOn ? 'barrier' : 'passes-on' }
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
