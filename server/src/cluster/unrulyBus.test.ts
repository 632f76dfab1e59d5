import { setTimeout as sleep } from 'node:timers/promises'
import { fastChance } from '@fathom/kernel'
import type { Push } from '@fathom/protocol'
import { describe, expect, test } from 'vitest'
import { newDatabase, POSTGRES } from '../testing/postgres.ts'
import { startForTest } from '../testing/serverUnderTest.ts'
import { TestClient, until, type TestSubscription } from '../testing/testClient.ts'
import { TOY_LIBRARY } from '../testing/toyLibrary.ts'
import { startUnrulyNats } from '../testing/unrulyNats.ts'

function all<Type extends Push['type']>({ heard }: TestSubscription, type: Type) {
  return heard.filter((push): push is Extract<Push, { type: Type }> => push.type === type)
}

describe.runIf(POSTGRES !== null)('a bus that repeats, delays and shuffles', () => {
  test(
    'doubles nothing and turns nothing back: entries, talk and who is there are right on every page',
    { timeout: 180_000 },
    async () => {
      const natsUrl = await startUnrulyNats(fastChance(7))
      const config = { databaseUrl: await newDatabase(), library: TOY_LIBRARY, natsUrl }
      const [one, two] = [await startForTest(config), await startForTest(config)]
      // They look at everything anew when they hear of each other.
      await sleep(1000)
      const [ada, ben] = [await TestClient.named(one.url, 'Ada'), await TestClient.named(two.url, 'Ben')]
      const { id } = await ada.createTable({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] })
      await ben.does(id, 'join')
      const adaThere = Object.assign(new TestClient(two.url), { token: ada.token })
      const pages = [await ada.listen(id), await adaThere.listen(id)]
      const followed = await adaThere.follow(id)

      const playing = Promise.all([ada, ben].map((each) => each.playOut(id, (legal) => legal.at(-1) ?? '')))
      for (let line = 1; line <= 8; line++) {
        await ben.post(`/tables/${id}/talk`, { words: `line ${line}` })
        // Ben's page comes and goes.
        const page = await ben.listen(id)
        page.close()
      }
      const [end] = await playing
      const version = end?.version ?? 0
      const words = Array.from({ length: 8 }, (_, n) => `line ${n + 1}`)
      for (const page of pages) {
        await until(() => all(page, 'update').at(-1)?.table.version === version)
        await until(() => all(page, 'talk').length >= words.length)
        // Of a visit that was over before it was heard of nothing is told: what counts is who is there in the end.
        await until(() => page.table?.seats[1]?.present === false)
      }
      await until(() => followed.table?.version === version)
      // Whatever is still on its way has come by then.
      await sleep(500)
      for (const page of pages) {
        const updates = all(page, 'update')
        const versions = updates.map(({ table }) => table.version)
        expect(versions).toEqual(versions.toSorted((a, b) => a - b))
        // What somebody else does in secret may change a reading and no number.
        expect(new Set(updates.map((push) => JSON.stringify(push))).size).toBe(updates.length)
        const told = updates.flatMap(({ entries }) => entries.map(({ n }) => n))
        expect(told).toEqual(Array.from({ length: version }, (_, n) => n + 1))
        const said = all(page, 'talk').flatMap(({ lines }) => lines.map((line) => line.words))
        expect(said).toHaveLength(words.length)
        expect(new Set(said)).toEqual(new Set(words))
        expect(page.table?.seats[1]?.present).toBe(false)
      }
      expect(followed.table).toEqual(await adaThere.table(id))
    },
  )
})
