import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fastSource, makeRecord, parseRecord, SPECTATOR, verify, type NumberSource } from '@fathom/kernel'
import { botTurns } from './bots.ts'
import { checkpointOf, foldJournal, restoreTable, type Checkpoint } from './checkpoint.ts'
import { nextTimeOut, timeLeft } from './clock.ts'
import type { Command } from './decide.ts'
import type { Chair } from './entry.ts'
import { readLog } from './log.ts'
import { lastTurnOf } from './positions.ts'
import { stateAt } from './read.ts'
import { recordOf } from './record.ts'
import { readScores } from './scoreHistory.ts'
import { draftOf, isTurnComplete, legalNow, waitingFor } from './table.ts'
import { hiddenPicks } from './testing/hiddenPicksGame.ts'
import { person, TableDriver } from './testing/tableDriver.ts'

const take = (name: string, reason = 'the wrong one'): Command => ({ do: 'take-back', person: { id: name, name }, reason }) // prettier-ignore
const answer = (name: string, agrees: boolean): Command => ({ do: 'answer-take-back', person: { id: name, name }, agrees }) // prettier-ignore

const BOT: Chair = { kind: 'bot', level: 'mate', name: 'Gull' }

function started(...chairs: Chair[]): TableDriver {
  return new TableDriver(hiddenPicks, chairs.length > 0 ? chairs : [person('ana'), person('bo')])
}

/** Both have bid, and Ana has walked, dug and stopped. */
function anaHasStopped(...chairs: Chair[]): TableDriver {
  const driver = started(...chairs)
  for (const seat of driver.table.chairs.keys()) driver.act(seat, ['bid 1', 'bid 2'], true)
  driver.act(0, ['walk', 'dig'])
  driver.act(0, ['stop'], true)
  return driver
}

const drawsOf = ({ table }: TableDriver) => Array.from(table.lines, ({ draws }) => draws)

describe('a take-back', () => {
  test('goes back to where the last turn began, when every other person agrees', () => {
    const driver = anaHasStopped(person('ana'), person('bo'), person('cy'))
    const walked = () =>
      (hiddenPicks.view(driver.table.state as never, SPECTATOR) as { walked: readonly number[] }).walked
    expect([walked(), waitingFor(driver.table)]).toEqual([[1, 0, 0], [1]])
    expect(driver.must(take('ana'))).toEqual(['take-back-asked'])
    expect(driver.must(answer('bo', true))).toEqual(['take-back-answered'])
    expect(walked()).toEqual([1, 0, 0])
    expect(driver.must(answer('cy', true))).toEqual(['take-back-answered', 'taken-back'])
    expect([walked(), waitingFor(driver.table)]).toEqual([[0, 0, 0], [0]])
  })

  test('is not done when somebody does not agree, and not asked for again before something happens', () => {
    const driver = anaHasStopped()
    driver.must(take('ana'))
    expect(driver.must(answer('bo', false))).toEqual(['take-back-answered'])
    expect([driver.table.takeBack, waitingFor(driver.table)]).toEqual([null, [1]])
    expect(driver.refused(take('ana'))).toBe('take-back-refused')
    driver.act(1, ['dig'])
    expect(driver.must(take('ana'))).toEqual(['take-back-asked'])
  })

  test('may be thought better of, and falls when somebody plays on', () => {
    const driver = anaHasStopped()
    driver.must(take('ana'))
    driver.must(answer('ana', false))
    // Or a reason after the other could be told.
    expect(driver.refused(take('ana', 'another reason'))).toBe('take-back-refused')
    driver.act(1, ['dig'])
    expect(driver.must(take('ana'))).toEqual(['take-back-asked'])
    driver.act(1, ['dig'])
    expect([driver.table.takeBack, driver.refused(answer('bo', true))]).toEqual([null, 'no-take-back'])
  })

  test('bots agree, and wait while people are asked', () => {
    const alone = anaHasStopped(person('ana'), BOT)
    expect(alone.must(take('ana'))).toEqual(['take-back-asked', 'taken-back'])
    const three = anaHasStopped(person('ana'), BOT, person('cy'))
    expect(botTurns(three.table)).toHaveLength(1)
    three.must(take('ana'))
    expect(botTurns(three.table)).toEqual([])
    three.must(answer('cy', false))
    expect(botTurns(three.table)).toHaveLength(1)
  })

  test('is done when the last who has not agreed leaves', () => {
    const driver = anaHasStopped(person('ana'), person('bo'), person('cy'))
    driver.must(take('ana'))
    driver.must(answer('bo', true))
    const cy = { id: 'cy', name: 'cy' }
    expect(driver.must({ do: 'leave', person: cy, standIn: 'mate' })).toEqual(['left', 'taken-back'])
  })

  test.each([
    ['somebody without a chair', 'not-seated', (driver: TableDriver) => driver.refused(take('di'))],
    ['one who has ended no turn', 'nothing-to-take-back', () => started().refused(take('ana'))],
    ['a second question', 'take-back-asked', (driver: TableDriver) => (driver.must(take('ana')), driver.refused(take('bo')))], // prettier-ignore
    ['an answer to nothing', 'no-take-back', (driver: TableDriver) => driver.refused(answer('bo', true))],
    ['an answer to oneself', 'already-voted', (driver: TableDriver) => (driver.must(take('ana')), driver.refused(answer('ana', true)))], // prettier-ignore
  ])('refuses %s', (_, code, refused) => {
    expect(refused(anaHasStopped())).toBe(code)
  })

  test('is refused where the table has gone back a hundred times', () => {
    const driver = anaHasStopped(person('ana'), BOT)
    for (let count = 0; count < 100; count++) {
      driver.must(take('ana'))
      driver.act(0, ['stop'], true)
    }
    expect(driver.tell(take('ana'))).toEqual({
      ok: false,
      refusal: { code: 'too-many-take-backs', params: { most: 100 } },
    })
    // A journal of a former release may have more: its table opens, and plays on.
    const longer = foldJournal('t1', hiddenPicks, null, [
      ...driver.journal,
      { kind: 'taken-back', seat: 0, to: 4, n: driver.journal.length + 1, at: 1 },
    ])
    expect([longer.takeBacks.length, waitingFor(longer)]).toEqual([101, [0]])
  })

  test('is refused when the game is over', () => {
    const driver = finished(anaHasStopped())
    expect([driver.refused(take('ana')), driver.refused(answer('bo', true))]).toEqual(['table-finished', 'table-finished']) // prettier-ignore
  })

  test('takes back a phase of several seats as a whole: all choose anew', () => {
    const driver = started()
    for (const seat of [0, 1]) driver.act(seat, ['bid 1', 'bid 2'], true)
    driver.must(take('bo'))
    driver.must(answer('ana', true))
    expect([waitingFor(driver.table), driver.table.path.lines()]).toEqual([[0, 1], []])
  })
})

function finished(driver: TableDriver): TableDriver {
  for (let turns = 0; driver.table.status === 'playing' && turns < 20; turns++) {
    const [seat = 0] = waitingFor(driver.table)
    driver.act(seat, legalNow(driver.table, seat).includes('stop') ? ['stop'] : ['bid 1', 'bid 1'], true)
  }
  return driver
}

describe('what was drawn', () => {
  test('comes again, in the same order, whatever is done before', () => {
    const driver = started()
    for (const seat of [0, 1]) driver.act(seat, ['bid 1', 'bid 2'], true)
    driver.act(0, ['dig'])
    driver.act(0, ['dig'])
    driver.act(0, ['stop'], true)
    const drawn = drawsOf(driver).slice(4, 6)
    driver.must(take('ana'))
    driver.must(answer('bo', true))
    driver.act(0, ['walk', 'walk', 'dig'])
    driver.act(0, ['walk', 'dig'])
    driver.act(0, ['dig'])
    expect(drawsOf(driver).slice(7).filter(({ length }) => length > 0).slice(0, 2)).toEqual(drawn) // prettier-ignore
    // After them fresh ones follow, not those of a line that was drawn already.
    expect(verify(hiddenPicks, recordOf(finished(driver).table)).ok).toBe(true)
  })

  test('stands in the record with the take-back, which verify checks', () => {
    const driver = anaHasStopped()
    driver.must(take('ana', 'the wrong island'))
    driver.must(answer('bo', true))
    finished(driver)
    const record = recordOf(driver.table)
    const text = makeRecord(record)
    expect(text).toContain('\n7 G stop\ntake-back G 4 the wrong island\n8 G stop\n')
    const read = parseRecord(text, () => [])
    expect(read.ok && verify(hiddenPicks, read.value).ok).toBe(true)
    const forged = parseRecord(text.replace('take-back G 4', 'take-back G 6'), () => [])
    expect(forged.ok && verify(hiddenPicks, forged.value).ok).toBe(false)
  })
})

describe('the log', () => {
  test('tells everybody, and from where on it does not count', () => {
    const driver = anaHasStopped()
    driver.must(take('ana', 'sorry'))
    driver.must(answer('bo', true))
    const told = readLog(driver.table, 'bo', 0)
    expect(told.slice(-3)).toMatchObject([
      { kind: 'take-back-asked', seat: 0, name: 'ana', reason: 'sorry' },
      { kind: 'take-back-answered', seat: 1, agrees: true },
      { kind: 'taken-back', seat: 0 },
    ])
    const [back] = told.slice(-1)
    const counted = told.filter((entry) => entry.kind === 'events' && back?.kind === 'taken-back' && entry.n <= back.to)
    const types = counted.flatMap((entry) => (entry.kind === 'events' ? entry.events.map(({ type }) => type) : []))
    expect(types).toEqual(['bid', 'bid', 'shown', 'shown'])
  })
})

const CONTROL = { bank: 60, increment: 10, cap: 600, timeOut: 'bot' } as const

describe('clocks', () => {
  test('what has passed has passed, and a turn that begins once more adds nothing', () => {
    const driver = new TableDriver(hiddenPicks, [person('ana'), person('bo')], {}, null, CONTROL)
    const clocks = () => (driver.table.clocks?.seats ?? []).map((clock) => timeLeft(clock, driver.now) / 1000)
    for (const seat of [0, 1]) driver.act(seat, ['bid 1', 'bid 2'], true)
    driver.now += 20_000
    driver.act(0, ['stop'], true)
    expect(clocks()).toEqual([50, 70])
    driver.must(take('ana'))
    driver.now += 5_000
    driver.must(answer('bo', true))
    driver.now += 7_000
    expect(clocks()).toEqual([43, 65])
    driver.act(0, ['stop'], true)
    expect(clocks()).toEqual([43, 65])
    driver.act(1, ['stop'], true)
    expect(clocks()).toEqual([53, 75])
  })
})

/** Somebody does something, asks or answers. */
function step(driver: TableDriver, random: NumberSource): void {
  const { table } = driver
  driver.now += random(3) * 1000
  if ((nextTimeOut(table) ?? Infinity) <= driver.now) driver.tell({ do: 'time-out', at: driver.now, standIn: 'mate' })
  const name = ['ana', 'bo'][random(2)] ?? ''
  if (random(5) === 0) driver.tell(random(2) === 0 ? take(name) : answer(name, random(3) > 0))
  const waiting = waitingFor(table)
  const seat = waiting[random(Math.max(1, waiting.length))]
  if (seat === undefined || table.takeBack !== null) return
  if (draftOf(table, seat).steps.length > 0 && random(4) === 0) driver.must({ do: 'undo', seat, version: null })
  else if (isTurnComplete(table, seat)) driver.must({ do: 'end-turn', seat, version: null })
  else {
    const legal = legalNow(table, seat)
    driver.act(seat, [hiddenPicks.notation.make(legal[random(legal.length)] as never)], random(2) === 0)
  }
}

describe('whatever happens', () => {
  test('a journal with take-backs played again, or loaded from a checkpoint, gives the same table', () => {
    const runs = fc.property(fc.nat(), fc.integer({ min: 1, max: 60 }), (seed, steps) => {
      const driver = new TableDriver(hiddenPicks, [person('ana'), person('bo')], {}, null, CONTROL)
      const random = fastSource(seed)
      for (let count = 0; count < steps; count++) step(driver, random)
      const { table } = driver
      const stored = JSON.parse(JSON.stringify(checkpointOf(table))) as Checkpoint
      for (const again of [driver.restarted(), restoreTable('t1', hiddenPicks, null, driver.journal, stored)]) {
        expect([
          again.state,
          again.clocks,
          [...again.log],
          [...again.lines],
          again.takeBacks,
          again.path,
          again.takeBack,
        ]).toEqual([
          table.state,
          table.clocks,
          [...table.log],
          [...table.lines],
          table.takeBacks,
          table.path,
          table.takeBack,
        ])
      }
      // What was drawn before and after take-backs follows from the seed.
      const record = { ...recordOf(table), seed: table.seed }
      expect(verify(hiddenPicks, record)).toMatchObject({ ok: true, value: { drawsChecked: true } })
    })
    fc.assert(runs, { numRuns: 120 })
  })

  test('a journal played again plays each line once, however often its table went back', () => {
    const driver = anaHasStopped(person('ana'), BOT)
    for (let count = 0; count < 20; count++) {
      driver.must(take('ana'))
      driver.act(0, ['walk', 'walk'].slice(count % 3))
      driver.act(0, ['stop'], true)
    }
    const lines = driver.table.lines.length
    let played = 0
    const counting = { ...hiddenPicks, apply: ((...given) => (played++, hiddenPicks.apply(...given))) as typeof hiddenPicks.apply } // prettier-ignore
    const countOf = (play: () => unknown): number => ((played = 0), play(), played)
    expect(countOf(() => foldJournal('t1', counting, null, driver.journal))).toBe(lines)
    const again = foldJournal('t1', counting, null, driver.journal)
    expect(again.state).toEqual(driver.table.state)
    expect(countOf(() => readScores(again, null))).toBe(lines)
    expect(countOf(() => verify(counting, recordOf(again)))).toBe(lines)
    // Of one position only what counted then is played.
    expect(countOf(() => stateAt(again, null, again.version))).toBe(again.path.lines().length)
  })

  test('nobody’s view after a take-back or an undo has more in it than it had at that position', () => {
    const runs = fc.property(fc.nat(), fc.integer({ min: 4, max: 60 }), (seed, steps) => {
      const driver = started()
      const random = fastSource(seed)
      const line = () => driver.table.path.lines().at(-1) ?? 0
      const look = () => [0, 1, SPECTATOR].map((viewer) => hiddenPicks.view(driver.table.state as never, viewer as never)) // prettier-ignore
      const views = new Map([[0, look()]])
      for (let count = 0; count < steps; count++) {
        step(driver, random)
        views.set(line(), views.get(line()) ?? look())
        expect(look()).toEqual(views.get(line()))
      }
    })
    fc.assert(runs, { numRuns: 80 })
  })
})

test('the last turn of a seat is the last that it has finished something of', () => {
  const driver = anaHasStopped()
  expect([lastTurnOf(driver.table, 0), lastTurnOf(driver.table, 1)]).toEqual([4, 0])
  driver.act(1, ['dig'])
  expect(lastTurnOf(driver.table, 1)).toBe(7)
})
