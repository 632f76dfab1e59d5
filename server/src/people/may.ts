import type { TalkRoom } from '@fathom/protocol'
import type { Code } from '../codes.ts'

/** What can be refused to somebody for who they are: null means that they may. */
type Refusal = Code | null

/** Who may make accounts here, as the operator has set it. */
export type WhoMayMakeAccounts = 'all' | 'nobody'

/** How somebody stands to a table. */
export interface AtTable {
  /** They have a chair there, or had one when the game was on. */
  readonly sits: boolean
  /** Nothing happens there any more: its game is finished, or was given up. */
  readonly isOver: boolean
}

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

  /** Players and onlookers talk apart: what onlookers see in a game is none of the players' business before it is over, nor theirs what players say. */
  talkIn(room: TalkRoom, { sits, isOver }: AtTable): Refusal {
    if (room === 'players') return sits ? null : 'not-seated'
    return sits && !isOver ? 'onlookers-apart' : null
  },

  /** Ending one's only session would lose a guest for good. */
  endSession({ sessions, hasAccount }: WaysIn, session: string): Refusal {
    if (!sessions.includes(session)) return 'no-such-session'
    return sessions.length === 1 && !hasAccount ? 'last-way-in' : null
  },
}
