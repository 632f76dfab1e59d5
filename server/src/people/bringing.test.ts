import { expect, test } from 'vitest'
import { bringAlong } from './bringing.ts'

const GUEST = { id: 'guest', name: 'Petrel', language: 'en', emblem: null, color: null } as const
const ACCOUNT = { id: 'account', name: 'Ada', language: 'en', emblem: null, color: null } as const

test('where a guest sat down in another browser or was found others while they are brought along, that chair comes, too', async () => {
  const calls: string[] = []
  const called = (name: string) => Promise.resolve(void calls.push(name))
  let journals = ['t1']
  const people = {
    journalsWith: () => Promise.resolve(journals),
    bringTable: (_: string, to: string, table: string) => called(`${table} to ${to}`),
    tablesWith: () => Promise.resolve([{ id: 't3' }]),
    bringPerson: async (_: string, to: string, except: readonly string[]) => {
      if (!except.includes('t3')) return false
      await called(`the rest to ${to}`)
      return true
    },
  }
  const sessions = {
    endOthers: (_: string, session: string) => {
      journals = ['t2']
      return called(`all but ${session} end`)
    },
    end: (_: string, sessions: readonly string[]) => called(`${sessions.join()} ends`),
  }
  const rewrite = (table: string, change: (entries: readonly never[]) => unknown) => {
    change([])
    return called(`rename ${table}`)
  }
  const parts = {
    store: { people, results: { fold: () => called('ratings follow') } },
    host: { rewrite },
    guests: { sessions, forget: () => {} },
  }
  expect(await bringAlong(parts as unknown as Parameters<typeof bringAlong>[0], GUEST, ACCOUNT, 's1')).toBe(0)
  expect(calls).toEqual(['rename t1', 't1 to account', 'all but s1 end', 'rename t2', 't2 to account', 'rename t3', 't3 to account', 'the rest to account', 's1 ends', 'ratings follow']) // prettier-ignore
})
