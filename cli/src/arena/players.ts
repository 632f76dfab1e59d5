import {
  askBot,
  botFor,
  characterIn,
  charactersOf,
  newMemory,
  searchFor,
  thinkingTime,
  type Bot,
  type Character,
  type Level,
  type SearchingBot,
} from '@fathom/bots'
import type { AnyGame, Chance, Seat } from '@fathom/kernel'
import { readLevel, readWhole, UsageError } from '../arguments.ts'
import { thinkingClock } from './clock.ts'

/** Something that plays one seat of one game. It may remember from one decision to the next, but it sees the state only as its seat may. */
export interface Player {
  /** One of the legal actions of `seat` in `state`. */
  choose(state: unknown, chance: Chance): unknown
  /** Its choice has been done. `again`: the seat acts again, alone or with the others. */
  done?(again: boolean): void
}

/** Makes a player for a seat; called anew for every game. */
export type PlayerMaker = (game: AnyGame, seat: Seat) => Player

const MAX_THOUGHT = 1_000_000
const SEARCH = /^search:(\d+)(ms)?$/

/**
 * A way to play, as `--bots` names it: a level of the game's bots, with a character if it is to have one (`mate+coins`), `search:200` (so many iterations a decision) or `search:200ms` (so long).
 * Anything else is a UsageError.
 */
export function readPlayer(game: AnyGame, text: string): PlayerMaker {
  const [, amount, unit] = SEARCH.exec(text) ?? []
  if (amount !== undefined) return readSearch(game, text, amount, unit === 'ms')
  const [name = '', liking] = text.split('+')
  const level = readLevel(game, name)
  const character = liking === undefined ? null : readCharacter(game, liking)
  return (played, seat) => new LevelPlayer(played, seat, level, character)
}

function readCharacter({ meta }: AnyGame, id: string): Character {
  const character = characterIn(meta.id, id)
  if (character !== null) return character
  const known = charactersOf(meta.id).map((each) => each.id)
  throw new UsageError(`There is no character "${id}" for ${meta.id}. There is: ${known.join(', ')}.`)
}

/** A level at a seat, with the time that it has at a table. */
class LevelPlayer implements Player {
  private readonly bot: Bot
  private readonly game: AnyGame
  private readonly seat: Seat
  private readonly level: Level
  private readonly memory = newMemory()
  /** Decisions since others last acted. */
  private before = 0

  constructor(game: AnyGame, seat: Seat, level: Level, character: Character | null) {
    const bot = botFor(game.meta.id, level, null, character)
    if (bot === null) throw new RangeError(`no bot ${level}`)
    this.bot = bot
    this.game = game
    this.seat = seat
    this.level = level
  }

  choose(state: unknown, chance: Chance): unknown {
    const { game, seat, memory } = this
    const end = thinkingClock() + thinkingTime(this.level, this.before)
    return askBot(this.bot, game, state, seat, chance, { mayGoOn: () => thinkingClock() < end, memory })
  }

  done(again: boolean): void {
    this.before = again ? this.before + 1 : 0
  }
}

function readSearch(game: AnyGame, text: string, amount: string, isTime: boolean): PlayerMaker {
  const bot = searchFor(game.meta.id)
  if (bot === null) throw new UsageError(`No bot searches ${game.meta.id} yet.`)
  const limit = readWhole(text, amount, 1, MAX_THOUGHT)
  const limits: Limits = isTime
    ? { iterations: Infinity, milliseconds: limit }
    : { iterations: limit, milliseconds: Infinity }
  return (played, seat) => new SearchPlayer(bot, played, seat, limits)
}

interface Limits {
  readonly iterations: number
  readonly milliseconds: number
}

/** A searching bot at a seat. */
class SearchPlayer implements Player {
  private readonly bot: SearchingBot
  private readonly game: AnyGame
  private readonly seat: Seat
  private readonly limits: Limits
  private kept: unknown = undefined

  constructor(bot: SearchingBot, game: AnyGame, seat: Seat, limits: Limits) {
    this.bot = bot
    this.game = game
    this.seat = seat
    this.limits = limits
  }

  choose(state: unknown, chance: Chance): unknown {
    const { game, seat, kept } = this
    const { iterations, milliseconds } = this.limits
    const end = thinkingClock() + milliseconds
    const determinize = () => game.determinize(state, seat, chance)
    const answer = this.bot.search(
      { game, determinize, seat, chance, kept },
      { iterations, mayGoOn: () => thinkingClock() < end },
    )
    this.kept = answer.kept
    return answer.action
  }
}
