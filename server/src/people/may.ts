import type { Code } from '../codes.ts'

/** What can be refused to somebody for who they are: null means that they may. */
type Refusal = Code | null

/** Who may make accounts here, as the operator has set it. */
export type WhoMayMakeAccounts = 'all' | 'nobody'

/** How somebody can come back to who they are. */
export interface WaysIn {
  /** The ids of all their sessions. */
  readonly sessions: readonly string[]
  readonly hasAccount: boolean
}

/** Rights in one place: who may do what with who they are. */
export const may = {
  makeAccount(who: WhoMayMakeAccounts): Refusal {
    return who === 'all' ? null : 'no-accounts'
  },

  /** An account's page is for everybody, a guest's for the guest alone: whoever says a name is a guest, and did not ask to be known. */
  readProfile({ isMe, hasAccount }: { readonly isMe: boolean; readonly hasAccount: boolean }): Refusal {
    return isMe || hasAccount ? null : 'no-such-person'
  },

  /** Ending one's only session would lose a guest for good. */
  endSession({ sessions, hasAccount }: WaysIn, session: string): Refusal {
    if (!sessions.includes(session)) return 'no-such-session'
    return sessions.length === 1 && !hasAccount ? 'last-way-in' : null
  },
}
