/** Refusals that several routes have in common. */

/** By what shows a table: some tables are for those only who sit there, or are members. */
export const FOR_ONLOOKERS = ['no-such-table', 'not-open-to-you', 'no-onlookers', 'shown-out'] as const

/** By what is said at a table: whoever looks on has a room apart. */
export const FOR_TALK = [...FOR_ONLOOKERS, 'not-seated', 'onlookers-apart'] as const

/** By what somebody does in a running game. */
export const IN_PLAY = ['no-such-table', 'not-seated', 'table-not-started', 'table-finished', 'table-closed'] as const

/** By what a player asks about a position: when the game is over, that is the answer. */
export const TO_ASK = ['no-such-table', 'not-seated', 'table-not-started'] as const

/** To whoever was suspended for a time, or has to read a warning first. */
export const FOR_SITTING = ['suspended', 'warned'] as const
/** To them, and to whoever was muted. */
export const FOR_WRITING = [...FOR_SITTING, 'muted'] as const
