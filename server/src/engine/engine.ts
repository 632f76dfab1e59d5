import { makeRecord, refuse, type Language, type Localized, type Result, type Seat } from '@fathom/kernel'
import {
  botTurns,
  decide,
  evolve,
  isSeated,
  legalNow,
  mindOf,
  readLog,
  versionFor,
  readScores,
  recordOf,
  seatOf,
  type Entry,
  type EntryBody,
  type StoredSet,
  type Table,
} from '@fathom/table'
import { isServerCode } from '../codes.ts'
import type {
  Ask,
  Changed,
  Digest,
  Made,
  Mind,
  Refused,
  Seen,
  SetAnswer,
  ToCreate,
  ToExecute,
  ToReadSet,
  ToSee,
  Viewer,
} from './calls.ts'
import { Folds, type Fold, type Unfoldable } from './folds.ts'
import type { GameLibrary } from './gameLibrary.ts'
import { knownReadings, newsOf } from './news.ts'
import { PlayedGames } from './playedGames.ts'
import { digestOf, lookBack, sightOf, summaryOf } from './sight.ts'

/** How many folded tables a thread keeps. */
const FOLDS = 256

/** A table that is not folded here: load it, then ask again. */
export type Missing = null

/** Everything an engine thread can be asked; the methods answer null (`Missing`) for a table that is not folded. */
export class Engine {
  private readonly games: PlayedGames
  private readonly folds: Folds

  constructor(library: GameLibrary) {
    this.games = new PlayedGames(library)
    this.folds = new Folds(this.games, FOLDS)
  }

  /** Makes the game of a set from outside, for the table that may be made with it. */
  async readSet({ game, components, language }: ToReadSet): Promise<SetAnswer> {
    const read = await this.games.read(game, components)
    if (!read.ok) return { ok: false, problems: sentencesOf(read.problems, language) }
    const { set } = read.value
    if (set === null) throw new Error(`${game} was made from a set and has none`)
    const { info, isBuiltIn } = set
    return { ok: true, set: { name: info.name[language], provenance: info.provenance, builtIn: isBuiltIn } }
  }

  async load({ table, entries }: { table: string; entries: readonly Entry[] }): Promise<Digest | Unfoldable> {
    const fold = await this.folds.load(table, entries)
    return typeof fold === 'string' ? fold : digestOf(fold)
  }

  drop({ table }: { table: string }): Promise<void> {
    this.folds.drop(table)
    return Promise.resolve()
  }

  /** Makes a new table; a full one starts at once. */
  async create({ table, at, created, viewers, present }: ToCreate): Promise<Made> {
    const entries: Entry[] = [{ ...created, n: 1, at }]
    const fold = await this.folds.load(table, entries)
    if (typeof fold === 'string') throw new Error(`a new table of ${fold}`)
    const start = decide(fold.table, { do: 'start' })
    if (start.ok) entries.push(...take(fold.table, start.value, at))
    return made(fold, entries, viewers, present)
  }

  execute(asked: ToExecute): Promise<Changed | Refused | Missing> {
    return this.with(asked.table, (fold) => {
      const decided = decideFor(fold.table, asked.ask)
      if (!decided.ok) {
        const { refusal } = decided
        const message = isServerCode(refusal.code) ? null : fold.texts[asked.language].refusal(refusal)
        return { ok: false as const, refusal, message }
      }
      try {
        const known = knownReadings(fold, asked.followers)
        const entries = take(fold.table, decided.value, asked.at)
        const news = newsOf(fold, asked.followers, known, new Set(asked.present))
        const version = versionOf(fold.table, asked.ask)
        return { ok: true as const, ...made(fold, entries, asked.viewers, asked.present), version, news }
      } catch (error) {
        // Half taken in: no longer what the journal says.
        this.folds.drop(asked.table)
        throw error
      }
    })
  }

  see({ table, viewers, present }: ToSee): Promise<Seen | Missing> {
    const here = new Set(present)
    return this.with(table, (fold) => ({
      sights: viewers.map((viewer) => sightOf(fold, viewer, here)),
      digest: digestOf(fold),
    }))
  }

  lookBack(asked: { table: string; viewer: Viewer; n: number; present: readonly string[] }) {
    return this.with(asked.table, (fold) => ({
      text: lookBack(fold, asked.viewer, asked.n, new Set(asked.present)),
    }))
  }

  log({ table, viewer }: { table: string; viewer: Viewer }): Promise<string | Missing> {
    return this.with(table, (fold) => JSON.stringify({ entries: readLog(fold.table, viewer.person, viewer.since) }))
  }

  scores({ table, viewer }: { table: string; viewer: Viewer }): Promise<string | Missing> {
    return this.with(table, (fold) => JSON.stringify(readScores(fold.table, viewer.person)))
  }

  /** The text is null while the game runs: draws and actions would show what is hidden. */
  record({ table }: { table: string }): Promise<{ text: string | null } | Missing> {
    return this.with(table, (fold) => ({
      text: fold.table.status === 'finished' ? makeRecord(recordOf(fold.table)) : null,
    }))
  }

  /** What the table plays with: as JSON, and as its journal has it (null: the game's components are fixed). */
  components({ table }: { table: string }): Promise<{ json: string; stored: StoredSet | null } | Missing> {
    return this.with(table, (fold) => ({ json: JSON.stringify(fold.components), stored: storedSet(fold.table) }))
  }

  /** What a bot at `seat` thinks in; `mind` is null if there is nothing for it to choose. */
  mind({
    table,
    seat,
    sample,
  }: {
    table: string
    seat: Seat
    sample: number
  }): Promise<{ mind: Mind | null } | Missing> {
    return this.with(table, (fold) => {
      const state = mindOf(fold.table, seat, sample)
      const [first] = legalNow(fold.table, seat)
      if (state === null || first === undefined) return { mind: null }
      const fallback = fold.table.game.notation.make(first)
      const components = fold.table.set?.isBuiltIn === false ? storedSet(fold.table) : null
      return { mind: { state, components, version: versionFor(fold.table, seat), fallback } }
    })
  }

  private with<T>(table: string, then: (fold: Fold) => T): Promise<T | Missing> {
    const fold = this.folds.get(table)
    return Promise.resolve(fold === null ? null : then(fold))
  }
}

function made(fold: Fold, entries: readonly Entry[], viewers: readonly Viewer[], present: readonly string[]): Made {
  const here = new Set(present)
  return {
    entries,
    summary: summaryOf(fold),
    digest: digestOf(fold),
    sights: viewers.map((viewer) => sightOf(fold, viewer, here)),
  }
}

function storedSet({ set }: Table): StoredSet | null {
  return set === null ? null : { digest: set.digest, data: set.data }
}

/** How many problems of a set are told at once, and how much of each. */
const PROBLEMS = 50
const SENTENCE = 300

function sentencesOf(problems: readonly Localized[], language: Language): string[] {
  return problems.slice(0, PROBLEMS).map((problem) => problem[language].slice(0, SENTENCE))
}

/** Takes entries into the fold, numbered. */
function take(table: Table, bodies: readonly EntryBody[], at: number): Entry[] {
  return bodies.map((body) => {
    const entry: Entry = { ...body, n: table.version + 1, at }
    evolve(table, entry)
    return entry
  })
}

/** The number of the last entry, as who asks counts. */
function versionOf(table: Table, ask: Ask): number {
  return versionFor(table, ask.as === 'bot' ? ask.seat : seatOf(table, ask.person.id))
}

/** What an ask means at this table: finds the seat, and holds bots to the turns that are theirs. */
function decideFor(table: Table, ask: Ask): Result<EntryBody[]> {
  if (ask.as === 'bot') return decideForBot(table, ask)
  const { person, command } = ask
  switch (command.do) {
    case 'join':
    case 'leave':
    case 'rematch':
      return decide(table, { ...command, person })
    case 'act':
    case 'undo':
    case 'end-turn': {
      const seat = seatOf(table, person.id)
      if (seat === null || !isSeated(table, person.id)) return refuse('not-seated')
      return decide(table, { ...command, seat })
    }
  }
}

function decideForBot(table: Table, { seat, version, action }: Extract<Ask, { as: 'bot' }>): Result<EntryBody[]> {
  // The person may have come back meanwhile.
  if (!botTurns(table).some((turn) => turn.seat === seat)) return refuse('not-your-turn')
  if (action === null) return decide(table, { do: 'end-turn', seat, version })
  return decide(table, { do: 'act', seat, actions: [action], version, endTurn: true })
}
