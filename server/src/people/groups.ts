import type { GroupAsks, GroupList, GroupReading } from '@fathom/protocol'
import { randomBytes } from 'node:crypto'
import { apiError } from '../apiError.ts'
import { newId } from '../ids.ts'
import type { CompanyStore } from '../store/companyStore.ts'
import type { StoredGroup } from '../store/groups.ts'
import type { Store, StoredGuest } from '../store/store.ts'
import type { Blocks } from './blocks.ts'
import type { Friends } from './friends.ts'
import { may } from './may.ts'
import { shownTo } from './shownTo.ts'
import { serverNow } from '../serverTime.ts'

const MOST = { members: 50, groups: 20 } as const
/** How many tables of a group its page shows. */
const MOST_TABLES = { running: 50, finished: 20 } as const

interface Parts {
  readonly company: CompanyStore
  readonly results: Pick<Store['results'], 'standings'>
  readonly friends: Pick<Friends, 'inviteAll'>
  readonly blocks: Pick<Blocks, 'between' | 'apartFrom' | 'isShownOut'>
}

/** Groups: a page that its members alone can read, with tables where only they sit down. Whoever has been there longest is its maker. */
export class Groups {
  private readonly parts: Parts

  constructor(parts: Parts) {
    this.parts = parts
  }

  async list(person: string): Promise<GroupList> {
    return { groups: await this.parts.company.groupsOf(person) }
  }

  /** @throws ApiError `too-many-groups` */
  async make(guest: StoredGuest, name: string): Promise<GroupReading> {
    const group = { id: `${newId()}${newId()}`, name, token: newToken() }
    const done = await this.parts.company.addGroup(group, joining(guest), MOST.groups)
    if (done === 'full') throw apiError('too-many-groups', { limit: MOST.groups })
    return this.read(guest, group.id)
  }

  /** @throws ApiError `no-such-group`, also to whoever does not belong to it */
  async read(guest: StoredGuest, id: string): Promise<GroupReading> {
    const { company, blocks } = this.parts
    const group = await this.groupOf(guest.id, id)
    const [running, finished] = await Promise.all([
      company.groupTables(id, 'running', MOST_TABLES.running),
      company.groupTables(id, 'finished', MOST_TABLES.finished),
    ])
    const games = [...new Set(finished.map(({ listed }) => listed.game))].toSorted((a, b) => a.localeCompare(b))
    return {
      id,
      name: group.name,
      token: group.token,
      isMaker: group.members[0]?.person === guest.id,
      members: membersOf(group, guest.id),
      tables: shownTo(guest, running, blocks),
      finished: shownTo(guest, finished, blocks),
      ratings: await this.ratingsOf(group, games),
    }
  }

  /** @throws ApiError `old-link` */
  async asks(token: string, reader: string | null): Promise<GroupAsks> {
    const { name, members } = await this.groupByToken(token, reader)
    return { name, maker: members[0]?.name ?? '' }
  }

  /** @throws ApiError `old-link`, `group-full` */
  async join(token: string, guest: StoredGuest): Promise<GroupReading> {
    const joined = await this.parts.company.joinGroup(token, joining(guest), MOST)
    if (joined === null) throw apiError('old-link')
    if (joined === 'full') throw apiError('group-full', MOST)
    return this.read(guest, joined.id)
  }

  async leave(guest: StoredGuest, id: string): Promise<void> {
    const group = await this.groupOf(guest.id, id)
    const member = group.members.find(({ person }) => person === guest.id)
    if (member !== undefined) await this.parts.company.removeMember(id, member.id, null)
  }

  /** @throws ApiError `not-the-maker`, `no-such-member` */
  async remove(guest: StoredGuest, id: string, member: string): Promise<GroupReading> {
    const group = await this.groupOf(guest.id, id)
    this.mustBeMaker(group, guest.id)
    if (!group.members.some((each) => each.id === member)) throw apiError('no-such-member')
    // Who was removed does not come back by the link that they have.
    await this.parts.company.removeMember(id, member, newToken())
    return this.read(guest, id)
  }

  /** Makes the link anew: the one before ends. @throws ApiError `not-the-maker` */
  async renewLink(guest: StoredGuest, id: string): Promise<GroupReading> {
    this.mustBeMaker(await this.groupOf(guest.id, id), guest.id)
    await this.parts.company.renewGroupToken(id, newToken())
    return this.read(guest, id)
  }

  /** @throws ApiError `no-such-group` */
  async mustBelong({ id: person }: StoredGuest, id: string): Promise<void> {
    await this.groupOf(person, id)
  }

  /** Makes a new table one of a group's. @throws ApiError `no-such-group` */
  async own(guest: StoredGuest, id: string, table: string): Promise<void> {
    await this.groupOf(guest.id, id)
    await this.parts.company.addGroupTable(id, table)
  }

  /** Asks the other members to a table of the group. */
  async tell(guest: StoredGuest, id: string, table: string): Promise<void> {
    const { members } = await this.groupOf(guest.id, id)
    await this.parts.friends.inviteAll(table, guest.id, members.map(({ person }) => person)) // prettier-ignore
  }

  /** Only members sit down at a group's table. @returns the group; null for who is in it no more, or where it is no group's @throws ApiError `members-only` */
  async mustSitAt(table: string, person: string, isSeated: () => Promise<boolean>): Promise<string | null> {
    const group = await this.parts.company.groupOfTable(table, person)
    if (group === null) return null
    const refused = may.sitInGroup(group.isMember, group.isMember || (await isSeated()))
    if (refused !== null) throw apiError(refused)
    return group.isMember ? group.id : null
  }

  private mustBeMaker({ members }: StoredGroup, person: string): void {
    const refused = may.runGroup(members[0]?.person === person)
    if (refused !== null) throw apiError(refused)
  }

  private async groupOf(person: string, id: string): Promise<StoredGroup> {
    const group = await this.parts.company.group(id)
    if (group === null || !group.members.some((each) => each.person === person)) throw apiError('no-such-group')
    return group
  }

  private async groupByToken(token: string, reader: string | null): Promise<StoredGroup> {
    const { company, blocks } = this.parts
    const id = await company.groupByToken(token)
    const group = id === null ? null : await company.group(id)
    const [maker] = group?.members ?? []
    if (group === null || maker === undefined || blocks.between(maker.person, reader)) throw apiError('old-link')
    return group
  }

  private async ratingsOf({ members }: StoredGroup, games: readonly string[]): Promise<GroupReading['ratings']> {
    const people = members.map(({ person }) => person)
    const all: GroupReading['ratings'] = []
    for (const game of games) {
      const ranked = await this.parts.results.standings(game, { people, accountsOnly: false })
      const rated = ranked.map(({ name, rating: { elo, margin, isProvisional } }) => ({ name, elo, margin, isProvisional })) // prettier-ignore
      if (rated.length > 0) all.push({ game, people: rated })
    }
    return all
  }
}

function membersOf({ members }: StoredGroup, me: string): GroupReading['members'] {
  return members
    .map(({ person, ...member }, index) => ({ ...member, isMe: person === me, isMaker: index === 0 }))
    .toSorted((a, b) => b.won - a.won || a.played - b.played || a.at - b.at)
}

function joining({ id }: StoredGuest) {
  return { id: newId(), person: id, at: serverNow() }
}

function newToken(): string {
  return randomBytes(24).toString('base64url')
}
