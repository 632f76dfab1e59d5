import { fastChance } from '@fathom/kernel'
import type { LogEntry, TableReading } from '@fathom/protocol'
import { setTimeout as sleep } from 'node:timers/promises'
import { inDatabase } from './postgres.ts'
import { must, TestClient, type TestSubscription } from './testClient.ts'

/** A process that may be asked. */
interface Asked {
  readonly url: string
  readonly isDown: boolean
}

/** A game as somebody was told of it. */
class Game {
  readonly table: string
  readonly told = new Map<number, LogEntry>()
  /** The last entry after each command that was acknowledged. */
  readonly acknowledged: number[] = []

  constructor(table: string) {
    this.table = table
  }

  remember(line: TestSubscription | null): void {
    for (const push of line?.heard ?? [])
      if (push.type === 'update') for (const entry of push.entries) this.told.set(entry.n, entry)
    line?.close()
  }

  /** What was told or acknowledged and is not so any more, or not in that order. */
  async lost(client: TestClient): Promise<string[]> {
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

/** Somebody who plays at whatever process answers, one game after the other, and remembers all that they were told. */
export class Player {
  readonly games: Game[]
  private readonly token: string
  private readonly members: readonly Asked[]
  private readonly chance: ReturnType<typeof fastChance>
  private readonly longest: number
  private isOver = false

  /** @param wanted what decides their choices, and how long they wait at most before they do something, in milliseconds */
  constructor(
    table: string,
    token: string,
    members: readonly Asked[],
    wanted: { readonly seed: number; readonly pause: number },
  ) {
    this.games = [new Game(table)]
    this.token = token
    this.members = members
    this.chance = fastChance(wanted.seed)
    this.longest = wanted.pause
  }

  /** The game that they play now. */
  get game(): Game {
    const game = this.games.at(-1)
    if (game === undefined) throw new Error('nobody plays without a game')
    return game
  }

  /** How many of their commands were acknowledged. */
  get acts(): number {
    return this.games.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
  }

  stop(): void {
    this.isOver = true
  }

  /** Plays on until told to stop. */
  async play(): Promise<void> {
    while (!this.isOver) {
      const client = this.client()
      const { game } = this
      let line: TestSubscription | null = null
      try {
        line = await client.listen(game.table, Math.max(0, ...game.told.keys()))
        for (let acts = 0; acts < 6 && !this.isOver; acts++) {
          const table = await client.table(game.table)
          if (table.status === 'finished') this.games.push(new Game((await client.does(game.table, 'rematch')).id))
          if (table.status === 'finished' || !(await this.act(client, table))) break
          await this.pause()
        }
      } catch (error) {
        // Nobody answers there, or its database is away; a refusal would be a mistake of the test.
        if (error instanceof Error && /^4\d\d: /.test(error.message)) throw error
      } finally {
        game.remember(line)
      }
      await this.pause()
    }
  }

  private pause(): Promise<void> {
    return sleep(5 + this.chance.below(this.longest))
  }

  client(): TestClient {
    const up = this.members.filter(({ isDown }) => !isDown)
    return Object.assign(new TestClient(this.chance.pick(up).url), { token: this.token })
  }

  /** @returns false: nothing is to be done now */
  private async act(client: TestClient, { version, draft, legal }: TableReading): Promise<boolean> {
    if (!draft.canEndTurn && legal.length === 0) return false
    const { table, acknowledged } = this.game
    const answer = await (draft.canEndTurn
      ? client.post<TableReading>(`/tables/${table}/end-turn`, { version })
      : client.post<TableReading>(`/tables/${table}/act`, { actions: [this.chance.pick(legal)], version }))
    // The others have moved the table on meanwhile.
    if (answer.status === 409) return true
    acknowledged.push(must(answer).version)
    return true
  }
}

/** How far everything has come: the journals, which no process can be asked for that is away, and what was acknowledged. */
export class Progress {
  private readonly database: string
  private readonly players: readonly Player[]
  private ends = new Map<string, number>()
  /** Who has not gone on at any look, and how they stood at the mark. */
  private standing = new Map<Player, { readonly game: Game; readonly acts: number }>()

  constructor(database: string, players: readonly Player[]) {
    this.database = database
    this.players = players
  }

  /** What was done until now does not count. */
  async mark(): Promise<void> {
    this.ends = await this.journals()
    this.standing = new Map(this.players.map((player) => [player, { game: player.game, acts: player.acts }]))
  }

  /**
   * Looks who goes on: at their table something was written since the mark, by a person or a bot, and they have had something acknowledged or are not
   * waited for.
   * @returns who has not at any look
   */
  async look(): Promise<string[]> {
    const ends = await this.journals()
    const found = await Promise.all(
      [...this.standing].map(async ([player, before]): Promise<string[]> => {
        const why = await this.whyStanding(player, before, ends)
        if (why === null) this.standing.delete(player)
        return why === null ? [] : [why]
      }),
    )
    return [...new Set(found.flat())]
  }

  private async whyStanding(
    player: Player,
    before: { readonly game: Game; readonly acts: number },
    ends: ReadonlyMap<string, number>,
  ): Promise<string | null> {
    const { table } = before.game
    if (player.game !== before.game) return null
    if (ends.get(table) === this.ends.get(table)) return `table ${table} stands at ${ends.get(table)}`
    if (player.acts > before.acts) return null
    const { waitingFor, you } = await player.client().table(table)
    return you !== null && waitingFor.includes(you) ? `seat ${you} of ${table} can’t do anything` : null
  }

  private async journals(): Promise<Map<string, number>> {
    const rows = await inDatabase('select table_id, max(n) as n from journal group by table_id', this.database)
    return new Map(rows.map(({ table_id, n }) => [String(table_id), Number(n)]))
  }
}
