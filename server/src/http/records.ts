import { MOST_REMARKS, remarksIn, withoutRemarks } from '@fathom/kernel'
import { SaveRemark } from '@fathom/protocol'
import * as v from 'valibot'
import { createHash } from 'node:crypto'
import { apiError } from '../apiError.ts'
import type { TableHost } from '../host/tableHost.ts'
import type { RestraintsOf } from '../people/restraints.ts'
import { personOf } from '../people/sitting.ts'
import { idOf, newId } from '../ids.ts'
import type { Store } from '../store/store.ts'
import type { Gate } from './gate.ts'
import type { HandlerRequest } from './handler.ts'
import { MOST_RECORDS } from './limits.ts'

interface RecordParts {
  readonly store: Pick<Store, 'heads'> & {
    readonly results: Pick<Store['results'], 'keptByDevice'>
    readonly people: Pick<Store['people'], 'remarks' | 'saveRemark'>
  }
  readonly host: Pick<TableHost, 'keepRecord'>
  readonly gate: Pick<Gate, 'scaled'>
  readonly restraints: Pick<RestraintsOf, 'mustWrite'>
}

/** As many as any game seats. */
const MOST_SEATS = 5

/**
 * Keeps a finished game of one device as a table; the same record of the same person is the same table.
 * @throws ApiError `bad-record`, `not-finished`, `no-such-seat`, `too-many-records`, and as `mustWrite`
 */
export async function keepRecord(
  { store, host, gate, restraints }: RecordParts,
  { guest, body }: Pick<HandlerRequest<'keepRecord'>, 'guest' | 'body'>,
): Promise<{ table: string }> {
  const table = idOf(
    createHash('sha256')
      .update(`${guest.id}\n${withoutRemarks(body.record)}`)
      .digest(),
  )
  // What they keep already takes no more room.
  if ((await store.heads([table])).length === 0) {
    // Whoever has the link reads the names and reasons that it has.
    await restraints.mustWrite(guest.id)
    const limit = gate.scaled(MOST_RECORDS)
    if ((await store.results.keptByDevice(guest.id)) >= limit) throw apiError('too-many-records', { limit })
    const person = personOf(guest)
    const others = Array.from({ length: MOST_SEATS }, newId)
    await host.keepRecord(table, { record: body.record, seat: body.seat, person, others })
  }
  await keepRemarks({ people: store.people, restraints }, { table, person: guest.id, record: body.record })
  return { table }
}

/** What was written about the game comes along, as far as it may be written here; what was written here since stays. @throws ApiError as `mustWrite` */
async function keepRemarks(
  { people, restraints }: { readonly people: RecordParts['store']['people'] } & Pick<RecordParts, 'restraints'>,
  { table, person, record }: { readonly table: string; readonly person: string; readonly record: string },
): Promise<void> {
  const remarks = remarksIn(record).remarks.filter((remark) => v.is(SaveRemark, remark))
  if (remarks.length === 0) return
  const { remarks: written, key } = await people.remarks(table, person)
  if (written.length > 0) return
  // Others read them at once.
  if (key !== null) await restraints.mustWrite(person)
  for (const remark of remarks) await people.saveRemark(table, person, remark, MOST_REMARKS)
}
