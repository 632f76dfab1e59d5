import { ok, refuse, type Result } from '@fathom/kernel'
import type { BotStrength, Chair, TimeControl } from '@fathom/table'
import type { TableLibrary } from './gameLibrary.ts'

/** How many standard errors the 95 % interval of a measured strength is wide. */
const INTERVAL = 2 * 1.959964

/** What the bots of a game count at a rated table that is made now, by level, in whole points. */
export function strengthsAt(library: TableLibrary, game: string): Readonly<Record<string, BotStrength>> {
  return Object.fromEntries(
    library.strengths(game).map(({ level, elo, from, to }) => {
      return [level, { elo: Math.round(elo), error: Math.max(1, Math.round((to - from) / INTERVAL)) }]
    }),
  )
}

/** What is asked of a table that counts for ratings. */
interface RatedWish {
  readonly game: string
  readonly components?: unknown
  readonly timeControl: TimeControl | null
}

/**
 * Whether a new table may count. Refused: `rated-own-set`, as other values make another game; `rated-needs-two` whose strength is known or is to be
 * found; `rated-needs-clock` where people could wait for each other for ever.
 */
export function ratedTable(
  library: TableLibrary,
  { game, components, timeControl }: RatedWish,
  chairs: readonly Chair[],
): Result<{ readonly rated: Readonly<Record<string, BotStrength>> }> {
  if (components !== undefined) return refuse('rated-own-set')
  const rated = strengthsAt(library, game)
  const counted = chairs.filter((chair) => chair.kind !== 'bot' || Object.hasOwn(rated, chair.level))
  if (counted.length < 2) return refuse('rated-needs-two')
  const hasPeople = chairs.filter(({ kind }) => kind !== 'bot').length > 1
  if (hasPeople && (timeControl === null || timeControl.timeOut === 'wait')) return refuse('rated-needs-clock')
  return ok({ rated })
}
