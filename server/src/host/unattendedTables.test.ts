import type { TableMetadata } from '@fathom/engine'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { apiError } from '../apiError.ts'
import { readConfig } from '../config.ts'
import { makeLog } from '../log.ts'
import { UnattendedTables } from './unattendedTables.ts'

const DAY = 24 * 3600_000

/** Open tables by when something happened there last, who sits at them, and whose page is open. */
class Tables {
  readonly waiting = new Map<string, number>()
  readonly people = new Map<string, readonly string[]>()
  readonly present = new Map<string, readonly string[]>()
  readonly changed = new Set<string>()
  readonly closed: string[] = []

  start(days = 3): UnattendedTables {
    const store = {
      unattendedTables: (since: number, limit: number) =>
        Promise.resolve([...this.waiting].flatMap(([table, at]) => (at <= since ? [table] : [])).slice(0, limit)),
    }
    const host = {
      subscribers: { present: (table: string) => [...(this.present.get(table) ?? [])] },
      metadata: (table: string) => {
        const people = this.people.get(table) ?? ['ana']
        const chairs = people.map((id) => ({ kind: 'person', person: { id, name: id }, nonce: '-' }))
        return Promise.resolve({ chairs: [...chairs, { kind: 'open' }] } as unknown as TableMetadata)
      },
      execute: (table: string) => {
        if (this.changed.has(table)) return Promise.reject(apiError('not-timed-out'))
        this.closed.push(table)
        this.waiting.delete(table)
        return Promise.resolve({ version: 1, snapshot: null })
      },
    }
    const tables = new UnattendedTables({ host, store, days, log: makeLog('silent') })
    void tables.start()
    return tables
  }
}

beforeEach(() => void vi.useFakeTimers({ now: 10 * DAY }))
afterEach(() => void vi.useRealTimers())

test('closes at the start what has waited for three days, many tables at once, and later what comes to it', async () => {
  const tables = new Tables()
  for (let index = 0; index < 120; index++) tables.waiting.set(`t${index}`, 7 * DAY - index)
  tables.waiting.set('young', 7 * DAY + 1200_000)
  const unattended = tables.start()
  await vi.advanceTimersByTimeAsync(0)
  expect(tables.closed).toHaveLength(120)
  await vi.advanceTimersByTimeAsync(1199_999)
  expect(tables.closed).not.toContain('young')
  await vi.advanceTimersByTimeAsync(1)
  expect(tables.closed).toContain('young')
  await unattended.close()
})

test('waits on where a second person sits and one of them is there, not for a host alone', async () => {
  const tables = new Tables()
  for (const table of ['company', 'gone', 'alone']) tables.waiting.set(table, 0)
  tables.people.set('company', ['ana', 'ben']).set('gone', ['ana', 'ben'])
  tables.present.set('company', ['ben']).set('gone', ['passer-by']).set('alone', ['ana'])
  const unattended = tables.start()
  await vi.advanceTimersByTimeAsync(0)
  expect(tables.closed).toEqual(['gone', 'alone'])
  tables.present.clear()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(tables.closed).toEqual(['gone', 'alone', 'company'])
  await unattended.close()
})

test('one where somebody has just sat down stays open, and the others are closed nevertheless', async () => {
  const tables = new Tables()
  tables.waiting.set('changed', 0).set('empty', 1)
  tables.changed.add('changed')
  const unattended = tables.start()
  await vi.advanceTimersByTimeAsync(0)
  expect(tables.closed).toEqual(['empty'])
  await unattended.close()
})

test('after how many days is a setting; 0: never', async () => {
  expect([readConfig({}).openDays, readConfig({ FATHOM_OPEN_DAYS: '0.5' }).openDays]).toEqual([3, 0.5])
  const tables = new Tables()
  tables.waiting.set('t', 0)
  await tables.start(0).close()
  await vi.advanceTimersByTimeAsync(DAY)
  expect(tables.closed).toEqual([])
})
