/** The levels that bots play at, the weakest first. */
const LEVELS = ['deckhand', 'sailor', 'mate', 'captain', 'admiral'] as const
export type Level = (typeof LEVELS)[number]

/** The games that somebody has thought about; any other can be played at random. */
const THOUGHT_ABOUT = ['silver-and-gold', 'sunken-treasure', 'artifacts-inc', 'thesauros'] as const
export type ThoughtAbout = (typeof THOUGHT_ABOUT)[number]

/** The game's name if somebody has thought about it. */
export function thoughtAbout(gameId: string): ThoughtAbout | undefined {
  return THOUGHT_ABOUT.find((each) => each === gameId)
}

/** The levels that a game's bots play at, the weakest first. */
export function botLevels(gameId: string): readonly Level[] {
  return thoughtAbout(gameId) === undefined ? ['deckhand'] : LEVELS
}

/** A good opponent for a person whose strength is not known: it plays sensibly, and answers at once. */
export const USUAL_LEVEL: Level = 'mate'

/** What levels were called before; tables and records of that time still say so. */
const OLDER: Readonly<Record<string, Level>> = { random: 'deckhand', greedy: 'mate' }

/** The level of that name, be it an older one; null if there is none. */
export function levelNamed(name: string): Level | null {
  const level = LEVELS.find((each) => each === name)
  return level ?? (Object.hasOwn(OLDER, name) ? (OLDER[name] as Level) : null)
}

/** Milliseconds that a level may think about a decision: who searches, by the clock; who does not, needs none. */
const THINKING: Readonly<Record<Level, number>> = { deckhand: 0, sailor: 0, mate: 0, captain: 250, admiral: 1000 }
/** Each further decision of a turn gets this share of the time of the one before, so that a whole turn takes at most three times the first. */
const NEXT_DECISION = 2 / 3

/**
 * The time for a decision, in milliseconds.
 * @param name of a level
 * @param before decisions that the seat has taken since others last acted
 */
export function thinkingTime(name: string, before: number): number {
  const level = levelNamed(name)
  return level === null ? 0 : THINKING[level] * NEXT_DECISION ** before
}
