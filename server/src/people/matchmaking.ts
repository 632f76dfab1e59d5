import { newTable, type GameLibrary, type TableMetadata } from '@fathom/engine'
import type { Seat } from '@fathom/kernel'
import type { NewTicket, TicketPace, TicketReading, TimeControl } from '@fathom/protocol'
import { randomInt } from 'node:crypto'
import type * as v from 'valibot'
import { apiError, ApiError, refusedBy } from '../apiError.ts'
import { newSeed, type Guests } from '../guests.ts'
import type { TableHost } from '../host/tableHost.ts'
import { personOf } from './sitting.ts'
import { newId } from '../ids.ts'
import type { Log } from '../log.ts'
import type { Rests } from '../notices/rests.ts'
import type { Quotas } from '../quotas.ts'
import type { Store, StoredGuest } from '../store/store.ts'
import type { StoredTicket } from '../store/tickets.ts'
import type { Blocks } from './blocks.ts'
import type { RestraintsOf } from './restraints.ts'
import { matchesOf, reachAfter } from './matching.ts'
import { serverNow } from '../serverTime.ts'

const SECOND = 1000
const HOUR = 3600 * SECOND
/** It looks so often, in milliseconds, as who waits becomes less choosy. */
const PERIOD = 10 * SECOND
/** So many tickets are looked at, the oldest first. */
const MOST = 1000
/** A live ticket ends when its person's page has not asked for so long: a page behind others may do so once a minute. */
const LIVE_LIFE = 100 * SECOND
const TURNS_LIFE = 7 * 24 * HOUR
/** Whoever is not seated by then was to be by a server that went away. */
const SEATING_LIFE = 30 * SECOND
/** So long a page is told what was found. */
const FOUND_LIFE = 600 * SECOND
/** A page asks every few seconds; that it did is written so often. */
const SEEN_PERIOD = 15 * SECOND
/** How long people have to come to their table by themselves before they are told. */
const GRACE: Readonly<Record<TicketPace, number>> = { live: 20 * SECOND, turns: 120 * SECOND }

/** What the lobby calls "live" and "by turns". */
const CLOCKS: Readonly<Record<TicketPace, TimeControl>> = {
  live: { bank: 300, increment: 30, cap: 3600, timeOut: 'bot' },
  turns: { bank: 24 * 3600, increment: 4 * 3600, cap: 72 * 3600, timeOut: 'bot' },
}

/** Somebody who asks, and from where. */
interface Asking {
  readonly guest: StoredGuest
  readonly address: string
}

/** What somebody wants to play. */
type Wish = Pick<StoredTicket, 'game' | 'pace' | 'mode' | 'seats'>

export interface MatchmakingParts {
  readonly store: Pick<Store, 'company' | 'results' | 'own'>
  readonly host: Pick<TableHost, 'create' | 'execute' | 'metadata'>
  readonly guests: Pick<Guests, 'byId'>
  readonly library: GameLibrary
  readonly blocks: Pick<Blocks, 'between' | 'apartFrom'>
  readonly quotas: Pick<Quotas, 'withRoom'>
  readonly rests: Pick<Rests, 'of'>
  readonly restraints: Pick<RestraintsOf, 'mustSit'>
  readonly log: Log
}

/** Finds people others to play with, who want the same and are about as strong. Tickets are stored: a server that was off looks on. */
export class Matchmaking {
  private readonly parts: MatchmakingParts
  private timer: ReturnType<typeof setInterval> | null = null
  private sweeping: Promise<void> | null = null
  /** Somebody has come since this sweep began. */
  private isDue = false
  /** Nobody's page could ask before: nobody's search ends because of that, but they find nobody before they are back. */
  private startedAt = Infinity
  private isClosed = false

  constructor(parts: MatchmakingParts) {
    this.parts = parts
  }

  start(): void {
    if (this.isClosed) return
    this.startedAt = serverNow()
    this.timer = setInterval(() => void this.sweep(), PERIOD)
    this.timer.unref()
    void this.sweep()
  }

  async close(): Promise<void> {
    this.isClosed = true
    if (this.timer !== null) clearInterval(this.timer)
    await this.sweeping
  }

  /** Whom somebody looks for. It shows that they are there. */
  async read({ id }: StoredGuest): Promise<TicketReading> {
    const { company } = this.parts.store
    const ticket = await company.ticketOf(id)
    const now = serverNow()
    if (ticket !== null && ticket.table === null && now - ticket.seenAt >= SEEN_PERIOD)
      await company.seeTicket(ticket.id, now)
    return { ticket: ticketReading(ticket, now) }
  }

  /** Looks for others, in place of what was looked for before; whoever plays with those found before is told of that table. @throws ApiError `unknown-game`, `bad-seat-count`, `too-many-running-tables` */
  async seek({ guest, address }: Asking, wish: v.InferOutput<typeof NewTicket>): Promise<TicketReading> {
    const { store, quotas, restraints } = this.parts
    await restraints.mustSit(guest.id)
    const mode = await this.modeOf(wish)
    await this.tableFor(guest, { ...wish, mode })
    await quotas.withRoom({ guest: guest.id, address }, 'running', async (origin) => {
      const { elo, isProvisional } = await store.results.ratingOf(guest.id, wish.game)
      const { game, pace, seats } = wish
      const ticket = { id: newId(), person: guest.id, game, pace, mode, seats, since: serverNow(), origin }
      await store.company.saveTicket({ ...ticket, elo: isProvisional ? null : Math.round(elo) })
    })
    await this.sweep()
    return this.read(guest)
  }

  /** @param table forget the search that found it; null: the one that waits */
  async withdraw(guest: StoredGuest, table: string | null): Promise<TicketReading> {
    await this.parts.store.company.dropTicket(guest.id, table)
    return this.read(guest)
  }

  /** Seats everybody who fits together by now. Never rejects. */
  sweep(): Promise<void> {
    this.isDue = true
    this.sweeping ??= this.sweepAll().finally(() => (this.sweeping = null))
    return this.sweeping
  }

  private async sweepAll(): Promise<void> {
    const { store, blocks, log } = this.parts
    try {
      while (this.isDue && !this.isClosed) {
        this.isDue = false
        const now = serverNow()
        const hasBeenUp = now - this.startedAt >= LIVE_LIFE
        const live = hasBeenUp ? now - LIVE_LIFE : 0
        await this.releaseUnseated(now)
        await store.company.endTickets({ live, turns: now - TURNS_LIFE, found: now - FOUND_LIFE })
        const waiting = await store.company.waitingTickets(MOST)
        const there = waiting.filter(({ pace, seenAt }) => pace === 'turns' || now - seenAt < LIVE_LIFE)
        for (const table of matchesOf(there, now, (one, other) => blocks.between(one, other)))
          if (!this.isClosed) await this.seat(table)
      }
    } catch (error) {
      if (!this.isClosed) log.error({ err: error }, 'those who look for others could not be looked at')
    }
  }

  /** Makes a table of people, unless one of them has just thought better of it. */
  private async seat(people: readonly StoredTicket[]): Promise<void> {
    const { store, log } = this.parts
    const table = newId()
    const ids = people.map(({ id }) => id)
    if (!(await store.company.claimTickets(ids, table, serverNow()))) return
    try {
      await this.makeTable(table, people)
    } catch (error) {
      log.error({ table, err: error }, 'a table could not be made for those who look for others')
      await this.giveUp(table)
    }
  }

  /** Before their tickets end: who was to sit at a table that a server could not fill waits on. */
  private async releaseUnseated(now: number): Promise<void> {
    const { store, log } = this.parts
    for (const table of await store.company.unseatedTables(now - SEATING_LIFE)) {
      const note = (error: unknown) =>
        log.error({ table, err: error }, 'those who look for others could not be released')
      await this.giveUp(table).catch(note)
    }
  }

  /** Nobody is left at a table that others do not come to: its people wait on, unless they play there already. */
  private async giveUp(table: string): Promise<void> {
    const { store, host } = this.parts
    const status = await this.statusOf(table)
    if (status === 'playing' || status === 'finished') return
    if (status === 'open') await host.execute(table, { as: 'operator' }, 'en', null)
    await store.company.releaseTickets(table)
  }

  /** Null: there is no such table. */
  private async statusOf(table: string): Promise<TableMetadata['status'] | null> {
    try {
      return (await this.parts.host.metadata(table)).status
    } catch (error) {
      if (error instanceof ApiError && error.code === 'no-such-table') return null
      throw error
    }
  }

  private async makeTable(table: string, tickets: readonly StoredTicket[]): Promise<void> {
    const { store } = this.parts
    // Whose page was there last sits down last and so begins the game: the others are told of that by themselves.
    const people = tickets.toSorted((a, b) => a.seenAt - b.seenAt)
    for (const [seat, ticket] of people.entries()) {
      try {
        await this.seatOne(table, seat, ticket)
      } catch (error) {
        if (!(error instanceof ApiError) || error.status >= 500) throw error
        // Whoever is kept away since just now fits others; any other reason would hold at every table.
        if (error.code !== 'not-open-to-you') await store.company.dropTicket(ticket.person, table)
        return this.giveUp(table)
      }
    }
    const last = people.at(-1)
    if (last === undefined) return
    const at = serverNow()
    const due = at + GRACE[last.pace]
    await store.company.tellStarted({ table, person: last.person, seat: people.length - 1 }, { at, due })
  }

  /** The first one makes the table. @throws ApiError `no-guest` for somebody who has left for good meanwhile, and where they may not sit */
  private async seatOne(table: string, seat: Seat, ticket: StoredTicket): Promise<void> {
    const { store, host, guests, restraints } = this.parts
    const guest = await guests.byId(ticket.person)
    if (guest === null) throw apiError('no-guest')
    await restraints.mustSit(guest.id)
    if (seat > 0) return this.sitDown(table, guest)
    await store.own(table, guest.id, ticket.origin)
    const created = await this.tableFor(guest, ticket)
    await host.create(table, { ...created, seed: newSeed() }, { person: guest.id, language: guest.language })
  }

  private async sitDown(table: string, guest: StoredGuest): Promise<void> {
    const { host, rests, blocks } = this.parts
    const apart = [...blocks.apartFrom(guest.id)]
    const command = { do: 'join', seat: null, nonce: null, rest: await rests.of(guest.id), apart } as const
    await host.execute(table, { as: 'person', person: personOf(guest), command }, guest.language, null)
  }

  /** The mode that somebody wants, by its name also where they want the usual one. @throws ApiError `bad-option-value` for one that so many can't play */
  private async modeOf({ game, mode, seats }: v.InferOutput<typeof NewTicket>): Promise<string | null> {
    const modes = (await this.modesOf(game)).filter((each) => each.seats.includes(seats))
    if (mode === null) return modes.find(({ isUsual }) => isUsual)?.id ?? null
    if (modes.some(({ id }) => id === mode)) return mode
    throw apiError('bad-option-value', { option: 'mode', value: mode, allowed: modes.map(({ id }) => id) })
  }

  private async modesOf(id: string) {
    const game = (await this.parts.library.load(id))?.game
    if (game === undefined) return []
    const usual = (values: Readonly<Record<string, unknown>>) =>
      game.options.every((spec) => (values[spec.id] ?? spec.default) === spec.default)
    return game.meta.modes.map((mode) => ({
      id: mode.id,
      options: mode.options,
      seats: mode.seats ?? game.meta.seats,
      isUsual: usual(mode.options),
    }))
  }

  /** The table that somebody looks for others for. @throws ApiError where there is none such */
  private async tableFor(guest: StoredGuest, { game, pace, mode, seats }: Wish) {
    const { library, rests } = this.parts
    const chairs = Array.from({ length: seats }, (_, index) => ({ kind: index === 0 ? 'me' : 'open' }) as const)
    const wish = { game, seats: chairs, options: (await this.modesOf(game)).find(({ id }) => id === mode)?.options ?? {}, visibility: 'private', timeControl: CLOCKS[pace], rated: true } as const // prettier-ignore
    const created = await newTable(library, wish, { ...guest, rest: await rests.of(guest.id) }, randomInt(1000))
    if (!created.ok) throw refusedBy(created.refusal, null)
    return created.value
  }
}

/** A ticket as its person is told of it. */
export function ticketReading(ticket: StoredTicket | null, now: number): TicketReading['ticket'] {
  if (ticket === null) return null
  const { game, pace, mode, seats, since, table } = ticket
  return { game, pace, mode, seats, since, within: reachAfter(pace, now - since), table }
}
