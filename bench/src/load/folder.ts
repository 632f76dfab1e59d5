import { GAME_IDS, loadGame } from '@fathom/catalog'
import { Engine, type CreateResult, type TableRequest } from '@fathom/engine'
import { library } from '@fathom/engine/library'
import { fastSource, fillOptions, type NumberSource } from '@fathom/kernel'
import type { TableReading } from '@fathom/protocol'
import { takeDataFolder } from '@fathom/server/dataFolder'
import { Guests, newSeed } from '@fathom/server/guests'
import { newId } from '@fathom/server/ids'
import { PostgresStore } from '@fathom/server/postgres'
import { SqliteStore, type SqlStore } from '@fathom/server/store'
import type { Chair, Entry, Person, TimeControl } from '@fathom/table'

/** A running table in the data folder. */
export interface RunningTable {
  readonly id: string
  readonly game: string
  /** The tokens of the people at it. */
  readonly tokens: readonly string[]
}

/** Games that are played; the tables are copies of them. */
const PLAYED = 16
const TABLE = 'played'

interface PlayedTable {
  readonly game: string
  readonly tokens: readonly string[]
  readonly entries: readonly Entry[]
  readonly listed: CreateResult['listed']
}

/** A game, and the level of a bot at the second chair; null: a person sits there. */
type Seating = (index: number) => { readonly game: string; readonly level: string | null }

/** All games in turns. In one of four a bot sits with one person, else two people sit together. */
const usual: Seating = (index) => ({
  game: GAME_IDS[index % GAME_IDS.length] as string,
  level: index % 16 >= 12 ? 'deckhand' : null,
})

/** What a place is filled with. */
interface Filling {
  readonly tables: number
  /** How many entries a journal has or, where the game is shorter, half of it. */
  readonly length: number
  readonly seating?: Seating | undefined
  readonly timeControl?: TimeControl | null
}

/** Fills a data folder with running tables. No server may hold it. */
export async function fillFolder(folder: string, filling: Filling): Promise<RunningTable[]> {
  const { database, secret, release } = takeDataFolder(folder)
  const store = await SqliteStore.open(database)
  try {
    return await fill(store, secret, filling)
  } finally {
    await store.close()
    release()
  }
}

/** Fills a database of PostgreSQL with running tables, besides what is there. */
export async function fillDatabase(url: string, filling: Filling): Promise<RunningTable[]> {
  const { store, secret } = await PostgresStore.open(url)
  try {
    return await fill(store, secret, filling)
  } finally {
    await store.close()
  }
}

async function fill(
  store: SqlStore,
  secret: Buffer,
  { tables, length, seating = usual, timeControl = null }: Filling,
): Promise<RunningTable[]> {
  const guests = new Guests(store, secret)
  const played: PlayedTable[] = []
  for (let index = 0; index < Math.min(PLAYED, tables); index++)
    played.push(await play(guests, index, length, seating(index), timeControl))
  const running = Array.from({ length: tables }, (_, index) => {
    const { entries, listed, game, tokens } = played[index % played.length] as PlayedTable
    const id = newId()
    return { id, game, tokens, done: store.append(id, entries, listed) }
  })
  await Promise.all(running.map(({ done }) => done))
  return running.map(({ id, game, tokens }) => ({ id, game, tokens }))
}

/** Plays a game at random until its journal is long enough. */
async function play(
  guests: Guests,
  index: number,
  length: number,
  { game, level }: ReturnType<Seating>,
  timeControl: TimeControl | null,
): Promise<PlayedTable> {
  const arrived = await Promise.all(['Ana', 'Bo'].map((name) => guests.create(name, 'en')))
  const people: Person[] = arrived.map(({ guest }) => ({ id: guest.id, name: guest.name }))
  const chairs: Chair[] = people.map((person, seat) =>
    level !== null && seat === 1 ? { kind: 'bot', level, name: 'Bot' } : { kind: 'person', person, nonce: '-' },
  )
  const tokens = arrived.slice(0, level === null ? 2 : 1).map(({ token }) => token)
  for (let wanted = length; ; wanted = Math.floor(wanted / 2)) {
    const journal = await playFor(game, chairs, people, timeControl, wanted, fastSource(index))
    if (journal !== null) return { game, tokens, ...journal }
  }
}

/** The journal of a game that is still on after so many entries; null if it was over before. */
async function playFor(
  game: string,
  chairs: readonly Chair[],
  people: readonly Person[],
  timeControl: TimeControl | null,
  length: number,
  choose: NumberSource,
) {
  const entry = await loadGame(game)
  const options = entry && fillOptions(entry.game.options, {})
  if (entry === null || !options?.ok) throw new Error(`${game} can't be played`)
  const { set } = entry
  const components = set === null ? {} : { components: { digest: set.digest, data: set.data } }
  const { rulesVersion } = entry.game.meta
  const engine = new Engine(library)
  const readers = people.map(({ id }) => ({ person: id, language: 'en' as const }))
  const common = { table: TABLE, at: Date.now(), readers, present: [], subscriptions: [], language: 'en' as const }
  const created = { kind: 'created', game, rulesVersion, options: options.value, ...components, chairs, visibility: 'private', seed: newSeed(), ...(timeControl === null ? {} : { timeControl }) } as const // prettier-ignore
  let result: CreateResult = await engine.create({ ...common, created })
  const entries = [...result.entries]
  while (entries.length < length) {
    if (result.metadata.status === 'finished') return null
    const done = engine.execute({ ...common, request: nextMove(engine, result, people, choose) })
    if (done?.ok !== true) throw new Error(`${game}: ${done?.message ?? 'not loaded'}`)
    result = done
    entries.push(...done.entries)
  }
  return { entries, listed: result.listed }
}

function nextMove(
  engine: Engine,
  { snapshots, metadata }: CreateResult,
  people: readonly Person[],
  choose: NumberSource,
): TableRequest {
  const [bot] = metadata.bots
  if (bot !== undefined) {
    const position = engine.botPosition({ table: TABLE, seat: bot.seat, sample: choose(1_000_000) })?.position
    return { as: 'bot', seat: bot.seat, version: null, action: bot.onlyEnd ? null : (position?.fallback ?? null) }
  }
  const readings = snapshots.map(({ table }) => JSON.parse(table) as TableReading)
  const seat = readings[0]?.waitingFor[0] ?? 0
  const [reading, person] = [readings[seat], people[seat] as Person]
  if (reading?.draft.canEndTurn === true) return { as: 'person', person, command: { do: 'end-turn', version: null } }
  const action = reading?.legal[choose(reading.legal.length)] ?? ''
  return { as: 'person', person, command: { do: 'act', actions: [action], version: null, endTurn: true } }
}
