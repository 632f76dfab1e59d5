import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { TableSource } from '@fathom/client/tableSource'
import { patched, type LogEntry, type Push, type TableReading } from '@fathom/protocol'
import { devicePlace, serverPlace, type Place } from './sources.ts'

/** What was answered. @throws for a refusal */
async function valueOf<T>(asked: Promise<{ ok: true; value: T } | { ok: false; problem: unknown }>): Promise<T> {
  const answer = await asked
  if (!answer.ok) throw new Error(JSON.stringify(answer.problem))
  return answer.value
}

/** The code of a refusal; `done` if it was none. */
async function codeOf(asked: Promise<{ ok: boolean; problem?: { code: string } }>): Promise<string> {
  const { problem } = await asked
  return problem?.code ?? 'done'
}

const act = (action: string | undefined, andEnd = false) => ({ kind: 'act', actions: [action ?? ''], andEnd }) as const
const END = { kind: 'endTurn' } as const
const UNDO = { kind: 'undo' } as const
const REDO = { kind: 'redo' } as const

/** A page that listens: the table as the pushes alone make it. */
function listenTo(source: TableSource) {
  const heard: Push[] = []
  const log = new Map<number, LogEntry>()
  const page = { heard, opened: 0, table: null as TableReading | null }
  const line = source.line({
    pace: () => 0,
    onOpen: () => page.opened++,
    onBreak: () => {},
    onRetry: () => {},
    known: (n) => log.get(n),
    onPush(push) {
      heard.push(push)
      if (push.type === 'update' || push.type === 'change') for (const entry of push.entries) log.set(entry.n, entry)
      if (push.type === 'update') page.table = push.table
      if (push.type === 'change' && page.table !== null) {
        // A patch fits what was told last, and nothing else.
        expect(push.from).toBe(page.table.version)
        page.table = patched(page.table, push.patch) as TableReading
      }
    },
  })
  return Object.assign(line, { page })
}

const lines: { close(): void }[] = []

/** What of a reading does not hang on who is present. */
const still = ({ version, status, legal, draft, view, prompt }: TableReading) => {
  return { version, status, legal, draft, view, prompt }
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  await expect.poll(holds, { interval: 2, timeout: 20_000 }).toBe(true)
}

/** A new table, and a page that listens: on this device bots play for no other. */
async function seated(place: Place, game: string): Promise<TableSource> {
  const page = await place.table(game)
  const line = listenTo(page())
  line.open(0)
  lines.push(line)
  await until(() => line.page.table !== null)
  return page()
}

async function waitForMe(source: TableSource): Promise<TableReading> {
  let table = await valueOf(source.read())
  await until(async () => (table = await valueOf(source.read())).legal.length > 0 || table.status === 'finished')
  return table
}

/** Plays my seat with the first legal action until the game is over. */
async function playToEnd(source: TableSource): Promise<void> {
  for (;;) {
    const { status, legal, draft, version } = await valueOf(source.read())
    if (status === 'finished') return
    if (draft.canEndTurn) await source.send(END, version)
    else if (legal.length > 0) await source.send(act(legal[0], true), version)
    else await new Promise((resolve) => setTimeout(resolve, 1))
  }
}

describe.each([
  ['on a server', serverPlace],
  ['on this device', devicePlace],
])('a table %s', (_, begin) => {
  let place: Place
  beforeAll(async () => void (place = await begin()))
  afterEach(() => lines.splice(0).forEach((line) => line.close()))
  afterAll(() => place.end())

  test('a step is done, undone, done again and made final, each on what was seen last', async () => {
    const source = await seated(place, 'silver-and-gold')
    const before = await waitForMe(source)
    const [action = ''] = before.legal
    const acted = await valueOf(source.send(act(action), before.version))
    const drafted = await valueOf(source.read())
    expect(drafted).toMatchObject({ version: acted.version, draft: { actions: [action], canUndo: true } })
    await valueOf(source.send(UNDO, drafted.version))
    const undone = await valueOf(source.read())
    expect(undone).toMatchObject({ legal: before.legal, draft: { actions: [], canRedo: true } })
    await valueOf(source.send(REDO, undone.version))
    const redone = await valueOf(source.read())
    expect(redone).toMatchObject({ legal: drafted.legal, draft: drafted.draft })
    expect(await codeOf(source.send(UNDO, before.version))).toBe('old-version')
    await valueOf(source.send({ kind: 'undoAll' }, redone.version))
    expect((await valueOf(source.read())).draft.actions).toEqual([])
    // As it stood, looked at again.
    expect(still(await valueOf(source.read(before.version)))).toMatchObject({ view: before.view })
    const final = await valueOf(source.read())
    await valueOf(source.send(act(action, true), final.version))
    const ended = await valueOf(source.read())
    expect(ended.draft.ended || !ended.draft.actions.includes(action)).toBe(true)
  })

  test('what is no good is refused alike', async () => {
    const source = await seated(place, 'silver-and-gold')
    const { version, legal } = await waitForMe(source)
    expect(await codeOf(source.send(act('nonsense'), version))).toBe('not-an-action')
    expect(await codeOf(source.send(UNDO, version))).toBe('nothing-to-undo')
    expect(await codeOf(source.send(REDO, version))).toBe('nothing-to-redo')
    expect(await codeOf(source.send(END, version))).toBe('turn-not-complete')
    // What has not happened yet is the present.
    expect(await valueOf(source.read(999))).toMatchObject({ version })
    expect(await codeOf(place.nowhere().read())).toBe('no-such-table')
    expect(await codeOf(place.nowhere().send(END, 1))).toBe('no-such-table')
    const why = await valueOf(source.why([[legal[0] ?? ''], ['nonsense']]))
    expect(why).toMatchObject({ version, refusals: [null, { code: 'not-an-action' }] })
    // Nothing of that has left a trace.
    expect(await valueOf(source.read())).toMatchObject({ version, legal, draft: { actions: [] } })
  })

  test('what is asked besides: help, finality, components, scores, notes, what was seen, a sandbox', async () => {
    const source = await seated(place, 'sunken-treasure')
    const { version, legal } = await waitForMe(source)
    expect((await valueOf(source.asFinal([legal[0] ?? '']))).final).toHaveLength(1)
    expect(await valueOf(source.help())).toMatchObject({ version })
    expect(Object.keys((await valueOf(source.components())) as object).length).toBeGreaterThan(0)
    expect((await valueOf(source.scores())).points.at(0)?.totals).toHaveLength(2)
    expect(await valueOf(source.note())).toEqual({ words: '' })
    await valueOf(source.saveNote('the reef first'))
    expect(await valueOf(source.note())).toEqual({ words: 'the reef first' })
    await valueOf(source.keepSeen(version))
    await valueOf(source.keepSeen(1))
    expect(await valueOf(source.seen())).toEqual({ n: version })
    const [one, same] = await Promise.all([1, 1].map((sample) => valueOf(source.sandbox(undefined, sample))))
    expect(one).toEqual(same)
    expect(await valueOf(source.branch())).toBe(null)
  })

  test('two listeners are told by patches what reading tells; who comes back hears only what they missed', async () => {
    const page = await place.table('silver-and-gold')
    const source = page()
    const { version, legal } = await waitForMe(source)
    const [first, second] = [listenTo(page()), listenTo(page())]
    for (const line of [first, second]) {
      line.open(0)
      await until(() => line.page.table !== null)
    }
    expect(first.page.opened).toBe(1)
    const { entries } = await valueOf(source.log(0))
    expect(first.page.heard.find(({ type }) => type === 'update')).toMatchObject({ entries })
    await valueOf(source.send(act(legal[0]), version))
    await until(() => first.page.table?.draft.actions.length === 1 && second.page.table?.draft.actions.length === 1)
    expect(first.page.heard.some(({ type }) => type === 'change')).toBe(true)
    second.close()
    const [known, quiet] = [second.page.table?.version ?? 0, second.page.heard.length]
    await valueOf(source.send(UNDO, (await valueOf(source.read())).version))
    const now = await valueOf(source.read())
    await until(() => first.page.table?.version === now.version)
    expect(still(first.page.table as TableReading)).toEqual(still(now))
    expect(second.page.heard).toHaveLength(quiet)
    // Back again, from what was known.
    second.open(known)
    await until(() => second.page.heard.length > quiet)
    expect(still(second.page.table as TableReading)).toEqual(still(now))
    const missed = await valueOf(source.log(known))
    const told = second.page.heard.slice(quiet).find(({ type }) => type === 'update')
    expect(told).toMatchObject({ entries: missed.entries })
    first.close()
    second.close()
  })

  test('a game is played to its end: its log, its scores and its record say so', async () => {
    const source = await seated(place, 'sunken-treasure')
    await playToEnd(source)
    const table = await valueOf(source.read())
    expect(table.outcome?.scores).toHaveLength(2)
    const { points } = await valueOf(source.scores())
    expect(points.at(-1)?.totals).toEqual(table.outcome?.scores.map(({ total }) => total))
    const { entries } = await valueOf(source.log(0))
    expect(entries.at(-1)?.n).toBe(table.version)
    const since = await valueOf(source.log(table.version - 1))
    expect(since.entries).toEqual(entries.filter(({ n }) => n >= table.version))
    const record = await valueOf(source.record())
    expect(record).toContain('game sunken-treasure')
    const part = await valueOf(source.record(entries[Math.floor(entries.length / 2)]?.n))
    expect(part.length).toBeLessThan(record.length)
    expect(await codeOf(source.send(END, table.version))).toBe('table-finished')
  })
})
