import { GAME_IDS, loadGame } from '@fathom/catalog'
import { fastChance, fillOptions, type AnyGame } from '@fathom/kernel'
import { evolve, openTable, stateFor, type Entry, type Table } from '@fathom/table'
import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { newId } from './ids.ts'
import type { RunningServer } from './server.ts'
import { startForTest } from './testing/serverUnderTest.ts'
import { until, TestClient, type TestSubscription } from './testing/testClient.ts'

const GAMES = process.env.FATHOM_LONG === '1' ? 20 : 2
const WORLDS = 3

/** Three people at a table of a game; their tokens and ids are the server's own. */
async function sit(server: RunningServer, game: AnyGame, seed: string) {
  const people = await Promise.all(['Ada', 'Ben', 'Cleo'].map((name) => TestClient.named(server.url, name)))
  const ids = await Promise.all(people.map(async (one) => (await one.get<{ id: string }>('/me')).body.id))
  const chairs = ids.map((id, seat) => ({ kind: 'person' as const, person: { id, name: `P${seat}` }, nonce: '-' }))
  const options = fillOptions(game.options, {})
  if (!options.ok) throw new Error('the defaults are refused')
  const id = newId()
  const { rulesVersion } = game.meta
  await server.host.create(
    id,
    { kind: 'created', game: game.meta.id, rulesVersion, options: options.value, chairs, visibility: 'open', seed },
    { person: null, language: 'en' },
  )
  return { id, people }
}

/** The truth, folded from what the server has stored. */
async function truth(server: RunningServer, game: AnyGame, id: string): Promise<Table> {
  const entries: readonly Entry[] = await server.store.load(id, 0)
  const table = openTable(id, game, entries[0] as Entry)
  for (const entry of entries.slice(1)) evolve(table, entry)
  return table
}

test.each(GAME_IDS)(
  '%s: what a seat is sent would be the same in every world that the seat can determinize',
  { timeout: 600_000 },
  async (gameId) => {
    const entry = await loadGame(gameId)
    if (entry === null) throw new Error(`no ${gameId}`)
    const { game } = entry
    const server = await startForTest()
    const chance = fastChance(11)
    let compared = 0
    let patches = 0
    for (let played = 0; played < GAMES; played++) {
      const { id, people } = await sit(server, game, played.toString(16).padStart(64, 'c'))
      const subscriptions = await Promise.all(people.map((person) => person.follow(id)))
      let { waitingFor } = await new TestClient(server.url).table(id)
      for (let step = 0; step < 150 && waitingFor.length > 0; step++) {
        const mover = people[chance.pick(waitingFor)] as TestClient
        const { draft, legal } = await mover.table(id)
        // Collecting and crossing off are rare at random, and where the secrets are.
        const eager = legal.filter((action) => /^(collect|cross|trade|pay)/.test(action))
        const done = draft.canEndTurn
          ? await mover.does(id, 'end-turn')
          : await mover.does(id, 'act', { actions: [chance.pick(eager.length > 0 ? eager : legal)] })
        ;({ waitingFor } = done)
        if (step % 5 > 0) continue
        const table = await truth(server, game, id)
        for (const [seat, person] of people.entries()) {
          const sent = await person.table(id)
          // The same by patches: whoever has followed them all knows this and no more.
          const subscription = subscriptions[seat] as TestSubscription
          await until(() => subscription.table !== null && isDeepStrictEqual(subscription.table, sent))
          for (let world = 0; world < WORLDS; world++) {
            const sampled = game.determinize(stateFor(table, seat), seat, fastChance(world))
            expect(sent.view).toEqual(game.view(sampled, seat))
            compared++
          }
        }
      }
      patches += subscriptions.flatMap(({ heard }) => heard).filter(({ type }) => type === 'change').length
      for (const subscription of subscriptions) subscription.close()
    }
    expect(patches).toBeGreaterThan(200)
    expect(compared).toBeGreaterThan(200)
  },
)
