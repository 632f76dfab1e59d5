import type { AnyGame, Chance, Seat } from '@fathom/kernel'

/**
 * A player for a game. It plays through the contract only and keeps nothing between calls.
 *
 * `mind` is an **imagined** state: whoever asks a bot passes `game.imagine(state, seat, chance)`, never the truth. So a bot can't cheat, however it
 * is written: what its seat can't know was dealt anew before the bot sees it.
 */
export interface Bot {
  /**
   * One of `game.legal(mind, seat)`; the seat must be in `game.toAct(mind)`. Does not change `mind`.
   * @param chance the bot's own: for trying actions that draw, and for picking among equals. Same mind, same numbers, same choice.
   */
  choose(game: AnyGame, mind: unknown, seat: Seat, chance: Chance): unknown
}

/** How long a bot that searches may think. */
export interface Budget {
  readonly milliseconds: number
  /** Aborted when the answer is no longer wanted: the person came back, the table closed. */
  readonly signal: AbortSignal
}

/** A player that looks further than one step: it imagines many states itself and stops by its budget. */
export interface SearchingBot {
  /**
   * @param imagine a new imagined state at each call
   * @returns the best action found when the budget is used up or the signal is aborted; always a legal one
   */
  search(game: AnyGame, imagine: () => unknown, seat: Seat, chance: Chance, budget: Budget): Promise<unknown>
}

/** The action a bot takes in a real state: imagines what its seat can't know, and asks it. */
export function askBot(bot: Bot, game: AnyGame, state: unknown, seat: Seat, chance: Chance): unknown {
  return bot.choose(game, game.imagine(state, seat, chance), seat, chance)
}
