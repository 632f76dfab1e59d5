import type { Code } from '../codes.ts'

/** What can be refused to somebody for who they are: null means that they may. */
type Refusal = Code | null

/** How somebody can come back to who they are. */
export interface WaysIn {
  /** The ids of all their sessions. */
  readonly sessions: readonly string[]
  /** They have something else by which they are known again: an account. */
  readonly hasAccount: boolean
}

/** Rights in one place: who may do what with who they are. */
export const may = {
  /** Ending one's only session would lose a guest for good. */
  endSession({ sessions, hasAccount }: WaysIn, session: string): Refusal {
    if (!sessions.includes(session)) return 'no-such-session'
    return sessions.length === 1 && !hasAccount ? 'last-way-in' : null
  },
}
