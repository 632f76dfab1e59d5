import { levelNamed, USUAL_LEVEL, type Level } from '../levels.ts'
import { ratingsOf, type MatchResult, type Rating } from './elo.ts'
import results from './results.json' with { type: 'json' }

/** A result of the arena, as `--keep` writes it. */
export interface Result extends MatchResult {
  readonly game: string
  readonly seats: number
  readonly seed: number
  /** Seconds that a decision took, on the average. */
  readonly secondsA: number
  readonly secondsB: number
  /** `2026-11-21` */
  readonly date: string
  readonly commit: string
}

/** Elo of a level at a game, measured by Mate's 1500. */
export interface Strength extends Omit<Rating, 'player'> {
  readonly level: Level
}

/** How strong a game's levels have proved with two seats; a level that has not been measured is missing. */
export function strengthsOf(gameId: string): Strength[] {
  const matches = (results as readonly unknown[] as readonly Result[]).filter(
    ({ game, seats }) => game === gameId && seats === 2,
  )
  if (matches.length === 0) return []
  return ratingsOf(matches, USUAL_LEVEL).flatMap(({ player, ...rating }) => {
    const level = levelNamed(player)
    return level === null ? [] : [{ level, ...rating }]
  })
}
