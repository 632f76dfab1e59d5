import { loadGame } from '@fathom/catalog'
import { parseRecord, type AnyGame, type GameRecord, type Seat } from '@fathom/kernel'
import type { CreatedGuest } from '@fathom/protocol'
import { startServer, type RunningServer } from '@fathom/server'
import { evolve, openTable, type Chair, type Entry, type EntryBody, type StoredSet, type Table } from '@fathom/table'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A position of a recorded game as one of its seats sees it. */
export interface Sighting {
  readonly seat: Seat
  readonly view: unknown
  /** What the seat may do, in notation; empty while others are asked. */
  readonly legal: readonly string[]
  /** How many lines of the record were played. */
  readonly line: number
}

/** A server in this process whose tables stand wherever a recorded game has been: nothing has to be played to get there. */
export class RecordedTables {
  private readonly server: RunningServer
  private readonly data: string
  private tables = 0

  private constructor(server: RunningServer, data: string) {
    this.server = server
    this.data = data
  }

  /** @param page the folder of a built page; the usual one unless told */
  static async start(page?: string): Promise<RecordedTables> {
    const data = mkdtempSync(join(tmpdir(), 'fathom-recorded-'))
    const folder = page === undefined ? {} : { page }
    return new RecordedTables(
      await startServer({ port: 0, host: '127.0.0.1', data, rateLimit: 0, botDelay: 0, logLevel: 'error', ...folder }),
      data,
    )
  }

  get url(): string {
    return this.server.url
  }

  async close(): Promise<void> {
    await this.server.close()
    rmSync(this.data, { recursive: true, force: true })
  }

  /**
   * A table at a position, with a person whose turn it may be and others who are away, or bots.
   * @param guest the person, as the server has made them
   * @param level the bots'; without one the others are away
   * @returns its id
   */
  async seat(
    guest: CreatedGuest['guest'],
    record: string,
    { seat, line }: Pick<Sighting, 'seat' | 'line'>,
    level?: string,
  ): Promise<string> {
    const game = await readGame(record)
    const id = `recorded${String(++this.tables).padStart(8, '0')}`
    const entries = journalOf(game, { guest, seat, level }, line)
    await Promise.all(othersIn(entries, guest.id).map((other) => this.server.store.saveGuest(other, 0)))
    await this.server.store.append(id, entries, {
      game: game.record.game,
      status: 'playing',
      nobodyCame: false,
      visibility: 'private',
      seats: game.record.seats.map(({ name }, each) => ({ kind: level && each !== seat ? 'bot' : 'person', name })),
      persons: game.record.seats.map((_, each) => (each === seat ? guest.id : null)),
      left: [],
      waitingFor: [seat],
      prompts: { en: [], fr: [] },
      happened: { en: '', fr: '' },
      timeControl: null,
      totals: null,
      lostOnTime: [],
      onlookers: { allowed: true, delay: 0 },
      startedAt: 0,
      rated: false,
      changedAt: [...game.record.seats.map(() => 0), 0],
      botsToMove: false,
      due: null,
      clocks: null,
    })
    return id
  }
}

interface RecordedGame {
  readonly record: GameRecord
  readonly game: AnyGame
  readonly set: StoredSet | null
}

/**
 * A golden record, by its file's name.
 * @param name `sunken-treasure/twelve-5`; a name alone is one of Thesauros
 */
async function readGame(name: string): Promise<RecordedGame> {
  const [file = '', id = 'thesauros'] = name.split('/').toReversed()
  const entry = await loadGame(id)
  if (entry === null) throw new Error(`the catalogue has no ${id}`)
  const path = fileURLToPath(new URL(`../../${id}/golden/${file}.txt`, import.meta.resolve('@fathom/thesauros')))
  const record = parseRecord(readFileSync(path, 'utf8'), () => entry.game.options)
  if (!record.ok) throw new Error(`${path} can't be read: ${record.refusal.code}`)
  return { record: record.value, game: entry.game, set: entry.set }
}

/** The end of a recorded game, at a seat. */
export async function endOf(record: string, seat: Seat): Promise<Sighting> {
  const { lines } = (await readGame(record)).record
  return { seat, view: null, legal: [], line: lines.length }
}

const seen = new Map<string, Promise<readonly Sighting[]>>()

/**
 * The last place before this part of a recorded game is over where its winner is asked something that fits: the rest is soon played, and nearly
 * won.
 */
export async function lateIn(
  record: string,
  part: number,
  fits: (sighting: Sighting) => boolean = () => true,
): Promise<Sighting> {
  const winner = (await readGame(record)).record.end?.ranks.indexOf(1)
  const asked = (await sightings(record)).filter(({ seat, legal }) => seat === winner && legal.length > 0)
  const late = asked.slice(0, Math.ceil(part * asked.length)).findLast(fits)
  if (late === undefined) throw new Error(`nobody who wins ${record} is asked that`)
  return late
}

/** Everything that a seat has been asked in a recorded game, in its order. Each game is played through once. */
export function sightings(record: string): Promise<readonly Sighting[]> {
  const known = seen.get(record) ?? playThrough(record)
  seen.set(record, known)
  return known
}

async function playThrough(record: string): Promise<readonly Sighting[]> {
  const recorded = await readGame(record)
  const { game } = recorded
  const [created, ...rest] = journalOf(
    recorded,
    { guest: { id: 'nobody', name: 'Ana', language: 'en', emblem: null, color: null }, seat: 0 },
    Infinity,
  )
  if (created === undefined) return []
  const table = openTable('sightings', game, created)
  return rest.flatMap((entry, line) => {
    evolve(table, entry)
    return game.toAct(table.state).map((seat) => sightOf(table, seat, line))
  })
}

function sightOf({ game, state }: Table, seat: Seat, line: number): Sighting {
  const legal = game.legal(state, seat).map((action) => game.notation.make(action))
  return { seat, view: game.view(state, seat), legal, line }
}

/** The journal that a table would have on which the record's first `lines` were played. */
function journalOf({ record, set }: RecordedGame, company: Company, lines: number): Entry[] {
  const chairs = record.seats.map((_, each) => chairAt(each, company))
  const bodies: EntryBody[] = [
    {
      kind: 'created',
      game: record.game,
      rulesVersion: record.rulesVersion,
      options: record.options,
      ...(set === null ? {} : { components: { digest: set.digest, data: set.data } }),
      chairs,
      visibility: 'private',
      seed: '0'.repeat(64),
    },
    { kind: 'started', draws: record.setupDraws },
    ...record.lines.slice(0, lines).map((line): EntryBody => ({ kind: 'done', ...line })),
    ...(lines === record.lines.length ? [{ kind: 'finished' } as const] : []),
  ]
  return bodies.map((body, index) => ({ ...body, n: index + 1, at: 1_795_000_000_000 + index }))
}

/** The people who are away, as guests: nobody else has a chair. */
function othersIn([created]: readonly Entry[], me: string): Parameters<RunningServer['store']['saveGuest']>[0][] {
  const chairs = created?.kind === 'created' ? created.chairs : []
  return chairs.flatMap((chair) => {
    if (chair.kind !== 'person' || chair.person.id === me) return []
    return [{ ...chair.person, language: 'en', emblem: null, color: null }]
  })
}

/** Who sits at a table: a person, and others who are away, or bots of a level. */
interface Company {
  readonly guest: CreatedGuest['guest']
  readonly seat: Seat
  readonly level?: string | undefined
}

function chairAt(each: Seat, { guest: { id, name }, seat, level }: Company): Chair {
  if (each === seat) return { kind: 'person', person: { id, name }, nonce: '-' }
  const other = ['Bo', 'Cyd', 'Dora', 'Eli'][each] ?? ''
  if (level !== undefined) return { kind: 'bot', level, name: other }
  return { kind: 'person', person: { id: `away${each}`, name: other }, nonce: '-' }
}
