import { expect, test } from 'vitest'
import { Guests } from './guests.ts'
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
