import { artifactsIncEvaluation } from './artifacts-inc/evaluation.ts'
import { artifactsIncSearch } from './artifacts-inc/search.ts'
import type { Bot, SearchingBot } from './bot.ts'
import { greedyBot, type Evaluation } from './greedy.ts'
import { LEVELS, levelNamed, type Level } from './levels.ts'
import { randomBot } from './random.ts'
import { sailorBot } from './sailor.ts'
import { thinkingBot } from './search/thinking.ts'
import { silverAndGoldEvaluation } from './silver-and-gold/evaluation.ts'
import { silverAndGoldSearch } from './silver-and-gold/search.ts'
import { sunkenTreasureEvaluation } from './sunken-treasure/evaluation.ts'
import { sunkenTreasureSearch } from './sunken-treasure/search.ts'
import { thesaurosEvaluation } from './thesauros/evaluation.ts'
import { thesaurosSearch } from './thesauros/search.ts'

export { askBot, newMemory, type Bot, type Memory, type Pace, type SearchingBot } from './bot.ts'
export { strengthsOf, type Result, type Strength } from './strength/strength.ts'
export { plainSearch } from './search/plain.ts'
export { levelNamed, thinkingTime, USUAL_LEVEL, type Level } from './levels.ts'

/**
 * What is known of a game: how good a position is, how to search it, and how many worlds the levels that search may play through.
 * Modules of past rules have one of their time: fields may be added, none may change its meaning.
 */
interface Expertise {
  readonly evaluation: Evaluation
  readonly search: SearchingBot
  readonly captain: number
  readonly admiral: number
}

/** The games that somebody has thought about; any other can be played at random. */
const EXPERTISE: Readonly<Record<string, Expertise>> = {
  'silver-and-gold': { evaluation: silverAndGoldEvaluation, ...silverAndGoldSearch },
  'sunken-treasure': { evaluation: sunkenTreasureEvaluation, ...sunkenTreasureSearch },
  'artifacts-inc': { evaluation: artifactsIncEvaluation, ...artifactsIncSearch },
  thesauros: { evaluation: thesaurosEvaluation, ...thesaurosSearch },
}

function expertiseOf(gameId: string): Expertise | undefined {
  return Object.hasOwn(EXPERTISE, gameId) ? EXPERTISE[gameId] : undefined
}

/** The levels that a game's bots play at, the weakest first. */
export function botLevels(gameId: string): readonly Level[] {
  return expertiseOf(gameId) === undefined ? ['deckhand'] : LEVELS
}

/**
 * A game's bot of a level (older names of levels are understood), or null if it has none.
 * @param brought the `Expertise` of past rules; null: the game is played by today's
 */
export function botFor(gameId: string, name: string, brought: unknown = null): Bot | null {
  const level = levelNamed(name)
  if (level === 'deckhand') return randomBot
  const expertise = brought === null ? expertiseOf(gameId) : (brought as Expertise)
  if (level === null || expertise === undefined) return null
  const { evaluation, search } = expertise
  switch (level) {
    case 'sailor':
      return sailorBot(evaluation)
    case 'mate':
      return greedyBot(evaluation)
    case 'captain':
    case 'admiral':
      return thinkingBot(search, expertise[level])
  }
}

/** How positions of a game are judged, or null if nobody has thought about it. @param brought as for `botFor` */
export function evaluationFor(gameId: string, brought: unknown = null): Evaluation | null {
  return (brought === null ? expertiseOf(gameId) : (brought as Expertise))?.evaluation ?? null
}

/** A game's bot that searches, or null if it has none. It is no level: whoever asks it gives the budget. */
export function searchFor(gameId: string): SearchingBot | null {
  return expertiseOf(gameId)?.search ?? null
}
