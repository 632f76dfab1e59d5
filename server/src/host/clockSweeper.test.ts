import type { TableMetadata } from '@fathom/engine'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { apiError } from '../apiError.ts'
import { makeLog } from '../log.ts'
import { ClockSweeper } from './clockSweeper.ts'

/** When the next clock of each table comes to zero, and who was stopped. */
class Tables {
  readonly due = new Map<string, number>()
  readonly stopped: string[] = []
  readonly broken = new Set<string>()

  readonly store = {
    dueTables: (until: number, limit: number) =>
      Promise.resolve([...this.due].flatMap(([table, at]) => (at <= until ? [table] : [])).slice(0, limit)),
    nextDue: () => Promise.resolve(this.due.size === 0 ? null : Math.min(...this.due.values())),
  }
  readonly host = {
    metadata: () => Promise.resolve({ game: 'toy' } as TableMetadata),
    execute: (table: string) => {
      if (this.broken.has(table)) return Promise.reject(apiError('damaged-journal'))
      this.stopped.push(table)
      this.due.delete(table)
      return Promise.resolve({ version: 1, snapshot: null })
    },
  }

  sweeper(): ClockSweeper {
    const { host, store } = this
    return new ClockSweeper({ host, store, library: { usualLevel: () => 'mate' }, log: makeLog('silent') })
  }
}

function metadata(due: number | null): TableMetadata {
  return { due } as TableMetadata
}

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

test('stops at the start what fell due before, many tables at once', async () => {
  const tables = new Tables()
  for (let index = 0; index < 120; index++) tables.due.set(`t${index}`, -index)
  await tables.sweeper().sweep()
  expect(tables.stopped).toHaveLength(120)
})

test('rings when the next clock comes to zero, also one that was heard of later', async () => {
  const tables = new Tables()
  const sweeper = tables.sweeper()
  await sweeper.sweep()
  tables.due.set('slow', 90_000)
  sweeper.heed(metadata(90_000))
  tables.due.set('quick', 30_000)
  sweeper.heed(metadata(30_000))
  sweeper.heed(metadata(null))
  await vi.advanceTimersByTimeAsync(29_999)
  expect(tables.stopped).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(tables.stopped).toEqual(['quick'])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(tables.stopped).toEqual(['quick', 'slow'])
})

test('a table that is read before the first sweep stops no clock: it may have to rest', async () => {
  const tables = new Tables()
  const sweeper = tables.sweeper()
  tables.due.set('asleep', -1000)
  sweeper.heed(metadata(-1000))
  await vi.advanceTimersByTimeAsync(5000)
  expect(tables.stopped).toEqual([])
  await sweeper.sweep()
  expect(tables.stopped).toEqual(['asleep'])
})

test('a clock of weeks does not ring at once', async () => {
  const tables = new Tables()
  const month = 30 * 24 * 3600_000
  const sweeper = tables.sweeper()
  await sweeper.sweep()
  tables.due.set('month', month)
  sweeper.heed(metadata(month))
  await vi.advanceTimersByTimeAsync(month - 1)
  expect(tables.stopped).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(tables.stopped).toEqual(['month'])
})

test('a table that can’t be stopped does not hold up the others, and is tried again', async () => {
  const tables = new Tables()
  tables.due.set('broken', 0).set('sound', 0)
  tables.broken.add('broken')
  await tables.sweeper().sweep()
  expect(tables.stopped).toEqual(['sound'])
  tables.broken.clear()
  await vi.advanceTimersByTimeAsync(5000)
  expect(tables.stopped).toEqual(['sound', 'broken'])
})

test('nothing rings any more when it is closed', async () => {
  const tables = new Tables()
  const sweeper = tables.sweeper()
  await sweeper.sweep()
  tables.due.set('late', 1000)
  sweeper.heed(metadata(1000))
  await sweeper.close()
  await vi.advanceTimersByTimeAsync(5000)
  expect(tables.stopped).toEqual([])
})
