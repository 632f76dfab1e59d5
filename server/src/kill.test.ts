import { fastChance } from '@fathom/kernel'
import type { LogEntry, TableReading } from '@fathom/protocol'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { inDatabase, newDatabase, POSTGRES } from './testing/postgres.ts'
import { newFolder } from './testing/serverUnderTest.ts'
import { ServerProcess } from './testing/serverProcess.ts'
import { must, TestClient, until, type TestSubscription } from './testing/testClient.ts'

const LONG = process.env.FATHOM_LONG === '1'

/** Somebody who plays until the server is gone, and remembers everything that they were told. */
class Witness {
  /** The last table that the server acknowledged an act with. */
  acknowledged: TableReading | null = null
  /** How many acts were acknowledged. */
  acts = 0
  readonly told = new Map<number, LogEntry>()
  readonly client: TestClient
  private subscription: TestSubscription | null = null
  /** A command is under way: nobody knows whether it was done. */
  private isAsking = false
  private readonly chance: ReturnType<typeof fastChance>

  constructor(client: TestClient, seed: number) {
    this.client = client
    this.chance = fastChance(seed)
  }

  forget(): void {
    this.isAsking = false
    this.acknowledged = null
    this.told.clear()
  }

  /** Acts at random with a short pause between, until the game is over or the server does not answer. */
  async play(id: string): Promise<void> {
    this.isAsking = false
    try {
      this.subscription = await this.client.listen(id)
      for (;;) {
        const table = await this.client.table(id)
        if (table.status === 'finished') return
        await this.act(id, table)
        await new Promise((resolve) => setTimeout(resolve, 2 + this.chance.below(8)))
      }
    } catch (error) {
      // The server is gone; a refusal would be a mistake of the test.
      if (error instanceof Error && /^\d{3}: /.test(error.message)) throw error
    } finally {
      this.remember()
    }
  }

  private async act(id: string, table: TableReading): Promise<void> {
    const { draft, legal } = table
    if (draft.canUndo && this.chance.below(8) === 0) await this.ask(id, 'undo')
    else if (draft.canEndTurn) await this.ask(id, 'end-turn')
    else if (legal.length > 0) await this.ask(id, 'act', { actions: [this.chance.pick(legal)] })
  }

  private async ask(id: string, command: string, body: unknown = {}): Promise<void> {
    this.isAsking = true
    const answer = await this.client.post<TableReading>(`/tables/${id}/${command}`, body)
    this.isAsking = false
    // The others may have moved the table on meanwhile.
    if (answer.status === 409) return
    this.acknowledged = must(answer)
    this.acts++
  }

  private remember(): void {
    for (const push of this.subscription?.heard ?? []) {
      if (push.type === 'update') for (const entry of push.entries) this.told.set(entry.n, entry)
    }
    this.subscription?.close()
  }

  /** What was told or acknowledged and is not so any more. */
  async lost(id: string): Promise<string[]> {
    const now = await this.client.table(id)
    const { body } = await this.client.get<{ entries: LogEntry[] }>(`/tables/${id}/log`)
    const lost = [...this.told.values()]
      .filter((entry) => !isDeepStrictEqual(body.entries[entry.n - 1], entry))
      .map((entry) => `entry ${JSON.stringify(entry)}`)
    if (this.acknowledged === null) return lost
    const { version, view, draft } = this.acknowledged
    if (now.version < version) lost.push(`version ${version}, now ${now.version}`)
    // Where nobody has made anything final since, and no command of mine was under way, all stands as it did, drafts included.
    const since = body.entries.slice(version)
    if (this.isAsking || since.some(({ kind }) => kind !== 'skip')) return lost
    if (!isDeepStrictEqual([now.view, now.draft], [view, draft])) lost.push(`what ${version} looked like`)
    return lost
  }
}

async function newTable(witnesses: readonly Witness[]): Promise<string> {
  const open = { kind: 'open' as const }
  const seats = [{ kind: 'me' as const }, open, open, open]
  const [first, ...others] = witnesses.map(({ client }) => client)
  if (first === undefined) throw new Error('nobody plays')
  // With the aid, what was told once may be looked up again: it is told the same every time.
  const { id } = await first.createTable({ game: 'silver-and-gold', options: { expeditionAid: true }, seats })
  for (const other of others) await other.does(id, 'join')
  for (const witness of witnesses) witness.forget()
  return id
}

interface Kind {
  readonly name: string
  readonly kills: number
  /** A new database: what the server is told of it, and what counts its checkpoints. */
  make(): Promise<{ env: Readonly<Record<string, string>>; checkpoints: () => Promise<number> }>
}

const COUNT = 'select count(*) as count from checkpoints'

const SQLITE: Kind = {
  name: 'SQLite',
  kills: LONG ? 1000 : 2,
  async make() {
    const data = newFolder()
    const checkpoints = async () => {
      const database = new DatabaseSync(join(data, 'fathom.db'), { readOnly: true, timeout: 5000 })
      try {
        return Number(database.prepare(COUNT).get()?.['count'])
      } finally {
        database.close()
      }
    }
    return { env: { FATHOM_DATA: data }, checkpoints }
  },
}

const ELSEWHERE: Kind = {
  name: 'PostgreSQL',
  kills: LONG ? 100 : 2,
  async make() {
    const url = await newDatabase()
    const checkpoints = async () => Number((await inDatabase(COUNT, url))[0]?.['count'])
    return { env: { DATABASE_URL: url }, checkpoints }
  },
}

test.each(POSTGRES === null ? [SQLITE] : [SQLITE, ELSEWHERE])(
  '$name: killed $kills times while four play, it loses nothing that it had acknowledged, and play goes on',
  { timeout: LONG ? 7_200_000 : 300_000 },
  async ({ kills, make }) => {
    const { env, checkpoints } = await make()
    let server = await ServerProcess.start(env)
    const { port, url } = server
    const names = ['Ada', 'Ben', 'Cleo', 'Dan']
    const clients = await Promise.all(names.map((name) => TestClient.named(url, name)))
    const witnesses = clients.map((client, index) => new Witness(client, index))
    const chance = fastChance(Date.now() % 2 ** 31)
    let id = await newTable(witnesses)
    const acts = (): number => witnesses.reduce((sum, witness) => sum + witness.acts, 0)
    for (let kill = 0; kill < kills; kill++) {
      if ((await clients[0]?.table(id))?.status === 'finished') id = await newTable(witnesses)
      const playing = Promise.all(witnesses.map((witness) => witness.play(id)))
      playing.catch(() => null)
      // However slow the machine is: something is acknowledged before the end.
      const before = acts()
      await until(async () => acts() > before || (await clients[0]?.table(id))?.status === 'finished')
      await new Promise((resolve) => setTimeout(resolve, 150 + chance.below(700)))
      await server.kill()
      await playing
      server = await ServerProcess.start({ ...env, PORT: port })
      for (const witness of witnesses) expect(await witness.lost(id)).toEqual([])
    }
    expect(acts()).toBeGreaterThan(kills)
    await Promise.all(witnesses.map((witness) => witness.play(id)))
    expect((await clients[0]?.table(id))?.status).toBe('finished')
    // Checkpoints were kept meanwhile: what was loaded after a kill came from them where there was one.
    await until(async () => (await checkpoints()) > 0)
    expect(await server.stop()).toBe(0)
  },
)
