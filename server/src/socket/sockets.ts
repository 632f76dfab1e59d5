import type { FastifyInstance } from 'fastify'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { STATUS_CODES } from 'node:http'
import { TableId } from '@fathom/protocol'
import * as v from 'valibot'
import { WebSocketServer, type WebSocket } from 'ws'
import { apiError, type ApiError } from '../apiError.ts'
import { asApiError } from '../http/errors.ts'
import { findCaller, isForeign, stranger, type Caller } from '../http/caller.ts'
import { HEARTBEAT, SOCKET_BACKLOG, SOCKETS } from '../http/limits.ts'
import type { Guests } from '../guests.ts'
import type { Listener } from '../host/audience.ts'
import type { TableHost } from '../host/tableHost.ts'
import type { Log } from '../log.ts'

const ADDRESS = /^\/api\/tables\/([^/?]{1,100})\/socket(?:\?(.*))?$/

export interface SocketParts {
  readonly host: TableHost
  readonly guests: Guests
  readonly log: Log
  readonly origins: readonly string[]
  /** Scales how many sockets one may have open; 0: any number. */
  readonly rateLimit: number
  isClosing(): boolean
}

/** The WebSocket side: takes upgrades of `/api/tables/{id}/socket`, pushes, keeps alive. Clients have nothing to say. */
export class Sockets {
  private readonly server = new WebSocketServer({ noServer: true, maxPayload: 1024, perMessageDeflate: false })
  private readonly parts: SocketParts
  private readonly app: FastifyInstance
  private readonly open = new Map<string, number>()
  private readonly alive = new WeakSet<WebSocket>()
  private readonly heart: NodeJS.Timeout

  constructor(app: FastifyInstance, parts: SocketParts) {
    this.app = app
    this.parts = parts
    app.server.on('upgrade', (request, socket, head) => void this.upgrade(request, socket, head))
    this.heart = setInterval(() => this.beat(), HEARTBEAT)
    this.heart.unref()
  }

  /** Says goodbye to everybody. */
  close(): void {
    clearInterval(this.heart)
    for (const socket of this.server.clients) {
      socket.send('{"type":"closing"}')
      socket.close(1001)
    }
  }

  /** Ends what has not closed by itself. */
  terminate(): void {
    for (const socket of this.server.clients) socket.terminate()
  }

  private async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => socket.destroy())
    let caller = stranger(request.headers)
    try {
      const asked = askedFor(request)
      if (this.parts.isClosing()) throw apiError('closing')
      if (isForeign(request.headers, request.headers.host ?? '', this.parts.origins)) throw apiError('foreign-origin')
      caller = await findCaller(this.parts.guests, request.headers, this.cookies(request))
      // Refused here if there is no such table, as any other request would be.
      await this.parts.host.digest(asked.table)
      const who = caller.guest?.id ?? request.socket.remoteAddress ?? ''
      const limit = this.parts.rateLimit === 0 ? Infinity : Math.ceil(SOCKETS * this.parts.rateLimit)
      if ((this.open.get(who) ?? 0) >= limit) throw apiError('too-many-sockets')
      this.server.handleUpgrade(request, socket, head, (connected) => {
        this.count(who, 1)
        connected.on('close', () => this.count(who, -1))
        void this.serve(connected, asked, caller)
      })
    } catch (error) {
      refuseUpgrade(socket, asApiError(error), caller)
    }
  }

  private async serve(
    socket: WebSocket,
    { table, since, pace, changes }: Asked,
    { guest, language }: Caller,
  ): Promise<void> {
    const { host, log } = this.parts
    const listener: Listener = {
      person: guest?.id ?? null,
      language,
      since,
      pace,
      changes,
      knows: false,
      send: (message) => push(socket, message),
    }
    this.alive.add(socket)
    socket.on('pong', () => this.alive.add(socket))
    socket.on('error', () => socket.terminate())
    socket.on('close', () => host.audience.leave(listener, table))
    try {
      await host.enter(table, listener)
      // It may have gone while its table was being loaded.
      if (socket.readyState !== socket.OPEN) host.audience.leave(listener, table)
    } catch (error) {
      const refused = asApiError(error)
      if (refused.code === 'internal') log.error({ err: error, table }, 'a socket failed')
      push(socket, JSON.stringify({ type: 'error', error: refused.body(language) }))
      socket.close(1011)
    }
  }

  private count(who: string, by: number): void {
    const now = (this.open.get(who) ?? 0) + by
    if (now > 0) this.open.set(who, now)
    else this.open.delete(who)
  }

  /** Asks every socket whether it is there, and ends those that have not answered since the last time. */
  beat(): void {
    for (const socket of this.server.clients) {
      if (!this.alive.has(socket)) {
        socket.terminate()
        continue
      }
      this.alive.delete(socket)
      socket.ping()
    }
  }

  private cookies(request: IncomingMessage): Record<string, string | undefined> {
    return this.app.parseCookie(request.headers.cookie ?? '')
  }
}

interface Asked {
  readonly table: string
  readonly since: number
  readonly pace: number | null
  readonly changes: boolean
}

/** The slowest that bots may be asked to act, in milliseconds. */
const SLOWEST = 10_000

function askedFor(request: IncomingMessage): Asked {
  const [, table = '', query = ''] = ADDRESS.exec(request.url ?? '') ?? []
  if (table === '') throw apiError('no-such-route')
  if (!v.safeParse(TableId, table).success) throw apiError('no-such-table', { table: table.slice(0, 40) })
  const parameters = new URLSearchParams(query)
  const since = parameters.get('since') ?? '0'
  if (!/^\d{1,15}$/.test(since)) throw apiError('invalid', { field: 'since', expected: 'a whole number' })
  const pace = parameters.get('pace')
  if (pace !== null && (!/^\d{1,5}$/.test(pace) || Number(pace) > SLOWEST)) {
    throw apiError('invalid', { field: 'pace', expected: `a whole number up to ${SLOWEST}` })
  }
  const changes = parameters.get('changes') ?? '0'
  if (!/^[01]$/.test(changes)) throw apiError('invalid', { field: 'changes', expected: '0 or 1' })
  return { table, since: Number(since), pace: pace === null ? null : Number(pace), changes: changes === '1' }
}

function push(socket: WebSocket, message: string): void {
  if (socket.readyState !== socket.OPEN) return
  // Too slow to follow: it is let go, and comes back with "since".
  if (socket.bufferedAmount > SOCKET_BACKLOG) socket.terminate()
  else socket.send(message)
}

function refuseUpgrade(socket: Duplex, refused: ApiError, { language }: Caller): void {
  const body = JSON.stringify(refused.body(language))
  const head = [
    `HTTP/1.1 ${refused.status} ${STATUS_CODES[refused.status] ?? ''}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}
