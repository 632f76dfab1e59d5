import { lastLineOf, MOST_REMARKS, type Remark } from '@fathom/kernel'
import { apiError } from '../apiError.ts'
import { newId } from '../ids.ts'
import type { StoredGuest } from '../store/store.ts'
import type { StoredReport } from '../store/talkStore.ts'
import { peopleAt } from './answers.ts'
import type { Handlers } from './handler.ts'
import type { REMARKS } from './routes/remarks.ts'
import type { Services } from './services.ts'
import { serverNow } from '../serverTime.ts'

/** How many remarks before and after it come with a report. */
const AROUND = 10

/** What people write about games that are over. */
export function remarkHandlers({
  store: { people, talk },
  host,
  guests,
  blocks,
  restraints,
}: Pick<Services, 'store' | 'host' | 'guests' | 'blocks' | 'restraints'>): Pick<Handlers, keyof typeof REMARKS> {
  /** A game that is on has no remarks: what one knows of it is in them. */
  const mustHavePlayed = async (table: string, { id }: StoredGuest): Promise<void> => {
    const metadata = await host.metadata(table)
    if (!peopleAt(metadata).includes(id)) throw apiError('not-seated')
    if (metadata.status !== 'finished') throw apiError('not-finished')
  }
  /** @throws ApiError `no-such-record-line` */
  const mustHaveLine = async (table: string, line: number): Promise<void> => {
    const last = lastLineOf(await host.record(table))
    if (line > last) throw apiError('no-such-record-line', { last })
  }
  /** @throws ApiError `no-such-remarks`: that key opens none, or none to them */
  const sharer = async (table: string, key: string, reader: StoredGuest | null): Promise<StoredGuest> => {
    const { status } = await host.metadata(table)
    const writer = await people.sharerOf(table, key)
    const isOpen = status === 'finished' && writer !== null && !blocks.apartFrom(reader?.id ?? null).has(writer)
    const known = isOpen ? await guests.byId(writer) : null
    if (known === null) throw apiError('no-such-remarks')
    return known
  }
  return {
    async remarks({ id, guest }) {
      await mustHavePlayed(id, guest)
      return people.remarks(id, guest.id)
    },
    async saveRemark({ id, guest, body }) {
      await mustHavePlayed(id, guest)
      if (body.words !== '') await mustHaveLine(id, body.line)
      const { key } = await people.remarks(id, guest.id)
      // Others read it at once; removing is never wrong, nor what one writes for oneself.
      if (key !== null && body.words !== '') await restraints.mustWrite(guest.id)
      if (!(await people.saveRemark(id, guest.id, body, MOST_REMARKS))) throw apiError('too-many-remarks')
      return people.remarks(id, guest.id)
    },
    async shareRemarks({ id, guest, body }) {
      await mustHavePlayed(id, guest)
      if (body.shared) await restraints.mustWrite(guest.id)
      await people.shareRemarks(id, guest.id, body.shared ? newId() : null)
      return people.remarks(id, guest.id)
    },
    async sharedRemarks({ id, guest, query }) {
      const writer = await sharer(id, query.key, guest)
      return { by: writer.name, remarks: (await people.remarks(id, writer.id)).remarks }
    },
    async reportRemark({ id, guest, body: { key, line, why, note } }) {
      const writer = await sharer(id, key, guest)
      if (writer.id === guest.id) throw apiError('own-line')
      const { remarks } = await people.remarks(id, writer.id)
      const at = remarks.findIndex((remark) => remark.line === line)
      if (at < 0) throw apiError('no-such-remarks')
      const now = serverNow()
      const round = remarks.slice(Math.max(0, at - AROUND), at + AROUND + 1)
      const lines = round.map((remark) => reported(remark, writer, now))
      const seat = peopleAt(await host.metadata(id)).indexOf(writer.id)
      await talk.report({ id: newId(), by: guest.id, about: writer.id, table: id, room: `remarks ${seat}`, n: line, at: now, why, note, lines }) // prettier-ignore
      return { reported: true }
    },
  }
}

/** A remark as those read it who handle reports; nobody keeps when it was written. */
function reported({ line, words }: Remark, { id, name }: StoredGuest, at: number): StoredReport['lines'][number] {
  return { n: line, at, name, person: id, words, phrase: null, state: 'said' }
}
