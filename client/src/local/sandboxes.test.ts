import { expect, test } from 'vitest'
import type { Movers } from '@fathom/engine'
import type { SandboxReading, TableReading } from '@fathom/protocol'
import type { LocalTables } from './localTables.ts'
import { MemoryJournals } from './journals.ts'
import { tablesOver, valueOf, withBots } from './testing/tables.ts'

const GAMES = ['silver-and-gold', 'sunken-treasure', 'artifacts-inc', 'thesauros'] as const
const chair = (seat: number) => ({ kind: 'chair' as const, seat })

/** Plays the first thing that is possible, so many times; bots take theirs meanwhile. */
async function play(tables: LocalTables, table: string, times: number): Promise<void> {
  for (let done = 0; done < times;) {
    const { legal, draft, status } = await valueOf(tables.read(table, 'en'))
    if (status === 'finished') return
    const actions = legal.slice(0, 1)
    if (draft.canEndTurn) await valueOf(tables.command(table, 'en', { do: 'end-turn', version: null }))
    else if (actions.length > 0)
      await valueOf(tables.command(table, 'en', { do: 'act', actions, version: null, endTurn: true })) // prettier-ignore
    else await new Promise((resolve) => setTimeout(resolve, 0))
    if (draft.canEndTurn || actions.length > 0) done++
  }
}

/** One choice of whoever is waited for in a sandbox; false: bots have the move, or it is over. */
async function choose(tables: LocalTables, sandbox: string): Promise<boolean> {
  const { waitingFor, people, isPlaying } = await valueOf(tables.company(sandbox))
  const seat = waitingFor.find((each) => people.some((person) => person.seat === each))
  if (seat === undefined || !isPlaying) return false
  const { legal, draft } = await valueOf(tables.read(sandbox, 'en', undefined, chair(seat)))
  const command = draft.canEndTurn
    ? ({ do: 'end-turn', version: null } as const)
    : ({ do: 'act', actions: [legal[0] ?? ''], version: null, endTurn: false } as const)
  await valueOf(tables.command(sandbox, 'en', command, chair(seat)))
  return true
}

const undo = { do: 'undo', version: null, all: false } as const

async function begin(
  tables: LocalTables,
  table: string,
  movers: Movers,
): Promise<{ readonly sandbox: string; readonly reading: SandboxReading }> {
  const reading = await valueOf(tables.sandbox(table, 'en', undefined, 7))
  return { sandbox: await valueOf(tables.tryOut(reading, table, movers, 'en')), reading }
}

/** What of a reading is the position. */
const positionOf = ({ view, waitingFor }: TableReading) => JSON.stringify([view, waitingFor])

test.each(GAMES)('%s: moves are tried out from where the table stands, and taken back to there', async (game) => {
  const tables = tablesOver(new MemoryJournals())
  const table = await valueOf(tables.create(withBots(game, 1), 'Ana', 'en'))
  await valueOf(tables.listen(table, { since: 0, language: 'en', pace: 0 }, () => {}))
  await play(tables, table, 9)
  const before = await valueOf(tables.read(table, 'en'))
  expect(before.mayTry).toBe(true)
  const { sandbox, reading } = await begin(tables, table, 'me')
  // The same number makes up the same world.
  expect(await valueOf(tables.sandbox(table, 'en', undefined, 7))).toEqual(reading)
  const begun = await valueOf(tables.read(sandbox, 'en', undefined, chair(0)))
  expect(begun).toMatchObject({ you: 0, mayTry: false, draft: { actions: before.draft.actions } })
  expect(JSON.stringify(begun.view)).toBe(JSON.stringify(before.view))
  for (let choices = 0; choices < 25 && (await choose(tables, sandbox)); choices++);
  expect((await valueOf(tables.read(sandbox, 'en', undefined, chair(0)))).version).toBeGreaterThan(begun.version)
  // Also behind what was drawn, and behind what the draft began with.
  for (let steps = 0; steps < 200 && (await tables.command(sandbox, 'en', undo, chair(0))).ok; steps++);
  const back = await valueOf(tables.read(sandbox, 'en', undefined, chair(0)))
  expect(back.draft).toMatchObject({ actions: [], canUndo: false })
  const start = await valueOf(tables.read(sandbox, 'en', 2, chair(0)))
  expect(positionOf(back)).toBe(positionOf(start))
  // The table itself knows nothing of it, and no list has the sandbox.
  expect(await valueOf(tables.read(table, 'en'))).toEqual(before)
  expect((await tables.list('en')).map(({ id }) => id)).toEqual([table])
  expect(await tables.record(sandbox, 'en')).toMatchObject({ problem: { code: 'not-finished' } })
  expect(await tables.sandbox(sandbox, 'en', undefined, 1, chair(0))).toMatchObject({ problem: { code: 'no-sandbox' } })
})

test('a sandbox is played to its end against bots, and back from there', { timeout: 30_000 }, async () => {
  const tables = tablesOver(new MemoryJournals())
  const table = await valueOf(tables.create(withBots('sunken-treasure', 2), 'Ana', 'en'))
  const { sandbox } = await begin(tables, table, 'bots')
  expect((await valueOf(tables.company(sandbox))).people.map(({ seat }) => seat)).toEqual([0])
  await valueOf(tables.listen(sandbox, { since: 0, language: 'en', pace: 0, looker: chair(0) }, () => {}))
  const isOver = async (): Promise<boolean> => {
    while (await choose(tables, sandbox));
    return !(await valueOf(tables.company(sandbox))).isPlaying
  }
  await expect.poll(isOver, { interval: 1, timeout: 20_000 }).toBe(true)
  await valueOf(tables.command(sandbox, 'en', undo, chair(0)))
  // It goes on from my last choice.
  expect(await valueOf(tables.company(sandbox))).toMatchObject({ isPlaying: true, waitingFor: [0] })
})

test('what I have chosen in a sandbox and not taken back is told in order', async () => {
  const tables = tablesOver(new MemoryJournals())
  const table = await valueOf(tables.create(withBots('artifacts-inc', 1), 'Ana', 'en'))
  const { sandbox } = await begin(tables, table, 'me')
  const chosen: string[] = []
  while (chosen.length < 4) {
    const { waitingFor } = await valueOf(tables.company(sandbox))
    const { legal, draft } = await valueOf(tables.read(sandbox, 'en', undefined, chair(waitingFor[0] ?? 0)))
    if (waitingFor[0] === 0 && !draft.canEndTurn) chosen.push(legal[0] ?? '')
    await choose(tables, sandbox)
  }
  expect(await valueOf(tables.choices(sandbox, chair(0)))).toEqual(chosen)
  await valueOf(tables.command(sandbox, 'en', undo, chair(0)))
  expect((await valueOf(tables.choices(sandbox, chair(0)))).length).toBeLessThanOrEqual(chosen.length)
})

test('a sandbox of rules or components that this page does not have is refused', async () => {
  const tables = tablesOver(new MemoryJournals())
  const table = await valueOf(tables.create(withBots('artifacts-inc', 1), 'Ana', 'en'))
  const { reading } = await begin(tables, table, 'me')
  const begun = (changed: Partial<SandboxReading>) => tables.tryOut({ ...reading, ...changed }, table, 'me', 'en')
  expect(await begun({ rulesVersion: 77 })).toMatchObject({ problem: { code: 'other-rules' } })
  expect(await begun({ game: 'chess' })).toMatchObject({ problem: { code: 'unknown-game' } })
  expect(await begun({ components: { digest: 'x', data: null } })).toMatchObject({ problem: { code: 'other-components' } }) // prettier-ignore
})
