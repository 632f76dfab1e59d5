import type { TableMetadata } from '@fathom/engine'
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { apiError } from '../apiError.ts'
import { makeLog } from '../log.ts'
import type { StoredPlan } from '../store/plans.ts'
import type { StoredGuest } from '../store/store.ts'
import { Plans } from './plans.ts'

const ROW = { action: 'row', words: 'row' }
const READING = { offered: true, yourTurn: true, steps: [ROW], next: [], end: null, stopped: null }

/** Two tables at which it is Ben's turn, whose plan is to be played at once; the first can't be loaded. */
function twoTables(begun: readonly string[] = []) {
  const kept = new Map<string, StoredPlan>(
    ['broken', 'sound'].map((table) => [table, { seat: 0, steps: ['row'], atOnce: true, stopped: null }]),
  )
  const played: string[] = []
  let looks = 0
  const ben = { id: 'ben', name: 'Ben', language: 'en' } as StoredGuest
  const metadata = (id: string, status: TableMetadata['status'] = 'playing') =>
    ({ id, status, chairs: [{ kind: 'person', person: ben, nonce: '-' }], waitingFor: [0] }) as unknown as TableMetadata
  const store = {
    plan: (table: string) => {
      looks++
      return Promise.resolve(kept.get(table) ?? null)
    },
    savePlan: (table: string, _: string, plan: StoredPlan | null) => {
      if (plan === null) kept.delete(table)
      else kept.set(table, plan)
      return Promise.resolve()
    },
    plansAtOnce: () => Promise.resolve([...kept.keys()].map((table) => ({ table, person: 'ben' }))),
    guest: () => Promise.resolve(ben),
  }
  const host = {
    metadata: (table: string) =>
      table === 'broken' ? Promise.reject(apiError('damaged-journal')) : Promise.resolve(metadata(table)),
    plan: () => Promise.resolve({ ok: true as const, seat: 0, begun, reading: READING }),
    execute: (table: string) => {
      played.push(table)
      return Promise.resolve({ version: 1, snapshot: null })
    },
  }
  const plans = new Plans({ host, store, log: makeLog('silent') })
  return { plans, played, kept, metadata, store, looks: () => looks }
}

test('a table that can’t be loaded does not hold up the plans of the others', async () => {
  const { plans, played } = twoTables()
  await plans.start()
  await plans.close()
  expect(played).toEqual(['sound'])
})

test('a table without a plan, or whose game is over, is looked at no more', async () => {
  const { plans, played, metadata, looks } = twoTables()
  await plans.start()
  await setImmediate()
  expect(played).toEqual(['sound'])
  plans.heed(metadata('broken', 'finished'))
  const before = looks()
  plans.heed(metadata('broken'))
  plans.heed(metadata('sound'))
  await plans.close()
  expect([looks(), played]).toEqual([before, ['sound']])
})

test('a plan that was laid unheard at another process is played where it comes to light', async () => {
  const { plans, played, kept } = twoTables()
  await plans.refresh()
  await plans.catchUp()
  await setImmediate()
  // Whoever spoke of these has heard the moves since.
  expect(played).toEqual([])
  kept.set('new', { seat: 0, steps: ['row'], atOnce: true, stopped: null })
  await plans.catchUp()
  await plans.close()
  expect(played).toEqual(['new'])
})

test('a plan that is laid while it is read which there are is played at its turn', async () => {
  const reading = Promise.withResolvers<{ table: string; person: string }[]>()
  const { plans, played, metadata, store } = twoTables()
  const asNow = store.plansAtOnce
  store.plansAtOnce = () => {
    store.plansAtOnce = asNow
    return reading.promise
  }
  const refreshed = plans.refresh()
  plans.note('sound', 'ben', true)
  reading.resolve([])
  await refreshed
  plans.heed(metadata('sound'))
  await plans.close()
  expect(played).toEqual(['sound'])
})

test('whoever has begun to choose goes on by themselves; what they ask for is done', async () => {
  const { plans, played, kept, metadata } = twoTables(['row'])
  await plans.start()
  plans.heed(metadata('sound'))
  await setImmediate()
  expect([played, kept.has('sound')]).toEqual([[], true])
  await plans.play('sound', { id: 'ben', name: 'Ben', language: 'en' } as StoredGuest, 'en')
  await plans.close()
  expect(played).toEqual(['sound'])
})
