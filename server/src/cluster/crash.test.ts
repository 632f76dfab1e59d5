import { fastChance } from '@fathom/kernel'
import type { LogEntry, TableReading } from '@fathom/protocol'
import { describe, expect, test } from 'vitest'
import { Cable } from '../testing/cable.ts'
import { NATS } from '../testing/nats.ts'
import { inDatabase, newDatabase, POSTGRES } from '../testing/postgres.ts'
import { ServerProcess } from '../testing/serverProcess.ts'
import { must, TestClient, until, type TestSubscription } from '../testing/testClient.ts'

const LONG = process.env['FATHOM_LONG'] === '1'
const ROUNDS = LONG ? 100 : 5
const TABLES = LONG ? 40 : 2
const GAMES = ['silver-and-gold', 'sunken-treasure', 'artifacts-inc', 'thesauros']

/** A process, and its ways to the database and to the bus. */
class Member {
  /** Of them any may fail: to the database, and to NATS where that is the bus. */
  readonly cables: readonly Cable[]
  private readonly env: Readonly<Record<string, string>>
  private server: ServerProcess
  /** Nobody asks it meanwhile. */
  isDown = false

  private constructor(cables: readonly Cable[], env: Readonly<Record<string, string>>, server: ServerProcess) {
    this.cables = cables
    this.env = env
    this.server = server
  }

  static async start(database: string, nats: string | null): Promise<Member> {
    const ways = [await wayTo(database), ...(nats === null ? [] : [await wayTo(nats)])]
    const [databaseUrl = '', natsUrl = ''] = ways.map(({ url }) => url)
    const env = { DATABASE_URL: databaseUrl, NATS_URL: natsUrl, FATHOM_THREADS: '1', LOG_LEVEL: 'silent' }
    const cables = ways.map(({ cable }) => cable)
    return new Member(cables, env, await ServerProcess.start(env))
  }

  get url(): string {
    return this.server.url
  }

  async kill(): Promise<void> {
    this.isDown = true
    await this.server.kill()
  }

  async restart(): Promise<void> {
    this.server = await ServerProcess.start({ ...this.env, PORT: this.server.port })
    this.isDown = false
  }
}

/** The same address, by a cable that may be cut. */
async function wayTo(address: string): Promise<{ cable: Cable; url: string }> {
  const far = new URL(address)
  const cable = await Cable.to(Number(far.port || 5432))
  far.host = `127.0.0.1:${cable.port}`
  return { cable, url: far.href }
}

/** Somebody who plays at whatever process answers, and remembers all that they were told. */
class Player {
  readonly table: string
  private readonly token: string
  private readonly members: readonly Member[]
  private readonly chance: ReturnType<typeof fastChance>
  readonly told = new Map<number, LogEntry>()
  /** The last entry after each command that was acknowledged. */
  readonly acknowledged: number[] = []
  private isOver = false

  constructor(table: string, token: string, members: readonly Member[], seed: number) {
    this.table = table
    this.token = token
    this.members = members
    this.chance = fastChance(seed)
  }

  stop(): void {
    this.isOver = true
  }

  /** Plays on until told to stop, or the game is over. */
  async play(): Promise<void> {
    while (!this.isOver) {
      const client = this.client()
      let line: TestSubscription | null = null
      try {
        line = await client.listen(this.table, 0)
        for (let acts = 0; acts < 6 && !this.isOver; acts++) {
          const table = await client.table(this.table)
          if (table.status === 'finished') return
          if (!(await this.act(client, table))) break
        }
      } catch (error) {
        // Nobody answers there, or its database is away; a refusal would be a mistake of the test.
        if (error instanceof Error && /^4\d\d: /.test(error.message)) throw error
      } finally {
        this.remember(line)
      }
      await new Promise((resolve) => setTimeout(resolve, 5 + this.chance.below(20)))
    }
  }

  client(): TestClient {
    const up = this.members.filter(({ isDown }) => !isDown)
    return Object.assign(new TestClient(this.chance.pick(up).url), { token: this.token })
  }

  /** @returns false: nothing is to be done now */
  private async act(client: TestClient, { version, draft, legal }: TableReading): Promise<boolean> {
    if (!draft.canEndTurn && legal.length === 0) return false
    const answer = await (draft.canEndTurn
      ? client.post<TableReading>(`/tables/${this.table}/end-turn`, { version })
      : client.post<TableReading>(`/tables/${this.table}/act`, { actions: [this.chance.pick(legal)], version }))
    // The others have moved the table on meanwhile.
    if (answer.status === 409) return true
    this.acknowledged.push(must(answer).version)
    return true
  }

  private remember(line: TestSubscription | null): void {
    for (const push of line?.heard ?? [])
      if (push.type === 'update') for (const entry of push.entries) this.told.set(entry.n, entry)
    line?.close()
  }

  /** What was told or acknowledged and is not so any more, or not in that order. */
  async lost(): Promise<string[]> {
    const client = this.client()
    const { version } = await client.table(this.table)
    const { entries } = must(await client.get<{ entries: LogEntry[] }>(`/tables/${this.table}/log`))
    const lost = [...this.told.values()]
      // What of it may be looked up later is up to its game.
      .filter(({ n, at }) => entries[n - 1]?.n !== n || entries[n - 1]?.at !== at)
      .map((entry) => `entry ${JSON.stringify(entry)}`)
    const isInOrder = this.acknowledged.every((n, index) => n > (this.acknowledged[index - 1] ?? 0) && n <= version)
    return isInOrder ? lost : [...lost, `order: ${this.acknowledged.join(' ')}, now ${version}`]
  }
}

async function seated(members: readonly Member[]): Promise<Player[]> {
  const [first] = members
  if (first === undefined) throw new Error('no process is there')
  const [ada, ben] = [await TestClient.named(first.url, 'Ada'), await TestClient.named(first.url, 'Ben')]
  const players: Player[] = []
  for (let n = 0; n < TABLES; n++) {
    const game = GAMES[n % GAMES.length] ?? ''
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'deckhand' }] as const
    const { id } = await ada.createTable({ game, seats: [...seats] })
    await ben.does(id, 'join')
    for (const { token } of [ada, ben]) players.push(new Player(id, token ?? '', members, players.length))
  }
  return players
}

/** What may befall a process or one of its cables, and what ends it: of five one is a kill, as a start takes long. */
const MISHAPS: readonly ((member: Member, cable: Cable) => Promise<() => void | Promise<void>>)[] = [
  async (member) => {
    await member.kill()
    return () => member.restart()
  },
  async (_, cable) => {
    cable.cut()
    return () => cable.mend()
  },
  async (_, cable) => {
    cable.hold()
    return () => cable.mend()
  },
  async (_, cable) => {
    cable.halve()
    return () => cable.mend()
  },
  async (_, cable) => {
    cable.hold()
    return () => cable.cut()
  },
]

const BUSES = [{ bus: 'PostgreSQL', nats: null }, ...(NATS === null ? [] : [{ bus: 'NATS', nats: NATS }])]

describe.runIf(POSTGRES !== null)('three processes on one database', () => {
  test.each(BUSES)(
    `bus $bus: ${ROUNDS} times one is killed or cut off while people and bots play at ${TABLES} tables: nothing is lost, all go on`,
    { timeout: LONG ? 3_600_000 : 180_000 },
    async ({ nats }) => {
      const database = await newDatabase()
      const members = await Promise.all([1, 2, 3].map(() => Member.start(database, nats)))
      const players = await seated(members)
      const playing = Promise.all(players.map((player) => player.play()))
      // Whoever was refused plays no more: that is what went wrong then, and not that all wait.
      let refused: unknown = null
      playing.catch((error: unknown) => (refused = error))
      const unlessRefused = () => {
        if (refused !== null) throw refused
      }
      const chance = fastChance(Date.now() % 2 ** 31)
      const acts = () => players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
      for (let round = 0; round < ROUNDS; round++) {
        const before = acts()
        await until(() => {
          unlessRefused()
          return acts() > before + players.length / 2
        })
        const member = chance.pick(members)
        const end = await MISHAPS[round % MISHAPS.length]?.(member, chance.pick(member.cables))
        await new Promise((resolve) => setTimeout(resolve, chance.below(LONG ? 4000 : 400)))
        await end?.()
        for (const { cables } of members) for (const cable of cables) cable.mend()
      }
      const before = players.map(({ acknowledged }) => acknowledged.length)
      // Everybody goes on.
      await until(async () => {
        unlessRefused()
        const open = players.filter(({ acknowledged }, index) => acknowledged.length === before[index])
        const tables = await Promise.all(open.map((player) => player.client().table(player.table)))
        return tables.every(({ status, waitingFor, you }) => status === 'finished' || !waitingFor.includes(you ?? -1))
      })
      for (const player of players) player.stop()
      await playing
      for (const player of players) expect(await player.lost()).toEqual([])
      // No number is missing, and none is there twice: it is the key.
      const gaps = await inDatabase(
        'select table_id from journal group by table_id having max(n) <> count(*)',
        database,
      )
      expect(gaps).toEqual([])
      expect(acts()).toBeGreaterThan(TABLES)
    },
  )
})
