import type { Bot, SearchingBot } from './bot.ts'
import { artifactsIncEvaluation } from './artifacts-inc/evaluation.ts'
import { greedyBot, type Evaluation } from './greedy.ts'
import { randomBot } from './random.ts'
import { SEARCH_SETTINGS } from './search/games.ts'
import { searchingBot } from './search/search.ts'
import { silverAndGoldEvaluation } from './silver-and-gold/evaluation.ts'
import { sunkenTreasureEvaluation } from './sunken-treasure/evaluation.ts'
import { thesaurosEvaluation } from './thesauros/evaluation.ts'

export { askBot, type Answer, type Bot, type Budget, type Question, type SearchingBot } from './bot.ts'

/** The games that have an evaluation; any game can be played at random. */
const EVALUATIONS: Readonly<Record<string, Evaluation>> = {
  'silver-and-gold': silverAndGoldEvaluation,
  'sunken-treasure': sunkenTreasureEvaluation,
  'artifacts-inc': artifactsIncEvaluation,
  thesauros: thesaurosEvaluation,
}

/** The levels that a game's bots play at, the weakest first. */
export function BOT_LEVELS(gameId: string): readonly string[] {
  return Object.hasOwn(EVALUATIONS, gameId) ? ['random', 'greedy'] : ['random']
}

/** A game's bot of a level, or null if it has none. */
export function botFor(gameId: string, level: string): Bot | null {
  if (level === 'random') return randomBot
  const evaluation = Object.hasOwn(EVALUATIONS, gameId) ? EVALUATIONS[gameId] : undefined
  return level === 'greedy' && evaluation !== undefined ? greedyBot(evaluation) : null
}

/** A game's bot that searches, or null if it has none yet. It is no level: whoever asks it gives the budget. */
export function searchFor(gameId: string): SearchingBot | null {
  const evaluation = Object.hasOwn(EVALUATIONS, gameId) ? EVALUATIONS[gameId] : undefined
  const settings = Object.hasOwn(SEARCH_SETTINGS, gameId) ? SEARCH_SETTINGS[gameId] : undefined
  return evaluation === undefined || settings === undefined ? null : searchingBot(evaluation, settings)
}
