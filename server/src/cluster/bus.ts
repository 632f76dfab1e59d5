import type { Log } from '../log.ts'
import { Arrivals } from './arrivals.ts'
import { parseEnvelope, stateOf, type Envelope, type Message } from './messages.ts'

/** A connection that carries texts to all who listen, whoever sent them too. */
export interface Line {
  send(text: string): Promise<void>
  close(): Promise<void>
}

/** Opens a line. @param broken called when it is of no use any more */
export type OpenLine = (heard: (text: string) => void, broken: () => void) => Promise<Line>

/** So often a process says that it lives, in milliseconds. */
const BEAT = 1000
/** Of whom nothing was heard for so long is gone, or the line is broken, in milliseconds. */
const SILENCE = 5000
/** How long it waits before it opens the line again, in milliseconds. */
const PAUSE = 500
/** PostgreSQL takes 8,000 bytes at once, the seal among them. */
const LARGEST = 7500

/** Of so many who are gone it is known what they have said. */
const MOST_PAST = 100

/** Tells other processes, and hears them. While the line is broken nothing is told: when it is there, `onResync` says so here and a `resync` to the others, so that all look at everything anew. */
export class Bus {
  private readonly self: string
  private readonly open: OpenLine
  private readonly log: Pick<Log, 'warn' | 'info'>
  private readonly beat: NodeJS.Timeout
  private line: Line | null = null
  private isOpening = false
  private isClosed = false
  /** When an own message came back last: a line may be broken and nobody notices. */
  private heardSelf = performance.now()
  /** When others were heard last, and what has come of what they said. */
  private readonly others = new Map<string, { heardAt: number; readonly arrivals: Arrivals }>()
  /** What has come of those who are gone: what is repeated of it must not bring them back. */
  private readonly past = new Map<string, Arrivals>()
  /** How many texts were sent. */
  private sent = 0
  private waiting: Message[] = []
  private sending: Promise<void> = Promise.resolve()

  onMessage: (message: Message, from: string) => void = () => {}
  /** Called when others can be heard, with for how many milliseconds they could not. */
  onResync: (ms: number) => void = () => {}
  /** Called with a process that was not known. */
  onNew: (from: string) => void = () => {}
  /** Called with a process that has ended, or can't be heard any more. */
  onGone: (from: string) => void = () => {}

  /** @param self the name of this process */
  constructor(self: string, open: OpenLine, log: Pick<Log, 'warn' | 'info'>) {
    this.self = self
    this.open = open
    this.log = log
    this.beat = setInterval(() => this.tick(), BEAT)
    this.beat.unref()
    void this.connect()
  }

  /** The others are heard, as far as is known. */
  get isWell(): boolean {
    return this.line !== null
  }

  /** Tells the other processes. Never rejects. */
  publish(message: Message): void {
    if (this.line === null) return
    this.waiting.push(message)
    if (this.waiting.length === 1) setImmediate(() => void this.flush())
  }

  async close(): Promise<void> {
    this.isClosed = true
    clearInterval(this.beat)
    this.waiting.push({ kind: 'bye' })
    await this.flush()
    await this.line?.close().catch(() => {})
    this.line = null
  }

  private async connect(): Promise<void> {
    if (this.isClosed || this.isOpening || this.line !== null) return
    this.isOpening = true
    try {
      let made: Line | null = null
      made = await this.open(
        (text) => this.hear(text),
        () => this.drop(made),
      )
      this.line = made
      const ms = Math.ceil(performance.now() - this.heardSelf)
      this.heardSelf = performance.now()
      this.log.info({}, 'the bus is there')
      // Each side may have missed what the other said.
      this.publish({ kind: 'resync', ms })
      this.onResync(ms)
    } catch (error) {
      this.log.warn({ err: error }, 'the bus can’t be reached: what other processes write is found by asking')
    } finally {
      this.isOpening = false
    }
  }

  private drop(line: Line | null): void {
    if (line === null || this.line !== line) return
    this.line = null
    void line.close().catch(() => {})
    if (this.isClosed) return
    this.log.warn({}, 'the bus was lost: what other processes write is found by asking')
    setTimeout(() => void this.connect(), PAUSE).unref()
  }

  private tick(): void {
    const now = performance.now()
    for (const [from, { heardAt }] of this.others) if (now - heardAt > SILENCE) this.forget(from)
    if (this.line === null) return void this.connect()
    if (now - this.heardSelf > SILENCE) return this.drop(this.line)
    this.publish({ kind: 'alive' })
  }

  /** One text after the other. Never rejects. */
  private flush(): Promise<void> {
    this.sending = this.sending.then(() => this.sendWaiting())
    return this.sending
  }

  private async sendWaiting(): Promise<void> {
    const { line } = this
    const messages = this.waiting
    this.waiting = []
    if (line === null || messages.length === 0) return
    try {
      for (const text of textsOf(this.self, messages, () => ++this.sent)) await line.send(text)
    } catch {
      this.drop(line)
    }
  }

  private hear(text: string): void {
    const envelope = parseEnvelope(text)
    if (envelope === null) return
    if (envelope.from === this.self) {
      this.heardSelf = performance.now()
      return
    }
    const { from, n } = envelope
    const known = this.others.get(from)
    const arrivals = known?.arrivals ?? this.past.get(from) ?? new Arrivals()
    if (n !== undefined && !arrivals.isNew(n)) return
    this.others.set(from, { heardAt: performance.now(), arrivals })
    if (known === undefined) this.onNew(from)
    for (const message of envelope.messages) {
      const state = stateOf(message)
      if (n !== undefined && state !== null && !arrivals.isLatest(n, state)) continue
      if (message.kind === 'bye') this.forget(envelope.from)
      else this.onMessage(message, envelope.from)
    }
  }

  private forget(from: string): void {
    const known = this.others.get(from)
    if (known === undefined) return
    this.others.delete(from)
    this.past.set(from, known.arrivals)
    const [oldest] = this.past.keys()
    if (oldest !== undefined && this.past.size > MOST_PAST) this.past.delete(oldest)
    this.onGone(from)
  }
}

/** As few texts as hold the messages. Instead of what is too large by itself the others are told to look at everything. */
function textsOf(from: string, messages: readonly Message[], next: () => number): string[] {
  if (Buffer.byteLength(JSON.stringify(messages)) <= LARGEST)
    return [JSON.stringify({ from, n: next(), messages } satisfies Envelope)]
  if (messages.length === 1) return textsOf(from, [{ kind: 'resync', ms: 0 }], next)
  const half = messages.length >> 1
  return [...textsOf(from, messages.slice(0, half), next), ...textsOf(from, messages.slice(half), next)]
}
