import type { LogEntry, LogReading } from '@fathom/protocol'
import { beforeAll, expect, test } from 'vitest'
import type { RunningServer } from './server.ts'
import { startForTest } from './testing/serverUnderTest.ts'
import { must, refusalOf, until, TestClient, type TestSubscription } from './testing/testClient.ts'

// Silver & Gold without `expeditionAid` (rulebook: Step 2, note): which patterns have been revealed this round may not be looked up.

let server: RunningServer
let ada: TestClient
let ben: TestClient
let onlooker: TestClient

beforeAll(async () => {
  server = await startForTest()
  ada = await TestClient.named(server.url, 'Ada')
  ben = await TestClient.named(server.url, 'Ben')
  onlooker = new TestClient(server.url)
})

interface Turn {
  readonly round: number
  readonly turn: number
}

async function newTable(expeditionAid: boolean): Promise<string> {
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }]
  const { id } = await ada.createTable({ game: 'silver-and-gold', seats, options: { expeditionAid } })
  await ben.does(id, 'join')
  return id
}

/** Everybody chooses once and ends the turn; whole patterns where they fit. Gives the turn that the table stands at then. */
async function oneTurn(id: string): Promise<Turn & { readonly isOver: boolean }> {
  const before = await turnOf(id)
  for (
    let now = before;
    !now.isOver && now.round === before.round && now.turn === before.turn;
    now = await turnOf(id)
  ) {
    for (const person of [ada, ben]) {
      const { legal, draft } = await person.table(id)
      const action = legal.find((text) => text.startsWith('cross')) ?? legal[0]
      if (draft.canEndTurn) await person.does(id, 'end-turn')
      else if (action !== undefined) await person.does(id, 'act', { actions: [action] })
    }
  }
  return turnOf(id)
}

async function turnOf(id: string): Promise<Turn & { readonly isOver: boolean }> {
  const { view, status } = await onlooker.table(id)
  const { phase, round, turn } = view as unknown as Turn & { phase: string }
  return phase === 'keep' ? { round: 0, turn: 0, isOver: false } : { round, turn, isOver: status === 'finished' }
}

/** The turns whose pattern entries tell: by the card, or by the boxes that were crossed off with it. */
function patternsIn(entries: readonly LogEntry[], of: 'events' | 'once' = 'events'): string[] {
  const turns = entries.flatMap((entry) => {
    if (entry.kind !== 'events') return []
    const events = (of === 'once' ? (entry.once ?? entry.events) : entry.events) as unknown as TellingEvent[]
    return events.flatMap(({ type, round, turn, crossings = [], crossing }) => {
      const crossed = [...crossings, ...(crossing === undefined ? [] : [crossing])]
      const tells = type === 'expedition' || crossed.some(({ how, boxes }) => how === 'pattern' && boxes !== 0)
      return tells ? [`${round}.${turn}`] : []
    })
  })
  return [...new Set(turns)]
}

interface Crossed {
  readonly how: string
  readonly boxes: number
}
type TellingEvent = Turn & { readonly type: string; readonly crossings?: Crossed[]; readonly crossing?: Crossed }

/** The turns whose pattern may be known from the log at a turn. */
function openAt({ round, turn }: Turn): string[] {
  const rounds = Array.from({ length: round - 1 }, (_, index) => index + 1)
  return [...rounds.flatMap((each) => [1, 2, 3, 4, 5, 6, 7].map((one) => `${each}.${one}`)), `${round}.${turn}`]
}

async function logOf(who: TestClient, id: string, since = 0): Promise<LogEntry[]> {
  return must(await who.get<LogReading>(`/tables/${id}/log?since=${since}`)).entries
}

/** A log kept as it was told by pushes; what comes again takes its place. */
function keptLog(subscription: TestSubscription): LogEntry[] {
  const kept = new Map<number, LogEntry>()
  for (const push of subscription.heard) {
    if (push.type !== 'update' && push.type !== 'change') continue
    for (const { ...entry } of push.entries) {
      if (entry.kind === 'events') delete entry.once
      kept.set(entry.n, entry)
    }
  }
  return [...kept.values()].toSorted((a, b) => a.n - b.n)
}

const telling = (entries: readonly LogEntry[]): LogEntry[] => entries.filter(({ kind }) => kind !== 'skip')

test('over HTTP and WebSocket nobody is shown an earlier pattern of the round', { timeout: 60_000 }, async () => {
  const id = await newTable(false)
  const viewers = [ada, ben, onlooker]
  const subscriptions = await Promise.all(
    viewers.map((who) =>
      Promise.all([who.follow(id), who.listen(id), who.listen(id, 0, '&changes=1'), who.listen(id, 0, '&changes=2')]),
    ),
  )
  await oneTurn(id)
  let checked = 0
  for (let now = await turnOf(id); !now.isOver; now = await oneTurn(id)) {
    for (const [index, who] of viewers.entries()) {
      const log = await logOf(who, id)
      expect(patternsIn(log)).toEqual(openAt(now))
      if (now.turn % 3 !== 0) continue
      const { version } = await who.table(id)
      for (const subscription of subscriptions[index] ?? []) {
        await until(() => subscription.table?.version === version)
        expect(telling(keptLog(subscription))).toEqual(telling(log))
      }
      // A page that was closed all the time is told no more.
      const late = await who.follow(id)
      const first = await late.hears((push) => push.type === 'update')
      expect(patternsIn(first.type === 'update' ? first.entries : [], 'once')).toEqual(openAt(now))
      late.close()
      checked++
    }
  }
  expect(checked).toBe(3 * 8)
  const all = openAt({ round: 5, turn: 1 }).slice(0, -1)
  for (const who of viewers) expect(patternsIn(await logOf(who, id))).toEqual(all)
  for (const subscription of subscriptions.flat()) {
    await until(() => subscription.table?.status === 'finished')
    const told = subscription.heard.flatMap((push) =>
      push.type === 'update' || push.type === 'change' ? push.entries : [],
    )
    // Everybody was told of each as it was revealed.
    expect(patternsIn(told, 'once').toSorted()).toEqual(all.toSorted())
    subscription.close()
  }
})

test('nobody is shown the board as it was in the round’s earlier turns', { timeout: 60_000 }, async () => {
  const id = await newTable(false)
  let now = await oneTurn(id)
  while (now.round < 2 || now.turn < 4) now = await oneTurn(id)
  for (const who of [ada, onlooker]) {
    const shown = new Set<string>()
    for (const entry of await logOf(who, id)) {
      if (entry.kind !== 'started' && entry.kind !== 'events') continue
      const then = await who.get<{ view?: Turn & { phase: string } }>(`/tables/${id}?at=${entry.n}`)
      const isCovered = entry.kind === 'events' && entry.covered === true
      expect(then.status === 200 ? '200' : refusalOf(then)).toBe(isCovered ? '409 covered-position' : '200')
      const { phase, round, turn } = then.body.view ?? { phase: 'keep' }
      if (phase !== 'keep') shown.add(`${round}.${turn}`)
    }
    expect([...shown]).toEqual(openAt(now))
  }
})

test('with expeditionAid everything can be looked up at any time', { timeout: 60_000 }, async () => {
  const id = await newTable(true)
  await oneTurn(id)
  for (let turn = 1; turn < 5; turn++) await oneTurn(id)
  const log = await logOf(ada, id)
  expect(patternsIn(log)).toEqual(['1.1', '1.2', '1.3', '1.4', '1.5'])
  expect(log.filter((entry) => entry.kind === 'events' && entry.covered)).toEqual([])
})

test('an undone step changes nothing of what can be looked up', async () => {
  const id = await newTable(false)
  await oneTurn(id)
  await oneTurn(id)
  const before = await logOf(ben, id)
  const { legal } = await ada.table(id)
  await ada.does(id, 'act', { actions: [legal[0] ?? ''] })
  await ada.does(id, 'undo')
  expect(await logOf(ben, id)).toEqual(before)
  expect(patternsIn(await logOf(ada, id))).toEqual(['1.2'])
})
