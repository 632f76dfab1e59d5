import { fastChance, fillOptions, type AnyGame, type GameEvent, type Options, type Outcome } from '@fathom/kernel'
import { askBot, botFor, type Bot } from '../index.ts'

/** A game's bot of a level; there must be one. */
export function botOf(game: AnyGame, level: string): Bot {
  const bot = botFor(game.meta.id, level)
  if (bot === null) throw new Error(`${game.meta.id} has no ${level}`)
  return bot
}

/** A new game with the usual options but for those asked for. */
export function begin(game: AnyGame, seats: number, seed: number, asked: Options = {}): unknown {
  const options = fillOptions(game.options, asked)
  if (!options.ok) throw new Error(options.refusal.code)
  return game.setup(options.value, seats, fastChance(seed))
}

export interface Played {
  readonly outcome: Outcome
  readonly events: readonly GameEvent[]
  /** The last position. */
  readonly state: unknown
}

/** One whole game between bots, a bot a seat; an action that is not allowed fails the test. */
export function playOut(game: AnyGame, bots: readonly Bot[], seed: number, asked: Options = {}): Played {
  const chance = fastChance(seed)
  const thoughts = fastChance(seed + 1_000_000)
  const state = begin(game, bots.length, seed, asked)
  const events: GameEvent[] = []
  for (let seat = game.toAct(state)[0]; seat !== undefined; seat = game.toAct(state)[0]) {
    const action = askBot(bots[seat] as Bot, game, state, seat, thoughts)
    if (game.refusal(state, seat, action) !== null) throw new Error(`${game.notation.make(action)} is refused`)
    events.push(...game.apply(state, seat, action, chance))
  }
  return { outcome: game.outcome(state), events, state }
}

export interface Duels {
  /** Games that the first won alone. */
  readonly wins: number
  /** Mean scores. */
  readonly mean: number
  readonly rivalMean: number
}

/** So many games of two, the seats changing, so that going first favours nobody. */
export function duels(game: AnyGame, bot: Bot, rival: Bot, games: number): Duels {
  let [wins, mean, rivalMean] = [0, 0, 0]
  for (let seed = 1; seed <= games; seed++) {
    const own = seed % 2
    const { ranks, scores } = playOut(game, own === 0 ? [bot, rival] : [rival, bot], seed).outcome
    if (ranks[own] === 1 && ranks[1 - own] !== 1) wins++
    mean += (scores[own]?.total ?? 0) / games
    rivalMean += (scores[1 - own]?.total ?? 0) / games
  }
  return { wins, mean, rivalMean }
}
