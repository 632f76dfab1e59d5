import { remoteSource } from '../api/remoteSource.ts'
import type { TableSource } from '../api/tableSource.ts'
import { isLocalId } from '../local/ids.ts'
import { localSource } from '../local/source.ts'

/** Where the table of that id is. */
export function sourceOf(id: string): TableSource {
  return isLocalId(id) ? localSource(id) : remoteSource(id)
}
