import { fastSource, type AnyGame } from '@fathom/kernel'
import type { LogEntry } from '@fathom/protocol'
import { silverAndGold, silverAndGoldTexts, type View } from '@fathom/silver-and-gold'
import { expect, test } from 'vitest'
import { readLog, readNews } from './log.ts'
import { versionFor } from './numbering.ts'
import { readTable, readTableAt, type TableText } from './read.ts'
import { seatOf } from './chairs.ts'
import { isTurnComplete, legalNow, waitingFor } from './table.ts'
import { TableDriver, person } from './testing/tableDriver.ts'

// Silver & Gold without `expeditionAid` forbids looking which patterns have been revealed this round.

const game: AnyGame = silverAndGold
const words = silverAndGoldTexts.en
const TEXT: TableText = {
  waitingForPlayers: String,
  endTurn: '',
  waitingForOthers: String,
  finished: String,
  closed: () => 'closed',
  endAgreed: '',
  nobodyCame: '',
  former: 'former',
  of: (localized) => localized.en,
}
const WHO = ['ana', 'bo', null]

/** Everybody's memory of the log, kept as a page keeps it: what comes with a number takes its place. */
class Memory {
  private readonly entries = new Map<number, LogEntry>()
  since = 0

  take(entries: readonly LogEntry[], version: number): void {
    for (const entry of entries) {
      const { once: _, ...kept } = { once: undefined, ...entry }
      this.entries.set(entry.n, kept)
    }
    this.since = version
  }

  all(): LogEntry[] {
    return [...this.entries.values()].toSorted((a, b) => a.n - b.n)
  }
}

/** A table played step by step, undone steps among them, until something holds; `after` sees it after each command. */
function play(driver: TableDriver, until: () => boolean, after: () => void): void {
  const random = fastSource(5)
  while (driver.table.status === 'playing' && !until()) {
    const waiting = waitingFor(driver.table)
    const seat = waiting[random(waiting.length)] ?? 0
    const legal = legalNow(driver.table, seat).map((action) => game.notation.make(action))
    const pattern = legal.find((text) => text.startsWith('cross')) ?? legal[0] ?? ''
    if (isTurnComplete(driver.table, seat)) {
      if (random(5) === 0) driver.must({ do: 'undo', seat, version: null })
      else driver.must({ do: 'end-turn', seat, version: null })
    } else driver.act(seat, [random(4) === 0 ? (legal[random(legal.length)] ?? '') : pattern])
    after()
  }
}

const viewOf = (driver: TableDriver): View => readTable(driver.table, null, words, TEXT).view as unknown as View
const newDesk = (): TableDriver => new TableDriver(game, [person('ana'), person('bo')], { expeditionAid: false })

/** The turns of which a log tells the pattern. */
function patternsIn(entries: readonly LogEntry[]): string[] {
  const events = entries.flatMap((entry) => (entry.kind === 'events' ? entry.events : [])) as unknown as {
    type: string
    round: number
    turn: number
  }[]
  return events.flatMap(({ type, round, turn }) => (type === 'expedition' ? [`${round}.${turn}`] : []))
}

test('who keeps the log as it is told has what the table would tell anew, however often they ask', () => {
  const driver = newDesk()
  const always = WHO.map((who) => ({ who, memory: new Memory() }))
  const seldom = WHO.map((who) => ({ who, memory: new Memory() }))
  let steps = 0
  play(
    driver,
    () => false,
    () => {
      const version = (who: string | null) => versionFor(driver.table, seatOf(driver.table, who))
      for (const { who, memory } of always) memory.take(readNews(driver.table, who, memory.since), version(who))
      if (++steps % 7 === 0) {
        for (const { who, memory } of seldom) memory.take(readLog(driver.table, who, memory.since), version(who))
      }
      const asked = steps % 7 === 0 ? [...always, ...seldom] : always
      for (const { who, memory } of asked) expect(memory.all()).toEqual(readLog(driver.table, who, 0))
    },
  )
  expect(driver.table.status).toBe('finished')
  expect(patternsIn(readLog(driver.table, null, 0))).toHaveLength(28)
})

test('a pattern is told when it is revealed, and can be looked up while it lies there and after the round', () => {
  const driver = newDesk()
  const told: string[] = []
  let since = 0
  play(
    driver,
    () => viewOf(driver).round === 2 && viewOf(driver).turn === 3,
    () => {
      const news = readNews(driver.table, 'bo', since)
      since = versionFor(driver.table, 1)
      told.push(
        ...patternsIn(
          news.map((entry) => (entry.kind === 'events' ? { ...entry, events: entry.once ?? entry.events } : entry)),
        ),
      )
      const { phase, round, turn } = viewOf(driver)
      const open = phase === 'keep' ? [] : [`${round}.${turn}`]
      const before = round === 2 ? [1, 2, 3, 4, 5, 6, 7].map((each) => `1.${each}`) : []
      for (const who of WHO) expect(patternsIn(readLog(driver.table, who, 0))).toEqual([...before, ...open])
    },
  )
  // Those of the first round once more when it was over.
  const firstRound = [1, 2, 3, 4, 5, 6, 7].map((turn) => `1.${turn}`)
  expect(told.toSorted()).toEqual([...firstRound, ...firstRound, '2.1', '2.2', '2.3'].toSorted())
})

test('the board of the round’s earlier turns is covered, and the log says where', () => {
  const driver = newDesk()
  play(
    driver,
    () => viewOf(driver).round === 2 && viewOf(driver).turn === 4 && viewOf(driver).phase === 'cross',
    () => {},
  )
  const looked = readLog(driver.table, null, 0).flatMap((entry) => {
    if (entry.kind !== 'events') return []
    const then = readTableAt(driver.table, null, entry.n, words, TEXT)
    expect(then.ok ? null : then.refusal.code).toBe(entry.covered === true ? 'covered-position' : null)
    return then.ok ? [then.value.view as unknown as View] : []
  })
  const turns = [...new Set(looked.map(({ round, turn }) => `${round}.${turn}`))]
  expect(turns).toEqual(['1.1', '1.2', '1.3', '1.4', '1.5', '1.6', '1.7', '2.4'])
})

test('after a restart the log reads the same', () => {
  const driver = newDesk()
  play(
    driver,
    () => viewOf(driver).turn === 6,
    () => {},
  )
  const again = driver.restarted()
  for (const who of WHO) {
    expect(readLog(again, who, 0)).toEqual(readLog(driver.table, who, 0))
    expect(readLog(again, who, 9)).toEqual(readLog(driver.table, who, 9))
  }
})
