import type { AnyGame, Chance, Seat } from '@fathom/kernel'

/**
 * A player for a game. It plays through the contract only and keeps nothing between calls but what its caller keeps for it.
 *
 * `state` is a **determinized** state: whoever asks a bot passes `game.determinize(state, seat, chance)`, never the truth. So a bot can't cheat, however it
 * is written: what its seat can't know was dealt anew before the bot sees it.
 */
export interface Bot {
  /**
   * One of `game.legal(state, seat)`; the seat must be in `game.toAct(state)`. Does not change `state`.
   * @param chance the bot's own: for trying actions that draw, and for picking among equals. Same state, same numbers, same choice.
   * @param pace when to stop thinking; left out, the bot thinks through all that its level allows, however long that takes
   */
  choose(game: AnyGame, state: unknown, seat: Seat, chance: Chance, pace?: Pace): unknown
}

/** How a caller that has a clock lets a bot think. */
export interface Pace {
  /** The bot asks this again and again; on false it answers with the best action that it has found so far. */
  mayGoOn(): boolean
  /** The same object at every decision of one seat in one game: what the bot found out for one decision helps at the next. */
  readonly memory?: Memory
}

/** What a bot wants to remember, kept by its caller. */
export interface Memory {
  kept: unknown
}

/** A box with nothing in it. */
export function newMemory(): Memory {
  return { kept: null }
}

/** How long a bot that searches may think. It stops at whichever comes first. */
export interface Budget {
  /** Worlds it may play through, at most. */
  readonly iterations: number
  /** Asked before each of them; false ends the search at once: time is up, the person came back, the table closed. */
  mayGoOn(): boolean
}

/** A decision that a bot is to search. */
export interface Question {
  readonly game: AnyGame
  /** A new sampled state at each call, the caller's to keep; never the truth. */
  determinize(): unknown
  readonly seat: Seat
  /** The bot's own. Same sampled states, same numbers, same count of iterations: same answer. */
  readonly chance: Chance
  /** What the seat's last answer in this game left. The search checks whether the position is the one that it foresaw, and uses it only then. */
  readonly kept?: unknown
}

export interface Answer {
  /** Always a legal one, the best found so far. */
  readonly action: unknown
  /** Worlds that were played through. */
  readonly iterations: number
  /** What is known already of the position after `action`; for `Question.kept`, of no other use. */
  readonly kept: unknown
}

/** A player that looks further than one step: it asks for many sampled states and stops by its budget. */
export interface SearchingBot {
  search(question: Question, budget: Budget): Answer
}

/** The action a bot takes in a real state: samples what its seat can't know, and asks it. */
export function askBot(bot: Bot, game: AnyGame, state: unknown, seat: Seat, chance: Chance, pace?: Pace): unknown {
  return bot.choose(game, game.determinize(state, seat, chance), seat, chance, pace)
}
