import type { PeopleStore } from './peopleStore.ts'
import type { SESSION_READS, SESSION_WRITES, StoredSession } from './sessions.ts'
import type { StoreCaller } from './storeCalls.ts'

/** Who people are, in the threads of the SQLite store. */
export class SqlitePeople implements PeopleStore {
  private readonly reader: StoreCaller<typeof SESSION_READS>
  private readonly writer: StoreCaller<typeof SESSION_WRITES>

  constructor(reader: StoreCaller<typeof SESSION_READS>, writer: StoreCaller<typeof SESSION_WRITES>) {
    this.reader = reader
    this.writer = writer
  }

  session(tokenHash: string): Promise<StoredSession | null> {
    return this.reader.call('session', tokenHash)
  }
  sessionsOf(person: string): Promise<StoredSession[]> {
    return this.reader.call('sessionsOf', person)
  }
  addSession(session: StoredSession, tokenHash: string, most: number): Promise<string[]> {
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
}
