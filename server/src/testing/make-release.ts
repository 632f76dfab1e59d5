import { GAME_IDS, loadGame } from '@fathom/catalog'
import { fastSource } from '@fathom/kernel'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { startServer } from '../server.ts'
import { TestClient } from './testClient.ts'

// Writes a data folder as the present release leaves it when it is stopped, and beside it (`told.json`) what it told of its tables: release.test.ts
// opens it with every later one. From the root, once for a release: node server/src/testing/make-release.ts server/src/testing/fixtures/release-0.1

/** A person of the folder: who holds the token is that guest. */
interface ToldGuest {
  readonly name: string
  readonly language: 'en' | 'fr'
  readonly token: string
}

/** A table as the server told its first person (and in `versions` each of the two) before it stopped. */
export interface ToldTable {
  readonly id: string
  readonly game: string
  readonly rulesVersion: number
  readonly status: string
  readonly versions: readonly number[]
  /** Choices of the first person that are not final yet. */
  readonly draft: readonly string[]
  /** How many actions that person could choose from. */
  readonly legal: number
  readonly outcome: unknown
}

export interface Told {
  readonly guests: readonly ToldGuest[]
  /** Of a seed that the first person has asked for and not used yet. */
  readonly seedHash: string
  readonly tables: readonly ToldTable[]
}

const STEPS = 6

async function playsSome(people: readonly TestClient[], id: string): Promise<void> {
  const pick = fastSource(7)
  for (let step = 0, tries = 0; step < STEPS && tries < 500; tries++) {
    for (const person of people) {
      const table = await person.table(id)
      if (table.status !== 'playing') return
      if (table.draft.canEndTurn && step < STEPS) await person.does(id, 'end-turn')
      else if (table.legal.length > 0) {
        await person.does(id, 'act', { actions: [table.legal[pick(table.legal.length)]], version: table.version })
        step++
      }
    }
  }
}

async function tell(people: readonly TestClient[], id: string): Promise<ToldTable> {
  const readings = await Promise.all(people.map((person) => person.table(id)))
  const [first] = readings
  if (first === undefined) throw new Error('nobody looks')
  const { game, status, draft, legal, outcome } = first
  const rulesVersion = (await loadGame(game))?.game.meta.rulesVersion ?? 0
  const versions = readings.map((one) => one.version)
  return { id, game, rulesVersion, status, versions, draft: draft.actions, legal: legal.length, outcome }
}

const [, , target] = process.argv
if (target === undefined) throw new Error('Usage: node server/src/testing/make-release.ts FOLDER')
const data = resolve(target)
mkdirSync(data, { recursive: true })
// No server's real secret: this folder is public.
writeFileSync(join(data, 'secret'), 'f0'.repeat(32), { mode: 0o600 })

const server = await startServer({ port: 0, host: '127.0.0.1', logLevel: 'silent', botDelay: 0, rateLimit: 0, data })
const names = [
  ['Ada', 'en'],
  ['Béatrice', 'fr'],
] as const
const people = await Promise.all(names.map(([name, language]) => TestClient.named(server.url, name, language)))
const [ada, beatrice] = people
if (ada === undefined || beatrice === undefined) throw new Error('nobody came')

const ids: string[] = []
for (const game of GAME_IDS) {
  const running = await ada.createTable({
    game,
    visibility: 'open',
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'deckhand' }],
  })
  await beatrice.does(running.id, 'join')
  await playsSome(people, running.id)
  const finished = await ada.createTable({ game, seats: [{ kind: 'me' }, { kind: 'bot', level: 'deckhand' }] })
  const pick = fastSource(3)
  await ada.playOut(finished.id, (legal) => legal[pick(legal.length)] ?? '')
  ids.push(running.id, finished.id)
}
const open = await ada.createTable({
  game: 'silver-and-gold',
  visibility: 'open',
  seats: [{ kind: 'me' }, { kind: 'open' }],
})
ids.push(open.id)
const { body } = await ada.post<{ seedHash: string }>('/seeds')

const told: Told = {
  guests: names.map(([name, language], index) => ({ name, language, token: people[index]?.token ?? '' })),
  seedHash: body.seedHash,
  tables: await Promise.all(ids.map((id) => tell(people, id))),
}
await server.close()
rmSync(join(data, 'lock'))
writeFileSync(join(data, 'told.json'), `${JSON.stringify(told, null, 2)}\n`)
process.exit(0)
