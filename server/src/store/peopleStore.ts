import type { StoredSession } from './sessions.ts'

/** What is kept of who people are. A promise that resolves after a change means: it is on the disk. */
export interface PeopleStore {
  /** The session of a token, by the token's hash. */
  session(tokenHash: string): Promise<StoredSession | null>
  /** Last used first. */
  sessionsOf(person: string): Promise<StoredSession[]>
  /** Adds a session. @returns the ids of those that had to go, so that nobody has more than `most`: the least used */
  addSession(session: StoredSession, tokenHash: string, most: number): Promise<string[]>
  /** Makes a session of a token that was signed before there were sessions. @returns false if that counts no more */
  adoptOldToken(session: StoredSession, tokenHash: string): Promise<boolean>
  useSession(id: string, at: number): Promise<void>
  endSessions(person: string, ids: readonly string[]): Promise<void>
}
