import type { Result } from '@fathom/kernel'
import { toJson, type ComponentsReading, type VersionReading } from '@fathom/protocol'
import type { Created, ReadSetRequest, TableMetadata, TableSnapshot } from '@fathom/engine'
import { apiError, refusedBy } from '../apiError.ts'
import type { CommandResult, TableHost } from '../host/tableHost.ts'
import type { Store, StoredGuest } from '../store/store.ts'
import { Ready } from './handler.ts'

export async function isSeated(host: TableHost, table: string, { id }: StoredGuest): Promise<boolean> {
  return peopleAt(await host.metadata(table)).includes(id)
}

export function peopleAt({ chairs }: Pick<TableMetadata, 'chairs'>): string[] {
  return chairs.flatMap((chair) => (chair.kind === 'person' ? [chair.person.id] : []))
}

/**
 * Against bots nobody waits for who leaves a game lying that goes badly. So there is one rated game of a kind at a time.
 * @throws ApiError `rated-game-runs`
 */
export async function mustPlayOneAlone(
  store: Store,
  { rated, chairs, game }: Pick<Created, 'chairs' | 'game'> & { readonly rated?: unknown },
  { id }: StoredGuest,
): Promise<void> {
  if (rated === undefined || chairs.some(({ kind }) => kind === 'open')) return
  if (chairs.some((chair) => chair.kind === 'person' && chair.person.id !== id)) return
  const table = await store.results.runningAlone(id, game)
  if (table !== null) throw apiError('rated-game-runs', { table })
}

/** @throws ApiError where the wish is refused */
export function unlessRefused<T>(result: Result<T>): T {
  if (!result.ok) throw refusedBy(result.refusal, null)
  return result.value
}

/** @throws ApiError with everything that is wrong with the set */
export async function readSet(host: TableHost, request: ReadSetRequest): Promise<ComponentsReading> {
  const read = await host.readSet(request)
  if (!read.ok) throw apiError('bad-components', { problems: read.problems })
  return read.set
}

export function reader(guest: StoredGuest | null, language: StoredGuest['language']) {
  return { person: guest?.id ?? null, language }
}

export function doneText({ version, snapshot }: CommandResult): Ready {
  return snapshot === null ? new Ready(toJson<VersionReading>({ version })) : ready(snapshot)
}

export function ready(snapshot: TableSnapshot): Ready {
  return new Ready(snapshot.table)
}
