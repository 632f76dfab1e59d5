import type { TableMetadata } from '@fathom/engine'
import {
  LINE_CHANGES,
  writePush,
  type ChangeLine,
  type MuteSpeaker,
  type ReportLine,
  type SayLine,
  type TalkLine,
  type TalkReading,
  type TalkRoom,
  type TalkRoomReading,
} from '@fathom/protocol'
import type * as v from 'valibot'
import { apiError } from '../apiError.ts'
import type { TableHost } from '../host/tableHost.ts'
import { newId } from '../ids.ts'
import type { Blocks } from '../people/blocks.ts'
import { may, type AtTable } from '../people/may.ts'
import type { RestraintsOf } from '../people/restraints.ts'
import type { CompanyStore } from '../store/companyStore.ts'
import type { StoredGuest } from '../store/store.ts'
import { namedIn } from './named.ts'
import { NOBODY, type StoredLine, type TalkStore } from '../store/talkStore.ts'
import { serverNow } from '../serverTime.ts'

export interface TalkParts {
  readonly store: TalkStore
  readonly company: Pick<CompanyStore, 'hostOf'>
  readonly host: Pick<TableHost, 'metadata' | 'subscribers'>
  readonly blocks: Pick<Blocks, 'apartFrom' | 'isShownOut'>
  readonly restraints: Pick<RestraintsOf, 'mustWrite'>
}

/** How many lines somebody is told of a room at once. */
const MOST = 200
/** How many lines a room holds, also those that were taken back. */
const MOST_LINES = 2000
/** Who is named has so long to read it by themselves before they are told, in milliseconds. */
const NAMED_GRACE = 30_000
/** How many lines before and after it come with a report. */
const AROUND = 10

type Chairs = Pick<TableMetadata, 'chairs' | 'status'>

/**
 * What people say at tables. It is in no journal, no record and no reading: who may read a room is told a line over the socket that they have open,
 * and asks for what they have missed. Each room numbers its lines and their changes by itself, so nothing tells a reader of the other room.
 */
export class Talk {
  private readonly parts: TalkParts

  /** By table and room: the last change that was found by looking. */
  private readonly passed = new Map<string, number>()
  /** Called with every line that was said or changed here. */
  onLine: (table: string, room: TalkRoom, n: number) => void = () => {}

  constructor(parts: TalkParts) {
    this.parts = parts
  }

  /** Passes on what was said or changed at other processes since a moment, where nothing told of it. @param tables where somebody's page is open here */
  async passMissed(tables: readonly string[], since: number): Promise<void> {
    const missed = tables.length === 0 ? [] : await this.parts.store.linesSince(tables, since - LINE_CHANGES)
    for (const { table, room, n, change } of missed) {
      const key = `${table} ${room}`
      if (change <= (this.passed.get(key) ?? 0)) continue
      this.passed.set(key, change)
      await this.pass(table, room, n)
    }
    // Only while the bus is lost is anything looked for.
    if (this.passed.size > 10_000) this.passed.clear()
  }

  /** A line was said or changed at another process: who may read it here is told. */
  async pass(table: string, room: TalkRoom, n: number): Promise<void> {
    const { store, host } = this.parts
    if (host.subscribers.of(table).length === 0) return
    const line = await store.line(table, room, n)
    if (line !== null) await this.tell(table, await host.metadata(table), room, line)
  }

  /** What was said or changed in the rooms that a person may read after what they know of each. */
  async read(table: string, person: string, since: Readonly<Record<TalkRoom, number>>): Promise<TalkReading> {
    const { store, blocks, company } = this.parts
    const at = standing(await this.mustWatch(table, person), person)
    const apart = blocks.apartFrom(person)
    const muted = new Set(await store.mutedBy(person))
    const rooms: TalkRoomReading[] = []
    for (const room of roomsOf(at)) {
      const lines = await store.lines(table, room, since[room], MOST)
      const change = Math.max(since[room], ...lines.map((line) => line.change))
      const shown = lines.filter((line) => !apart.has(line.person))
      rooms.push({ room, change, lines: shown.map((line) => readLine(line, person, muted.has(line.person))) })
    }
    return { rooms, mayShowOut: may.showOut((await company.hostOf(table)) === person) === null }
  }

  /** @returns the line as whoever said it reads it. @throws ApiError `talk-full` */
  async say(table: string, guest: StoredGuest, body: v.InferOutput<typeof SayLine>): Promise<TalkRoomReading> {
    const metadata = await this.mustWatch(table, guest.id)
    const room = body.room ?? (standing(metadata, guest.id).sits ? 'players' : 'onlookers')
    mustMay(room, metadata, guest.id)
    await this.parts.restraints.mustWrite(guest.id)
    this.mustNotBeOut(metadata, guest.id)
    const seat = seatOf(metadata, guest.id)
    const chair = seat === null ? undefined : metadata.chairs[seat]
    const said = {
      person: guest.id,
      // At a table somebody is called as they were when they sat down.
      name: chair?.kind === 'person' ? chair.person.name : guest.name,
      seat,
      at: serverNow(),
      words: body.words ?? null,
      phrase: body.phrase ?? null,
    }
    const line = await this.parts.store.say(table, room, said, MOST_LINES)
    if (line === null) throw apiError('talk-full')
    this.onLine(table, room, line.n)
    await this.tellNamed(table, metadata, room, line)
    return this.tell(table, metadata, room, line)
  }

  /** Changes one's own line, or takes it back. @throws ApiError `line-kept` */
  async change(
    table: string,
    guest: StoredGuest,
    { room, n, words }: v.InferOutput<typeof ChangeLine>,
  ): Promise<TalkRoomReading> {
    const metadata = await this.mustWatch(table, guest.id)
    mustMay(room, metadata, guest.id)
    // Taking back is never wrong.
    if (words !== null) {
      await this.parts.restraints.mustWrite(guest.id)
      this.mustNotBeOut(metadata, guest.id)
    }
    const since = serverNow() - LINE_CHANGES
    const line = await this.parts.store.changeLine(table, room, n, { person: guest.id, since, words })
    if (line === null) throw apiError('line-kept')
    this.onLine(table, room, line.n)
    return this.tell(table, metadata, room, line)
  }

  async mute(table: string, guest: StoredGuest, { room, n, muted }: v.InferOutput<typeof MuteSpeaker>): Promise<void> {
    const line = await this.othersLine(table, guest, room, n)
    await this.parts.store.mute(guest.id, line.person, muted)
  }

  async report(table: string, guest: StoredGuest, asked: v.InferOutput<typeof ReportLine>): Promise<void> {
    const { room, n, why, note } = asked
    const { person: about } = await this.othersLine(table, guest, room, n)
    const lines = await this.parts.store.linesAround(table, room, n, AROUND)
    await this.parts.store.report({ id: newId(), by: guest.id, about, table, room, n, at: serverNow(), why, note, lines }) // prettier-ignore
  }

  /** @throws ApiError for somebody who may not even look at the table */
  private async mustWatch(table: string, person: string): Promise<TableMetadata> {
    const { host, blocks } = this.parts
    const metadata = await host.metadata(table)
    const refused = may.watch(metadata, person, blocks)
    if (refused !== null) throw apiError(refused)
    return metadata
  }

  /** Also when the game is over, and open to its link. @throws ApiError `shown-out` for whoever was shown out and has no chair */
  private mustNotBeOut(metadata: TableMetadata, person: string): void {
    const isOut = seatOf(metadata, person) === null && this.parts.blocks.isShownOut(metadata.id, person)
    if (isOut) throw apiError('shown-out')
  }

  /** A line that somebody may read and has not said. */
  private async othersLine(table: string, { id }: StoredGuest, room: TalkRoom, n: number): Promise<StoredLine> {
    mustMay(room, await this.mustWatch(table, id), id)
    const line = await this.parts.store.line(table, room, n)
    if (line === null || line.person === NOBODY || this.parts.blocks.apartFrom(id).has(line.person))
      throw apiError('no-such-line')
    if (line.person === id) throw apiError('own-line')
    return line
  }

  /** Those with a chair whom a line of theirs names are told, wherever they want to be. */
  private async tellNamed(table: string, { chairs }: Chairs, room: TalkRoom, line: StoredLine): Promise<void> {
    // What onlookers say no player reads as long as they play.
    if (room !== 'players' || line.words === null) return
    const apart = this.parts.blocks.apartFrom(line.person)
    const people = chairs.flatMap((chair, seat) =>
      chair.kind === 'person' ? [{ person: chair.person.id, name: chair.person.name, seat }] : [],
    )
    const named = namedIn(line.words, people).filter(({ person }) => person !== line.person && !apart.has(person))
    const { n, person: by, at } = line
    if (named.length > 0) await this.parts.store.tellNamed({ table, n, by }, named, { at, due: at + NAMED_GRACE })
  }

  /** Tells whoever has a page open and may read it. @returns what the speaker is told */
  private async tell(
    table: string,
    metadata: TableMetadata,
    room: TalkRoom,
    line: StoredLine,
  ): Promise<TalkRoomReading> {
    const { store, host, blocks } = this.parts
    const apart = blocks.apartFrom(line.person)
    const muters = new Set(await store.mutersOf(line.person))
    const { change } = line
    for (const { person, send } of host.subscribers.of(table)) {
      if (
        person === null ||
        apart.has(person) ||
        muters.has(person) ||
        may.talkIn(room, standing(metadata, person)) !== null
      )
        continue
      send(writePush({ type: 'talk', room, change, lines: [readLine(line, person, false)] }))
    }
    return { room, change, lines: [readLine(line, line.person, false)] }
  }
}

/** Where somebody belongs, then what else they may read. */
function roomsOf(at: AtTable): TalkRoom[] {
  const rooms: readonly TalkRoom[] = at.sits ? ['players', 'onlookers'] : ['onlookers', 'players']
  return rooms.filter((room) => may.talkIn(room, at) === null)
}

function standing({ chairs, status }: Chairs, person: string): AtTable {
  return {
    sits: seatOf({ chairs }, person) !== null,
    isOver: status === 'finished' || status === 'closed',
  }
}

function seatOf({ chairs }: Pick<Chairs, 'chairs'>, person: string): number | null {
  const seat = chairs.findIndex((chair) => chair.kind === 'person' && chair.person.id === person)
  return seat < 0 ? null : seat
}

/** @throws ApiError if somebody may not read and write in a room */
function mustMay(room: TalkRoom, metadata: Chairs, person: string): void {
  const refused = may.talkIn(room, standing(metadata, person))
  if (refused !== null) throw apiError(refused)
}

/** A line as somebody may read it, built from empty. */
function readLine(line: StoredLine, reader: string, isMuted: boolean): TalkLine {
  const { n, change, at, name, seat, person, words, phrase } = line
  const state = isMuted ? 'muted' : line.state
  const isShown = state === 'said' || state === 'edited'
  return {
    n,
    change,
    at,
    name,
    seat,
    mine: person === reader,
    state,
    words: isShown ? words : null,
    phrase: isShown ? phrase : null,
  }
}
