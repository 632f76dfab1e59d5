import { fastChance } from '@fathom/kernel'
import type { CreatedGuest, LogEntry, TableReading } from '@fathom/protocol'
import type { ServerProcess } from './serverProcess.ts'
import { must, refusalOf, TestClient, type TestSubscription } from './testClient.ts'

/** How often a load balancer asks whether a process is ready, in milliseconds. */
const LOOK = 100

/** How many turns somebody stays at a process, and how long they wait there to be told of their own, in milliseconds. */
const TURNS = 40
const PATIENCE = 3000

/** Sends people to the processes that say they are ready, as a load balancer does. */
export class Doors {
  private readonly processes: ServerProcess[] = []
  private readonly open = new Set<ServerProcess>()
  private readonly looking: NodeJS.Timeout

  constructor() {
    this.looking = setInterval(() => void this.look(), LOOK)
  }

  async add(...processes: ServerProcess[]): Promise<void> {
    this.processes.push(...processes)
    await this.look()
  }

  isOpen(door: ServerProcess): boolean {
    return this.open.has(door)
  }

  get all(): readonly ServerProcess[] {
    return [...this.open]
  }

  close(): void {
    clearInterval(this.looking)
  }

  private async look(): Promise<void> {
    await Promise.all(
      this.processes.map(async (door) => {
        const isReady = await fetch(`${door.url}/readyz`).then(({ ok }) => ok).catch(() => false) // prettier-ignore
        if (isReady) this.open.add(door)
        else this.open.delete(door)
      }),
    )
  }
}

/** Somebody by the cookie that their browser got, at whatever process. */
export class Visitor {
  private readonly cookie: string

  private constructor(cookie: string) {
    this.cookie = cookie
  }

  static async named(url: string, name: string): Promise<Visitor> {
    const answer = await new TestClient(url).post<CreatedGuest>('/guests', { name, language: 'en' })
    must(answer, 201)
    return new Visitor(answer.headers.get('set-cookie')?.split(';')[0] ?? '')
  }

  at({ url }: ServerProcess): TestClient {
    return new TestClient(url, { cookie: this.cookie })
  }
}

/** What became of all that a player sent and heard. */
interface Account {
  /** The table's version after each command that was acknowledged. */
  readonly acknowledged: number[]
  /** How many actions were acknowledged. */
  actions: number
  /** Commands of which nobody can say whether they were done. */
  unanswered: number
  /** Why a process was left for another one. */
  readonly elsewhere: string[]
}

/** Somebody who plays a table to its end at whatever process is open, and remembers all that they were told. */
export class DrillPlayer {
  readonly account: Account = { acknowledged: [], actions: 0, unanswered: 0, elsewhere: [] }
  private readonly table: string
  private readonly visitor: Visitor
  private readonly doors: Doors
  private readonly chance: ReturnType<typeof fastChance>
  private readonly told = new Map<number, LogEntry>()
  private reached = 0
  private version = 0

  constructor(table: string, visitor: Visitor, doors: Doors, seed: number) {
    this.table = table
    this.visitor = visitor
    this.doors = doors
    this.chance = fastChance(seed)
  }

  /** @throws Error at a refusal that nobody should get while an update goes on */
  async play(): Promise<void> {
    for (;;) {
      const doors = this.doors.all
      try {
        if (doors.length > 0 && (await this.playAt(this.chance.pick(doors)))) return
      } catch (error) {
        if (error instanceof Error && /^4\d\d: /.test(error.message)) throw error
        this.account.elsewhere.push(error instanceof Error ? error.message : String(error))
      }
      await pause(20)
    }
  }

  /** Plays until that process sends people away, or for a while. @returns whether the game is over */
  private async playAt(door: ServerProcess): Promise<boolean> {
    const client = this.visitor.at(door)
    const line = await client.follow(this.table, this.reached, this.told)
    try {
      for (let turns = 0; turns < TURNS && this.doors.isOpen(door) && line.closeCode === null; turns++) {
        const table = await this.newest(line)
        if (table?.status === 'finished') return true
        if (table?.draft.canEndTurn === true) await this.send(client, 'end-turn', { version: table.version })
        else if (table !== null && table.legal.length > 0)
          await this.send(client, 'act', { actions: [this.chance.pick(table.legal)], version: table.version })
        else await pause(20)
      }
      return false
    } finally {
      this.remember(line)
      line.close()
    }
  }

  /** The table as it is told here once it has come to what this player knows; null: not soon. */
  private async newest(line: TestSubscription): Promise<TableReading | null> {
    for (let waited = 0; waited < PATIENCE; waited += 10) {
      if (line.table !== null && line.table.version >= this.version) return line.table
      await pause(10)
    }
    return null
  }

  private remember({ heard }: TestSubscription): void {
    for (const push of heard)
      if (push.type === 'update' || push.type === 'change')
        for (const entry of push.entries) this.told.set(entry.n, entry)
    this.reached = Math.max(this.reached, ...this.told.keys())
  }

  private async send(client: TestClient, command: string, body: unknown): Promise<void> {
    this.account.unanswered++
    const answer = await client.post<{ version: number }>(`/tables/${this.table}/${command}?brief=1`, body)
    this.account.unanswered--
    // Others have moved the table on meanwhile.
    if (answer.status === 409 && refusalOf(answer) === '409 old-version') return
    this.version = must(answer).version
    this.account.acknowledged.push(this.version)
    if (command === 'act') this.account.actions++
  }

  /** What was told or acknowledged and is not so any more, or not in that order. */
  async lost(door: ServerProcess): Promise<string[]> {
    const client = this.visitor.at(door)
    const { version } = await client.table(this.table)
    const { entries } = must(await client.get<{ entries: LogEntry[] }>(`/tables/${this.table}/log`))
    const lost = [...this.told.values()]
      .filter(({ n, at }) => entries[n - 1]?.n !== n || entries[n - 1]?.at !== at)
      .map((entry) => `entry ${JSON.stringify(entry)}`)
    const { acknowledged } = this.account
    const isInOrder = acknowledged.every((n, index) => n > (acknowledged[index - 1] ?? 0) && n <= version)
    return isInOrder ? lost : [...lost, `order: ${acknowledged.join(' ')}, now ${version}`]
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
