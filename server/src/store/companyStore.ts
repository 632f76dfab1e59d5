import type { StoredTable } from './listed.ts'
import type { BlockOfMine, StoredBlock } from './blocks.ts'
import type { FriendAtTable, StoredFriend } from './friends.ts'
import type { Joining, NewStoredGroup, StoredGroup } from './groups.ts'
import type { InvitationOfMine, StoredInvitation } from './invitations.ts'
import type { StoredShownOut } from './shownOut.ts'
import type { NewStoredTicket, StoredTicket, TicketEnds } from './tickets.ts'

/** What is kept of whom people play with, and whom they do not. A promise that resolves after a change means: it is on the disk. */
export interface CompanyStore {
  /** Every block that there is. */
  blocks(): Promise<StoredBlock[]>
  /** Whom a person keeps away, the last first. */
  blocksOf(person: string): Promise<BlockOfMine[]>
  /** @returns `full` if the person has as many as anybody may; `ok` also if the other was kept away already */
  addBlock(id: string, block: StoredBlock, at: number, most: number): Promise<'ok' | 'full'>
  /** @returns who is not kept away any more; null: there is no such block of theirs */
  removeBlock(person: string, id: string): Promise<string | null>
  /** All that hosts have shown out, of all tables. */
  shownOut(): Promise<StoredShownOut[]>
  showOut(shownOut: StoredShownOut): Promise<void>
  letIn(table: string, id: string): Promise<void>
  /** Forgets whom hosts of tables that have been over since before a moment had shown out. @returns how many */
  purgeShownOut(before: number): Promise<number>
  /** Who has made a table; null: nobody knows. */
  hostOf(table: string): Promise<string | null>
  /** By their names. */
  friendsOf(person: string): Promise<StoredFriend[]>
  /** Where a person's friends sit, as far as a friend may see it, in an order that play does not change. */
  friendTables(person: string, most: number): Promise<FriendAtTable[]>
  /** Keeps the hash of a person's link in place of the one before. */
  saveFriendLink(person: string, hash: string, until: number): Promise<void>
  /** Whose link has that hash; null: nobody's, or it is over. */
  friendLink(hash: string, now: number): Promise<string | null>
  /**
   * Makes friends of the owner of a link and whoever has it. @param ids of the two rows that it takes
   * @returns `full` if one of them has as many friends as anybody may; `old`: the link is over, or one keeps the other away
   */
  befriend(
    hash: string,
    people: readonly [string, string],
    ids: readonly [string, string],
    at: number,
    most: number,
  ): Promise<'ok' | 'full' | 'old'>
  /** Ends the person's link as well. @returns false: there is no such friend of theirs */
  unfriend(person: string, id: string): Promise<boolean>
  /** The tables to which a person is asked and that still wait for players, the last first. */
  invitationsTo(person: string, most: number): Promise<StoredInvitation[]>
  /** All that a person was ever asked to, also what they have declined. */
  allInvitationsTo(person: string): Promise<InvitationOfMine[]>
  /** Who has been asked to a table, also those who have declined. */
  invitedTo(table: string): Promise<string[]>
  /** Asks people to a table, those who have not been asked yet, who are told from `due` on. */
  invite(
    table: string,
    by: string,
    people: readonly string[],
    when: { readonly at: number; readonly due: number },
  ): Promise<void>
  /** A person does not want to come; they are not asked to that table again. */
  decline(table: string, person: string): Promise<void>
  /** By their names. */
  groupsOf(person: string): Promise<{ id: string; name: string; members: number }[]>
  group(id: string): Promise<StoredGroup | null>
  groupByToken(token: string): Promise<string | null>
  /** Those that changed last for everybody first. */
  groupTables(id: string, which: 'running' | 'finished', most: number): Promise<StoredTable[]>
  /** The group of a table, and whether a person belongs to it; null: it is no group's. */
  groupOfTable(table: string, person: string): Promise<{ id: string; isMember: boolean } | null>
  /** @returns `full` if its maker belongs to as many groups as anybody may */
  addGroup(group: NewStoredGroup, maker: Joining, most: number): Promise<'ok' | 'full'>
  /**
   * Joins the group that a link leads to.
   * @returns its id; `full`: no more members may join it, or they may join no more groups; null: the link is over, or the maker and they are kept apart
   */
  joinGroup(
    token: string,
    member: Joining,
    most: { readonly members: number; readonly groups: number },
  ): Promise<{ readonly id: string } | 'full' | null>
  /** A group without members is no more; its tables stay. @param token of the link from now on; null: the link stays */
  removeMember(group: string, member: string, token: string | null): Promise<void>
  renewGroupToken(group: string, token: string): Promise<void>
  addGroupTable(group: string, table: string): Promise<void>
  /** Their table is told from when it has begun. Null: they look for nobody. */
  ticketOf(person: string): Promise<StoredTicket | null>
  /** Those who wait, the longest first. */
  waitingTickets(most: number): Promise<StoredTicket[]>
  /** The tables for whose people others were found before that moment and that have not begun, as after a crash. */
  unseatedTables(found: number): Promise<string[]>
  /** Keeps a ticket in place of the person's one before, unless that has found a table that is not over. */
  saveTicket(ticket: NewStoredTicket): Promise<void>
  /** Its person's page has asked for it. */
  seeTicket(id: string, at: number): Promise<void>
  /** @param table only the ticket that found this table; null: only one that waits */
  dropTicket(person: string, table: string | null): Promise<void>
  /** Drops what is of no use any more. */
  endTickets(ends: TicketEnds): Promise<void>
  /** All of these play at a table. @returns false, and nothing is changed: one of them does not wait any more */
  claimTickets(ids: readonly string[], table: string, at: number): Promise<boolean>
  /** A table came to nothing: whoever was to play there waits on. */
  releaseTickets(table: string): Promise<void>
  /** Somebody is told from `due` on that a game has begun, unless they have acted there by then. */
  tellStarted(
    notice: { readonly table: string; readonly person: string; readonly seat: number },
    when: { readonly at: number; readonly due: number },
  ): Promise<void>
}
