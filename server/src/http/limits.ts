import { SET_LIMIT } from '@fathom/kernel'
import { ALIVE_EVERY } from '@fathom/protocol'

/** The largest body, in bytes: the longest chain of actions is a tenth of it. */
export const BODY_LIMIT = 64 * 1024
/** The largest body that may hold a component set, in bytes: the largest set, generously laid out, and all the rest. */
export const SET_BODY_LIMIT = 2 * SET_LIMIT
/** The largest body that may hold a record: 512 KB of text, every second letter with a backslash before it. */
export const RECORD_BODY_LIMIT = 1024 * 1024
/** Records kept an hour by one person, or from one address, before scaling: each is played through. */
export const RECORDS = 60
/** How many such records a person may keep. */
export const MOST_RECORDS = 500
/** Requests a minute of one guest (or of an address' spectators together), before scaling. */
export const REQUESTS = 1200
/** Requests a minute from one address, whoever they are of: a household or a class. */
export const ADDRESS_REQUESTS = 4 * REQUESTS
/** Guests, tables and seeds made a minute of one guest (or address), before scaling. */
export const CREATES = 60
/** Lines said or changed, and questions asked of everybody at a table, a minute by one person at all tables, before scaling. */
export const LINES = 20
/** Those from one address: a family or a club plays behind one. */
export const ADDRESS_LINES = 4 * LINES
/** Hints asked for a minute by one person at all tables, before scaling: each takes a thread up to a second. */
export const HINTS = 12
/** Lines reported an hour by one person, or from one address, before scaling. */
export const REPORTS = 20
/** E-mails an hour that ask whether an address is right, of one guest (or address), before scaling. */
export const MAILS = 5
/** Passkeys and passwords an hour from one address, before scaling: a club's evening makes so many accounts. */
export const NEW_ACCOUNTS = 30
/** Changes an hour of when somebody's clocks stand still, before scaling: each is written into the journals of all their tables. */
export const RESTS = 10
/** Exports of all that is kept of somebody, and deletions, an hour from one address, before scaling: each reads all of their games, or all journals. */
export const EXPORTS = 10
/** Tries to sign in an hour from one address, before scaling. */
export const SIGN_INS = 60
/** Tries of one name's password an hour, from wherever they come, before scaling. */
export const SIGN_INS_AS = 20
/** Open sockets of one guest, or of an address' spectators together. */
export const SOCKETS = 24
/** Open sockets from one address, whoever they are of. */
export const ADDRESS_SOCKETS = 4 * SOCKETS
/** How many bytes a socket may send between two heartbeats: the answers to pings and a goodbye. */
export const SOCKET_INBOUND = 4096
/** How many bytes may wait in a socket. A page that reads more slowly is disconnected and connects again. */
export const SOCKET_BACKLOG = 1024 * 1024
/** Every so many milliseconds a socket is asked whether it is still there, and told that the server is. */
export const HEARTBEAT = ALIVE_EVERY
