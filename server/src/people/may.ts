import type { TableMetadata } from '@fathom/engine'
import type { Restraint, Role, Standing, TalkRoom, WhoMakesAccounts } from '@fathom/protocol'
import type { Code } from '../codes.ts'
import type { Blocks } from './blocks.ts'

/** What can be refused to somebody for who they are: null means that they may. */
type Refusal = Code | null

/** What keeps somebody from something for a time, and why. */
type Kept = {
  readonly code: 'suspended' | 'muted' | 'warned'
  readonly why: string
  readonly until: number | null
} | null

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

/** A table as far as rights go by it. */
type Room = Pick<TableMetadata, 'id' | 'status' | 'chairs' | 'onlookers'>

/** By which people and tables are kept apart. */
export type Apart = Pick<Blocks, 'apartFrom' | 'isShownOut'>

function isAt(chairs: Room['chairs'], person: string | null): boolean {
  return chairs.some((chair) => chair.kind === 'person' && chair.person.id === person)
}

function isOver(status: Room['status']): boolean {
  return status === 'finished' || status === 'closed'
}

function keptBy(code: NonNullable<Kept>['code'], held: Restraint | null | undefined): Kept {
  return held ? { code, why: held.why, until: held.until } : null
}

/** Rights in one place: who may do what with who they are, and where. */
export const may = {
  makeAccount(who: WhoMakesAccounts, isInvited: boolean): Refusal {
    if (who === 'nobody') return 'no-accounts'
    return who === 'all' || isInvited ? null : 'invited-only'
  },

  /** Sitting down, making a table, looking for others. Games that are on are played to their end. */
  sit({ suspended, warnings }: Pick<Standing, 'suspended' | 'warnings'>): Kept {
    return keptBy('suspended', suspended) ?? keptBy('warned', warnings[0])
  },

  /** Saying what others read: talk, a new name, the reason for a take-back, a component set. */
  write({ muted, ...rest }: Pick<Standing, 'suspended' | 'muted' | 'warnings'>): Kept {
    return keptBy('suspended', rest.suspended) ?? keptBy('muted', muted) ?? may.sit(rest)
  },

  /** Reading and handling what people have reported. */
  moderate(role: Role | null): Refusal {
    return role === null ? 'not-a-moderator' : null
  },

  /** Saying how the house is run, and inviting to accounts. */
  operate(role: Role | null): Refusal {
    return role === 'operator' ? null : 'not-an-operator'
  },

  /** Warning somebody, or keeping them from something: operators are nobody's to keep, moderators the operators'. */
  actOn(role: Role | null, theirs: Role | null): Refusal {
    return theirs === null || (theirs === 'moderator' && role === 'operator') ? null : 'not-about-them'
  },

  /** Finding right what somebody has said: operators do that for one another, moderators for nobody who helps. */
  judge(role: Role | null, theirs: Role | null): Refusal {
    return theirs === null || role === 'operator' ? null : 'not-about-them'
  },

  /** Players and onlookers talk apart: what onlookers see in a game is none of the players' business before it is over, nor theirs what players say. */
  talkIn(room: TalkRoom, { sits, isOver }: AtTable): Refusal {
    if (room === 'players') return sits ? null : 'not-seated'
    return sits && !isOver ? 'onlookers-apart' : null
  },

  /** Showing those out who look on, and letting them in again: for who made the table. */
  showOut(isHost: boolean): Refusal {
    return isHost ? null : 'not-the-host'
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
  /** Sitting down at a group's table. Who has a chair there plays on, also when they are in the group no more. */
  sitInGroup(isMember: boolean, isSeated: boolean): Refusal {
    return isMember || isSeated ? null : 'members-only'
  },

  /** Giving a chair to somebody at the same device: nobody can tell there who plays, so nothing may count. */
  seatBeside({ sits, isRated }: { readonly sits: boolean; readonly isRated: boolean }): Refusal {
    if (!sits) return 'not-seated'
    return isRated ? 'beside-rated' : null
  },

  /** Removing members of a group and ending its link. */
  runGroup(isMaker: boolean): Refusal {
    return isMaker ? null : 'not-the-maker'
  },

  /** Looking on and sitting down where the host has shown somebody out: not before the game is over. Who has a chair there plays on. */
  comeIn(
    { id, status, chairs }: Pick<Room, 'id' | 'status' | 'chairs'>,
    person: string | null,
    blocks: Apart,
  ): Refusal {
    return !isOver(status) && !isAt(chairs, person) && blocks.isShownOut(id, person) ? 'shown-out' : null
  },

  /**
   * Looking at a table: not where somebody sits with a block between them. Who has a chair there themselves plays on, and what is over is open to its
   * link. The refusal is the same whoever made the block.
   */
  watch({ id, status, chairs, onlookers }: Room, person: string | null, blocks: Apart): Refusal {
    const apart = blocks.apartFrom(person)
    if (!onlookers.allowed && status === 'playing' && !isAt(chairs, person)) return 'no-onlookers'
    const shownOut = may.comeIn({ id, status, chairs }, person, blocks)
    if (shownOut !== null) return shownOut
    if (apart.size === 0 || isOver(status)) return null
    const people = chairs.flatMap((chair) => (chair.kind === 'person' ? [chair.person.id] : []))
    return person !== null && !people.includes(person) && people.some((each) => apart.has(each))
      ? 'not-open-to-you'
      : null
  },
}
