import type { GameLessons } from './spokenLesson.ts'

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
