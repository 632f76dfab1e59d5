import { ApiError } from '../apiError.ts'
import type { Guests } from '../guests.ts'
import type { AutoPasser } from '../host/autoPasser.ts'
import type { BotPlayers } from '../host/botPlayers.ts'
import type { Engines } from '../host/engines.ts'
import type { Plans } from '../host/plans.ts'
import type { TableHost } from '../host/tableHost.ts'
import type { Log } from '../log.ts'
import type { Blocks } from '../people/blocks.ts'
import type { Moderation } from '../people/moderation.ts'
import type { SqlStore } from '../store/sqlite.ts'
import type { Talk } from '../talk/talk.ts'
import type { Bus } from './bus.ts'
import { Leases } from './leases.ts'
import type { Message } from './messages.ts'
import { serverNow } from '../serverTime.ts'

export interface ClusterParts {
  readonly bus: Bus
  readonly store: SqlStore
  readonly host: TableHost
  readonly engines: Pick<Engines, 'forgetTables'>
  readonly bots: BotPlayers
  readonly guests: Guests
  readonly blocks: Blocks
  readonly passer: AutoPasser
  readonly plans: Plans
  readonly talk: Talk
  readonly moderation: Moderation
  /** The sessions that have a socket open here. */
  readonly sessionsHere: () => readonly string[]
  readonly log: Log
}

/** So often it is looked whether anything was written elsewhere that the bus did not tell, in milliseconds. */
const POLL = 2000

/**
 * One of several processes on one database. What another one changes reaches what is remembered here by the bus; while that is lost, all is asked anew
 * every two seconds, so that it comes later and never wrong: what is decided and read goes by the journal in any case.
 */
export class Cluster {
  readonly leases: Leases
  private readonly parts: ClusterParts
  private readonly timer: NodeJS.Timeout
  private polling: Promise<void> | null = null
  private lostAt = serverNow()
  private isClosed = false

  constructor(parts: ClusterParts) {
    this.parts = parts
    const { store, host, bots, log } = parts
    const wake = (table: string) =>
      void host.wake(table).catch((error: unknown) => {
        // While the program is being updated: a newer process plays it when this one has gone.
        const isUpdating = error instanceof ApiError && error.code === 'newer-rules'
        if (!isUpdating) this.complain(error, 'a table could not be taken over')
      })
    this.leases = new Leases({
      store,
      log,
      onAdopted: wake,
      onStanding: (table) => (bots.areAt(table) ? bots.tryAgain(table) : wake(table)),
      onBuried: () => void this.inherit(),
    })
    this.tell()
    this.listen()
    this.timer = setInterval(() => void this.poll(), POLL)
    this.timer.unref()
  }

  /** Whether the other processes are heard. */
  get bus(): 'well' | 'lost' {
    return this.parts.bus.isWell ? 'well' : 'lost'
  }

  /** Others do from now on what this process did for all. */
  handOver(): Promise<void> {
    return this.leases.close()
  }

  async close(): Promise<void> {
    this.isClosed = true
    clearInterval(this.timer)
    await this.leases.close()
    await this.polling
    await this.parts.bus.close()
  }

  /** What changes here is told. */
  private tell(): void {
    const { bus, host, guests, blocks, passer, plans, talk, moderation, log } = this.parts
    host.onPollTrouble = (table, err) => log.error({ table, err }, 'what others wrote to a table could not be taken in')
    host.onWritten = (table, n) => bus.publish({ kind: 'table', table, n })
    host.subscribers.onRoom = (table) => this.tellRoom(table, false)
    guests.onChanged = (person) => bus.publish({ kind: 'person-changed', person })
    guests.sessions.onEndedHere = (ids) => bus.publish({ kind: 'sessions-ended', ids })
    blocks.onChanged = () => bus.publish({ kind: 'blocks-changed' })
    passer.onSet = (person, isWished) => bus.publish({ kind: 'passer', person, isWished })
    plans.onAtOnce = (table, person, isAtOnce) => bus.publish({ kind: 'plan', table, person, isAtOnce })
    moderation.onStanding = (person) => bus.publish({ kind: 'standing', person })
    talk.onLine = (table, room, n) => bus.publish({ kind: 'talk', table, room, n })
  }

  private listen(): void {
    const { bus, host } = this.parts
    bus.onMessage = (message, from) => {
      this.heed(message, from).catch((error: unknown) => this.complain(error, 'what another process said was lost'))
    }
    bus.onGone = (from) => host.subscribers.dropElsewhere(from)
    bus.onResync = (ms) => void this.forgetAll().then(() => this.lookAnew(ms))
    // It does not know yet who is here.
    bus.onNew = () => host.subscribers.tablesHere().forEach((table) => this.tellRoom(table, false))
  }

  private async heed(message: Message, from: string): Promise<void> {
    const { host, bots, guests, blocks, passer, plans, talk, moderation } = this.parts
    switch (message.kind) {
      case 'table': {
        const { table, n } = message
        if (n === null) await host.readAnew(table)
        else if (host.subscribers.of(table).length > 0 || bots.areAt(table)) await host.catchUp(table)
        return
      }
      case 'room':
        host.subscribers.setElsewhere(message.table, from, message.room)
        if (message.asks && host.subscribers.of(message.table).length > 0) this.tellRoom(message.table, false)
        return
      case 'talk':
        return talk.pass(message.table, message.room, message.n)
      case 'sessions-ended':
        return guests.sessions.forget(message.ids)
      case 'person-changed':
        return guests.refresh(message.person)
      case 'blocks-changed':
        return blocks.refresh()
      case 'passer':
        return passer.note(message.person, message.isWished)
      case 'plan':
        return plans.note(message.table, message.person, message.isAtOnce)
      case 'standing':
        return moderation.tellHere(message.person)
      case 'resync':
        return this.lookAnew(message.ms)
      case 'alive':
      case 'bye':
    }
  }

  private tellRoom(table: string, asks: boolean): void {
    const { bus, host } = this.parts
    bus.publish({ kind: 'room', table, room: host.subscribers.roomHere(table), asks })
  }

  /** Nothing was heard for a while: what is loaded need not be so any more. */
  private async forgetAll(): Promise<void> {
    const { host, engines } = this.parts
    await engines.forgetTables().catch((error: unknown) => this.complain(error, 'tables could not be read anew'))
    host.forgetTold()
  }

  /** The bus was lost for a while, here or elsewhere. @param ms what was said within them may be missing */
  private async lookAnew(ms: number): Promise<void> {
    for (const table of this.parts.host.subscribers.tablesHere()) this.tellRoom(table, true)
    this.lostAt = Math.min(this.lostAt, serverNow() - ms)
    // What is being asked now may have been asked too soon.
    await this.polling
    await this.poll(true)
  }

  private poll(isLost = !this.parts.bus.isWell): Promise<void> {
    this.polling ??= this.pollNow(isLost).finally(() => (this.polling = null))
    return this.polling
  }

  /** People first: whose session has ended must not wait for tables. */
  private async pollNow(isLost: boolean): Promise<void> {
    if (isLost) await this.pollPeople()
    else this.lostAt = serverNow()
    await this.parts.host.poll().catch((error: unknown) => this.complain(error, 'tables could not be looked at'))
  }

  private async pollPeople(): Promise<void> {
    const { host, guests, blocks, passer, plans, talk, store, sessionsHere } = this.parts
    try {
      guests.refresh(null)
      guests.sessions.refresh()
      guests.sessions.forget(await store.people.endedSessions(sessionsHere()))
      await Promise.all([blocks.refresh(), passer.catchUp(), plans.catchUp()])
      await talk.passMissed(host.subscribers.tablesHere(), this.lostAt - POLL)
    } catch (error) {
      this.complain(error, 'what other processes wrote could not be looked at')
    }
  }

  /** A process is gone: turns that it was about to take for somebody are taken here. */
  private async inherit(): Promise<void> {
    const { passer, plans } = this.parts
    await passer.start().catch((error: unknown) => this.complain(error, 'turns could not be looked at'))
    await plans.start()
  }

  private complain(error: unknown, words: string): void {
    if (!this.isClosed) this.parts.log.error({ err: error }, words)
  }
}
