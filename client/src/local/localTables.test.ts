import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PushReader, readPush } from '@fathom/protocol'
import type { Entry } from '@fathom/table'
import { MemoryJournals, type KeptTable } from './journals.ts'
import { SafeJournals } from './safeJournals.ts'
import { playToEnd, tablesOver, valueOf, withBots } from './testing/tables.ts'

const GAMES = ['silver-and-gold', 'sunken-treasure', 'artifacts-inc', 'thesauros'] as const

test.each(GAMES)('%s is played to its end against bots, and leaves a record', async (game) => {
  const tables = tablesOver(new MemoryJournals())
  const table = await valueOf(tables.create(withBots(game, 1), 'Ana', 'en'))
  const pushes: string[] = []
  await valueOf(tables.listen(table, { since: 0, language: 'en', pace: 0 }, (push) => pushes.push(push)))
  await playToEnd(tables, table)
  expect(await valueOf(tables.record(table, 'en'))).toContain(`game ${game}`)
  const reader = new PushReader()
  for (const text of pushes) reader.read(text)
  expect([...reader.log.values()].at(-1)).toMatchObject({ kind: 'finished' })
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

test('what was kept of one table for the list and can’t be read hurts no other, and is read from its journal', async () => {
  class Odd extends MemoryJournals {
    odd: readonly KeptTable[] = []
    override async list(): Promise<KeptTable[]> {
      const kept = await super.list()
      return [...this.odd, ...kept.filter(({ id }) => this.odd.every((each) => each.id !== id))]
    }
  }
  const journals = new Odd()
  const tables = tablesOver(journals)
  const one = await valueOf(tables.create(withBots('silver-and-gold', 1), 'Ana', 'en'))
  const other = await valueOf(tables.create(withBots('sunken-treasure', 1), 'Ana', 'en'))
  const before = await tables.list('en')
  const oddOf = (id: string, listed: unknown) => ({ id, listed }) as KeptTable
  journals.odd = [
    oddOf(one, { status: 'playing' }),
    oddOf('here-000000000000', undefined),
    oddOf('here-try-00000000', { status: 'playing' }),
  ]
  expect(await tables.list('en')).toEqual(before)
  expect(before.map(({ id }) => id).toSorted()).toEqual([one, other].toSorted())
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

test('who listens is told that another tab has removed the table, and can write into it no more', async () => {
  const journals = new MemoryJournals()
  const told: string[] = []
  const here = tablesOver(journals)
  const there = tablesOver(journals, (table) => void here.changedElsewhere(table))
  const table = await valueOf(there.create(withBots('silver-and-gold', 1), 'Ana', 'en'))
  await valueOf(here.listen(table, { since: 0, language: 'en', pace: 60_000 }, (push) => told.push(push)))
  const { legal } = await valueOf(here.read(table, 'en'))
  await valueOf(there.remove(table))
  await expect.poll(() => told.length).toBe(2)
  expect(readPush(told[1] ?? '')).toMatchObject({ type: 'error', error: { code: 'no-such-table' } })
  const act = { do: 'act', actions: [legal[0] ?? ''], version: null, endTurn: false } as const
  expect(await here.command(table, 'en', act)).toMatchObject({ problem: { status: 404, code: 'no-such-table' } })
  expect(await journals.load(table)).toEqual([])
  expect(await journals.list()).toEqual([])
})

test('a table whose journal went away is found out by the next move, and whoever comes back is told', async () => {
  const journals = new MemoryJournals()
  const tables = tablesOver(journals)
  const table = await valueOf(tables.create(withBots('silver-and-gold', 1), 'Ana', 'en'))
  const told: string[] = []
  const listen = () => tables.listen(table, { since: 0, language: 'en', pace: 60_000 }, (push) => void told.push(push))
  await valueOf(listen())
  const { legal } = await valueOf(tables.read(table, 'en'))
  // Its site data are cleared: no tab says so.
  await journals.remove(table)
  const act = { do: 'act', actions: [legal[0] ?? ''], version: null, endTurn: false } as const
  expect(await tables.command(table, 'en', act)).toMatchObject({ problem: { code: 'no-such-table' } })
  const gone = { type: 'error', error: { code: 'no-such-table' } }
  expect(told.slice(1).map((push) => readPush(push))).toMatchObject([gone])
  expect(await listen()).toMatchObject({ ok: false, problem: { code: 'no-such-table' } })
  expect(told.slice(2).map((push) => readPush(push))).toMatchObject([gone])
})

test('a damaged table is told by a code of its own, to who listens, too, and can be removed', async () => {
  class Holey extends MemoryJournals {
    hole = 0
    override async load(table: string): Promise<Entry[]> {
      return (await super.load(table)).filter(({ n }) => n !== this.hole)
    }
  }
  const journals = new Holey()
  const tables = tablesOver(journals)
  const table = await valueOf(tables.create(withBots('silver-and-gold', 1), 'Ana', 'en'))
  const told: string[] = []
  await valueOf(tables.listen(table, { since: 0, language: 'en', pace: 60_000 }, (push) => told.push(push)))
  journals.hole = 1
  await tables.changedElsewhere(table)
  expect(readPush(told[1] ?? '')).toMatchObject({ type: 'error', error: { code: 'damaged' } })
  expect(await tables.read(table, 'en')).toMatchObject({
    problem: { code: 'damaged', params: { why: `the journal of table ${table} has no beginning` } },
  })
  await valueOf(tables.remove(table))
  expect(await tables.list('en')).toEqual([])
})

test('a store that fails and has nothing of a table does not make it begin in its middle', async () => {
  class Lost extends MemoryJournals {
    override append(kept: KeptTable, entries: readonly Entry[]): Promise<'ok' | 'conflict'> {
      return entries[0]?.n === 1 ? super.append(kept, entries) : Promise.reject(new Error('lost'))
    }
  }
  const kept = new Lost()
  const journals = new SafeJournals(kept, () => {})
  const tables = tablesOver(journals)
  const table = await valueOf(tables.create(withBots('silver-and-gold', 1), 'Ana', 'en'))
  const { legal } = await valueOf(tables.read(table, 'en'))
  await kept.remove(table)
  const act = { do: 'act', actions: [legal[0] ?? ''], version: null, endTurn: false } as const
  expect(await tables.command(table, 'en', act)).toMatchObject({ problem: { code: 'no-such-table' } })
  expect(await journals.list()).toEqual([])
})

test.each([
  ['a full storage', false],
  ['a storage that can’t be read any more either', true],
])('%s stops no game: it goes on in memory, and that is told once a table', async (_, isBroken) => {
  let isFull = false
  class Small extends MemoryJournals {
    override append(kept: KeptTable, entries: readonly Entry[]): Promise<'ok' | 'conflict'> {
      return isFull ? Promise.reject(new DOMException('full', 'QuotaExceededError')) : super.append(kept, entries)
    }
    override load(id: string): Promise<Entry[]> {
      return isFull && isBroken ? Promise.reject(new DOMException('broken', 'UnknownError')) : super.load(id)
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
  isFull = false
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

test('a recorded game is watched by who looks on, and through the eyes of each seat', async () => {
  const tables = tablesOver(new MemoryJournals())
  const text = readFileSync(new URL('../../../games/silver-and-gold/golden/two-seats.txt', import.meta.url), 'utf8')
  const table = await valueOf(tables.watch(text, 'en'))
  const onlooker = await valueOf(tables.read(table, 'en'))
  expect(onlooker).toMatchObject({ status: 'finished', you: null, legal: [] })
  const { entries } = await valueOf(tables.log(table, 'en', 0))
  const early = entries.find(({ kind }) => kind === 'started')?.n ?? 0
  const views = await Promise.all(
    [0, 1].map((seat) => valueOf(tables.read(table, 'en', early, { kind: 'eyes', seat }))),
  )
  expect(views.map(({ you }) => you)).toEqual([0, 1])
  const then = await valueOf(tables.read(table, 'en', early))
  // Each sees a hand of their own that nobody else sees.
  for (const { view } of views) expect(JSON.stringify(view)).not.toBe(JSON.stringify(then.view))
  expect(JSON.stringify(views[0]?.view)).not.toBe(JSON.stringify(views[1]?.view))
  expect(await valueOf(tables.branchOf(table))).toMatchObject({ from: null })
  const [summary] = await tables.list('en')
  expect(summary).toMatchObject({ id: table, status: 'finished', you: null })
})

test.each([
  ['a byte', (text: string) => text.replace('cross', 'crosz'), 'record-action'],
  ['the end', (text: string) => text.replace(/rank 1$/m, 'rank 3'), 'other-outcome'],
  ['the rules', (text: string) => text.replace('\nrules 1', '\nrules 77'), 'other-rules'],
  ['the game', (text: string) => text.replace('game silver-and-gold', 'game chess'), 'unknown-game'],
])('a record of which %s was changed is not kept', async (_, change, code) => {
  const tables = tablesOver(new MemoryJournals())
  const text = readFileSync(new URL('../../../games/silver-and-gold/golden/two-seats.txt', import.meta.url), 'utf8')
  expect(await tables.watch(change(text), 'en')).toMatchObject({ ok: false, problem: { code } })
  expect(await tables.list('en')).toEqual([])
})

test('several play at one device: each is shown only what is theirs, in turn, to the end', async () => {
  const journals = new MemoryJournals()
  const tables = tablesOver(journals)
  const wish = { ...withBots('silver-and-gold', 0), seats: [{ kind: 'me' as const }, { kind: 'open' as const }] }
  const table = await valueOf(tables.create(wish, 'Ana', 'en', ['', 'Bo']))
  const { people } = await valueOf(tables.company(table))
  expect(people).toEqual([
    { seat: 0, name: 'Ana', isAway: false },
    { seat: 1, name: 'Bo', isAway: false },
  ])
  const chair = (seat: number) => ({ kind: 'chair' as const, seat })
  const onlooker = await valueOf(tables.read(table, 'en'))
  expect(onlooker).toMatchObject({ status: 'playing', you: null, legal: [] })
  const readings = await Promise.all([0, 1].map((seat) => valueOf(tables.read(table, 'en', undefined, chair(seat)))))
  expect(readings.map(({ you }) => you)).toEqual([0, 1])
  const hands = readings.map(({ view }) => JSON.stringify(view))
  expect(hands[0]).not.toBe(hands[1])
  // What one has chosen, and noted, the other is not shown.
  const [first = ''] = readings[0]?.legal ?? []
  await valueOf(tables.command(table, 'en', { do: 'act', actions: [first], version: null, endTurn: false }, chair(0)))
  await valueOf(tables.saveNote(table, 'the red island', chair(0)))
  expect(JSON.stringify((await valueOf(tables.read(table, 'en', undefined, chair(1)))).view)).toBe(hands[1])
  expect(await valueOf(tables.note(table, chair(1)))).toEqual({ words: '' })
  // Nobody plays on from here in the other's chair.
  for (const at of [undefined, 2])
    expect(await tables.record(table, 'en', at, chair(1))).toMatchObject({ problem: { code: 'not-finished' } })
  for (let rounds = 0; rounds < 5_000; rounds++) {
    const { waitingFor, isPlaying } = await valueOf(tables.company(table))
    if (!isPlaying) break
    const [seat = 0] = waitingFor
    const { legal, draft } = await valueOf(tables.read(table, 'en', undefined, chair(seat)))
    const command = draft.canEndTurn
      ? ({ do: 'end-turn', version: null } as const)
      : ({ do: 'act', actions: [legal[0] ?? ''], version: null, endTurn: true } as const)
    await valueOf(tables.command(table, 'en', command, chair(seat)))
  }
  expect(await valueOf(tables.read(table, 'en'))).toMatchObject({ status: 'finished', you: null })
  expect(await valueOf(tables.record(table, 'en'))).toContain('game silver-and-gold')
  // The same game again has the same people in the same chairs, and is one.
  const next = await valueOf(tables.rematch(table, 'Ana', 'en'))
  expect((await valueOf(tables.company(next))).people).toEqual(people)
  expect(await valueOf(tables.read(table, 'en'))).toMatchObject({ rematch: next })
  expect(await valueOf(tables.rematch(table, 'Ana', 'en'))).toBe(next)
  await tables.remove(table)
  expect(await valueOf(tables.note(table, chair(0)))).toEqual({ words: '' })
})
