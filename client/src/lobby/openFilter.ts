import { LANGUAGES } from '@fathom/kernel'
import { paceOf, TABLE_PACES, type OpenTableFilter, type TableSummary } from '@fathom/protocol'

/** Which open tables somebody wants to see. */
export type OpenFilter = OpenTableFilter

export const ANY_TABLE: OpenFilter = { game: null, pace: null, seats: null, language: null, noBots: false }

/** The table is one of those that are wanted. A table whose language nobody knows speaks any. */
export function isWanted(table: TableSummary, filter: OpenFilter): boolean {
  const { game, pace, seats, language, noBots } = filter
  return (
    (game === null || table.game === game) &&
    (pace === null || paceOf(table) === pace) &&
    (seats === null || table.seats.length === seats) &&
    (language === null || table.language === null || table.language === language) &&
    !(noBots && table.seats.some(({ kind }) => kind === 'bot'))
  )
}

export function isAny(filter: OpenFilter): boolean {
  return Object.values(filter).every((value) => value === null || value === false)
}

/** A filter that was kept as text; any table where it can't be read. */
export function parseFilter(text: string | null): OpenFilter {
  const kept = membersOf(text)
  const oneOf = <T>(list: readonly T[], value: unknown): T | null => list.find((each) => each === value) ?? null
  return {
    game: typeof kept['game'] === 'string' ? kept['game'] : null,
    pace: oneOf(TABLE_PACES, kept['pace']),
    seats: oneOf([2, 3, 4, 5], kept['seats']),
    language: oneOf(LANGUAGES, kept['language']),
    noBots: kept['noBots'] === true,
  }
}

function membersOf(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value = JSON.parse(text ?? '{}') as unknown
    return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {}
  } catch {
    return {}
  }
}
