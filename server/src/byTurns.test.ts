import { createHook } from 'node:async_hooks'
import { Engine, type CreateResult } from '@fathom/engine'
import type { EntryBody } from '@fathom/table'
import { expect, onTestFinished, test, vi } from 'vitest'
import { takeDataFolder } from './dataFolder.ts'
import { newId } from './ids.ts'
import { SqliteStore } from './store/sqlite.ts'
import { newFolder, startForTest } from './testing/serverUnderTest.ts'
import { library, TOY_LIBRARY } from './testing/toyLibrary.ts'
import { savePeople } from './testing/people.ts'

const DAY = 24 * 3600_000
const METRICS = 'by-turns'

/** A running game of two by turns, as its journal has it. */
async function playedByTurns(): Promise<CreateResult> {
  const chairs = ['ada', 'ben'].map((id) => ({ kind: 'person', person: { id, name: id }, nonce: '-' }) as const)
  const created = {
    kind: 'created',
    game: 'toy',
    rulesVersion: 1,
    options: {},
    chairs,
    visibility: 'private',
    seed: '5e'.repeat(32),
    timeControl: { bank: 3 * 86_400, increment: 86_400, cap: 5 * 86_400, timeOut: 'bot' },
    rests: chairs.map(() => ({ quiet: { from: 1320, to: 420 }, offsets: [[0, 0]], away: [] })),
  } as const satisfies EntryBody
  return new Engine(library).create({ table: 'made', at: Date.now(), created, readers: [], present: [] })
}

/** A server that starts with so many running tables by turns. */
async function withTables(count: number) {
  const data = newFolder()
  const { entries, listed } = await playedByTurns()
  expect(listed).toMatchObject({ status: 'playing', botsToMove: false })
  expect(listed.due).toBeGreaterThan(Date.now() + DAY)
  const { database, release } = takeDataFolder(data)
  const store = await SqliteStore.open(database)
  await savePeople(store, 'ada', 'ben')
  const ids = Array.from({ length: count }, () => newId())
  await Promise.all(ids.map((id) => store.append(id, entries, listed)))
  await store.close()
  release()
  const timers = countTimers()
  const server = await startForTest({ data, library: TOY_LIBRARY, metricsToken: METRICS, databaseUrl: '' })
  return { server, ids, timers }
}

/** Timers of this process that have been set since now and have neither rung nor been cleared. */
function countTimers(): () => number {
  const alive = new Set<number>()
  const hook = createHook({
    init: (id, type) => void (type === 'Timeout' && alive.add(id)),
    destroy: (id) => void alive.delete(id),
  }).enable()
  onTestFinished(() => void hook.disable())
  return () => alive.size
}

async function loadedTables(url: string): Promise<number> {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS}` } })
  return Number(/^fathom_loaded_tables (\d+)$/m.exec(await answer.text())?.[1])
}

test('2,500 running tables by turns have no timer each, and no fold in memory while nobody looks', async () => {
  const { server, ids, timers } = await withTables(2500)
  // The last of what a server does at its start.
  const fold = vi.spyOn(server.store.results, 'fold')
  await expect.poll(() => fold.mock.calls.length, { timeout: 30_000 }).toBe(1)
  expect(await loadedTables(server.url)).toBe(0)
  const before = timers()
  expect(before).toBeLessThan(50)
  for (const id of ids.slice(0, 20)) await server.host.read(id, { person: 'ada', language: 'en' })
  expect(await loadedTables(server.url)).toBe(20)
  expect(timers() - before).toBeLessThan(20)
}, 60_000)
