/** A server says so often on a socket that it is there, in milliseconds (`alive` in `socket.ts`, whose schemas the page goes without). */
export const ALIVE_EVERY = 25_000
