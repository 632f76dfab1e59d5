import { fastChance } from '@fathom/kernel'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { Cable } from '../testing/cable.ts'
import { NATS } from '../testing/nats.ts'
import { Player, Progress } from '../testing/players.ts'
import { inDatabase, newDatabase, POSTGRES } from '../testing/postgres.ts'
import { ServerProcess } from '../testing/serverProcess.ts'
import { TestClient } from '../testing/testClient.ts'

const LONG = process.env['FATHOM_LONG'] === '1'
const ROUNDS = LONG ? 100 : 5
const TABLES = LONG ? 40 : 2
/** Within so long everybody goes on after a mishap, in milliseconds. What runs beside the short form may take most of the machine. */
const SOON = LONG ? 5000 : 10_000
/** What people wait at most before they do something, in milliseconds: however many tables there are, the machine has about as much to do. */
const PAUSE = LONG ? 1500 : 20
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
    for (const { token } of [ada, ben])
      players.push(new Player(id, token ?? '', members, { seed: players.length, pause: PAUSE }))
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
    { timeout: LONG ? 7_200_000 : 300_000 },
    async ({ nats }) => {
      const database = await newDatabase()
      const members = await Promise.all([1, 2, 3].map(() => Member.start(database, nats)))
      const players = await seated(members)
      const playing = Promise.all(players.map((player) => player.play()))
      // Whoever was refused plays no more: that is what went wrong then, and not that all wait.
      let refused: unknown = null
      playing.catch((error: unknown) => (refused = error))
      const chance = fastChance(Date.now() % 2 ** 31)
      const progress = new Progress(database, players)
      const allGoOn = async (within = SOON) => {
        await progress.mark()
        const since = performance.now()
        for (let standing = ['everybody']; standing.length > 0; await sleep(50)) {
          if (refused !== null) throw refused
          if (performance.now() - since > within) throw new Error(`after ${within} ms: ${standing.join(', ')}`)
          standing = await progress.look().catch((error: unknown) => [String(error)])
        }
      }
      // What has just started is slow.
      await allGoOn(60_000)
      for (let round = 0; round < ROUNDS; round++) {
        const member = chance.pick(members)
        const end = await MISHAPS[round % MISHAPS.length]?.(member, chance.pick(member.cables))
        await sleep(chance.below(LONG ? 4000 : 400))
        await end?.()
        for (const { cables } of members) for (const cable of cables) cable.mend()
        await allGoOn()
      }
      for (const player of players) player.stop()
      await playing
      for (const player of players)
        for (const game of player.games) expect(await game.lost(player.client())).toEqual([])
      // No number is missing, and none is there twice: it is the key.
      const gaps = await inDatabase(
        'select table_id from journal group by table_id having max(n) <> count(*)',
        database,
      )
      expect(gaps).toEqual([])
      expect(players.filter(({ acts }) => acts === 0)).toEqual([])
    },
  )
})
