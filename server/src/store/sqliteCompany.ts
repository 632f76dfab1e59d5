import type { BLOCK_READS, BLOCK_WRITES, BlockOfMine, StoredBlock } from './blocks.ts'
import type { FRIEND_READS, FRIEND_WRITES, FriendAtTable, StoredFriend } from './friends.ts'
import type { GROUP_READS, GROUP_WRITES, StoredGroup } from './groups.ts'
import type { StoredTable } from './listed.ts'
import type { INVITATION_READS, INVITATION_WRITES, InvitationOfMine, StoredInvitation } from './invitations.ts'
import type { CompanyStore } from './companyStore.ts'
import type { SHOWN_OUT_READS, SHOWN_OUT_WRITES, StoredShownOut } from './shownOut.ts'
import type { StoreCaller } from './storeCalls.ts'
import type { NewStoredTicket, StoredTicket, TICKET_READS, TICKET_WRITES, TicketEnds } from './tickets.ts'

type Reads = typeof BLOCK_READS &
  typeof FRIEND_READS &
  typeof INVITATION_READS &
  typeof GROUP_READS &
  typeof TICKET_READS &
  typeof SHOWN_OUT_READS
type Writes = typeof BLOCK_WRITES &
  typeof FRIEND_WRITES &
  typeof INVITATION_WRITES &
  typeof GROUP_WRITES &
  typeof TICKET_WRITES &
  typeof SHOWN_OUT_WRITES

/** Whom people play with, in the threads of the SQLite store. */
export class SqliteCompany implements CompanyStore {
  private readonly reader: StoreCaller<Reads>
  private readonly writer: StoreCaller<Writes>
  private readonly onNotice: (due: number) => void

  /** @param onNotice called after notices were written, with when the first of them falls due */
  constructor(reader: StoreCaller<Reads>, writer: StoreCaller<Writes>, onNotice: (due: number) => void) {
    this.reader = reader
    this.writer = writer
    this.onNotice = onNotice
  }

  blocks(): Promise<StoredBlock[]> {
    return this.reader.call('blocks')
  }
  blocksOf(person: string): Promise<BlockOfMine[]> {
    return this.reader.call('blocksOf', person)
  }
  addBlock(id: string, block: StoredBlock, at: number, most: number): Promise<'ok' | 'full'> {
    return this.writer.call('addBlock', id, block, at, most)
  }
  removeBlock(person: string, id: string): Promise<string | null> {
    return this.writer.call('removeBlock', person, id)
  }
  shownOut(): Promise<StoredShownOut[]> {
    return this.reader.call('shownOut')
  }
  showOut(shownOut: StoredShownOut): Promise<void> {
    return this.writer.call('showOut', shownOut)
  }
  purgeShownOut(before: number): Promise<number> {
    return this.writer.call('purgeShownOut', before)
  }
  letIn(table: string, id: string): Promise<void> {
    return this.writer.call('letIn', table, id)
  }
  hostOf(table: string): Promise<string | null> {
    return this.reader.call('hostOf', table)
  }
  friendsOf(person: string): Promise<StoredFriend[]> {
    return this.reader.call('friendsOf', person)
  }
  friendTables(person: string, most: number): Promise<FriendAtTable[]> {
    return this.reader.call('friendTables', person, most)
  }
  saveFriendLink(person: string, hash: string, until: number): Promise<void> {
    return this.writer.call('saveFriendLink', person, hash, until)
  }
  friendLink(hash: string, now: number): Promise<string | null> {
    return this.reader.call('friendLink', hash, now)
  }
  befriend(...args: Parameters<CompanyStore['befriend']>): ReturnType<CompanyStore['befriend']> {
    return this.writer.call('befriend', ...args)
  }
  unfriend(person: string, id: string): Promise<boolean> {
    return this.writer.call('unfriend', person, id)
  }
  invitationsTo(person: string, most: number): Promise<StoredInvitation[]> {
    return this.reader.call('invitationsTo', person, most)
  }
  allInvitationsTo(person: string): Promise<InvitationOfMine[]> {
    return this.reader.call('allInvitationsTo', person)
  }
  invitedTo(table: string): Promise<string[]> {
    return this.reader.call('invitedTo', table)
  }
  async invite(...args: Parameters<CompanyStore['invite']>): Promise<void> {
    const due = await this.writer.call('invite', ...args)
    if (due !== null) this.onNotice(due)
  }
  decline(table: string, person: string): Promise<void> {
    return this.writer.call('decline', table, person)
  }
  groupsOf(person: string): Promise<{ id: string; name: string; members: number }[]> {
    return this.reader.call('groupsOf', person)
  }
  group(id: string): Promise<StoredGroup | null> {
    return this.reader.call('group', id)
  }
  groupByToken(token: string): Promise<string | null> {
    return this.reader.call('groupByToken', token)
  }
  groupTables(...args: Parameters<CompanyStore['groupTables']>): Promise<StoredTable[]> {
    return this.reader.call('groupTables', ...args)
  }
  groupOfTable(table: string, person: string): Promise<{ id: string; isMember: boolean } | null> {
    return this.reader.call('groupOfTable', table, person)
  }
  addGroup(...args: Parameters<CompanyStore['addGroup']>): Promise<'ok' | 'full'> {
    return this.writer.call('addGroup', ...args)
  }
  joinGroup(...args: Parameters<CompanyStore['joinGroup']>): ReturnType<CompanyStore['joinGroup']> {
    return this.writer.call('joinGroup', ...args)
  }
  removeMember(group: string, member: string, token: string | null): Promise<void> {
    return this.writer.call('removeMember', group, member, token)
  }
  renewGroupToken(group: string, token: string): Promise<void> {
    return this.writer.call('renewGroupToken', group, token)
  }
  addGroupTable(group: string, table: string): Promise<void> {
    return this.writer.call('addGroupTable', group, table)
  }
  ticketOf(person: string): Promise<StoredTicket | null> {
    return this.reader.call('ticketOf', person)
  }
  waitingTickets(most: number): Promise<StoredTicket[]> {
    return this.reader.call('waitingTickets', most)
  }
  unseatedTables(found: number): Promise<string[]> {
    return this.reader.call('unseatedTables', found)
  }
  saveTicket(ticket: NewStoredTicket): Promise<void> {
    return this.writer.call('saveTicket', ticket)
  }
  seeTicket(id: string, at: number): Promise<void> {
    return this.writer.call('seeTicket', id, at)
  }
  dropTicket(person: string, table: string | null): Promise<void> {
    return this.writer.call('dropTicket', person, table)
  }
  endTickets(ends: TicketEnds): Promise<void> {
    return this.writer.call('endTickets', ends)
  }
  claimTickets(ids: readonly string[], table: string, at: number): Promise<boolean> {
    return this.writer.call('claimTickets', ids, table, at)
  }
  releaseTickets(table: string): Promise<void> {
    return this.writer.call('releaseTickets', table)
  }
  async tellStarted(...args: Parameters<CompanyStore['tellStarted']>): Promise<void> {
    const due = await this.writer.call('tellStarted', ...args)
    if (due !== null) this.onNotice(due)
  }
}
