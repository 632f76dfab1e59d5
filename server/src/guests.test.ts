import { expect, test } from 'vitest'
import { Guests } from './guests.ts'
import type { Store, StoredGuest } from './store/store.ts'
import { startForTest } from './testing/serverUnderTest.ts'
import { TOY_LIBRARY } from './testing/toyLibrary.ts'

test('of two changes at the same moment none is lost, in memory or in the store', async () => {
  const { store } = await startForTest({ library: TOY_LIBRARY })
  const guests = new Guests(store, Buffer.alloc(32))
  const { guest } = await guests.create('Petrel', 'en')
  await Promise.all([guests.change(guest, { name: 'Ada' }), guests.change(guest, { language: 'fr' })])
  const both = { name: 'Ada', language: 'fr' }
  expect(await guests.byId(guest.id)).toMatchObject(both)
  expect(await store.guest(guest.id)).toMatchObject(both)
  // Somebody who has left meanwhile is not made anew.
  const other = { ...guest, id: 'nobody' }
  await expect(guests.change(other, { name: 'Ben' })).rejects.toMatchObject({ code: 'no-guest' })
})

test.each([
  ['is changed by another process', (guests: Guests) => guests.refresh('ada')],
  ['leaves for good', (guests: Guests) => guests.forget('ada')],
])('whoever %s while they are read is not kept as they were', async (_, change) => {
  const before: StoredGuest = { id: 'ada', name: 'Ada', language: 'en', emblem: null, color: null }
  const reading = Promise.withResolvers<StoredGuest>()
  const answers = [reading.promise, Promise.resolve(null)]
  const guests = new Guests({ guest: () => answers.shift() } as unknown as Store, Buffer.alloc(32))
  const read = guests.byId('ada')
  change(guests)
  reading.resolve(before)
  expect(await read).toEqual(before)
  expect(await guests.byId('ada')).toBeNull()
  expect(answers).toEqual([])
})

test('what somebody has changed while they were read is newer than what was read', async () => {
  const before: StoredGuest = { id: 'ada', name: 'Ada', language: 'en', emblem: null, color: null }
  const reading = Promise.withResolvers<StoredGuest>()
  const answers = [reading.promise, Promise.resolve(before)]
  const store = { guest: () => answers.shift(), saveGuest: () => Promise.resolve() } as unknown as Store
  const guests = new Guests(store, Buffer.alloc(32))
  const read = guests.byId('ada')
  const changed = await guests.change(before, { language: 'fr' })
  reading.resolve(before)
  expect([await read, await guests.byId('ada')]).toEqual([changed, changed])
})
