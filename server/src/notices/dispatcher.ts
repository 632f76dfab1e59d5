import type { Language } from '@fathom/kernel'
import type { NoticeFailure } from '@fathom/protocol'
import type { Log } from '../log.ts'
import type { Channel, DueMessage, DueNotice, NoticeStore, Settled, Trouble } from '../store/noticeStore.ts'
import { messageOf, type Message } from './message.ts'
import { NotSent } from './post.ts'
import { nextTime, quietUntil } from './timesOfDay.ts'
import { serverNow } from '../serverTime.ts'

/** How many notices are taken at once. */
const BATCH = 100
/** How many messages are on their way at once, at most. */
const MOST_SENDING = 500
/** For so long nobody else takes what was taken, in milliseconds: longer than any receiver may take. */
const LEASE = 60_000
/** It looks at least so often, in milliseconds; where several processes write, for what one of them that was killed has left. */
const LONGEST = 60_000
const LONGEST_SHARED = 5000
/** After something went wrong with the store, or where a channel is busy, it looks again so much later, in milliseconds. */
const AGAIN = 5000
/** The pause after the first failure, in milliseconds; each further one is twice as long, up to the longest. */
const FIRST_PAUSE = 30_000
const LONGEST_PAUSE = 3600_000
const DAY = 24 * 3600_000
/** Nobody is told more often of new open tables, in milliseconds. */
const OPEN_PAUSE = 3600_000
/** For so long it is kept what became of a notice, in milliseconds. */
const KEPT = 7 * DAY

export interface DispatcherParts {
  readonly store: NoticeStore
  /** Sends a message by a channel. @throws NotSent */
  readonly send: (channel: Channel, message: Message, language: Language) => Promise<void>
  /** A person's page is open at a table. */
  readonly isPresent: (table: string, person: string) => boolean
  /** What a game is called. */
  readonly nameOf: (game: string, language: Language) => Promise<string>
  readonly log: Log
  /** Other processes send, too. */
  readonly isShared?: boolean
}

/**
 * Sends what is in the outbox: what falls due together for one channel in one message. What nobody needs to be told any more is dropped, what can't
 * be sent is tried again with growing pauses for a day. One timer serves everybody.
 */
export class Dispatcher {
  private readonly parts: DispatcherParts
  private timer: ReturnType<typeof setTimeout> | null = null
  private ringsAt = Infinity
  private taking: Promise<unknown> = Promise.resolve()
  /** By channel: what is on its way there. */
  private readonly sending = new Map<string, Promise<void>>()
  private isClosed = false

  constructor(parts: DispatcherParts) {
    this.parts = parts
  }

  /** Begins: what a server that has ended left goes out. Never rejects. */
  async start(): Promise<void> {
    await this.parts.store
      .resumeOutbox(serverNow() - KEPT, this.parts.isShared !== true)
      .catch((error: unknown) => this.complain(error))
    await this.sweep()
  }

  /** Something falls due then. */
  heed(due: number): void {
    this.ringAt(due)
  }

  /** Sends what is due by now, then waits for the next. Resolves when all that it has taken is settled. Never rejects. */
  async sweep(): Promise<void> {
    const taken = this.taking.then(() => this.takeAll())
    this.taking = taken
    await Promise.all(await taken)
  }

  /** Resolves when nothing is being sent any more. */
  async close(): Promise<void> {
    this.isClosed = true
    if (this.timer !== null) clearTimeout(this.timer)
    await this.taking
    await Promise.all(this.sending.values())
  }

  private ringAt(due: number): void {
    if (this.isClosed || due >= this.ringsAt) return
    if (this.timer !== null) clearTimeout(this.timer)
    this.ringsAt = due
    this.timer = setTimeout(
      () => {
        this.ringsAt = Infinity
        void this.sweep()
      },
      Math.max(due - serverNow(), 0),
    )
    this.timer.unref()
  }

  /** Takes what is due and begins to send it: whoever answers slowly holds nobody else up. */
  private async takeAll(): Promise<Promise<void>[]> {
    const { store } = this.parts
    const begun: Promise<void>[] = []
    const longest = () => serverNow() + (this.parts.isShared === true ? LONGEST_SHARED : LONGEST)
    try {
      while (!this.isClosed) {
        if (this.sending.size > MOST_SENDING - BATCH) await Promise.race(this.sending.values())
        const due = await store.takeDue(serverNow(), serverNow() + LEASE, BATCH)
        if (due.length === 0) break
        begun.push(...due.map((message) => this.begin(message)))
      }
      const next = await store.nextNotice(serverNow())
      this.ringAt(Math.min(next ?? Infinity, longest()))
    } catch (error) {
      this.failed(error)
    }
    return begun
  }

  /** One message to a channel after the other: a slow one has its own notices wait, and takes one place only. */
  private begin(message: DueMessage): Promise<void> {
    const { id } = message.channel
    const isBusy = this.sending.has(id)
    const sent = (isBusy ? this.postpone(message) : this.deliver(message)).catch((error: unknown) => this.failed(error))
    if (isBusy) return sent
    const ended = sent.finally(() => this.sending.delete(id))
    this.sending.set(id, ended)
    return ended
  }

  private async postpone({ channel, notices }: DueMessage): Promise<void> {
    const due = serverNow() + AGAIN
    const later = notices.map(({ id, isHeld }) => ({ id, outcome: 'later', due, isHeld }) as const)
    await this.parts.store.settle(channel.id, later, null, null)
    this.ringAt(due)
  }

  /** The store could not be asked or told. */
  private failed(error: unknown): void {
    this.complain(error)
    this.ringAt(serverNow() + AGAIN)
  }

  private async deliver({ channel, language, settings, toldOpen, notices }: DueMessage): Promise<void> {
    const now = serverNow()
    const settled: Settled[] = []
    const told: DueNotice[] = []
    for (const notice of notices) {
      const other = openLater(notice, toldOpen, now) ?? this.otherwise(notice, channel, settings, now)
      if (other === null) told.push(notice)
      else settled.push(other)
    }
    let state: Pick<Channel, 'state' | 'trouble'> | null = null
    let isToldOpen = false
    if (told.length > 0) {
      const names = new Map<string, string>()
      for (const { listed } of told) names.set(listed.game, await this.parts.nameOf(listed.game, language))
      const message = messageOf(told, language, channel.site, (game) => names.get(game) ?? game)
      const failure = await this.failureOf(channel, message, language)
      settled.push(...told.map((notice) => settledAs(notice, failure, now)))
      isToldOpen = failure === null && told.some(({ kind }) => kind === 'opened')
      if (failure !== null || channel.trouble !== null) state = stateAfter(failure, settled, now)
    }
    await this.parts.store.settle(channel.id, settled, state, isToldOpen ? now : null)
    for (const one of settled) if ('due' in one) this.ringAt(one.due)
  }

  /** What becomes of a notice that is not to be sent now; null: it is. */
  private otherwise(
    { id, table, isStale, isHeld }: DueNotice,
    { person, state, daily }: Channel,
    { muted, quiet, timeZone }: DueMessage['settings'],
    now: number,
  ): Settled | null {
    if (isStale || state !== 'active' || muted.includes(table)) return { id, outcome: 'stale' }
    if (this.parts.isPresent(table, person)) return { id, outcome: 'seen' }
    if (daily !== null && !isHeld) return { id, outcome: 'later', due: nextTime(now, daily, timeZone), isHeld: true }
    // Whoever wants one message a day has said when.
    const until = quiet === null || daily !== null ? null : quietUntil(now, quiet, timeZone)
    return until === null ? null : { id, outcome: 'later', due: until, isHeld: true }
  }

  private async failureOf(channel: Channel, message: Message, language: Language): Promise<NoticeFailure | null> {
    try {
      await this.parts.send(channel, message, language)
      return null
    } catch (error) {
      if (error instanceof NotSent) return error.why
      this.complain(error)
      return 'unreachable'
    }
  }

  private complain(error: unknown): void {
    if (!this.isClosed) this.parts.log.error({ err: error }, 'notices could not be sent')
  }
}

/** What becomes of a notice of a new open table that is not for now: they come together, once an hour; nobody wants it any more. */
function openLater({ id, kind, isStale, isHeld }: DueNotice, toldOpen: number | null, now: number): Settled | null {
  if (kind !== 'opened' || isStale) return null
  if (toldOpen === null) return { id, outcome: 'stale' }
  return now < toldOpen + OPEN_PAUSE ? { id, outcome: 'later', due: toldOpen + OPEN_PAUSE, isHeld } : null
}

function settledAs({ id, attempts, triedAt }: DueNotice, failure: NoticeFailure | null, now: number): Settled {
  if (failure === null) return { id, outcome: 'sent' }
  const since = triedAt ?? now
  if (failure === 'gone' || now - since >= DAY) return { id, outcome: 'failed' }
  const pause = Math.min(FIRST_PAUSE * 2 ** attempts, LONGEST_PAUSE)
  return { id, outcome: 'again', due: now + pause, triedAt: since }
}

/** What the channel's owner reads of it. */
function stateAfter(
  failure: NoticeFailure | null,
  settled: readonly Settled[],
  now: number,
): Pick<Channel, 'state' | 'trouble'> {
  if (failure === null) return { state: 'active', trouble: null }
  const trouble: Trouble = { why: failure, at: now, final: settled.some(({ outcome }) => outcome === 'failed') }
  return { state: failure === 'gone' ? 'gone' : 'active', trouble }
}
