import { openRecord, type CatalogEntry } from '@fathom/catalog'
import {
  fillOptions,
  LOST_ON_TIME,
  ok,
  refuse,
  replay,
  verify,
  type GameRecord,
  type RecordSeat,
  type Result,
  unshownWords,
} from '@fathom/kernel'
import { nameFrom, reasonFrom, type SeatRequest } from '@fathom/protocol'
import {
  MOST_TAKE_BACKS,
  type Chair,
  type EntryBody,
  type OldDraws,
  type Origin,
  type Person,
  type StoredSet,
} from '@fathom/table'
import type { TableLibrary } from './gameLibrary.ts'
import { chairsOf, type Created, type TableMaker } from './newTable.ts'

/** A table that somebody wishes to begin where a recorded game had come to. */
export interface BranchWish {
  /** The text of the record. What it says after the position does not matter. */
  readonly record: string
  /** How many of its lines have been played there; null: all. */
  readonly lines: number | null
  /** Who plays on: one person, and bots. */
  readonly seats: readonly SeatRequest[]
  /** `same`: what is drawn is what would have been drawn in the old game; only where the record tells its seed. */
  readonly draws: 'new' | 'same'
  /** Null: the record came from elsewhere. */
  readonly from: Origin | null
}

/** The beginning of a table in the middle of a game: its first entry, but for the seed, and what has been played. */
export interface Begun {
  readonly created: Created
  readonly played: readonly EntryBody[]
}

/**
 * The beginning of a table at a position of a recorded game. Every line up to there is held against the rules.
 * @param anyNumber any whole number: which names the bots have follows from it
 * @returns or what is refused: all that `openRecord` and `replay` refuse, `bad-seat-count`, `bad-seat` (an open one), `unknown-bot-level`, `no-person-seat`,
 * `more-than-one-me`, `no-such-line {lines}`, `no-seed` (the same draws of a record without its seed), `nothing-to-play-on` (the game is over there)
 */
export async function branchOf(
  library: TableLibrary,
  wish: BranchWish,
  maker: TableMaker,
  anyNumber: number,
): Promise<Result<Begun>> {
  const opened = await openRecord(wish.record, library.load)
  if (!opened.ok) return opened
  const { entry, record } = opened.value
  const lines = wish.lines ?? record.lines.length
  if (lines > record.lines.length) return refuse('no-such-line', { lines: record.lines.length })
  const draws = oldDraws(record)
  if (wish.draws === 'same' && draws === null) return refuse('no-seed')
  if (wish.seats.length !== record.seats.length) return refuse('bad-seat-count', { seats: wish.seats.length })
  if (wish.seats.some(({ kind }) => kind === 'open')) return refuse('bad-seat')
  // A bot that plays on is still called what its past tells of it.
  const called = record.seats.map(({ kind, name }) => (kind === 'bot' && name !== maker.name ? nameOf(name) : null))
  const chairs = chairsOf(library, { game: record.game, seats: wish.seats }, maker, anyNumber, called)
  if (!chairs.ok) return chairs
  const past = wish.lines === null ? record : upTo(record, lines)
  const state = replay(entry.game, past)
  if (!state.ok) return state
  if (entry.game.toAct(state.value).length === 0) return refuse('nothing-to-play-on')
  const branch = { from: wish.from, lines, draws: wish.draws === 'same' ? draws : null }
  return begun(entry, past, chairs.value, branch)
}

/** Through whose eyes a reader of a game that is watched again looks. */
export function eyesOf(seat: number): string {
  return `eyes-${seat}`
}

/**
 * A recorded game as a table to be watched from every seat, checked in every way that `verify` knows.
 * @param mostTakeBacks a record with more of them is refused
 * @returns or what is refused: all that `openRecord` and `verify` refuse
 */
export async function watchedGame(library: TableLibrary, text: string, mostTakeBacks?: number): Promise<Result<Begun>> {
  const opened = await openRecord(text, library.load, mostTakeBacks)
  if (!opened.ok) return opened
  const { entry, record } = opened.value
  const verified = verify(entry.game, record)
  if (!verified.ok) return verified
  const chairs = record.seats.map((seat, index) => watchedChair(seat, index, record.end !== null))
  const begins = begun(entry, record, chairs, { from: null, lines: record.lines.length, draws: oldDraws(record) })
  if (!begins.ok || record.end === null) return begins
  const late = record.end.ranks.flatMap((rank, seat) => (rank === 2 ? [seat] : []))
  const losers = late.length > 0 ? late : [0, 1]
  const isLost = record.end.reason === LOST_ON_TIME
  const finished: EntryBody = isLost ? { kind: 'finished', lostOnTime: losers } : { kind: 'finished' }
  return ok({ ...begins.value, played: [...begins.value.played, finished] })
}

/**
 * The game of a record as a table of this server: over, private, nobody's but its person's. Others may read it, so names and reasons are held to what
 * could be typed here.
 * @param others by seat, who the other people are: nobody that is known here
 * @returns or what is refused: all that `watchedGame` refuses, `bad-components {problems}` if words of its set can't be shown, `not-finished`, `no-such-seat {seat}` where no person sat
 */
export async function keptGame(
  library: TableLibrary,
  text: string,
  person: Person,
  seat: number,
  others: readonly string[],
): Promise<Result<Begun>> {
  const watched = await watchedGame(library, text, MOST_TAKE_BACKS)
  if (!watched.ok) return watched
  const { created, played } = watched.value
  if (played.at(-1)?.kind !== 'finished') return refuse('not-finished')
  const unshown = unshownWords(created.components?.data)
  if (unshown !== null) return refuse('bad-components', { problems: [unshown.en] })
  if (created.chairs[seat]?.kind !== 'person') return refuse('no-such-seat', { seat })
  const chairs = created.chairs.map((chair, at): Chair => {
    if (chair.kind === 'bot') return { kind: 'bot', level: library.levelNamed(created.game, chair.level) ?? library.usualLevel(created.game), name: nameOf(chair.name) } // prettier-ignore
    if (chair.kind === 'open') return chair
    if (at === seat) return { ...chair, person }
    return { ...chair, person: { id: others[at] ?? '', name: nameOf(chair.person.name) } }
  })
  return ok({
    created: { ...created, chairs, branch: { from: null, lines: 0, draws: null, ...created.branch, oneDevice: true } },
    played: played.map(withReason),
  })
}

/** Whose name can't be shown is called what those are called in the records of chess whose names are not known. */
const NAMELESS = 'NN'

/** In the place of a reason that can't be shown. */
const LEFT_OUT = '…'

/** A name from a record, as somebody could have typed it here. */
function nameOf(name: string): string {
  return nameFrom(name) ?? nameFrom(name.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '')) ?? NAMELESS
}

/** The same of the reason for a take-back. */
function withReason(entry: EntryBody): EntryBody {
  return entry.kind === 'take-back-asked' ? { ...entry, reason: reasonFrom(entry.reason) ?? LEFT_OUT } : entry
}

/** Where the numbers of a record came from; null: it does not tell. */
function oldDraws({ drawMethod, seed, seats }: GameRecord): OldDraws | null {
  if (seed === '') return null
  if (drawMethod === 'xoroshiro128plus') return { method: drawMethod, seed: Number(seed) }
  return { method: drawMethod, seed, nonces: seats.map(({ nonce }) => nonce) }
}

function upTo(record: GameRecord, lines: number): GameRecord {
  const { takeBacks = [], hints, ...rest } = record
  const given = hints?.filter(({ after }) => after <= lines) ?? []
  const past = {
    ...rest,
    ...(given.length === 0 ? {} : { hints: given }),
    lines: record.lines.slice(0, lines),
    end: null,
  }
  return takeBacks.length === 0 ? past : { ...past, takeBacks: takeBacks.filter(({ after }) => after < lines) }
}

/** A bot of an unfinished game would play on: nobody does where it is only watched. */
function watchedChair({ kind, level, name, nonce }: RecordSeat, seat: number, isOver: boolean): Chair {
  const eyes = eyesOf(seat)
  if (kind === 'bot' && isOver) return { kind: 'bot', level, name, eyes }
  return { kind: 'person', person: { id: eyes, name }, nonce }
}

function begun(
  entry: CatalogEntry,
  record: GameRecord,
  chairs: readonly Chair[],
  branch: NonNullable<Created['branch']>,
): Result<Begun> {
  const options = fillOptions(entry.game.options, record.options)
  if (!options.ok) return options
  const set: StoredSet | null = entry.set === null ? null : { digest: entry.set.digest, data: entry.set.data }
  const created: Created = {
    kind: 'created',
    game: record.game,
    rulesVersion: record.rulesVersion,
    options: options.value,
    ...(set === null ? {} : { components: set }),
    chairs,
    visibility: 'private',
    branch,
  }
  return ok({ created, played: playedIn(record) })
}

function playedIn({ setupDraws, lines, takeBacks = [], hints = [] }: GameRecord): EntryBody[] {
  const backs = byLine(takeBacks)
  const hinted = byLine(hints)
  const after = (line: number): EntryBody[] => [
    ...(backs.get(line) ?? []).flatMap(({ to, reason, seat }): EntryBody[] => [
      { kind: 'take-back-asked', seat, reason, to },
      { kind: 'taken-back', seat, to },
    ]),
    ...(hinted.get(line) ?? []).map(({ seat }): EntryBody => ({ kind: 'hinted', seat })),
  ]
  return [
    { kind: 'started', draws: setupDraws },
    ...after(0),
    ...lines.flatMap(({ seat, action, draws }, index): EntryBody[] => [
      { kind: 'done', seat, action, draws },
      ...after(index + 1),
    ]),
  ]
}

/** What follows each line of a record. */
function byLine<Row extends { readonly after: number }>(rows: readonly Row[]): ReadonlyMap<number, readonly Row[]> {
  const found = new Map<number, Row[]>()
  for (const row of rows) {
    const same = found.get(row.after)
    if (same === undefined) found.set(row.after, [row])
    else same.push(row)
  }
  return found
}
