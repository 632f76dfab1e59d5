import { shownCharacter } from '@fathom/bots/about'
import { makeRecord } from '@fathom/kernel'
import { toJson, type LogReading } from '@fathom/protocol'
import {
  checkpointOf,
  choiceAfter,
  decide,
  determinizedFor,
  evolveAll,
  forgetViews,
  isSandbox,
  legalNow,
  readLog,
  readScores,
  recordOf,
  recordUpTo,
  versionFor,
  type Entry,
} from '@fathom/table'
import type { CallName, EngineCalls, EngineHandlers } from './calls.ts'
import { decideFor, versionOf } from './deciding.ts'
import { doneWith, evolveBy } from './done.ts'
import type { TableLibrary } from './gameLibrary.ts'
import { helpFor } from './help.ts'
import { LoadedTables, type LoadedTable } from './loadedTables.ts'
import { isDue, loadChecked } from './checkpoints.ts'
import { keptGame } from './branch.ts'
import { PlayedGames, type PlayedGame } from './playedGames.ts'
import { firstPush, knownReadings, pushesFor } from './pushes.ts'
import { listedTableOf, metadataOf, snapshotAt, snapshotOf } from './snapshots.ts'
import { planFor } from './plan.ts'
import { refusedFor } from './refused.ts'
import { sandboxFor } from './sandbox.ts'
import { sentencesOf } from './setProblems.ts'
import { resultOf } from './result.ts'
import { whyFor } from './why.ts'

/** How much memory loaded tables may take, in bytes, where nobody says otherwise. */
const BUDGET = 256 * 1024 * 1024

type Request<Name extends CallName> = EngineCalls[Name]['request']
type Answer<Name extends CallName> = EngineCalls[Name]['result']

/**
 * Tables being played, without threads, files or a clock: a server runs engines in threads, a browser may run one in a worker. Whoever keeps the
 * journals hands them in (`load`), appends what a command gives, and drops a table whose entries were not appended.
 */
export class Engine implements EngineHandlers {
  private readonly library: TableLibrary
  private readonly games: PlayedGames
  private readonly tables: LoadedTables

  /** @param budget about how much memory the loaded tables may take, in bytes; those that somebody is subscribed to stay in any case */
  constructor(library: TableLibrary, budget: number = BUDGET) {
    this.library = library
    this.games = new PlayedGames(library)
    this.tables = new LoadedTables(this.games, budget)
  }

  /** Makes the game of a set from outside, for the table that may be made with it. */
  async readSet({ game, components, language }: Request<'readSet'>): Promise<Answer<'readSet'>> {
    const read = await this.games.read(game, components)
    if (!read.ok) return { ok: false, problems: sentencesOf(read.problems, language) }
    const { set } = read.value
    if (set === null) throw new Error(`${game} was made from a set and has none`)
    const { info, isBuiltIn } = set
    return { ok: true, set: { name: info.name[language], provenance: info.provenance, builtIn: isBuiltIn } }
  }

  /** Loads a table from its journal. A checkpoint spares playing the game through; what it says wrongly does not count. */
  async load({ table, entries, checkpoint, verify }: Request<'load'>): Promise<Answer<'load'>> {
    try {
      const { loaded, isCheckpointWrong } = await loadChecked(this.tables, table, entries, checkpoint, verify)
      return typeof loaded === 'string' ? loaded : { metadata: metadataOf(loaded), isCheckpointWrong }
    } catch (error) {
      return { damaged: error instanceof Error ? error.message : String(error) }
    }
  }

  checkpoint({ table }: Request<'checkpoint'>): Answer<'checkpoint'> {
    return this.with(table, (loaded) => {
      loaded.checkpointed = loaded.table.version
      return { n: loaded.table.version, checkpoint: toJson(checkpointOf(loaded.table)) }
    })
  }

  /** What lists say of the table. */
  list({ table }: Request<'list'>): Answer<'list'> {
    return this.with(table, (loaded) => ({ listed: listedTableOf(loaded) }))
  }

  /** How the game ended. */
  result({ table }: Request<'result'>): Answer<'result'> {
    return this.with(table, (loaded) => ({ result: resultOf(loaded.table) }))
  }

  drop({ table }: Request<'drop'>): void {
    this.tables.drop(table)
  }

  dropAll(): void {
    this.tables.dropAll()
  }

  loaded(): Answer<'loaded'> {
    return this.tables.counted
  }

  /** Nobody is subscribed to the table any more. */
  release({ table }: Request<'release'>): void {
    this.with(table, (loaded) => this.tables.follow(table, loaded, false))
  }

  /** Makes a new table; a full one starts at once. */
  async create({ table, at, created, played, readers, present }: Request<'create'>): Promise<Answer<'create'>> {
    const entries: Entry[] = [{ ...created, n: 1, at }]
    const loaded = await this.tables.load(table, entries)
    if (typeof loaded === 'string') throw new Error(`a new table of ${loaded}`)
    if (played === undefined) {
      const start = decide(loaded.table, { do: 'start' })
      if (start.ok) entries.push(...evolveBy(loaded.table, start.value, at))
    } else entries.push(...evolveBy(loaded.table, played, at))
    return doneWith(loaded, entries, readers, present)
  }

  /** Makes a table of a game that was played on one device. What is refused of its record, `keptGame` says. */
  async keepRecord({
    table,
    at,
    record,
    person,
    seat,
    others,
    readers,
    present,
  }: Request<'keepRecord'>): Promise<Answer<'keepRecord'>> {
    const kept = await keptGame(this.library, record, person, seat, others)
    if (!kept.ok) return kept
    const { created, played } = kept.value
    const seed = '0'.repeat(64)
    return { ok: true, ...(await this.create({ table, at, created: { ...created, seed }, played, readers, present })) }
  }

  /**
   * Decides a command and evolves the loaded table by its entries, ahead of the journal: nothing of it may be told before the entries are
   * appended, and if they are not, the table must be dropped.
   */
  execute(call: Request<'execute'>): Answer<'execute'> {
    const { table, request, subscriptions, present, readers, language } = call
    return this.with(table, (loaded) => {
      // No clock runs backwards, though that of another machine may be behind.
      const at = Math.max(call.at, loaded.table.updatedAt)
      this.tables.follow(table, loaded, subscriptions.length > 0)
      const decided = decideFor(loaded.table, request, at)
      if (!decided.ok) return refusedFor(loaded, language, decided.refusal)
      try {
        const known = knownReadings(loaded, subscriptions)
        const entries = evolveBy(loaded.table, decided.value, at)
        const pushes = pushesFor(loaded, subscriptions, known, new Set(present))
        const version = versionOf(loaded.table, request)
        const isCheckpointDue = isDue(loaded, entries)
        const done = doneWith(loaded, entries, readers, present)
        forgetViews(loaded.table)
        return { ok: true, ...done, version, pushes, isCheckpointDue }
      } catch (error) {
        // Some of the entries may be in the table, which is no longer what the journal says.
        this.tables.drop(table)
        throw error
      }
    })
  }

  read({ table, readers, present }: Request<'read'>): Answer<'read'> {
    const here = new Set(present)
    return this.with(table, (loaded) => ({
      snapshots: readers.map((reader) => snapshotOf(loaded, reader, here)),
      metadata: metadataOf(loaded),
    }))
  }

  subscribe({ table, subscription, present }: Request<'subscribe'>): Answer<'subscribe'> {
    return this.with(table, (loaded) => {
      this.tables.follow(table, loaded, true)
      return { push: firstPush(loaded, subscription, new Set(present)), metadata: metadataOf(loaded) }
    })
  }

  look({ table, at, subscriptions, present }: Request<'look'>): Answer<'look'> {
    return this.with(table, (loaded) => {
      this.tables.follow(table, loaded, subscriptions.length > 0)
      const known = knownReadings(loaded, subscriptions)
      loaded.clocksAt = at
      return { pushes: pushesFor(loaded, subscriptions, known, new Set(present)), metadata: metadataOf(loaded) }
    })
  }

  reached({ table }: Request<'reached'>): Answer<'reached'> {
    return this.with(table, (loaded) => ({ n: loaded.table.version }))
  }

  /** Takes in what others have written. @throws where it does not fit; then the table is dropped */
  follow({ table, entries, subscriptions, present }: Request<'follow'>): Answer<'follow'> {
    return this.with(table, (loaded) => {
      try {
        this.tables.follow(table, loaded, subscriptions.length > 0)
        const known = knownReadings(loaded, subscriptions)
        evolveAll(loaded.table, entries)
        const pushes = pushesFor(loaded, subscriptions, known, new Set(present))
        return { pushes, metadata: metadataOf(loaded) }
      } catch (error) {
        this.tables.drop(table)
        throw error
      }
    })
  }

  why({ table, reader, actions, asksFinal }: Request<'why'>): Answer<'why'> {
    return this.with(table, (loaded) => whyFor(loaded, reader, actions, asksFinal))
  }

  help({ table, reader }: Request<'help'>): Answer<'help'> {
    return this.with(table, (loaded) => helpFor(loaded, reader))
  }

  plan({ table, reader, actions, mustHold }: Request<'plan'>): Answer<'plan'> {
    return this.with(table, (loaded) => planFor(loaded, reader, actions, mustHold))
  }

  readAt({ table, reader, n, present }: Request<'readAt'>): Answer<'readAt'> {
    return this.with(table, (loaded) => {
      const reading = snapshotAt(loaded, reader, n, new Set(present))
      return reading.ok ? { ok: true, reading: reading.value } : refusedFor(loaded, reader.language, reading.refusal)
    })
  }

  log({ table, reader, since }: Request<'log'>): Answer<'log'> {
    return this.with(table, (loaded) => toJson<LogReading>({ entries: readLog(loaded.table, reader.person, since) }))
  }

  scores({ table, reader }: Request<'scores'>): Answer<'scores'> {
    return this.with(table, (loaded) => toJson(readScores(loaded.table, reader.person)))
  }

  record({ table, upTo, mayRun }: Request<'record'>): Answer<'record'> {
    return this.with(table, (loaded) => {
      // What was tried out in a sandbox has no beginning that a record could tell.
      if (isSandbox(loaded.table)) return { text: null }
      if (loaded.table.status !== 'finished' && mayRun !== true) return { text: null }
      const record = upTo === undefined ? recordOf(loaded.table) : recordUpTo(loaded.table, upTo.reader.person, upTo.n)
      return { text: makeRecord(record) }
    })
  }

  choice({ table, reader, n }: Request<'choice'>): Answer<'choice'> {
    return this.with(table, (loaded) => {
      const found = choiceAfter(loaded.table, reader.person, n)
      if (!found.ok) return refusedFor(loaded, reader.language, found.refusal)
      const { action: taken, ...position } = found.value
      const chair = loaded.table.chairs[position.seat]
      const character =
        chair?.kind === 'bot' ? shownCharacter(loaded.table.game.meta.id, chair.level, chair.name) : null
      return { ok: true, choice: { ...position, taken, character: character?.id ?? null, game: gameOf(loaded) } }
    })
  }

  branch({ table }: Request<'branch'>): Answer<'branch'> {
    return this.with(table, (loaded) => ({ branch: loaded.table.branch }))
  }

  sandbox({ table, reader, at, sample }: Request<'sandbox'>): Answer<'sandbox'> {
    return this.with(table, (loaded) => sandboxFor(loaded, reader, at, sample))
  }

  components({ table }: Request<'components'>): Answer<'components'> {
    return this.with(table, (loaded) => ({ json: toJson(loaded.components), foreign: loaded.foreign }))
  }

  botPosition({ table, seat, sample }: Request<'botPosition'>): Answer<'botPosition'> {
    return this.with(table, (loaded) => {
      const state = determinizedFor(loaded.table, seat, sample)
      const [first] = legalNow(loaded.table, seat)
      if (state === null || first === undefined) return { position: null }
      const fallback = loaded.table.game.notation.make(first)
      return { position: { state, game: gameOf(loaded), version: versionFor(loaded.table, seat), fallback } }
    })
  }

  private with<T>(table: string, then: (loaded: LoadedTable) => T): T | null {
    const loaded = this.tables.get(table)
    return loaded === null ? null : then(loaded)
  }
}

/** The game as a bot's thread makes it; a set that comes with the game need not be sent there. */
function gameOf({ table, foreign }: LoadedTable): PlayedGame {
  const { id, rulesVersion } = table.game.meta
  return { game: id, rulesVersion, components: foreign ?? undefined }
}
