import { ArtifactsIncStatistics } from './artifacts-inc.ts'
import type { Statistics } from './statistics.ts'
import { ThesaurosStatistics } from './thesauros.ts'

export type { Statistics } from './statistics.ts'

/** The games that tell more than scores, each made for a component set. */
const STATISTICS: Readonly<Record<string, (components: unknown) => Statistics>> = {
  'artifacts-inc': (components) => new ArtifactsIncStatistics(components),
  thesauros: () => new ThesaurosStatistics(),
}

/** What is to be told of a game's play, or null if there is nothing. @param components the data of the set that is played, if the game has sets */
export function statisticsOf(gameId: string, components: unknown): Statistics | null {
  return Object.hasOwn(STATISTICS, gameId) ? (STATISTICS[gameId]?.(components) ?? null) : null
}
