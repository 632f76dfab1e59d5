import type { Entry } from '@fathom/table'
import type { Guests } from '../guests.ts'
import type { TableHost } from '../host/tableHost.ts'
import type { Store, StoredGuest } from '../store/store.ts'
import { renamed } from './renamed.ts'
import { personOf } from './sitting.ts'

interface Parts {
  readonly store: Pick<Store, 'people' | 'results' | 'rewrite'>
  readonly host: Pick<TableHost, 'rewrite'>
  readonly guests: Pick<Guests, 'sessions' | 'forget'>
}

/**
 * Makes a guest and an account one person: the guest's chairs, notes and all else become the account's, and the guest is nobody any more. Where
 * the account has a chair as well, nobody can have both: then that table stays the guest's, who stays, too.
 * @param session of the guest's, in the browser of the account: it ends with the last of them, so that they can try again
 * @returns how many tables stayed
 */
export async function bringAlong(
  { store, host, guests }: Parts,
  guest: StoredGuest,
  account: StoredGuest,
  session: string,
): Promise<number> {
  const { id } = account
  const bringTables = async (tables: readonly string[]): Promise<number> => {
    let stayed = 0
    for (const table of tables) {
      let stays = false
      // Called again where somebody else wrote meanwhile.
      const change = (entries: readonly Entry[]): Entry[] => {
        stays = names(entries, id)
        return stays ? [...entries] : renamed(entries, guest.id, { ...personOf(account), isBrought: true })
      }
      await host.rewrite(table, change, (...kept) => store.rewrite(...kept))
      if (stays) stayed++
      else await store.people.bringTable(guest.id, id, table)
    }
    return stayed
  }
  const stayed = await bringTables(await store.people.journalsWith(guest.id))
  if (stayed > 0) {
    await store.results.fold()
    return stayed
  }
  await guests.sessions.endOthers(guest.id, session)
  // Where they sat down in another browser meanwhile, and then where others were found for them.
  let since = await store.people.journalsWith(guest.id)
  const done = new Set<string>()
  for (;;) {
    const stayedSince = await bringTables(since)
    if (stayedSince > 0) {
      await store.results.fold()
      return stayedSince
    }
    for (const table of since) done.add(table)
    if (await store.people.bringPerson(guest.id, id, [...done])) break
    since = (await store.people.tablesWith(guest.id)).map((table) => table.id)
  }
  await guests.sessions.end(guest.id, [session])
  await store.results.fold()
  guests.forget(guest.id)
  return 0
}

function names(entries: readonly Entry[], person: string): boolean {
  return entries.some((entry) => {
    if (entry.kind === 'seated') return entry.person.id === person
    return (
      entry.kind === 'created' && entry.chairs.some((chair) => chair.kind === 'person' && chair.person.id === person)
    )
  })
}
