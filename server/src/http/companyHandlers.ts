import { apiError } from '../apiError.ts'
import type { TableHost } from '../host/tableHost.ts'
import type { Blocks } from '../people/blocks.ts'
import type { Friends } from '../people/friends.ts'
import type { Groups } from '../people/groups.ts'
import type { Matchmaking } from '../people/matchmaking.ts'
import type { Onlookers } from '../people/onlookers.ts'
import { may } from '../people/may.ts'
import type { RestraintsOf } from '../people/restraints.ts'
import type { Store, StoredGuest } from '../store/store.ts'
import type { Handlers } from './handler.ts'
import type { COMPANY } from './routes/company.ts'

export interface CompanyParts {
  readonly host: TableHost
  readonly blocks: Blocks
  readonly friends: Friends
  readonly groups: Groups
  readonly matchmaking: Matchmaking
  readonly onlookers: Onlookers
  readonly restraints: Pick<RestraintsOf, 'mustWrite'>
  readonly store: Pick<Store, 'company'>
}

/** Whom people play with, and whom they do not. */
export function companyHandlers({
  host,
  blocks,
  friends,
  groups,
  matchmaking,
  onlookers,
  restraints,
  store,
}: CompanyParts): Pick<Handlers, keyof typeof COMPANY> {
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

    friends: ({ guest }) => friends.list(guest),
    async removeFriend({ guest, id }) {
      await friends.remove(guest.id, id)
      return friends.list(guest)
    },
    newFriendLink: ({ guest }) => friends.makeLink(guest.id),
    async readFriendLink({ guest, body }) {
      const { name } = await friends.asks(body.token, guest?.id ?? null)
      return { name }
    },
    async acceptFriendLink({ guest, body }) {
      await friends.accept(body.token, guest.id)
      return friends.list(guest)
    },

    guestlist: ({ guest, id }) => friends.guestlist(id, guest.id),
    async invite({ guest, id, body }) {
      await restraints.mustWrite(guest.id)
      await friends.invite(id, guest.id, body)
      return friends.guestlist(id, guest.id)
    },
    async decline({ guest, id }) {
      await store.company.decline(id, guest.id)
      return { declined: true }
    },

    onlookers: ({ guest, id }) => onlookers.list(id, guest.id),
    showOut: ({ guest, id, body }) => onlookers.showOut(id, guest.id, body.onlooker),
    letIn: ({ guest, id, body }) => onlookers.letIn(id, guest.id, body.onlooker),

    groups: ({ guest }) => groups.list(guest.id),
    async makeGroup({ guest, body }) {
      await restraints.mustWrite(guest.id)
      return groups.make(guest, body.name)
    },
    group: ({ guest, id }) => groups.read(guest, id),
    readGroupLink: ({ guest, body }) => groups.asks(body.token, guest?.id ?? null),
    joinGroup: ({ guest, body }) => groups.join(body.token, guest),
    async leaveGroup({ guest, id }) {
      await groups.leave(guest, id)
      return groups.list(guest.id)
    },
    removeMember: ({ guest, id, body }) => groups.remove(guest, id, body.member),
    renewGroupLink: ({ guest, id }) => groups.renewLink(guest, id),

    ticket: ({ guest }) => matchmaking.read(guest),
    seek: ({ guest, address, body }) => matchmaking.seek({ guest, address }, body),
    withdrawTicket: ({ guest, body }) => matchmaking.withdraw(guest, body.table ?? null),
  }
}
