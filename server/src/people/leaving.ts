import type { GameLibrary } from '@fathom/engine'
import { FORMER } from '@fathom/protocol'
import { ApiError } from '../apiError.ts'
import type { Guests } from '../guests.ts'
import type { TableHost } from '../host/tableHost.ts'
import { newId } from '../ids.ts'
import type { Log } from '../log.ts'
import type { Store, StoredGuest } from '../store/store.ts'
import { StoreError } from '../store/storeError.ts'
import { renamed } from './renamed.ts'

interface Parts {
  readonly store: Pick<Store, 'people' | 'results' | 'rewrite'>
  readonly host: Pick<TableHost, 'metadata' | 'execute' | 'rewrite'>
  readonly guests: Pick<Guests, 'sessions' | 'forget'>
  readonly library: Pick<GameLibrary, 'usualLevel'>
  readonly log: Pick<Log, 'warn'>
}

/**
 * Forgets a person: their chairs go to nobody whom anything is known of, nor what they were called, in every journal; all else of theirs
 * is deleted. Games that others play go on with a bot. A damaged journal, which nobody can write anew, names them still; the operator reads which.
 * @param session by which they ask: it ends with the last of them, so that they can try again wherever this was cut off
 * @throws ApiError of the server's own trouble: they are not forgotten yet, and can try again
 */
export async function forgetPerson(
  { store, host, guests, library, log }: Parts,
  guest: StoredGuest,
  session: string,
): Promise<void> {
  const former = { id: newId(), name: FORMER }
  const damaged = new Set<string>()
  const rename = async (table: string) => {
    await leave(host, library, table, guest)
    try {
      await host.rewrite(
        table,
        (entries) => renamed(entries, guest.id, former),
        (...kept) => store.rewrite(...kept),
      )
    } catch (error) {
      if (!(error instanceof StoreError) || error.fault !== 'damaged-journal') throw error
      damaged.add(table)
      log.warn({ table }, 'a damaged journal still names somebody who has left for good')
    }
  }
  const renameAll = async (tables: readonly string[]) => {
    for (const table of tables) if (!damaged.has(table)) await rename(table)
  }
  const named = await store.people.journalsWith(guest.id)
  await renameAll(named)
  await guests.sessions.endOthers(guest.id, session)
  // Where they sat down in another browser meanwhile. Whoever was nowhere before is looked for in the seats only: all journals take long.
  let since = named.length > 0 ? await store.people.journalsWith(guest.id) : await seatsOf(store, guest.id)
  const done = new Set(damaged)
  for (;;) {
    await renameAll(since)
    for (const table of since) done.add(table)
    if (await store.people.forgetPerson(guest.id, former.id, [...done])) break
    // Where others were found for them until now.
    since = await seatsOf(store, guest.id)
  }
  await guests.sessions.end(guest.id, [session])
  await store.results.fold()
  guests.forget(guest.id)
}

async function seatsOf(store: Parts['store'], person: string): Promise<string[]> {
  return (await store.people.tablesWith(person)).map(({ id }) => id)
}

/** Gets up at a table, and closes it where nobody else plays. */
async function leave(
  host: Parts['host'],
  library: Parts['library'],
  table: string,
  { id, name, language }: StoredGuest,
): Promise<void> {
  try {
    const { game, chairs, status } = await host.metadata(table)
    const sits = chairs.some((chair) => chair.kind === 'person' && chair.person.id === id)
    if (!sits || status === 'finished' || status === 'closed') return
    const others = chairs.some((chair) => chair.kind === 'person' && chair.person.id !== id)
    const command = others ? ({ do: 'leave', standIn: library.usualLevel(game) } as const) : ({ do: 'close' } as const)
    await host.execute(table, { as: 'person', person: { id, name }, command }, language, null)
  } catch (error) {
    // Somebody who has left already, or a table that can't be played any more: they are renamed there all the same.
    if (!(error instanceof ApiError)) throw error
    // The server's own trouble: renamed now, they would sit there for ever, and no bot for them.
    if (error.status >= 500 && error.code !== 'damaged-journal') throw error
  }
}
