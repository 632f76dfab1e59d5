import { expect, test } from 'vitest'
import { apiError } from '../apiError.ts'
import { makeLog } from '../log.ts'
import type { StoredTable } from '../store/store.ts'
import { AutoPasser } from './autoPasser.ts'

/** Two tables at which it is the turn of whoever wishes it; the first can't be loaded. */
function twoTables(people: string[]) {
  const woken: string[] = []
  const tables = ['broken', 'sound'].map((id) => ({ id, listed: { waitingFor: [0, 1], persons: ['ada', 'ben'] } }))
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
      notices: { autoPassers: () => Promise.resolve([...people]) },
    },
    log: makeLog('silent'),
  })
  return { passer, woken }
}

test('a table that can’t be loaded does not hold up the turns of the others', async () => {
  const { passer, woken } = twoTables(['ada'])
  await passer.start()
  await passer.close()
  expect(woken).toEqual(['sound'])
})

test('turns of whoever has said unheard at another process that they wish it are taken where it comes to light', async () => {
  const people = ['ada']
  const { passer, woken } = twoTables(people)
  await passer.refresh()
  await passer.catchUp()
  expect(woken).toEqual([])
  people.push('ben')
  await passer.catchUp()
  await passer.close()
  expect(woken).toEqual(['sound'])
})

test('a wish that is told while it is read who wishes it is kept', async () => {
  const people = ['ada']
  const { passer, woken } = twoTables(people)
  const refreshed = passer.refresh()
  people.push('ben')
  passer.note('ben', true)
  await refreshed
  // Whose wish is known need not be looked for.
  await passer.catchUp()
  await passer.close()
  expect(woken).toEqual([])
})
