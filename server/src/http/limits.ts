import { SET_LIMIT } from '@fathom/kernel'

/** The largest body, in bytes: the longest chain of actions is a tenth of it. */
export const BODY_LIMIT = 64 * 1024
/** The largest body that may hold a component set, in bytes: the largest set, generously laid out, and all the rest. */
export const SET_BODY_LIMIT = 2 * SET_LIMIT
/** Requests a minute of one guest (or one address without a guest), before scaling. */
export const REQUESTS = 1200
/** Guests, tables and seeds made a minute of one guest (or address), before scaling. */
export const CREATES = 60
/** Open sockets of one guest or address. */
export const SOCKETS = 24
/** What may wait in a socket to be sent, in bytes; a page that reads slower is let go and comes back. */
export const SOCKET_BACKLOG = 1024 * 1024
/** Every so many milliseconds a socket is asked whether it is still there. */
export const HEARTBEAT = 25_000
