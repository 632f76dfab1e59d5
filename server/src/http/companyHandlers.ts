import { apiError } from '../apiError.ts'
import type { TableHost } from '../host/tableHost.ts'
import type { Blocks } from '../people/blocks.ts'
import { may } from '../people/may.ts'
import type { StoredGuest } from '../store/store.ts'
import type { Handlers } from './handler.ts'
import type { COMPANY } from './routes/company.ts'

export interface CompanyParts {
  readonly host: TableHost
  readonly blocks: Blocks
}

/** Whom people play with, and whom they do not. */
export function companyHandlers({ host, blocks }: CompanyParts): Pick<Handlers, keyof typeof COMPANY> {
  /** The person on a seat, as somebody may know them who looks at the table. */
  const personAt = async (table: string, seat: number, guest: StoredGuest): Promise<string> => {
    const metadata = await host.metadata(table)
    const refused = may.watch(metadata, guest.id, blocks)
    if (refused !== null) throw apiError(refused)
    const chair = metadata.chairs[seat]
    if (chair === undefined) throw apiError('no-such-seat', { seat })
    if (chair.kind !== 'person') throw apiError('not-a-person')
    return chair.person.id
  }

  return {
    blocks: ({ guest }) => blocks.list(guest.id),
    async block({ id, guest, body }) {
      await blocks.block(guest.id, await personAt(id, body.seat, guest))
      return blocks.list(guest.id)
    },
    async unblock({ guest, id }) {
      await blocks.unblock(guest.id, id)
      return blocks.list(guest.id)
    },
  }
}
