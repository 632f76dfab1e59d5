import type { SqlStore } from '../store/sqlite.ts'

/** Makes people of these ids, called so: nobody else can be given a chair. */
export async function savePeople(store: Pick<SqlStore, 'saveGuest'>, ...ids: readonly string[]): Promise<void> {
  const guests = ids.map((id) => ({ id, name: id, language: 'en', emblem: null, color: null }) as const)
  await Promise.all(guests.map((guest) => store.saveGuest(guest, 1)))
}
