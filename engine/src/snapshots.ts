import { botLevels, USUAL_LEVEL } from '@fathom/bots/about'
import { LANGUAGES, ok, type Language, type Result } from '@fathom/kernel'
import { toJson, type Json, type SeatReading, type TableReading } from '@fathom/protocol'
import {
  botTurns,
  changeTimes,
  lastHappened,
  nextRest,
  nextTimeOut,
  outcomeOf,
  promptFor,
  readSeats,
  readTable,
  readTableAt,
  waitingFor,
  type Chair,
  type SeatClock,
} from '@fathom/table'
import type { ListedClock, ListedTable, TableMetadata } from './metadata.ts'
import type { TableReader, TableSnapshot } from './readers.ts'
import type { LoadedTable } from './loadedTables.ts'
import { TABLE_TEXTS, tableText } from './text/index.ts'

/** A table as one reader may see it now. Hints are a Mate's: nobody has thought about a game that only a Deckhand plays. */
export function readNow(
  { table, texts, isPast, clocksAt }: LoadedTable,
  { person, language }: TableReader,
): TableReading {
  const reading = readTable(table, person, texts[language], tableText(isPast, language), clocksAt)
  return botLevels(table.game.meta.id).includes(USUAL_LEVEL) ? reading : { ...reading, mayHint: false }
}

/** A table as one reader may see it, ready to be sent. */
export function snapshotOf(loaded: LoadedTable, reader: TableReader, present: ReadonlySet<string>): TableSnapshot {
  const reading = readNow(loaded, reader)
  return { version: reading.version, table: toJson(completed(loaded, reading, present)) }
}

/** A table as it stood after the entry that the reader counts as `n`, or why it can't be looked at: `no-position`, `covered-position`. */
export function snapshotAt(
  loaded: LoadedTable,
  { person, language }: TableReader,
  n: number,
  present: ReadonlySet<string>,
): Result<Json<TableReading>> {
  const { table, texts, isPast } = loaded
  const reading = readTableAt(table, person, n, texts[language], tableText(isPast, language))
  return reading.ok ? ok(toJson(completed(loaded, reading.value, present))) : reading
}

/** A reading with what the table leaves blank, as only the caller knows: whose page is open, and whether its rules are today's. */
export function completed(
  { table, isPast }: LoadedTable,
  reading: TableReading,
  present: ReadonlySet<string>,
): TableReading {
  return { ...reading, pastRules: isPast, seats: seatsWithPresence(reading.seats, table.chairs, present) }
}

/** The seats with who is present. */
export function seatsWithPresence(
  seats: readonly SeatReading[],
  chairs: readonly Chair[],
  present: ReadonlySet<string>,
): SeatReading[] {
  return seats.map((seat, index) => {
    const chair = chairs[index]
    return chair?.kind === 'person' ? { ...seat, present: present.has(chair.person.id) } : seat
  })
}

export function metadataOf({ table, clocksAt }: LoadedTable): TableMetadata {
  return {
    id: table.id,
    game: table.game.meta.id,
    options: table.options,
    visibility: table.visibility,
    onlookers: table.onlookers,
    noSandbox: table.noSandbox,
    status: table.status,
    chairs: [...table.chairs],
    seats: readSeats(table),
    bots: botTurns(table),
    waitingFor: waitingFor(table),
    nobodyCame: table.nobodyCame,
    rematch: table.rematch,
    due: nextTimeOut(table),
    nextRest: nextRest(table, clocksAt),
    timeControl: table.timeControl,
    rated: table.rated !== null,
    hints: table.hintsAgreed,
  }
}

/** What lists say of a table, in every language and to every seat. */
export function listedTableOf(loaded: LoadedTable): ListedTable {
  const { table } = loaded
  return {
    game: table.game.meta.id,
    status: table.status,
    nobodyCame: table.nobodyCame && table.rematch === null,
    visibility: table.visibility,
    onlookers: table.onlookers,
    startedAt: table.startedAt,
    seats: readSeats(table).map(({ kind, name }) => ({ kind, name })),
    persons: table.chairs.map((chair) => (chair.kind === 'person' ? chair.person.id : null)),
    left: table.standIns.flatMap((level, seat) => (level === null ? [] : [seat])),
    waitingFor: waitingFor(table),
    prompts: inEachLanguage((language) => promptsOf(loaded, language)),
    happened: happenedIn(loaded),
    totals: table.status === 'finished' ? outcomeOf(table).scores.map((score) => score.total) : null,
    lostOnTime: table.lostOnTime,
    changedAt: changeTimes(table),
    botsToMove: botTurns(table).length > 0,
    due: nextTimeOut(table),
    clocks: table.clocks?.seats.map(listedClock) ?? null,
    timeControl: table.timeControl,
    rated: table.rated !== null,
  }
}

function listedClock({ left, since, rest, restSince, restedSince, isOverdue, votes }: SeatClock): ListedClock {
  return { left, since, rest, restSince, restedSince, isOverdue, votes }
}

function inEachLanguage<T>(say: (language: Language) => T): Record<Language, T> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, say(language)])) as Record<Language, T>
}

/** Found once for all languages: the log is read back for it. */
function happenedIn({ table, texts }: LoadedTable): Record<Language, string> {
  const said = lastHappened(
    table,
    LANGUAGES.map((language) => ({ game: texts[language], text: TABLE_TEXTS[language] })),
  )
  return inEachLanguage((language) => said[LANGUAGES.indexOf(language)] ?? '')
}

function promptsOf({ table, texts }: LoadedTable, language: Language): string[] {
  const say = (person: string | null) => promptFor(table, person, texts[language], TABLE_TEXTS[language])
  return [...table.chairs.map((chair) => (chair.kind === 'person' ? say(chair.person.id) : '')), say(null)]
}
