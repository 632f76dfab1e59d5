import { fastChance } from '@fathom/kernel'
import type { LogEntry, TableReading } from '@fathom/protocol'
import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { newFolder } from './testing/serverUnderTest.ts'
import { ServerProcess } from './testing/serverProcess.ts'
import { must, Visitor, type Ear } from './testing/visitor.ts'

const LONG = process.env.FATHOM_LONG === '1'
const KILLS = LONG ? 20 : 2

/** Somebody who plays until the server is gone, and remembers everything that they were told. */
class Witness {
  /** The last table that the server acknowledged an act with. */
  acknowledged: TableReading | null = null
  readonly told = new Map<number, LogEntry>()
  readonly visitor: Visitor
  private ear: Ear | null = null
  /** A command is under way: nobody knows whether it was done. */
  private isAsking = false
  private readonly chance: ReturnType<typeof fastChance>

  constructor(visitor: Visitor, seed: number) {
    this.visitor = visitor
    this.chance = fastChance(seed)
  }

  forget(): void {
    this.isAsking = false
    this.acknowledged = null
    this.told.clear()
  }

  /** Acts at random with a breath between, until the game is over or the server does not answer. */
  async play(id: string): Promise<void> {
    this.isAsking = false
    try {
      this.ear = await this.visitor.listen(id)
      for (;;) {
        const table = await this.visitor.table(id)
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
    const answer = await this.visitor.post<TableReading>(`/tables/${id}/${command}`, body)
    this.isAsking = false
    // The others may have moved the table on meanwhile.
    if (answer.status !== 409) this.acknowledged = must(answer)
  }

  private remember(): void {
    for (const push of this.ear?.heard ?? []) {
      if (push.type === 'update') for (const entry of push.entries) this.told.set(entry.n, entry)
    }
    this.ear?.close()
  }

  /** What was told or acknowledged and is not so any more. */
  async lost(id: string): Promise<string[]> {
    const now = await this.visitor.table(id)
    const { body } = await this.visitor.get<{ entries: LogEntry[] }>(`/tables/${id}/log`)
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
  const [first, ...others] = witnesses.map(({ visitor }) => visitor)
  if (first === undefined) throw new Error('nobody plays')
  const { id } = await first.createTable({ game: 'silver-and-gold', seats })
  for (const other of others) await other.does(id, 'join')
  for (const witness of witnesses) witness.forget()
  return id
}

test(
  `killed ${KILLS} times while four play, it loses nothing that it had acknowledged, and play goes on`,
  { timeout: LONG ? 900_000 : 90_000 },
  async () => {
    const FATHOM_DATA = newFolder()
    let server = await ServerProcess.start({ FATHOM_DATA })
    const { port, url } = server
    const names = ['Ada', 'Ben', 'Cleo', 'Dan']
    const visitors = await Promise.all(names.map((name) => Visitor.named(url, name)))
    const witnesses = visitors.map((visitor, index) => new Witness(visitor, index))
    const chance = fastChance(Date.now() % 2 ** 31)
    let id = await newTable(witnesses)
    let acts = 0
    for (let kill = 0; kill < KILLS; kill++) {
      if ((await visitors[0]?.table(id))?.status === 'finished') id = await newTable(witnesses)
      const playing = Promise.all(witnesses.map((witness) => witness.play(id)))
      playing.catch(() => null)
      await new Promise((resolve) => setTimeout(resolve, 150 + chance.below(700)))
      await server.kill()
      await playing
      acts += witnesses.filter(({ acknowledged }) => acknowledged !== null).length
      server = await ServerProcess.start({ FATHOM_DATA, PORT: port })
      for (const witness of witnesses) expect(await witness.lost(id)).toEqual([])
    }
    expect(acts).toBeGreaterThan(KILLS)
    await Promise.all(witnesses.map((witness) => witness.play(id)))
    expect((await visitors[0]?.table(id))?.status).toBe('finished')
    expect(await server.stop()).toBe(0)
  },
)
