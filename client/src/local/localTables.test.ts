import { expect, test } from 'vitest'
import { library } from '@fathom/engine/library'
import { readPush } from '@fathom/protocol'
import type { Entry } from '@fathom/table'
import { MemoryJournals, type Journals, type KeptTable } from './journals.ts'
import { LocalTables } from './localTables.ts'
import { SafeJournals } from './safeJournals.ts'

const GAMES = ['silver-and-gold', 'sunken-treasure', 'artifacts-inc', 'thesauros'] as const

/** A page's tables over these journals; bots take the first legal action. */
function tablesOver(journals: Journals, announce: (table: string) => void = () => {}): LocalTables {
  let secrets = 0
  return new LocalTables({
    journals,
    library,
    think: ({ fallback }) => Promise.resolve(fallback),
    alone: (_table, work) => work(),
    announce,
    now: () => 1_800_000_000_000,
    secret: (digits) => (++secrets).toString(16).padStart(digits, '0'),
  })
}

async function valueOf<T>(asked: Promise<{ ok: true; value: T } | { ok: false; problem: unknown }>): Promise<T> {
  const answer = await asked
  if (!answer.ok) throw new Error(JSON.stringify(answer.problem))
  return answer.value
}

const withBots = (game: string, bots: number) => ({
  game,
  seats: [
    { kind: 'me' as const },
    ...Array.from({ length: bots }, () => ({ kind: 'bot' as const, level: 'deckhand' })),
  ],
  options: {},
  visibility: 'private' as const,
  timeControl: null,
})

/** Plays my turns with the first legal action until the game is over. */
async function playToEnd(tables: LocalTables, table: string): Promise<void> {
  for (let rounds = 0; rounds < 20_000; rounds++) {
    const { status, legal, draft } = await valueOf(tables.read(table, 'en'))
    if (status === 'finished') return
    const [action] = legal
    if (draft.canEndTurn) await valueOf(tables.command(table, 'en', { do: 'end-turn', version: null }))
    else if (action !== undefined) {
      await valueOf(tables.command(table, 'en', { do: 'act', actions: [action], version: null, endTurn: true }))
    } else await new Promise((resolve) => setTimeout(resolve, 0))
  }
  throw new Error('the game does not end')
}

test.each(GAMES)('%s is played to its end against bots, and leaves a record', async (game) => {
  const tables = tablesOver(new MemoryJournals())
  const table = await valueOf(tables.create(withBots(game, 1), 'Ana', 'en'))
  const pushes: string[] = []
  await valueOf(tables.listen(table, { since: 0, language: 'en', pace: 0 }, (push) => pushes.push(push)))
  await playToEnd(tables, table)
  expect(await valueOf(tables.record(table, 'en'))).toContain(`game ${game}`)
  const last = pushes.map((push) => readPush(push)).at(-1)
  expect(last).not.toBeUndefined()
  const [summary] = await tables.list('fr')
  expect(summary).toMatchObject({ id: table, game, status: 'finished', you: 0 })
  const { points } = await valueOf(tables.scores(table, 'en'))
  expect(points.length).toBeGreaterThan(1)
})

test('two pages over the same journals play one game', async () => {
  const journals = new MemoryJournals()
  const first = tablesOver(journals)
  const table = await valueOf(first.create(withBots('sunken-treasure', 2), 'Ana', 'en'))
  await first.listen(table, { since: 0, language: 'en', pace: 0 }, () => {})
  const second = tablesOver(journals, (changed) => void first.changedElsewhere(changed))
  await second.listen(table, { since: 0, language: 'en', pace: 0 }, () => {})
  await playToEnd(second, table)
  expect(await valueOf(second.read(table, 'en'))).toMatchObject({ status: 'finished' })
})

test('a tab that listens goes on with the bots, whichever tab acts', async () => {
  const journals = new MemoryJournals()
  const listening = tablesOver(journals)
  const acting = tablesOver(journals, (changed) => void listening.changedElsewhere(changed))
  const table = await valueOf(acting.create(withBots('sunken-treasure', 2), 'Ana', 'en'))
  await listening.listen(table, { since: 0, language: 'en', pace: 0 }, () => {})
  // What the bots of the other tab write is found in the journal with the next command.
  const finished = async (): Promise<boolean> => {
    await acting.changedElsewhere(table)
    const { status, legal, draft } = await valueOf(acting.read(table, 'en'))
    const [action] = legal
    if (draft.canEndTurn) await acting.command(table, 'en', { do: 'end-turn', version: null })
    else if (action !== undefined) {
      await acting.command(table, 'en', { do: 'act', actions: [action], version: null, endTurn: true })
    }
    return status === 'finished'
  }
  await expect.poll(finished, { interval: 1, timeout: 20_000 }).toBe(true)
})

test('of two tabs that write at once, one is told how the table stands now', async () => {
  const journals = new MemoryJournals()
  const tabs = [tablesOver(journals), tablesOver(journals)] as const
  const table = await valueOf(tabs[0].create(withBots('silver-and-gold', 1), 'Ana', 'en'))
  const { legal, version } = await valueOf(tabs[1].read(table, 'en'))
  await valueOf(tabs[0].read(table, 'en'))
  const act = { do: 'act', actions: [legal[0] ?? ''], version, endTurn: false } as const
  const answers = await Promise.all(tabs.map((tab) => tab.command(table, 'en', act)))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(answers.find(({ ok }) => !ok)).toMatchObject({ problem: { code: 'old-version' } })
  const entries = await journals.load(table)
  expect(entries.map(({ n }) => n)).toEqual(entries.map((_, index) => index + 1))
})

test('who writes after another tab is told the whole table, with what the other wrote', async () => {
  const journals = new MemoryJournals()
  const [here, there] = [tablesOver(journals), tablesOver(journals)]
  const table = await valueOf(here.create(withBots('silver-and-gold', 1), 'Ana', 'en'))
  const told: string[] = []
  await valueOf(here.listen(table, { since: 0, language: 'en', pace: 60_000 }, (push) => told.push(push)))
  const { legal } = await valueOf(here.read(table, 'en'))
  await valueOf(there.command(table, 'en', { do: 'act', actions: [legal[0] ?? ''], version: null, endTurn: false }))
  const { version } = await valueOf(here.handOver(table, 'en'))
  // What changed since the other tab wrote would not fit what this page knows.
  expect(readPush(told.at(-1) ?? '')).toMatchObject({ type: 'update', table: { version } })
})

test('what could not be kept has not happened', async () => {
  let isBroken = false
  class Broken extends MemoryJournals {
    override append(kept: KeptTable, entries: readonly Entry[]): Promise<'ok' | 'conflict'> {
      return isBroken ? Promise.reject(new Error('broken')) : super.append(kept, entries)
    }
  }
  const tables = tablesOver(new Broken())
  const table = await valueOf(tables.create(withBots('silver-and-gold', 1), 'Ana', 'en'))
  const { legal, version } = await valueOf(tables.read(table, 'en'))
  isBroken = true
  const act = { do: 'act', actions: [legal[0] ?? ''], version: null, endTurn: false } as const
  await expect(tables.command(table, 'en', act)).rejects.toThrow('broken')
  expect(await valueOf(tables.read(table, 'en'))).toMatchObject({ version, draft: { actions: [] } })
})

test('a table that is given up is in no list, and no longer kept', async () => {
  const journals = new MemoryJournals()
  const tables = tablesOver(journals)
  const table = await valueOf(tables.create(withBots('silver-and-gold', 1), 'Ana', 'en'))
  await valueOf(tables.command(table, 'en', { do: 'close' }))
  expect(await tables.list('en')).toEqual([])
  expect(await journals.list()).toEqual([])
})

test('a change in another tab is told to who listens here', async () => {
  const journals = new MemoryJournals()
  let told: string[] = []
  const here = tablesOver(journals)
  const there = tablesOver(journals, (table) => void here.changedElsewhere(table))
  const table = await valueOf(there.create(withBots('silver-and-gold', 1), 'Ana', 'en'))
  await valueOf(here.listen(table, { since: 0, language: 'en', pace: 60_000 }, (push) => told.push(push)))
  told = []
  const { legal } = await valueOf(there.read(table, 'en'))
  await valueOf(there.command(table, 'en', { do: 'act', actions: [legal[0] ?? ''], version: null, endTurn: false }))
  await expect.poll(() => told.length).toBe(1)
  expect(readPush(told[0] ?? '')).toMatchObject({ type: 'update', table: { draft: { actions: [legal[0]] } } })
})

test('a full storage stops no game: it goes on in memory, and that is told once a table', async () => {
  let isFull = false
  class Small extends MemoryJournals {
    override append(kept: KeptTable, entries: readonly Entry[]): Promise<'ok' | 'conflict'> {
      return isFull ? Promise.reject(new DOMException('full', 'QuotaExceededError')) : super.append(kept, entries)
    }
  }
  let troubles = 0
  const kept = new Small()
  const tables = tablesOver(new SafeJournals(kept, () => troubles++))
  const table = await valueOf(tables.create(withBots('sunken-treasure', 1), 'Ana', 'en'))
  await tables.listen(table, { since: 0, language: 'en', pace: 0 }, () => {})
  isFull = true
  await playToEnd(tables, table)
  expect(troubles).toBe(1)
  expect(await tables.list('en')).toHaveLength(1)
  expect((await kept.load(table)).length).toBeLessThan(10)
})

test('what can’t be is refused with its code, and nothing is kept', async () => {
  const tables = tablesOver(new MemoryJournals())
  expect(await tables.create(withBots('chess', 1), 'Ana', 'en')).toMatchObject({ problem: { code: 'unknown-game' } })
  expect(await tables.create(withBots('silver-and-gold', 4), 'Ana', 'en')).toMatchObject({
    problem: { code: 'bad-seat-count' },
  })
  expect(await tables.read('here-000000000000', 'en')).toMatchObject({
    problem: { status: 404, code: 'no-such-table' },
  })
  expect(await tables.list('en')).toEqual([])
})

test('a note and what was seen stay with the table, and go with it', async () => {
  const tables = tablesOver(new MemoryJournals())
  const table = await valueOf(tables.create(withBots('silver-and-gold', 1), 'Ana', 'en'))
  await tables.saveNote(table, 'the red island first')
  await tables.keepSeen(table, 7)
  expect(await valueOf(tables.keepSeen(table, 3))).toEqual({ n: 7 })
  expect(await valueOf(tables.note(table))).toEqual({ words: 'the red island first' })
  await tables.remove(table)
  expect(await tables.list('en')).toEqual([])
  expect(await tables.read(table, 'en')).toMatchObject({ problem: { code: 'no-such-table' } })
})

test('a rematch is one, however often it is asked for', async () => {
  const tables = tablesOver(new MemoryJournals())
  const table = await valueOf(tables.create(withBots('sunken-treasure', 1), 'Ana', 'en'))
  await tables.listen(table, { since: 0, language: 'en', pace: 0 }, () => {})
  await playToEnd(tables, table)
  const next = await valueOf(tables.rematch(table, 'Ana', 'en'))
  expect(await valueOf(tables.rematch(table, 'Ana', 'en'))).toBe(next)
  expect(await valueOf(tables.read(next, 'en'))).toMatchObject({ status: 'playing', you: 0 })
})

test.each(GAMES)('%s is played on from its middle, by whom I choose', async (game) => {
  const tables = tablesOver(new MemoryJournals())
  const table = await valueOf(tables.create(withBots(game, 1), 'Ana', 'en'))
  await valueOf(tables.listen(table, { since: 0, language: 'en', pace: 0 }, () => {}))
  await playToEnd(tables, table)
  const { points } = await valueOf(tables.scores(table, 'en'))
  const at = points[Math.floor(points.length / 2)]?.n ?? 0
  const record = await valueOf(tables.record(table, 'en', at))
  const seats = [{ kind: 'bot' as const, level: 'deckhand' }, { kind: 'me' as const }]
  const from = { table, at }
  const branch = await valueOf(tables.branch({ record, lines: null, seats, draws: 'same', from }, 'Ana', 'en'))
  expect(await valueOf(tables.branchOf(branch))).toMatchObject({ from, draws: { method: 'hmac-sha256' } })
  expect(await valueOf(tables.branchOf(table))).toBeNull()
  const then = await valueOf(tables.read(table, 'en', at))
  const now = await valueOf(tables.read(branch, 'en'))
  expect(now).toMatchObject({ status: 'playing', you: 1, waitingFor: then.waitingFor })
  await valueOf(tables.listen(branch, { since: 0, language: 'en', pace: 0 }, () => {}))
  await playToEnd(tables, branch)
})

test('a running table on this device is played on from, without its seed', async () => {
  const tables = tablesOver(new MemoryJournals())
  const table = await valueOf(tables.create(withBots('sunken-treasure', 1), 'Ana', 'en'))
  const record = await valueOf(tables.record(table, 'en', 2))
  expect(record).not.toContain('\nseed ')
  const wish = { record, lines: null, seats: withBots('', 1).seats, from: null }
  expect(await tables.branch({ ...wish, draws: 'same' }, 'Ana', 'en')).toMatchObject({ problem: { code: 'no-seed' } })
  expect(await valueOf(tables.branch({ ...wish, draws: 'new' }, 'Ana', 'en'))).toMatch(/^here-/)
})
