import type { Remark } from '@fathom/kernel'
import type { StoredRemarks } from './remarks.ts'
import type { ListedTable } from '@fathom/engine'
import type { AccountAt, AccountMade, NewAccount, StoredAccount, StoredPasskey } from './accounts.ts'
import type { PlanOfMine } from './plans.ts'
import type { StoredSession } from './sessions.ts'

/** A table where somebody sits. */
export interface TableOfMine {
  readonly id: string
  /** The last change that everybody may know of. */
  readonly updatedAt: number
  readonly listed: ListedTable
}

/** What is kept of who people are. A promise that resolves after a change means: it is on the disk. */
export interface PeopleStore {
  /** The session of a token, by the token's hash. */
  session(tokenHash: string): Promise<StoredSession | null>
  /** Last used first. */
  sessionsOf(person: string): Promise<StoredSession[]>
  /** Those of some sessions that there are no more. */
  endedSessions(ids: readonly string[]): Promise<string[]>
  /**
   * Adds a session.
   * @returns the ids of those that had to go, so that nobody has more than `most`: the least used; null: the person has left for good
   */
  addSession(session: StoredSession, tokenHash: string, most: number): Promise<string[] | null>
  /** Makes a session of a token that was signed before there were sessions. @returns false if that counts no more */
  adoptOldToken(session: StoredSession, tokenHash: string): Promise<boolean>
  useSession(id: string, at: number): Promise<void>
  endSessions(person: string, ids: readonly string[]): Promise<void>
  /** Null: they are a guest. */
  account(person: string): Promise<StoredAccount | null>
  /** The accounts that have confirmed an e-mail address. */
  accountsAt(address: string): Promise<AccountAt[]>
  passkey(id: string): Promise<StoredPasskey | null>
  /** The accounts that have one of these name keys. */
  namedLike(nameKeys: readonly string[]): Promise<string[]>
  /** @returns `name-taken` if the name looks like another account's; `exists` if they have an account or somebody the passkey */
  createAccount(wanted: NewAccount): Promise<AccountMade>
  /** Lets a person take a name on; an account's is its own from then on. @returns false if it looks like another account's */
  takeName(person: string, name: string, nameKeys: readonly string[]): Promise<boolean>
  addPasskey(passkey: StoredPasskey, most: number): Promise<'ok' | 'full' | 'exists'>
  /** @returns false if its counter has been there already */
  usePasskey(id: string, counter: number, at: number): Promise<boolean>
  /** @returns `last` if it is the only way in: it stays */
  removePasskey(person: string, id: string): Promise<'ok' | 'none' | 'last'>
  /** Null takes the password away. @returns `last` if it is the only way in: it stays */
  setPassword(person: string, password: string | null): Promise<'ok' | 'last'>
  /** Puts new recovery codes in place of all before. */
  setCodes(person: string, hashes: readonly string[]): Promise<void>
  /** The tables whose journals name a person, whether they sit there or not. */
  journalsWith(person: string): Promise<string[]>
  /** All tables where a person sits, archived ones too, those that changed last first. */
  tablesWith(person: string): Promise<TableOfMine[]>
  /** What a person wrote to themselves. */
  notesOf(person: string): Promise<{ table: string; words: string }[]>
  /** What is kept of what a person wanted to choose next, by their tables. */
  plansOf(person: string): Promise<PlanOfMine[]>
  /** What a person wrote about positions of a table, by their lines, and by what others may read it. */
  remarks(table: string, person: string): Promise<StoredRemarks>
  allRemarksOf(person: string): Promise<(Remark & { readonly table: string })[]>
  /** Keeps a remark in place of the one before; an empty one is none. @returns false: it would be more than `most` */
  saveRemark(table: string, person: string, remark: Remark, most: number): Promise<boolean>
  /** Whoever has the key may read a person's remarks from now on, by no other one; null: nobody may. */
  shareRemarks(table: string, person: string, key: string | null): Promise<void>
  /** Whose remarks on a table that key opens; null: nobody's. */
  sharerOf(table: string, key: string): Promise<string | null>
  /**
   * Deletes all that is kept of a person; the tables that they made were made by `former`. Journals stay as they are.
   * @returns false, and nothing is changed: they have a chair at another table than `except`
   */
  forgetPerson(person: string, former: string, except?: readonly string[]): Promise<boolean>
  /** Makes what a person has noted, planned and seen at a table another's, where that one has none of the same. */
  bringTable(person: string, to: string, table: string): Promise<void>
  /**
   * Makes a person's rows another's, where that one has none of the same; then the person is deleted.
   * @returns false, and nothing is changed: they have a chair at another table than `except`
   */
  bringPerson(person: string, to: string, except?: readonly string[]): Promise<boolean>
  /** Uses a recovery code up. @returns whose it was; null: nobody's, or it was used before */
  takeCode(hash: string): Promise<string | null>
}
