import type { Bot } from './bot.ts'
import { greedyBot, type Evaluation } from './greedy.ts'
import { randomBot } from './random.ts'
import { silverAndGoldEvaluation } from './silver-and-gold/evaluation.ts'
import { sunkenTreasureEvaluation } from './sunken-treasure/evaluation.ts'

export { askBot, type Bot, type Budget, type SearchingBot } from './bot.ts'

/** The games that have an evaluation; any game can be played at random. */
const EVALUATIONS: Readonly<Record<string, Evaluation>> = {
  'silver-and-gold': silverAndGoldEvaluation,
  'sunken-treasure': sunkenTreasureEvaluation,
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
