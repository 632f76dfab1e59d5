import { expect, test } from 'vitest'
import { apiError } from '../apiError.ts'
import { makeLog } from '../log.ts'
import type { NoticeStore, StoredSettings } from '../store/noticeStore.ts'
import type { StoredTable } from '../store/store.ts'
import { Rests, type RestsParts } from './rests.ts'

test('a table that did not answer is told again; one that refuses, as its game is over, is not', async () => {
  const answers = new Map<string, Error | null>([
    ['over', apiError('table-finished')],
    ['slow', apiError('engine-timeout')],
    ['sound', null],
  ])
  let settings = { timeZone: 'UTC', quiet: null, quietClocks: false, vacations: [], restPending: true } as unknown as StoredSettings // prettier-ignore
  const told: string[] = []
  const notices = {
    settings: () => Promise.resolve(settings),
    changeSettings: (_: string, change: Partial<StoredSettings>) => {
      settings = { ...settings, ...change }
      return Promise.resolve(true)
    },
    restsPending: () => Promise.resolve(settings.restPending ? ['ada'] : []),
  } as unknown as NoticeStore
  const tables = [...answers.keys()].map((id) => ({ id, listed: { persons: ['ada'], seats: [{ name: 'Ada' }] } }))
  const host: RestsParts['host'] = {
    execute: (table) => {
      const error = answers.get(table) ?? null
      if (error !== null) return Promise.reject(error)
      told.push(table)
      return Promise.resolve({ version: 1, snapshot: null })
    },
  }
  const tablesOf = () => Promise.resolve(tables as unknown as StoredTable[])
  const rests = new Rests({ store: { tablesOf, notices }, host, gate: { admitRest: () => {} }, log: makeLog('silent') })
  await rests.resume()
  expect([told, settings.restPending]).toEqual([['sound'], true])
  answers.set('slow', null)
  await rests.resume()
  expect([told, settings.restPending]).toEqual([['sound', 'slow', 'sound'], false])
})
