import { fastChance, fillOptions, type AnyGame, type Seat } from '@fathom/kernel'

/** A decision that somebody is asked for. */
export interface DecisionPoint {
  readonly state: unknown
  readonly seat: Seat
}

/**
 * Decisions of a game between random players: every `step`-th of its first `plies` that is one. Where several seats choose at once, any of them:
 * some have chosen already then, unseen.
 */
export function decisions(game: AnyGame, seats: number, seed: number, step: number, plies: number): DecisionPoint[] {
  const options = fillOptions(game.options, {})
  if (!options.ok) throw new Error(options.refusal.code)
  const chance = fastChance(seed)
  const state = game.setup(options.value, seats, chance)
  const found: DecisionPoint[] = []
  for (let count = 1; count <= plies; count++) {
    const acting = game.toAct(state)
    if (acting.length === 0) break
    const seat = chance.pick(acting)
    const actions = game.legal(state, seat)
    if (actions.length > 1 && count % step === 0) found.push({ state: game.clone(state), seat })
    game.apply(state, seat, chance.pick(actions), chance)
  }
  return found
}
