import { MOST_REMARKS } from '@fathom/kernel'
import { apiError } from '../apiError.ts'
import { newId } from '../ids.ts'
import type { StoredGuest } from '../store/store.ts'
import { peopleAt } from './answers.ts'
import type { Handlers } from './handler.ts'
import type { REMARKS } from './routes/remarks.ts'
import type { Services } from './services.ts'

/** What people write about games that are over. */
export function remarkHandlers({
  store: { people },
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
  return {
    async remarks({ id, guest }) {
      await mustHavePlayed(id, guest)
      return people.remarks(id, guest.id)
    },
    async saveRemark({ id, guest, body }) {
      await mustHavePlayed(id, guest)
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
      const { status } = await host.metadata(id)
      const writer = await people.sharerOf(id, query.key)
      const isOpen = status === 'finished' && writer !== null && !blocks.apartFrom(guest?.id ?? null).has(writer)
      const known = isOpen ? await guests.byId(writer) : null
      if (!isOpen || known === null) throw apiError('no-such-remarks')
      return { by: known.name, remarks: (await people.remarks(id, writer)).remarks }
    },
  }
}
