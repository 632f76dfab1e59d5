import type { AnyGame, GameEvent, PlayedSet, Seat } from '@fathom/kernel'
import { isEqual } from '@fathom/protocol'
import { readStep, type Draft, type DraftStep } from './draft.ts'
import type { Clocks } from './clock.ts'
import type { Chair, Entry } from './entry.ts'
import { countEntry, newLine, NO_EVENTS, type LogLine } from './counting.ts'
import { evolveAll } from './evolveAll.ts'
import { isSettled } from './hindsight.ts'
import { draftOf, openTable, type Table } from './table.ts'
import { noteTakeBack, type AskedTakeBack } from './takenBack.ts'

/**
 * The state that a journal has led to after entry `n`, as plain data. With it the engine loads a table without playing its game through. It says
 * nothing that the journal does not say; where they differ, the journal is right.
 */
export interface Checkpoint {
  readonly n: number
  readonly chairs: readonly Chair[]
  readonly standIns: readonly (string | null)[]
  readonly clocks: Clocks | null
  readonly status: Table['status']
  readonly lostOnTime: readonly Seat[]
  readonly nobodyCame: boolean
  readonly startedAt: number
  readonly state: unknown
  readonly drafts: readonly StoredDraft[]
  readonly touched: readonly number[]
  readonly rematch: string | null
  readonly takeBack: AskedTakeBack | null
  readonly pause: Table['pause']
  readonly refusedTakeBack: Table['refusedTakeBack']
  /** Absent in checkpoints of before games were ended by agreement: nobody asked. */
  readonly askedEnd?: Table['askedEnd']
  readonly refusedEnd?: Table['refusedEnd']
  /** What each entry led to, from the first on. */
  readonly lines: readonly StoredLine[]
  /** Out of how many each number of the set-up was drawn, and the same for each line of the record. */
  readonly setupBounds: readonly number[]
  readonly bounds: readonly (readonly number[])[]
}

interface StoredDraft {
  readonly steps: readonly string[]
  readonly undone: readonly string[]
  readonly held: string | null
  readonly ended: boolean
}

/** What a line of the log has beyond its entry; most have nothing. */
type StoredLine =
  | 0
  | readonly [events: readonly GameEvent[], time: number | null, readsSince: number, isCovered: boolean]

/** The checkpoint of a table as it stands. */
export function checkpointOf(table: Table): Checkpoint {
  const { version, chairs, standIns, clocks, status, lostOnTime, nobodyCame, startedAt, state, touched, rematch, setupBounds, takeBack, pause, refusedTakeBack, askedEnd, refusedEnd } = table // prettier-ignore
  const drafts = table.drafts.map((_, seat) => storedDraft(draftOf(table, seat)))
  const lines: StoredLine[] = []
  const bounds: (readonly number[])[] = []
  // Read once: older lines are unpacked for it.
  for (const line of table.log) {
    lines.push(storedLine(line))
    if (line.entry.kind === 'done') bounds.push(line.bounds)
  }
  return {
    n: version,
    chairs,
    standIns,
    clocks,
    status,
    lostOnTime,
    nobodyCame,
    startedAt,
    state,
    drafts,
    touched,
    rematch,
    takeBack,
    pause,
    refusedTakeBack,
    askedEnd,
    refusedEnd,
    lines,
    setupBounds,
    bounds,
  }
}

function storedDraft({ steps, undone, held, ended }: Draft): StoredDraft {
  return { steps: steps.map(({ text }) => text), undone: [...undone], held: held?.text ?? null, ended }
}

function storedLine({ entry, events, time, readsSince, isCovered }: LogLine): StoredLine {
  return entry.kind === 'done' ? [events, time, readsSince, isCovered] : 0
}

/**
 * A table from its journal and a checkpoint of it: what came before the checkpoint is taken from it, the rest is played.
 * @param checkpoint of this journal and these rules; the table takes its parts over
 */
export function restoreTable(
  id: string,
  game: AnyGame,
  set: PlayedSet | null,
  entries: readonly Entry[],
  checkpoint: Checkpoint,
): Table {
  const [created] = entries
  if (created === undefined) throw new Error(`the journal of table ${id} has no beginning`)
  const table = openTable(id, game, created, set)
  const before = entries.slice(0, checkpoint.n)
  if (before.length !== checkpoint.n || checkpoint.lines.length !== checkpoint.n) {
    throw new Error(`table ${id}: a checkpoint of ${checkpoint.n} entries where there are ${entries.length}`)
  }
  takeOver(table, checkpoint)
  before.forEach((entry, index) => {
    if (index > 0) takeLine(table, entry, checkpoint, index)
  })
  lookUp(table)
  evolveAll(table, entries.slice(checkpoint.n))
  return table
}

function takeOver(table: Table, checkpoint: Checkpoint): void {
  const { chairs, standIns, clocks, status, lostOnTime, nobodyCame, startedAt, state, drafts, touched, rematch, setupBounds, takeBack, pause, refusedTakeBack, askedEnd = null, refusedEnd = null } = checkpoint // prettier-ignore
  table.chairs.splice(0, table.chairs.length, ...chairs)
  table.standIns.splice(0, table.standIns.length, ...standIns)
  table.touched.splice(0, table.touched.length, ...touched)
  Object.assign(table, {
    clocks,
    status,
    lostOnTime,
    nobodyCame,
    startedAt,
    state,
    rematch,
    setupBounds,
    takeBack,
    pause,
    refusedTakeBack,
    askedEnd,
    refusedEnd,
  })
  drafts.forEach(({ steps, undone, held, ended }, seat) => {
    const draft = table.drafts[seat]
    if (draft === undefined) throw new RangeError(`table ${table.id} has no seat ${seat}`)
    draft.steps.push(...steps.map((text) => stepOf(table, text)))
    draft.undone.push(...undone)
    draft.held = held === null ? null : stepOf(table, held)
    draft.ended = ended
  })
}

function stepOf({ id, game }: Table, text: string): DraftStep {
  const step = readStep(game, undefined, text)
  if (step === null) throw new Error(`table ${id}: not an action: ${text}`)
  return step
}

function takeLine(table: Table, entry: Entry, checkpoint: Checkpoint, index: number): void {
  const stored = checkpoint.lines[index] ?? 0
  const [events, time, readsSince, isCovered] = stored === 0 ? ([[], null, entry.n, false] as const) : stored
  const bounds = entry.kind === 'done' ? (checkpoint.bounds[table.lines.length] ?? []) : NO_EVENTS.bounds
  if (entry.kind === 'started') table.setupDraws = entry.draws
  if (entry.kind === 'done') {
    table.lines.push(entry.n)
    table.path.add(table.lines.length, entry.draws.length > 0)
  }
  if (entry.kind === 'hinted') table.hints.push({ seat: entry.seat, after: table.lines.length, n: entry.n })
  if (entry.kind === 'taken-back') noteTakeBack(table, { ...entry, reason: reasonOf(table) })
  table.log.push({ ...newLine(entry, { events, bounds }, time), readsSince, isCovered })
  countEntry(table.uncounted, entry)
  table.version = entry.n
  table.updatedAt = entry.at
}

/** Why the take-back was asked for that the next entry grants. */
function reasonOf({ log }: Table): string {
  const asked = log.findLast('take-back-asked')
  return asked?.entry.kind === 'take-back-asked' ? asked.entry.reason : ''
}

/** How the lines read at the checkpoint's position. */
function lookUp(table: Table): void {
  const { hindsight } = table.game
  if (hindsight !== undefined) {
    for (const line of table.log.open) {
      if (line.time !== null) line.reads = line.events.map((event) => hindsight.event(event, table.state))
    }
  }
  table.log.pack((line) => isSettled(table, line))
}

/** A table from its whole journal, played through. @param until the last entry that is taken in */
export function foldJournal(
  id: string,
  game: AnyGame,
  set: PlayedSet | null,
  [created, ...rest]: readonly Entry[],
  until: number = Infinity,
): Table {
  if (created === undefined) throw new Error(`the journal of table ${id} has no beginning`)
  const table = openTable(id, game, created, set)
  evolveAll(
    table,
    rest.filter((entry) => entry.n <= until),
  )
  return table
}

/** True if the journal, played through up to where the checkpoint was made, says the same. */
export function isCheckpointOf(
  id: string,
  game: AnyGame,
  set: PlayedSet | null,
  entries: readonly Entry[],
  checkpoint: Checkpoint,
): boolean {
  const played = checkpointOf(foldJournal(id, game, set, entries, checkpoint.n))
  return isEqual(JSON.parse(JSON.stringify(played)), checkpoint)
}
