import type { ListedClock, ListedTable } from '@fathom/engine'
import { LANGUAGES, type Language } from '@fathom/kernel'

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
  // They did not say who may look on: until the next move, as if everybody saw it late.
  onlookers: { allowed: true, delay: 60 },
  startedAt: 0,
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

/** A table as lists tell of it. */
export interface StoredTable {
  readonly id: string
  /** The last change that everybody may know of. */
  readonly updatedAt: number
  /** Of who opened it; null: not known. */
  readonly language: Language | null
  readonly listed: ListedTable
}

/** A table as a list reads it from the store. */
export interface ListedRow {
  readonly id: string
  readonly updated_at: number
  readonly summary: string
  /** Of who opened it. */
  readonly language: string | null
}

export function parseTable({ id, updated_at: updatedAt, summary, language }: ListedRow): StoredTable {
  return { id, updatedAt, language: languageOf(language), listed: parseListed(summary, updatedAt) }
}

export function languageOf(text: string | null): Language | null {
  return LANGUAGES.find((language) => language === text) ?? null
}
