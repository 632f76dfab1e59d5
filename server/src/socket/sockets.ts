import type { FastifyInstance } from 'fastify'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { LANGUAGES, type Language } from '@fathom/kernel'
import { TableId, writePush, type ErrorBody } from '@fathom/protocol'
import * as v from 'valibot'
import { WebSocketServer, type WebSocket } from 'ws'
import { apiError } from '../apiError.ts'
import { asApiError } from '../http/errors.ts'
import { findCaller, isForeign, stranger, type Caller } from '../http/caller.ts'
import { refuseConnection } from '../http/rawAnswer.ts'
import { HEARTBEAT, SOCKET_BACKLOG, SOCKET_INBOUND } from '../http/limits.ts'
import type { Gate } from '../http/gate.ts'
import type { Guests } from '../guests.ts'
import type { LiveSubscription } from '../host/subscribers.ts'
import type { TableHost } from '../host/tableHost.ts'
import type { Log } from '../log.ts'
import type { Blocks } from '../people/blocks.ts'
import { may } from '../people/may.ts'

const ALIVE = writePush({ type: 'alive' })
const ADDRESS = /^\/api\/tables\/([^/?]{1,100})\/socket(?:\?(.*))?$/

export interface SocketParts {
  readonly host: TableHost
  readonly guests: Guests
  readonly blocks: Blocks
  readonly log: Log
  readonly origins: readonly string[]
  readonly gate: Gate
  isClosing(): boolean
}

/** The WebSocket side: takes upgrades of `/api/tables/{id}/socket`, pushes, keeps alive. Clients have nothing to say. */
export class Sockets {
  private readonly server = new WebSocketServer({ noServer: true, maxPayload: 1024, perMessageDeflate: false })
  private readonly parts: SocketParts
  private readonly app: FastifyInstance
  private readonly alive = new WeakSet<WebSocket>()
  /** Whose pages want to be told that the server is there. */
  private readonly wantsBeat = new WeakSet<WebSocket>()
  /** What each has said since the last heartbeat, in bytes. */
  private readonly said = new WeakMap<WebSocket, number>()
  /** What each session has open. */
  private readonly ofSession = new Map<string, Set<WebSocket>>()
  private readonly heart: NodeJS.Timeout

  constructor(app: FastifyInstance, parts: SocketParts) {
    this.app = app
    this.parts = parts
    app.server.on('upgrade', (request, socket, head) => void this.upgrade(request, socket, head))
    this.heart = setInterval(() => this.beat(), HEARTBEAT)
    this.heart.unref()
    parts.guests.sessions.onEnd((ids) => ids.forEach((id) => this.endSession(id)))
  }

  /** How many are open. */
  get count(): number {
    return this.server.clients.size
  }

  /** The sessions that have one open. */
  get sessions(): string[] {
    return [...this.ofSession.keys()]
  }

  /** Says goodbye to everybody. */
  close(): void {
    clearInterval(this.heart)
    for (const socket of this.server.clients) {
      socket.send(writePush({ type: 'closing' }))
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
      const { gate } = this.parts
      const { address, host } = gate.originOf(request)
      gate.admitAddress(address)
      const asked = askedFor(request)
      if (this.parts.isClosing()) throw apiError('closing')
      if (isForeign(request.headers, host, this.parts.origins)) throw apiError('foreign-origin')
      caller = await findCaller(this.parts.guests, request.headers, this.cookies(request), asked.beside)
      // A page can't choose the headers of a WebSocket. Of a guest the language is known.
      const isKnown = caller.guest !== null && asked.beside === undefined
      if (!isKnown && asked.language !== null) caller = { ...caller, language: asked.language }
      const limited = { guest: caller.guest?.id ?? null, address }
      gate.admit(limited)
      // Refused here if there is no such table, like any other request.
      const metadata = await this.parts.host.metadata(asked.table)
      const refused = may.watch(metadata, caller.guest?.id ?? null, this.parts.blocks)
      if (refused !== null) throw apiError(refused)
      if (socket.destroyed) return
      const giveBack = gate.takeSocket(limited)
      socket.on('close', giveBack)
      this.server.handleUpgrade(request, socket, head, (connected) => {
        this.endTalkers(connected, socket, caller)
        if (caller.session !== null) this.belongTo(caller.session.id, connected)
        void this.serve(connected, asked, caller)
      })
    } catch (error) {
      const refused = asApiError(error)
      const id = refuseConnection(socket, refused, caller.language)
      if (refused.code === 'internal') this.parts.log.error({ request: id, err: error }, 'an upgrade failed')
    }
  }

  /** A session's sockets end with it, also where it has ended while its socket was being opened. */
  private belongTo(session: string, socket: WebSocket): void {
    const sockets = this.ofSession.get(session) ?? new Set()
    this.ofSession.set(session, sockets.add(socket))
    socket.on('close', () => {
      sockets.delete(socket)
      if (sockets.size === 0 && this.ofSession.get(session) === sockets) this.ofSession.delete(session)
    })
    if (this.parts.guests.sessions.hasEnded(session)) this.endSession(session)
  }

  /** Whoever is signed out hears nothing more, not even what was on its way. */
  private endSession(session: string): void {
    for (const socket of this.ofSession.get(session) ?? []) socket.terminate()
  }

  private async serve(
    socket: WebSocket,
    { table, since, pace, changes, onlookers, named, alive }: SocketRequest,
    { guest, language }: Caller,
  ): Promise<void> {
    const { host, log } = this.parts
    const subscription: LiveSubscription = {
      person: guest?.id ?? null,
      language,
      since,
      pace,
      asksOnlookers: onlookers,
      name: named ? (guest?.name ?? null) : null,
      changes,
      knows: false,
      send: (message) => push(socket, message),
      end: (why) => showOut(socket, apiError(why).body(language)),
    }
    this.alive.add(socket)
    if (alive) {
      this.wantsBeat.add(socket)
      // From now on silence means something.
      push(socket, ALIVE)
    }
    socket.on('pong', () => this.alive.add(socket))
    socket.on('error', () => socket.terminate())
    socket.on('close', () => host.subscribers.leave(subscription, table))
    try {
      await host.enter(table, subscription)
      // It may have gone while its table was being loaded.
      if (socket.readyState !== socket.OPEN) host.subscribers.leave(subscription, table)
    } catch (error) {
      const refused = asApiError(error)
      if (refused.code === 'internal') log.error({ err: error, table }, 'a socket failed')
      push(socket, writePush({ type: 'error', error: refused.body(language) }))
      socket.close(1011)
    }
  }

  /** A client sends nothing but pongs. One that sends anything else is told so and disconnected; one that floods is cut off. */
  private endTalkers(connected: WebSocket, socket: Duplex, { language }: Caller): void {
    connected.on('message', () => {
      push(connected, writePush({ type: 'error', error: apiError('push-only').body(language) }))
      connected.close(1008)
    })
    this.said.set(connected, 0)
    socket.on('data', (data: Buffer) => {
      const said = (this.said.get(connected) ?? 0) + data.length
      this.said.set(connected, said)
      if (said > SOCKET_INBOUND) connected.terminate()
    })
  }

  /** Asks every socket whether it is there, and ends those that have not answered since the last time; tells pages that the server is. */
  beat(): void {
    for (const socket of this.server.clients) {
      if (!this.alive.has(socket)) {
        socket.terminate()
        continue
      }
      this.alive.delete(socket)
      this.said.set(socket, 0)
      socket.ping()
      if (this.wantsBeat.has(socket)) push(socket, ALIVE)
    }
  }

  private cookies(request: IncomingMessage): Record<string, string | undefined> {
    return this.app.parseCookie(request.headers.cookie ?? '')
  }
}

interface SocketRequest {
  readonly table: string
  readonly since: number
  readonly pace: number | null
  readonly changes: LiveSubscription['changes']
  /** They want to be told who looks on, and may be named to others who do. */
  readonly onlookers: boolean
  readonly named: boolean
  /** They want to be told from time to time that the server is there. */
  readonly alive: boolean
  /** The chair of who is at the caller's device. */
  readonly beside: string | undefined
  /** Null: what the request's headers say. */
  readonly language: Language | null
}

/** What `changes` may be. */
const FORMS: ReadonlyMap<string, LiveSubscription['changes']> = new Map([
  ['0', null],
  ['1', 'json'],
  ['2', 'terse'],
])

/** The slowest that bots may be asked to act, in milliseconds. */
const SLOWEST = 10_000

function askedFor(request: IncomingMessage): SocketRequest {
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
  const form = FORMS.get(parameters.get('changes') ?? '0')
  const changes = form === 'terse' && parameters.get('tersest') === '1' ? 'tersest' : form
  if (changes === undefined) throw apiError('invalid', { field: 'changes', expected: [...FORMS.keys()].join(', ') })
  const language = LANGUAGES.find((each) => each === parameters.get('language')) ?? null
  if (language === null && parameters.has('language'))
    throw apiError('invalid', { field: 'language', expected: LANGUAGES.join(', ') })
  const [onlookers, named, alive] = ['onlookers', 'named', 'alive'].map((name) => parameters.get(name) === '1') as [boolean, boolean, boolean] // prettier-ignore
  const beside = parameters.get('beside') ?? undefined
  return {
    table,
    beside,
    onlookers,
    named,
    alive,
    since: Number(since),
    pace: pace === null ? null : Number(pace),
    changes,
    language,
  }
}

function showOut(socket: WebSocket, error: ErrorBody): void {
  push(socket, writePush({ type: 'error', error }))
  socket.close(1008)
}

function push(socket: WebSocket, message: string): void {
  if (socket.readyState !== socket.OPEN) return
  // Too slow to follow: it is disconnected, and comes back with "since".
  if (socket.bufferedAmount > SOCKET_BACKLOG) socket.terminate()
  else socket.send(message)
}
