import type { Remark } from '@fathom/kernel'
import type {
  ACCOUNT_READS,
  ACCOUNT_WRITES,
  NewAccount,
  AccountAt,
  AccountMade,
  MAIL_READS,
  StoredAccount,
  StoredPasskey,
} from './accounts.ts'
import type { PeopleStore, TableOfMine } from './peopleStore.ts'
import type { PlanOfMine } from './plans.ts'
import type { SESSION_READS, SESSION_WRITES, StoredSession } from './sessions.ts'
import type { REMARK_READS, REMARK_WRITES, StoredRemarks } from './remarks.ts'
import type { FORGETTING_READS, FORGETTING_WRITES } from './forgetting.ts'
import type { StoreCaller } from './storeCalls.ts'

/** Who people are, in the threads of the SQLite store. */
export class SqlitePeople implements PeopleStore {
  private readonly reader: StoreCaller<
    typeof SESSION_READS & typeof ACCOUNT_READS & typeof MAIL_READS & typeof FORGETTING_READS & typeof REMARK_READS
  >
  private readonly writer: StoreCaller<
    typeof SESSION_WRITES & typeof ACCOUNT_WRITES & typeof FORGETTING_WRITES & typeof REMARK_WRITES
  >

  constructor(
    reader: StoreCaller<typeof SESSION_READS & typeof ACCOUNT_READS & typeof FORGETTING_READS & typeof REMARK_READS>,
    writer: StoreCaller<
      typeof SESSION_WRITES & typeof ACCOUNT_WRITES & typeof FORGETTING_WRITES & typeof REMARK_WRITES
    >,
  ) {
    this.reader = reader
    this.writer = writer
  }

  session(tokenHash: string): Promise<StoredSession | null> {
    return this.reader.call('session', tokenHash)
  }
  sessionsOf(person: string): Promise<StoredSession[]> {
    return this.reader.call('sessionsOf', person)
  }
  endedSessions(ids: readonly string[]): Promise<string[]> {
    return this.reader.call('endedSessions', ids)
  }
  addSession(session: StoredSession, tokenHash: string, most: number): Promise<string[] | null> {
    return this.writer.call('addSession', session, tokenHash, most)
  }
  adoptOldToken(session: StoredSession, tokenHash: string): Promise<boolean> {
    return this.writer.call('adoptOldToken', session, tokenHash)
  }
  useSession(id: string, at: number): Promise<void> {
    return this.writer.call('useSession', id, at)
  }
  endSessions(person: string, ids: readonly string[]): Promise<void> {
    return this.writer.call('endSessions', person, ids)
  }
  account(person: string): Promise<StoredAccount | null> {
    return this.reader.call('account', person)
  }
  accountsAt(address: string): Promise<AccountAt[]> {
    return this.reader.call('accountsAt', address)
  }
  passkey(id: string): Promise<StoredPasskey | null> {
    return this.reader.call('passkey', id)
  }
  namedLike(nameKeys: readonly string[]): Promise<string[]> {
    return this.reader.call('namedLike', nameKeys)
  }
  createAccount(wanted: NewAccount): Promise<AccountMade> {
    return this.writer.call('createAccount', wanted)
  }
  takeName(person: string, name: string, nameKeys: readonly string[]): Promise<boolean> {
    return this.writer.call('takeName', person, name, nameKeys)
  }
  addPasskey(passkey: StoredPasskey, most: number): Promise<'ok' | 'full' | 'exists'> {
    return this.writer.call('addPasskey', passkey, most)
  }
  usePasskey(id: string, counter: number, at: number): Promise<boolean> {
    return this.writer.call('usePasskey', id, counter, at)
  }
  removePasskey(person: string, id: string): Promise<'ok' | 'none' | 'last'> {
    return this.writer.call('removePasskey', person, id)
  }
  setPassword(person: string, password: string | null): Promise<'ok' | 'last'> {
    return this.writer.call('setPassword', person, password)
  }
  setCodes(person: string, hashes: readonly string[]): Promise<void> {
    return this.writer.call('setCodes', person, hashes)
  }
  takeCode(hash: string): Promise<string | null> {
    return this.writer.call('takeCode', hash)
  }
  journalsWith(person: string): Promise<string[]> {
    return this.reader.call('journalsWith', person)
  }
  tablesWith(person: string): Promise<TableOfMine[]> {
    return this.reader.call('tablesWith', person)
  }
  notesOf(person: string): Promise<{ table: string; words: string }[]> {
    return this.reader.call('notesOf', person)
  }
  plansOf(person: string): Promise<PlanOfMine[]> {
    return this.reader.call('plansOf', person)
  }
  remarks(table: string, person: string): Promise<StoredRemarks> {
    return this.reader.call('remarks', table, person)
  }
  allRemarksOf(person: string): Promise<(Remark & { readonly table: string })[]> {
    return this.reader.call('allRemarksOf', person)
  }
  saveRemark(table: string, person: string, remark: Remark, most: number): Promise<boolean> {
    return this.writer.call('saveRemark', table, person, remark, most)
  }
  shareRemarks(table: string, person: string, key: string | null): Promise<void> {
    return this.writer.call('shareRemarks', table, person, key)
  }
  sharerOf(table: string, key: string): Promise<string | null> {
    return this.reader.call('sharerOf', table, key)
  }
  forgetPerson(person: string, former: string, except: readonly string[] = []): Promise<boolean> {
    return this.writer.call('forgetPerson', person, former, except)
  }
  bringTable(person: string, to: string, table: string): Promise<void> {
    return this.writer.call('bringTable', person, to, table)
  }
  bringPerson(person: string, to: string, except: readonly string[] = []): Promise<boolean> {
    return this.writer.call('bringPerson', person, to, except)
  }
}
