/** Refusals that several routes have in common. */

/** By what shows a table: some tables are for those only who sit there, or are members. */
export const FOR_ONLOOKERS = ['no-such-table', 'not-open-to-you', 'no-onlookers'] as const

/** By what is said at a table: whoever looks on has a room apart. */
export const FOR_TALK = [...FOR_ONLOOKERS, 'not-seated', 'onlookers-apart'] as const

/** By what somebody does in a running game. */
export const IN_PLAY = ['no-such-table', 'not-seated', 'table-not-started', 'table-finished', 'table-closed'] as const
