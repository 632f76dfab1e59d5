import { tableSummary } from '@fathom/engine'
import type { Language } from '@fathom/kernel'
import type { Acquaintance, FriendLink, FriendList, Guestlist } from '@fathom/protocol'
import { createHash, randomBytes } from 'node:crypto'
import { apiError } from '../apiError.ts'
import type { Guests } from '../guests.ts'
import type { TableHost } from '../host/tableHost.ts'
import { newId } from '../ids.ts'
import type { CompanyStore } from '../store/companyStore.ts'
import type { Store, StoredGuest, StoredTable } from '../store/store.ts'
import type { Blocks } from './blocks.ts'
import { shownTo } from './shownTo.ts'
import { serverNow } from '../serverTime.ts'

/** How many friends somebody may have. */
const MOST = 200
/** How many of their friends' seats somebody is told of. */
const MOST_SEATS = 200
/** For so long a link makes friends, in milliseconds. */
const LINK_LIFE = 7 * 24 * 3600_000
/** Of so many of my last games those are offered with whom I have played. */
const LATELY = 20
/** How long somebody who is asked to a table may see it by themselves, in milliseconds. */
const GRACE = 20_000

export interface FriendParts {
  readonly company: CompanyStore
  readonly store: Pick<Store, 'tablesOf'>
  readonly host: Pick<TableHost, 'metadata' | 'subscribers'>
  readonly guests: Pick<Guests, 'byId'>
  readonly blocks: Blocks
}

/** Friends, where they are, and asking people to a table. Nobody can look for people: friends are made by a link. */
export class Friends {
  private readonly parts: FriendParts

  constructor(parts: FriendParts) {
    this.parts = parts
  }

  async list(guest: StoredGuest): Promise<FriendList> {
    const { company, host, blocks } = this.parts
    const me = guest.id
    const [friends, seats] = await Promise.all([company.friendsOf(me), company.friendTables(me, MOST_SEATS)])
    const tablesOf = (friend: string, person: string) => {
      const theirs = seats.filter((each) => each.friend === friend && this.isOpenTo(me, each.table))
      return shownTo(
        guest,
        theirs.map(({ table }) => table),
        blocks,
      ).map((table) => ({
        // prettier-ignore
        table,
        present: host.subscribers.present(table.id).includes(person),
      }))
    }
    return {
      friends: friends.map(({ id, other, name, emblem, at }) => ({
        id,
        name,
        emblem,
        at,
        tables: tablesOf(id, other),
      })),
    }
  }

  /** A link that makes whoever opens it a friend; it ends the one before. */
  async makeLink(person: string): Promise<FriendLink> {
    const token = randomBytes(24).toString('base64url')
    const until = serverNow() + LINK_LIFE
    await this.parts.company.saveFriendLink(person, hashOf(token), until)
    return { token, until }
  }

  /** Who asks by a link. @param reader null: somebody without a name. @throws ApiError `old-link`, also where one keeps the other away */
  async asks(token: string, reader: string | null): Promise<StoredGuest> {
    const { company, guests, blocks } = this.parts
    const person = await company.friendLink(hashOf(token), serverNow())
    const guest = person === null || blocks.between(person, reader) ? null : await guests.byId(person)
    if (guest === null) throw apiError('old-link')
    return guest
  }

  /** @throws ApiError `old-link`, `not-yourself`, `too-many-friends` */
  async accept(token: string, person: string): Promise<void> {
    const { id: other } = await this.asks(token, person)
    if (other === person) throw apiError('not-yourself')
    const done = await this.parts.company.befriend(
      hashOf(token),
      [person, other],
      [newId(), newId()],
      serverNow(),
      MOST,
    )
    if (done === 'old') throw apiError('old-link')
    if (done === 'full') throw apiError('too-many-friends', { limit: MOST })
  }

  /** Ends a friendship and one's own link, which the other may have. @throws ApiError `no-such-friend` */
  async remove(person: string, id: string): Promise<void> {
    if (!(await this.parts.company.unfriend(person, id))) throw apiError('no-such-friend')
  }

  /** Whom somebody with a seat at a table can ask there, of those who may sit down. @throws ApiError `not-seated` */
  async guestlist(table: string, me: string): Promise<Guestlist> {
    const { company, host } = this.parts
    const there = seatedAt(await host.metadata(table))
    if (!there.includes(me)) throw apiError('not-seated')
    const [all, invited, lately, mayCome] = await Promise.all([
      company.friendsOf(me),
      company.invitedTo(table),
      this.lately(me),
      this.mayCome(table, me),
    ])
    const friends = all.filter(({ other }) => mayCome(other))
    const known = new Set([me, ...there, ...friends.map(({ other }) => other)])
    const isOther = (person: string) => !known.has(person) && !this.parts.blocks.between(me, person)
    const others = lately.filter(({ person }) => isOther(person) && mayCome(person))
    return {
      people: [
        ...friends
          .filter(({ other }) => !there.includes(other))
          .map(({ id, other, name }) => ({ who: { friend: id }, name, isFriend: true, isInvited: invited.includes(other) })), // prettier-ignore
        ...others.map(({ person, name, who }) => ({ who, name, isFriend: false, isInvited: invited.includes(person) })),
      ],
    }
  }

  /** Asks somebody to a table that waits for players. Somebody with a block between them is not told. @throws ApiError */
  async invite(table: string, me: string, who: Acquaintance): Promise<void> {
    const { host } = this.parts
    const metadata = await host.metadata(table)
    if (!seatedAt(metadata).includes(me)) throw apiError('not-seated')
    if (metadata.status === 'closed') throw apiError('table-closed')
    if (metadata.status !== 'open') throw apiError('table-full')
    const person = 'friend' in who ? await this.friend(me, who.friend) : await this.companion(me, who)
    if (!(await this.mayCome(table, me))(person)) throw apiError('members-only')
    await this.inviteAll(
      table,
      me,
      [person].filter((each) => !seatedAt(metadata).includes(each)),
    )
  }

  /** Asks people to a table, but those with a block between them, and at a group's table all but its members. */
  async inviteAll(table: string, me: string, people: readonly string[]): Promise<void> {
    const mayCome = await this.mayCome(table, me)
    const asked = people.filter((person) => person !== me && mayCome(person) && !this.parts.blocks.between(me, person))
    const at = serverNow()
    if (asked.length > 0) await this.parts.company.invite(table, me, asked, { at, due: at + GRACE })
  }

  /** Who may sit down at a table: at a group's only its members. */
  private async mayCome(table: string, me: string): Promise<(person: string) => boolean> {
    const { company } = this.parts
    const found = await company.groupOfTable(table, me)
    if (found === null) return () => true
    const members = new Set((await company.group(found.id))?.members.map(({ person }) => person))
    return (person) => members.has(person)
  }

  private async friend(me: string, id: string): Promise<string> {
    const friend = (await this.parts.company.friendsOf(me)).find((each) => each.id === id)
    if (friend === undefined) throw apiError('no-such-friend')
    return friend.other
  }

  /** Somebody with a seat at a table where I have one. */
  private async companion(me: string, { table, seat }: { readonly table: string; readonly seat: number }) {
    const { chairs } = await this.parts.host.metadata(table)
    if (!seatedAt({ chairs }).includes(me)) throw apiError('not-seated')
    const chair = chairs[seat]
    if (chair?.kind !== 'person') throw apiError('not-a-person')
    return chair.person.id
  }

  /** With whom somebody has played lately, the last first, each once. */
  private async lately(me: string) {
    const { store } = this.parts
    const tables = (await Promise.all([store.tablesOf(me, 'running', LATELY), store.tablesOf(me, 'finished', LATELY)]))
      .flat()
      .toSorted((a, b) => b.updatedAt - a.updatedAt)
    const people = tables.flatMap(({ id, listed: { persons, seats } }) =>
      persons.flatMap((person, seat) =>
        person === null ? [] : [{ person, name: seats[seat]?.name ?? '', who: { table: id, seat } }],
      ),
    )
    return people.filter(({ person }, index) => people.findIndex((each) => each.person === person) === index)
  }

  private isOpenTo(me: string, { listed }: StoredTable): boolean {
    return !listed.persons.some((person) => this.parts.blocks.between(me, person))
  }
}

/** What a list says of the tables to which somebody is asked. */
export async function invitedOf(
  company: Pick<CompanyStore, 'invitationsTo'>,
  blocks: Pick<Blocks, 'between' | 'isShownOut'>,
  me: string,
  language: Language,
) {
  const invitations = await company.invitationsTo(me, LATELY)
  return invitations
    .filter(({ table: { id, listed } }) => {
      const isFree = listed.seats.some(({ kind }) => kind === 'open') && !blocks.isShownOut(id, me)
      return isFree && !listed.persons.some((person) => person === me || blocks.between(me, person))
    })
    .map(({ from, table }) => ({ from, table: tableSummary(table, me, language, serverNow()) }))
}

function seatedAt({ chairs }: Pick<Awaited<ReturnType<TableHost['metadata']>>, 'chairs'>): string[] {
  return chairs.flatMap((chair) => (chair.kind === 'person' ? [chair.person.id] : []))
}

/** A link's token is stored nowhere. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
