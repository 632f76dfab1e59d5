import { expect, test } from 'vitest'
import { apiError } from '../apiError.ts'
import { makeLog } from '../log.ts'
import type { StoredTable } from '../store/store.ts'
import { AutoPasser } from './autoPasser.ts'

test('a table that can’t be loaded does not hold up the turns of the others', async () => {
  const woken: string[] = []
  const tables = ['broken', 'sound'].map((id) => ({ id, listed: { waitingFor: [0], persons: ['ada'] } }))
  const passer = new AutoPasser({
    host: {
      execute: () => Promise.resolve({ version: 1, snapshot: null }),
      wake: (table) => {
        if (table === 'broken') return Promise.reject(apiError('damaged-journal'))
        woken.push(table)
        return Promise.resolve()
      },
    },
    store: {
      tablesOf: () => Promise.resolve(tables as unknown as StoredTable[]),
      notices: { autoPassers: () => Promise.resolve(['ada']) },
    },
    log: makeLog('silent'),
  })
  await passer.start()
  await passer.close()
  expect(woken).toEqual(['sound'])
})
