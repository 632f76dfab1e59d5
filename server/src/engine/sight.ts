import type { SeatReading, TableReading } from '@fathom/protocol'
import { botTurns, promptFor, readLog, readSeats, readTable, readTableAt, waitingFor } from '@fathom/table'
import { LANGUAGES, type Language } from '@fathom/kernel'
import type { Summary } from '../store/store.ts'
import { TABLE_TEXTS } from '../text/index.ts'
import type { Digest, Sight, Viewer } from './calls.ts'
import type { Fold } from './folds.ts'

/** A table as one viewer may see it, ready to be sent. */
export function sightOf({ table, texts }: Fold, viewer: Viewer, present: ReadonlySet<string>): Sight {
  const { person, language, since } = viewer
  const reading = readTable(table, person, texts[language], TABLE_TEXTS[language])
  const entries = readLog(table, person, since)
  return {
    version: reading.version,
    table: textOf(reading, table.chairs, present),
    entries: JSON.stringify(entries),
  }
}

/** A reading as JSON, with who is present. */
export function textOf(reading: TableReading, chairs: Digest['chairs'], present: ReadonlySet<string>): string {
  return JSON.stringify({ ...reading, seats: withPresence(reading.seats, chairs, present) })
}

/** A table as it stood after entry `n`, as JSON; null if it had not started. */
export function lookBack({ table, texts }: Fold, viewer: Viewer, n: number, present: ReadonlySet<string>) {
  const { person, language } = viewer
  const reading = readTableAt(table, person, n, texts[language], TABLE_TEXTS[language])
  if (reading === null) return null
  return textOf(reading, table.chairs, present)
}

/** Whose page is open only the server knows; the table leaves it blank. */
export function withPresence(
  seats: readonly SeatReading[],
  chairs: Digest['chairs'],
  present: ReadonlySet<string>,
): SeatReading[] {
  return seats.map((seat, index) => {
    const chair = chairs[index]
    return chair?.kind === 'person' ? { ...seat, present: present.has(chair.person.id) } : seat
  })
}

export function digestOf({ table }: Fold): Digest {
  return {
    id: table.id,
    game: table.game.meta.id,
    options: table.options,
    visibility: table.visibility,
    status: table.status,
    chairs: [...table.chairs],
    seats: readSeats(table),
    bots: botTurns(table),
    rematch: table.rematch,
  }
}

/** What lists say of a table, in every language and to every seat. */
export function summaryOf(fold: Fold): Summary {
  const { table } = fold
  const prompts: Partial<Record<Language, readonly string[]>> = {}
  for (const language of LANGUAGES) prompts[language] = promptsOf(fold, language)
  return {
    game: table.game.meta.id,
    status: table.status,
    visibility: table.visibility,
    seats: readSeats(table).map(({ kind, name }) => ({ kind, name })),
    persons: table.chairs.map((chair) => (chair.kind === 'person' ? chair.person.id : null)),
    left: table.standIns.flatMap((level, seat) => (level === null ? [] : [seat])),
    waitingFor: waitingFor(table),
    prompts: prompts as Record<Language, readonly string[]>,
    totals: table.status === 'finished' ? table.game.outcome(table.state).scores.map((score) => score.total) : null,
    botsToMove: botTurns(table).length > 0,
  }
}

function promptsOf({ table, texts }: Fold, language: Language): string[] {
  const say = (person: string | null) => promptFor(table, person, texts[language], TABLE_TEXTS[language])
  return [...table.chairs.map((chair) => (chair.kind === 'person' ? say(chair.person.id) : '')), say(null)]
}
