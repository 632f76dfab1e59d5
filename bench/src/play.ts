import type { AnyGame, Chance, NumberSource, Options, Seat } from '@fathom/kernel'

/**
 * One whole game through the contract, whatever the game: who may act, what may they do, one of it, done.
 * @returns how many actions it took, how many there were to choose from in all, and the last state
 */
export function playRandomly(
  game: AnyGame,
  options: Options,
  seats: number,
  chance: Chance,
  choose: NumberSource,
): { readonly plies: number; readonly choices: number; readonly state: unknown } {
  const state = game.setup(options, seats, chance)
  let plies = 0
  let choices = 0
  for (;;) {
    const acting = game.toAct(state)
    if (acting.length === 0) return { plies, choices, state }
    // Where several choose at once, their order makes no difference.
    const seat = acting[0] as Seat
    const legal = game.legal(state, seat)
    game.apply(state, seat, legal[choose(legal.length)], chance)
    plies++
    choices += legal.length
  }
}
