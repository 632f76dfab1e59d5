import { GAME_IDS } from '@fathom/catalog'
import { fastChance } from '@fathom/kernel'
import { patched, PushReader, type TableReading } from '@fathom/protocol'
import { expect, it } from 'vitest'
import { Engine } from './engine.ts'
import { library } from './library.ts'
import { createdWith } from './testing/created.ts'

/** Characters: half of all pushes have at most so many. */
const MOST: Readonly<Record<string, number>> = {
  'silver-and-gold': 385,
  'sunken-treasure': 250,
  'artifacts-inc': 325,
  thesauros: 350,
}
const PEOPLE = [
  { id: 'ana', name: 'Ana' },
  { id: 'bo', name: 'Bo' },
]

/** A table of two, whose pages are both open and take terse patches. */
async function tableOf(game: string, seed: string) {
  const engine = new Engine(library)
  const created = await createdWith(game, PEOPLE, seed)
  await engine.create({ table: 't', at: 0, created, readers: [], present: [] })
  const pages = PEOPLE.map(({ id }) => {
    const reader = { person: id, language: 'en' } as const
    const [snapshot] = engine.read({ table: 't', readers: [reader], present: [] })?.snapshots ?? []
    const since = snapshot?.version ?? 0
    return {
      reader,
      since,
      reading: JSON.parse(snapshot?.table ?? 'null') as TableReading,
      pushes: new PushReader(),
    }
  })
  return { engine, pages }
}

/** Plays at random until the game is over. @returns the characters of every push */
async function pushesOf(game: string, seed: string): Promise<number[]> {
  const { engine, pages } = await tableOf(game, seed)
  const chance = fastChance(3)
  const sizes: number[] = []
  for (let step = 0; pages[0]?.reading.status === 'playing'; step++) {
    const seat = chance.pick(pages[0].reading.waitingFor)
    const { legal, draft } = (pages[seat] as (typeof pages)[number]).reading
    const command = draft.canEndTurn
      ? ({ do: 'end-turn', version: null } as const)
      : ({ do: 'act', actions: [chance.pick(legal)], version: null, endTurn: true } as const)
    const subscriptions = pages.map(
      ({ reader, since }) => ({ ...reader, since, changes: 'tersest', knows: true }) as const,
    )
    const request = { as: 'person', person: PEOPLE[seat] as (typeof PEOPLE)[number], command } as const
    const at = 1_795_366_884_609 + 4211 * step
    const done = engine.execute({ table: 't', at, request, readers: [], subscriptions, present: [], language: 'en' })
    if (done?.ok !== true) throw new Error(`${game}, step ${step}: refused`)
    for (const [index, page] of pages.entries()) {
      const told = done.pushes[index]
      if (told == null) continue
      sizes.push(told.push.length)
      const push = page.pushes.read(told.push)
      if (push.type !== 'change') throw new Error(`${game}, step ${step}: not a change`)
      page.since = told.since
      page.reading = patched(page.reading, push.patch) as TableReading
    }
  }
  return sizes
}

it.each(GAME_IDS)('%s: of all pushes of whole games half are short', async (game) => {
  const sizes = [...(await pushesOf(game, '50'.repeat(32))), ...(await pushesOf(game, '51'.repeat(32)))]
  const median = sizes.toSorted((a, b) => a - b)[sizes.length >> 1] ?? Infinity
  expect(sizes.length).toBeGreaterThan(100)
  expect(median).toBeLessThanOrEqual(MOST[game] ?? 400)
})
