import type { Lesson, SpokenLesson } from './lesson.ts'

/** The lessons of a game with their words, loaded on demand. */
export interface GameLessons {
  /** In the order in which they are learnt. */
  readonly lessons: readonly SpokenLesson[]
  speak(language: 'en' | 'fr'): Promise<void>
}

const games: Readonly<Record<string, () => Promise<GameLessons>>> = {
  'artifacts-inc': async () => (await import('../games/artifacts-inc/lessons/index.ts')).lessons,
  'silver-and-gold': async () => (await import('../games/silver-and-gold/lessons/index.ts')).lessons,
  'sunken-treasure': async () => (await import('../games/sunken-treasure/lessons/index.ts')).lessons,
  thesauros: async () => (await import('../games/thesauros/lessons/index.ts')).lessons,
}

/** The games with lessons, for the test that holds `learnable.ts` to them. */
export const GAMES = Object.keys(games)

/** Null: a game without lessons. */
export async function lessonsOf(game: string): Promise<GameLessons | null> {
  return Object.hasOwn(games, game) ? ((await games[game]?.()) ?? null) : null
}

/** A lesson as those hold it who do not know its game. */
export function spokenLesson<Words extends string, View>(
  lesson: Lesson<Words, View>,
  words: () => Readonly<Record<Words | 'title' | 'done', unknown>>,
): SpokenLesson {
  // The page hands a lesson the views of its own game only, as it does with the game's page.
  return { lesson, words } as unknown as SpokenLesson
}
