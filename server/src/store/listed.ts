import type { ListedClock } from '@fathom/engine'
import type { ListedTable } from './store.ts'

/**
 * What lists say of a table, as it was stored. Programs of before wrote less.
 * @param updatedAt when the table last changed for everybody: where no reader has a time of the own, it tells nobody too much
 */
export function parseListed(summary: string, updatedAt: number): ListedTable {
  const listed = JSON.parse(summary) as ListedTable & Partial<Pick<ListedTable, 'changedAt'>>
  const changedAt = listed.changedAt ?? Array.from({ length: listed.persons.length + 1 }, () => updatedAt)
  return { ...UNLISTED, ...listed, changedAt, clocks: listed.clocks?.map(clockFrom) ?? null }
}

/** A clock as it was stored: once none rested. */
function clockFrom(stored: ListedClock | OldClock): ListedClock {
  if ('isOverdue' in stored) return stored
  const { left, since, overdue, votes } = stored
  return { left, since, isOverdue: overdue, votes, rest: null, restSince: 0 }
}

type OldClock = Pick<ListedClock, 'left' | 'since' | 'votes'> & { readonly overdue: boolean }

/** What came with later releases. */
const UNLISTED = {
  nobodyCame: false,
  due: null,
  clocks: null,
  timeControl: null,
  happened: { en: '', fr: '' },
  lostOnTime: [],
  rated: false,
} as const

/** Somebody waits there, and there is a chair for whoever comes. */
export function isFree({ status, seats, persons }: ListedTable): boolean {
  return status === 'open' && seats.some(({ kind }) => kind === 'open') && persons.some((person) => person !== null)
}
