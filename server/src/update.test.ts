import { loadGame, openRecord } from '@fathom/catalog'
import { verify } from '@fathom/kernel'
import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { admin } from './admin/admin.ts'
import { Doors, DrillPlayer, Visitor } from './testing/drill.ts'
import { unpack } from './testing/pastBuild.ts'
import { inDatabase, newDatabase, POSTGRES } from './testing/postgres.ts'
import { ServerProcess } from './testing/serverProcess.ts'
import { newFolder } from './testing/serverUnderTest.ts'
import { must } from './testing/testClient.ts'

/** The server as it was before this one: `npm run -s pack`. Its schema lacks what came since, and its Thesauros is by rules 1. */
const BEFORE = '2026-11-23-8693225'
const LONG = process.env['FATHOM_LONG'] === '1'
const GAMES = ['silver-and-gold', 'sunken-treasure', 'artifacts-inc', 'thesauros']
/** Tables of each game that are made before the update, and as many of some games in its middle. */
const TABLES = LONG ? 5 : 1
const PROCESSES = LONG ? 2 : 1
/** Games that even two people have soon played at random. */
const SHORT = new Set(['silver-and-gold', 'sunken-treasure'])
/** Longer than a load balancer takes to notice, in milliseconds. */
const DRAIN = 1500
/** How long everybody together may stand still, however busy the machine, in milliseconds. */
const PATIENCE = 60_000

/** Everybody's games, from the first to the last. */
class Drill {
  readonly doors = new Doors()
  readonly players: { table: string; game: string; seat: number; rules: number; player: DrillPlayer }[] = []
  private readonly playing: Promise<void>[] = []
  private refused: unknown = null

  private readonly people: readonly [Visitor, Visitor]

  constructor(people: readonly [Visitor, Visitor]) {
    this.people = people
    onTestFinished(() => this.doors.close())
  }

  /** Tables of a person and a bot, where there is time for it of two people and a bot; everybody begins to play. */
  async begin(at: ServerProcess, games: readonly string[], rules: Readonly<Record<string, number>>): Promise<void> {
    const [ada, ben] = this.people
    for (const game of games) {
      const isShort = SHORT.has(game)
      const bot = { kind: 'bot', level: 'deckhand' } as const
      const others = isShort || LONG ? [{ kind: 'open' } as const, ...(LONG ? [bot] : [])] : [bot]
      const { id } = await ada.at(at).createTable({ game, seats: [{ kind: 'me' }, ...others] })
      if (isShort || LONG) await ben.at(at).does(id, 'join')
      for (const [seat, visitor] of [ada, ...(isShort || LONG ? [ben] : [])].entries()) {
        const player = new DrillPlayer(id, visitor, this.doors, this.players.length)
        this.players.push({ table: id, game, seat, rules: rules[game] ?? (await todaysRules(game)), player })
        this.playing.push(player.play().catch((error: unknown) => void (this.refused ??= error)))
      }
    }
  }

  get acts(): number {
    return this.players.reduce((sum, { player }) => sum + player.account.acknowledged.length, 0)
  }

  /** Resolves when so many commands more have been acknowledged. */
  async goOn(commands: number): Promise<void> {
    const [wanted, end] = [this.acts + commands, Date.now() + PATIENCE]
    while (this.acts < wanted) {
      if (this.refused !== null) throw this.refused as Error
      if (Date.now() > end) throw new Error(`${commands} commands more were waited for in vain`)
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }

  async end(): Promise<void> {
    await Promise.all(this.playing)
    if (this.refused !== null) throw this.refused as Error
  }

  /** What is wrong now: a game that is not over or by other rules, something acknowledged or told that is gone, a command that counts twice. */
  async wrongs(at: ServerProcess): Promise<string[]> {
    const found: string[] = []
    for (const { table, game, seat, rules, player } of this.players) {
      found.push(...(await player.lost(at)))
      const text = must(await this.people[0].at(at).get<string>(`/tables/${table}/record`))
      const opened = await openRecord(text, loadGame)
      if (!opened.ok) throw new Error(opened.refusal.code)
      const { record, entry } = opened.value
      const verified = verify(entry.game, record)
      if (!verified.ok || !verified.value.finished || !verified.value.drawsChecked)
        found.push(`${game} is not verified`)
      if (record.rulesVersion !== rules) found.push(`${game} by rules ${record.rulesVersion}`)
      const done = record.lines.filter((line) => line.seat === seat).length
      const { actions, unanswered } = player.account
      const isEveryOneOnce = done >= actions && done <= actions + unanswered
      if (!isEveryOneOnce) found.push(`${game}: ${done} done, ${actions} acknowledged, ${unanswered} unanswered`)
    }
    return found
  }
}

async function todaysRules(game: string): Promise<number> {
  return (await loadGame(game))?.game.meta.rulesVersion ?? 0
}

/** What a process wrote that is trouble. The older one complains where it should wait, of tables whose rules only its successor plays. */
function complaints({ errors }: ServerProcess): string {
  const isNone = (line: string) =>
    line.startsWith('Fathom is at ') || /"code":"other-rules".*could not be taken over/.test(line)
  return errors.split('\n').filter((line) => !isNone(line)).join('\n') // prettier-ignore
}

/** A migration that came later. */
const ADDED = `select name from kysely_migration where name = '0035-silent-rooms'`

/** What this program's `check --release` says of a database. */
async function checkRelease(databaseUrl: string): Promise<string[]> {
  const lines: string[] = []
  const say = (line: string) => void lines.push(line)
  await admin(['check', '--release'], { LANG: 'C', DATABASE_URL: databaseUrl }, { say, complain: say })
  return lines
}

describe.runIf(POSTGRES !== null)('new processes beside old ones on one database', () => {
  test(
    'everybody plays on while the new ones take over, to the end of every game',
    { timeout: LONG ? 1_800_000 : 400_000 },
    async () => {
      const databaseUrl = await newDatabase()
      const env = { DATABASE_URL: databaseUrl, FATHOM_DRAIN_MS: String(DRAIN), FATHOM_THREADS: '1', LOG_LEVEL: 'warn' }
      const build = unpack(BEFORE)
      const start = (main?: string) =>
        Promise.all(Array.from({ length: PROCESSES }, () => ServerProcess.start(env, main)))
      const before = await start(build.main)
      const [old] = before as [ServerProcess]
      const drill = new Drill([await Visitor.named(old.url, 'Ada'), await Visitor.named(old.url, 'Ben')])
      await drill.doors.add(...before)
      for (let each = 0; each < TABLES; each++) await drill.begin(old, GAMES, build.rules)
      await drill.goOn(20)
      // Asked beforehand, while everybody plays, what it will make of all that: nothing is touched.
      for (let each = 0; each < 6; each++)
        expect(await checkRelease(databaseUrl)).toEqual([`${TABLES * GAMES.length} sound, 0 damaged.`])
      expect(await inDatabase(ADDED, databaseUrl)).toEqual([])

      const after = await start()
      const [next] = after as [ServerProcess]
      expect(await inDatabase(ADDED, databaseUrl)).toHaveLength(1)
      await drill.doors.add(...after)
      // Both are asked, about the same tables.
      await drill.goOn(40)
      await drill.begin(next, LONG ? GAMES : ['thesauros'], {})
      await drill.goOn(40)
      for (const each of before) expect(await each.stop()).toBe(0)
      await drill.goOn(20)
      await drill.end()
      expect(await drill.wrongs(next)).toEqual([])
      expect(
        await inDatabase('select table_id from journal group by table_id having max(n) <> count(*)', databaseUrl),
      ).toEqual([])
      expect([...before, ...after].map(complaints)).toEqual(Array(2 * PROCESSES).fill(''))
    },
  )
})

test('a data folder is played on where the old process left it', { timeout: LONG ? 1_800_000 : 400_000 }, async () => {
  const data = newFolder()
  const env = { FATHOM_DATA: data, FATHOM_THREADS: '1', LOG_LEVEL: 'warn', FATHOM_DRAIN_MS: '300' }
  const build = unpack(BEFORE)
  const old = await ServerProcess.start(env, build.main)
  const drill = new Drill([await Visitor.named(old.url, 'Ada'), await Visitor.named(old.url, 'Ben')])
  await drill.doors.add(old)
  for (let each = 0; each < TABLES; each++)
    await drill.begin(old, LONG || POSTGRES === null ? GAMES : ['silver-and-gold'], build.rules)
  await drill.goOn(30)
  expect(await old.stop()).toBe(0)
  const next = await ServerProcess.start({ ...env, PORT: old.port })
  await drill.doors.add(next)
  await drill.begin(next, LONG || POSTGRES === null ? GAMES : [], {})
  await drill.end()
  expect(await drill.wrongs(next)).toEqual([])
  expect(complaints(next)).toBe('')
  const database = new DatabaseSync(join(data, 'fathom.db'), { readOnly: true })
  expect(database.prepare('select table_id from journal group by table_id having max(n) <> count(*)').all()).toEqual([])
  database.close()
})
