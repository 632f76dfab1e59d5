import type { Server, ServerResponse } from 'node:http'
import { Socket } from 'node:net'

/** How long a connection may keep its place, in milliseconds. Whoever takes longer is cut off, so that nobody holds descriptors for nothing. */
export interface Timeouts {
  /** To send the head of a request; also to begin with one. */
  readonly headers: number
  /** To send a whole request. */
  readonly request: number
  /** Between two requests. */
  readonly keepAlive: number
  /** Without a byte in either direction. */
  readonly idle: number
  /** To read an answer, however slowly. */
  readonly answer: number
  /** In place of the last two, where what is asked goes through all games of somebody. */
  readonly long: number
  /** Between two looks at all of these. */
  readonly check: number
}

export const TIMEOUTS: Timeouts = {
  headers: 10_000,
  request: 30_000,
  keepAlive: 60_000,
  idle: 60_000,
  answer: 120_000,
  long: 30 * 60_000,
  check: 2_000,
}

/** The same for the HTTP server's maker. */
export function serverTimeouts({ headers, request, keepAlive, idle, check }: Timeouts) {
  return {
    requestTimeout: request,
    keepAliveTimeout: keepAlive,
    connectionTimeout: idle,
    http: { headersTimeout: headers, connectionsCheckingInterval: check },
  }
}

const long = new WeakSet<ServerResponse>()

/** Lets an answer take longer than others: somebody may have played ten thousand games. */
export function giveTime(response: ServerResponse, timeouts: Timeouts): void {
  long.add(response)
  // What is asked within the process has none.
  if (response.socket instanceof Socket) response.socket.setTimeout(timeouts.long)
}

/** Cuts off callers who do not read their answer: reading one byte now and then would reset an idle timeout for ever. */
export function endUnreadAnswers(server: Server, { answer, long: longest, check }: Timeouts): void {
  const begun = new Map<ServerResponse, number>()
  server.on('request', (_request, response: ServerResponse) => {
    begun.set(response, performance.now())
    response.on('close', () => begun.delete(response))
  })
  const timer = setInterval(() => {
    const now = performance.now()
    for (const [response, at] of begun) {
      // The map is in the order of time.
      if (at > now - answer) break
      if (!long.has(response) || at <= now - longest) response.destroy()
    }
  }, check)
  timer.unref()
  server.on('close', () => clearInterval(timer))
}
