import { artifactsIncEvaluation } from './artifacts-inc/evaluation.ts'
import { artifactsIncSearch } from './artifacts-inc/search.ts'
import type { Bot, SearchingBot } from './bot.ts'
import type { Character, Shifts } from './characters/character.ts'
import { characterIn } from './characters/characters.ts'
import { greedyBot, type Evaluation } from './greedy.ts'
import { levelNamed, thoughtAbout, type ThoughtAbout } from './levels.ts'
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
export { plainSearch } from './search/plain.ts'
export * from './about.ts'

/**
 * What is known of a game: how good a position is, how to search it, and how many worlds the levels that search may play through.
 * Modules of past rules have one of their time: fields may be added, none may change its meaning.
 */
interface Expertise {
  readonly evaluation: Evaluation
  readonly search: SearchingBot
  readonly captain: number
  readonly admiral: number
  /** Of a hundred actions, how many a Sailor does not think of; left out: as usual. */
  readonly overlooked?: number
  /** The same player with a character. Left out: the game's bots have none. */
  inCharacter?(shifts: Shifts): Pick<Expertise, 'evaluation' | 'search'>
}

const EXPERTISE: Readonly<Record<ThoughtAbout, Expertise>> = {
  'silver-and-gold': { evaluation: silverAndGoldEvaluation, ...silverAndGoldSearch },
  'sunken-treasure': { evaluation: sunkenTreasureEvaluation, ...sunkenTreasureSearch },
  'artifacts-inc': { evaluation: artifactsIncEvaluation, ...artifactsIncSearch },
  thesauros: { evaluation: thesaurosEvaluation, ...thesaurosSearch },
}

function expertiseOf(gameId: string): Expertise | undefined {
  const known = thoughtAbout(gameId)
  return known === undefined ? undefined : EXPERTISE[known]
}

/** Made once each: what a character's evaluation computes beforehand is much. */
const made = new WeakMap<Expertise, Map<string, Pick<Expertise, 'evaluation' | 'search'>>>()

/** The player with a character, or as it is where it can have none. */
function withCharacter(expertise: Expertise, character: Character | null): Pick<Expertise, 'evaluation' | 'search'> {
  if (character === null || expertise.inCharacter === undefined) return expertise
  const known = made.get(expertise) ?? new Map<string, Pick<Expertise, 'evaluation' | 'search'>>()
  made.set(expertise, known)
  const player = known.get(character.id) ?? expertise.inCharacter(character.shifts)
  known.set(character.id, player)
  return player
}

/**
 * A game's bot of a level (older names of levels are understood), or null if it has none.
 * @param brought the `Expertise` of past rules; null: the game is played by today's
 * @param character one of the game's; null: none
 */
export function botFor(
  gameId: string,
  name: string,
  brought: unknown = null,
  character: Character | null = null,
): Bot | null {
  const level = levelNamed(name)
  if (level === 'deckhand') return randomBot
  const expertise = brought === null ? expertiseOf(gameId) : (brought as Expertise)
  if (level === null || expertise === undefined) return null
  const { evaluation, search } = withCharacter(expertise, character)
  switch (level) {
    case 'sailor':
      return sailorBot(evaluation, expertise.overlooked)
    case 'mate':
      return greedyBot(evaluation)
    case 'captain':
    case 'admiral':
      return thinkingBot(search, expertise[level])
  }
}

/**
 * How positions of a game are judged, or null if nobody has thought about it.
 * @param brought as for `botFor`
 * @param character by whose likings, by id; null: nobody's
 */
export function evaluationFor(
  gameId: string,
  brought: unknown = null,
  character: string | null = null,
): Evaluation | null {
  const expertise = brought === null ? expertiseOf(gameId) : (brought as Expertise)
  if (expertise === undefined) return null
  return withCharacter(expertise, character === null ? null : characterIn(gameId, character)).evaluation
}

/** A game's bot that searches, or null if it has none. It is no level: whoever asks it gives the budget. */
export function searchFor(gameId: string): SearchingBot | null {
  return expertiseOf(gameId)?.search ?? null
}
