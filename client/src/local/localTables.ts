import { branchOf, gameInfo, newTable, rematchOf, tableSummary, watchedGame, type BranchWish, type Created, type TableLibrary, type PersonCommand, type TableWish } from '@fathom/engine' // prettier-ignore
import { remarksIn, type Language } from '@fathom/kernel'
import type { GameInfo, HintReading, TableSummary, VersionReading } from '@fathom/protocol'
import { seatOf, type Branch, type EntryBody } from '@fathom/table'
import type { Answer } from '../api/http.ts'
import { answerOf, Refused, report, unlessRefused } from './answers.ts'
import { AskedLocalTables } from './askedLocalTables.ts'
import { companyOf, listedFor, nameIn, seatedAt, type Company } from './company.ts'
import { BotTurns, type Thought } from './botTurns.ts'
import type { Hint, HintQuestion } from './hint.ts'
import { isLessonId, isSandboxId, lessonId, localId } from './ids.ts'
import type { Journals, KeptTable } from './journals.ts'
import type { Looker } from './looker.ts'
import { isOldSandbox, SANDBOX_KEPT } from './sandboxes.ts'
import { Replies, type Prepared } from './prepared.ts'
import { LocalHost, type LineWish } from './localHost.ts'
import { askedBy, ME, personOf, readerIn } from './persons.ts'

export interface LocalTablesParts {
  readonly journals: Journals
  readonly library: TableLibrary
  /** The action that a bot chooses, thought of apart from everything else. */
  think(thought: Thought): Promise<string>
  /** What a Mate would consider, thought of where bots think. */
  hint(question: HintQuestion): Promise<Hint>
  /** Does the work while no other tab does such work for the table. */
  alone(table: string, work: () => Promise<void>): Promise<void>
  /** Tells the other tabs that a table has changed or is gone. */
  announce(table: string): void
  /** In milliseconds since 1970. */
  now(): number
  /** So many hex digits that nobody could guess. */
  secret(digits: number): string
}

/** A server in the page: the tables that this device keeps, for one person and bots. What a page asks of it is what it would ask of a server. */
export class LocalTables extends AskedLocalTables {
  protected readonly parts: LocalTablesParts
  protected readonly host: LocalHost
  /** What bots of prepared tables are to do, as long as it is possible. */
  private readonly replies = new Replies()

  constructor(parts: LocalTablesParts) {
    super(parts.journals)
    this.parts = parts
    const { journals, library, now } = parts
    this.host = new LocalHost(library, journals, now, (table) => void bots.wake(table).catch(report))
    const bots = new BotTurns({
      think: async (thought) => this.replies.next(thought.thinker) ?? parts.think(thought),
      alone: (table, work) => parts.alone(table, work),
      pace: (table) => this.host.pace(table),
      metadata: (table) => this.host.metadata(table),
      position: async (table, seat, sample) => (await this.host.ask('botPosition', { table, seat, sample })).position,
      act: async (table, request) => (await answerOf(() => this.execute(table, request, 'en'))).ok,
      anyNumber: () => this.anyNumber(),
    })
  }

  games(language: Language): Promise<GameInfo[]> {
    const { library } = this.parts
    return Promise.all(library.ids.map((id) => gameInfo(library, id, language)))
  }

  /** The tables of this device, those that changed last first. */
  async list(language: Language): Promise<TableSummary[]> {
    const summaries: TableSummary[] = []
    for (const table of await this.parts.journals.list()) {
      const summary = await this.summaryOf(table, language)
      if (summary !== null) summaries.push(summary)
    }
    return summaries.toSorted((a, b) => b.updatedAt - a.updatedAt)
  }

  /** A line of the list; null: it is in none. What was kept for the list and can't be read is read from the journal. */
  private async summaryOf(table: KeptTable, language: Language): Promise<TableSummary | null> {
    try {
      return await this.listedAs(table, language)
    } catch {
      const read = await answerOf(async () => {
        const { listed } = await this.host.ask('list', { table: table.id })
        return this.listedAs({ ...table, listed }, language)
      })
      return read.ok ? read.value : null
    }
  }

  private async listedAs({ id, listed }: KeptTable, language: Language): Promise<TableSummary | null> {
    const now = this.parts.now()
    // Nobody comes back to a table that was given up.
    if (listed.status === 'closed' || isOldSandbox(id, listed, now - SANDBOX_KEPT)) await this.host.remove(id)
    if (listed.status === 'closed' || isLessonId(id) || isSandboxId(id)) return null
    return tableSummary({ id, listed, language: null }, listedFor(listed), language, now)
  }

  /**
   * Makes a table for one person and bots, or for several people at this device: then every free chair is somebody's.
   * @param beside by seat, what those are called who play at this device, too
   * @returns its id
   */
  create(
    wish: Omit<TableWish, 'rated'>,
    name: string,
    language: Language,
    beside: readonly string[] = [],
  ): Promise<Answer<string>> {
    return answerOf(async () => {
      const maker = { id: ME, name, language, rest: null }
      const asked = { ...wish, rated: false }
      const created = unlessRefused(await newTable(this.parts.library, asked, maker, this.anyNumber()))
      return this.open({ ...created, chairs: seatedAt(created.chairs, beside) }, language)
    })
  }

  /** Who plays a table at this device together, and whom it waits for; nobody: it is one person's. */
  company(table: string): Promise<Answer<Company>> {
    return answerOf(async () => companyOf(await this.host.metadata(table)))
  }

  /** Makes the table of a lesson, in its position. It is in no list, and gone with the page. @returns its id */
  prepare({ wish, seed, lines, replies }: Prepared, name: string, language: Language): Promise<Answer<string>> {
    return answerOf(async () => {
      const maker = { id: ME, name, language, rest: null }
      const created = unlessRefused(await newTable(this.parts.library, { ...wish, rated: false }, maker, 0))
      const table = lessonId(this.parts.secret(ID_DIGITS))
      await this.host.createPlayed(table, { ...created, seed }, lines)
      this.replies.keep(table, replies)
      return table
    })
  }

  /** What has been played at a lesson's table, as "SEAT ACTION" each: what it can be prepared from anew. */
  lines(table: string): Promise<Answer<string[]>> {
    return answerOf(() => this.host.lines(table))
  }

  /**
   * Makes a table that begins where a record had come to: `wish.record` is its text, `wish.lines` how many of its lines have been played, `wish.seats`
   * who plays on (one `me`, and bots), `wish.draws` whether what is drawn then is new. @returns its id
   */
  branch(wish: BranchWish, name: string, language: Language): Promise<Answer<string>> {
    return answerOf(async () => {
      const maker = { id: ME, name, language, rest: null }
      const { created, played } = unlessRefused(await branchOf(this.parts.library, wish, maker, this.anyNumber()))
      return this.open(created, language, played)
    })
  }

  /** Keeps a recorded game as a table that can be watched from every seat. @returns its id */
  watch(record: string, language: Language): Promise<Answer<string>> {
    return answerOf(async () => {
      const { created, played } = unlessRefused(await watchedGame(this.parts.library, record))
      const table = await this.open(created, language, played)
      await this.keepRemarks(table, remarksIn(record).remarks)
      return table
    })
  }

  /** Where the table began, if that was in the middle of a game. */
  branchOf(table: string): Promise<Answer<Branch | null>> {
    return answerOf(async () => (await this.host.ask('branch', { table })).branch)
  }

  /** The same game again. @returns the id of its table: the one that there is, if it was asked for before */
  rematch(table: string, name: string, language: Language): Promise<Answer<string>> {
    return answerOf(async () => {
      const old = await this.host.metadata(table)
      if (old.rematch !== null) return old.rematch
      const { foreign } = await this.host.ask('components', { table })
      const maker = { id: ME, name, language, rest: null }
      const created = unlessRefused(await rematchOf(this.parts.library, old, foreign, maker))
      // Those who play at this device together keep their chairs.
      const chairs = seatedAt(created.chairs, old.chairs.map(nameIn))
      const next = await this.open({ ...created, chairs }, language)
      const [asker] = companyOf(old).people
      await this.command(table, language, { do: 'rematch', table: next }, asker && { kind: 'chair', seat: asker.seat })
      return next
    })
  }

  /** What a Mate would consider in my place, from what my seat may know; the same at the same position. Refused where other people play. */
  hint(table: string, language: Language, looker?: Looker | null): Promise<Answer<HintReading>> {
    return answerOf(async () => {
      const version = await this.execute(table, askedBy(looker, { do: 'hint' }), language)
      const seat = seatOf(await this.host.metadata(table), personOf(looker))
      const { position } =
        seat === null ? { position: null } : await this.host.ask('botPosition', { table, seat, sample: 0 })
      if (seat === null || position === null) return { version, choices: [] }
      const found = await this.parts.hint({ state: position.state, game: position.game, seat })
      return { version, choices: found as HintReading['choices'] }
    })
  }

  /**
   * The record of a table, as text, or what of it had been played after entry `at`. Only its end tells the seed.
   * Refused while several people play it: whoever played on from there could take a neighbour's chair and see their hand.
   */
  record(table: string, language: Language, at?: number, looker?: Looker | null): Promise<Answer<string>> {
    return answerOf(async () => {
      const { people, isPlaying } = companyOf(await this.host.metadata(table))
      if (isPlaying && people.length > 1) throw new Refused({ code: 'not-finished', params: {} }, '')
      const upTo = at === undefined ? undefined : { reader: readerIn(language, looker), n: at }
      const { text } = await this.host.ask('record', { table, upTo, mayRun: true })
      if (text === null) throw new Refused({ code: 'not-finished', params: {} }, '')
      return text
    })
  }

  /** What I ask of a table; answered with the last entry. */
  command(
    table: string,
    language: Language,
    command: PersonCommand,
    looker?: Looker | null,
  ): Promise<Answer<VersionReading>> {
    return answerOf(async () => {
      return { version: await this.execute(table, askedBy(looker, command), language) }
    })
  }

  /** I get up, and a bot of the usual level plays on for me. */
  handOver(table: string, language: Language, looker?: Looker | null): Promise<Answer<VersionReading>> {
    return answerOf(async () => {
      const { game } = await this.host.metadata(table)
      const command = { do: 'leave', standIn: this.parts.library.usualLevel(game) } as const
      return { version: await this.execute(table, askedBy(looker, command), language) }
    })
  }

  /** Tells how a table stands, and then every change. @returns what `leave` takes */
  listen(table: string, wish: LineWish, send: (push: string) => void): Promise<Answer<number>> {
    return answerOf(() => this.host.listen(table, wish, send))
  }

  leave(listener: number): void {
    this.host.leave(listener)
  }

  /** Forgets a table for good, in every tab. */
  remove(table: string): Promise<Answer<null>> {
    this.replies.forget(table)
    return answerOf(async () => {
      await this.host.remove(table)
      this.parts.announce(table)
      return null
    })
  }

  /** Another tab has changed a table, or removed it. */
  changedElsewhere(table: string): Promise<void> {
    return this.host.changedElsewhere(table)
  }

  private async execute(...asked: Parameters<LocalHost['execute']>): Promise<number> {
    const version = await this.host.execute(...asked)
    this.parts.announce(asked[0])
    return version
  }

  /** Makes a table of its first entry. @throws Refused for a set that can't be played with */
  private async open(created: Created, language: Language, played?: readonly EntryBody[]): Promise<string> {
    const table = localId(this.parts.secret(ID_DIGITS))
    const { game, components } = created
    if (components !== undefined) {
      const read = await this.host.ask('readSet', { table, game, components, language })
      if (!read.ok) throw new Refused({ code: 'bad-components', params: {} }, read.problems.join(' '))
    }
    await this.host.create(table, { ...created, seed: this.parts.secret(SEED_DIGITS) }, played)
    return table
  }

  private anyNumber(): number {
    return Number.parseInt(this.parts.secret(NUMBER_DIGITS), 16)
  }
}

const ID_DIGITS = 12
const SEED_DIGITS = 64
/** A whole number below 2 ** 28. */
const NUMBER_DIGITS = 7
