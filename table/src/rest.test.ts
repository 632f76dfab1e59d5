import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fastSource, type NumberSource } from '@fathom/kernel'
import { checkpointOf, restoreTable, type Checkpoint } from './checkpoint.ts'
import { clockAt, nextRest, nextTimeOut, timeLeft } from './clock.ts'
import { readLog } from './log.ts'
import { versionFor } from './numbering.ts'
import { readTable } from './read.ts'
import { stretchesFrom, type Rest } from './rest.ts'
import { hiddenPicks } from './testing/hiddenPicksGame.ts'
import { clockStep } from './testing/clockStep.ts'
import { person, TableDriver } from './testing/tableDriver.ts'
import { GAME_WORDS, TABLE_WORDS } from './testing/words.ts'
import type { TimeControl } from './timeControl.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Midnight at Greenwich. */
const NOON = 20_000 * DAY + 12 * HOUR
const CONTROL: TimeControl = { bank: 86_400, increment: 0, cap: 86_400, timeOut: 'wait' }
/** From ten at night to six in the morning, at Greenwich. */
const NIGHT: Rest = { quiet: { from: 22 * 60, to: 6 * 60 }, offsets: [], away: [] }
const [ANA, BO] = ['ana', 'bo'].map((name) => ({ id: name, name })) as [{ id: string; name: string }, { id: string; name: string }] // prettier-ignore

function byTurns(timeControl: Partial<TimeControl> = {}): TableDriver {
  const driver = new TableDriver(hiddenPicks, [person('ana'), { kind: 'open' }], {}, null, { ...CONTROL, ...timeControl }) // prettier-ignore
  driver.now = NOON
  driver.must({ do: 'join', person: BO, seat: null, nonce: null, rest: null })
  return driver
}

const rests = (driver: TableDriver, rest: Rest | null, who = ANA) => driver.must({ do: 'rest', person: who, rest })
const hoursLeft = ({ table, now }: TableDriver) => (table.clocks?.seats ?? []).map((clock) => timeLeft(clock, now) / HOUR) // prettier-ignore
const clocksOf = ({ table, now }: TableDriver, reader: string) =>
  readTable(table, reader, GAME_WORDS, TABLE_WORDS, now).clocks

describe('quiet hours', () => {
  test('stop a clock by turns every night, and its time-out comes so much later', () => {
    const driver = byTurns()
    expect(rests(driver, NIGHT)).toEqual(['rest-changed'])
    driver.now = NOON + 24 * HOUR
    expect(hoursLeft(driver)).toEqual([8, 0])
    expect(nextTimeOut(driver.table)).toBe(NOON + 24 * HOUR)
    driver.must({ do: 'time-out', at: driver.now, standIn: 'mate' })
    // Ten hours until ten, then eight at night do not count; then two more until eight.
    expect(nextTimeOut(driver.table)).toBe(NOON + 32 * HOUR)
    expect(driver.refused({ do: 'time-out', at: NOON + 32 * HOUR - 1, standIn: 'mate' })).toBe('not-timed-out')
  })

  test('show that a clock stands, since when and why, and nothing of how long', () => {
    const driver = byTurns()
    rests(driver, NIGHT)
    driver.now = NOON + 11 * HOUR
    const shown = { left: 14 * HOUR, since: null, rests: { why: 'quiet', since: NOON + 10 * HOUR }, overdue: false, votes: [] } // prettier-ignore
    for (const reader of ['ana', 'bo', 'somebody']) expect(clocksOf(driver, reader)?.[0]).toEqual(shown)
    expect(nextRest(driver.table, driver.now)).toBe(NOON + 18 * HOUR)
    driver.now = NOON + 18 * HOUR
    expect(clocksOf(driver, 'bo')?.[0]).toMatchObject({ left: 14 * HOUR, since: driver.now, rests: null })
  })

  test('are nobody else’s business: no entry is counted for others, and a clock that runs on is told the same', () => {
    const driver = byTurns()
    driver.now += HOUR
    const before = [versionFor(driver.table, 1), versionFor(driver.table, null), clocksOf(driver, 'bo')]
    rests(driver, NIGHT)
    expect([versionFor(driver.table, 1), versionFor(driver.table, null), clocksOf(driver, 'bo')]).toEqual(before)
    expect(readLog(driver.table, 'ana', 0).at(-1)?.kind).toBe('skip')
    driver.now += HOUR
    rests(driver, { ...NIGHT, quiet: { from: 0, to: 60 } })
    expect([versionFor(driver.table, 1), versionFor(driver.table, null)]).toEqual(before.slice(0, 2))
    expect(hoursLeft(driver)).toEqual([22, 22])
  })

  test('are changed in the own sleep without anybody seeing somebody awake', () => {
    const driver = byTurns()
    rests(driver, NIGHT)
    driver.now = NOON + 11 * HOUR
    const before = clocksOf(driver, 'bo')
    expect(before?.[0]).toMatchObject({ left: 14 * HOUR, rests: { why: 'quiet', since: NOON + 10 * HOUR } })
    // Twice, and to a night that began later.
    for (const from of [22 * 60 + 30, 22 * 60 + 45]) {
      rests(driver, { ...NIGHT, quiet: { from, to: 7 * 60 } })
      expect(clocksOf(driver, 'bo')).toEqual(before)
      driver.now += HOUR
      expect(clocksOf(driver, 'bo')).toEqual(before)
    }
    // For another reason it is another rest, and so is the next night.
    rests(driver, { ...NIGHT, away: [[NOON, NOON + 14 * HOUR]] })
    expect(clocksOf(driver, 'bo')?.[0]?.rests).toEqual({ why: 'vacation', since: driver.now })
    driver.now = NOON + 35 * HOUR
    expect(clocksOf(driver, 'bo')?.[0]?.rests).toEqual({ why: 'quiet', since: NOON + 34 * HOUR })
    expect(driver.restarted().clocks).toEqual(driver.table.clocks)
  })

  test('do not reach into the past when they are set, and a clock that rests runs on when they are given up', () => {
    const driver = byTurns()
    driver.now = NOON + 11 * HOUR
    rests(driver, NIGHT)
    expect(hoursLeft(driver)).toEqual([13, 13])
    driver.now += HOUR
    expect(hoursLeft(driver)).toEqual([13, 12])
    rests(driver, null)
    driver.now += HOUR
    expect(hoursLeft(driver)).toEqual([12, 11])
  })

  test('are not for tables that are played in one go, nor written twice', () => {
    const live = byTurns({ bank: 3599, cap: 3600 })
    expect([rests(live, NIGHT), live.table.clocks?.seats[0]?.rest]).toEqual([[], null])
    const driver = byTurns()
    rests(driver, NIGHT)
    expect(rests(driver, { ...NIGHT })).toEqual([])
    expect(driver.refused({ do: 'rest', person: { id: 'cy', name: 'cy' }, rest: NIGHT })).toBe('not-seated')
  })

  test('come with who sits down', () => {
    const driver = new TableDriver(hiddenPicks, [person('ana'), { kind: 'open' }], {}, null, CONTROL)
    expect(driver.must({ do: 'join', person: BO, seat: null, nonce: null, rest: NIGHT })).toEqual(['seated', 'rest-changed', 'started']) // prettier-ignore
  })

  test('follow the clocks of their place when those are set forward', () => {
    // One hour ahead of Greenwich, two from one in the morning on: the night is an hour shorter.
    const rest: Rest = { ...NIGHT, offsets: [[0, 60], [NOON + 13 * HOUR, 120]] } // prettier-ignore
    const [first, night, day] = [...take(stretchesFrom(rest, NOON), 3)]
    expect([first?.to, night, day?.from]).toEqual([NOON + 9 * HOUR, { from: NOON + 9 * HOUR, to: NOON + 16 * HOUR, why: 'quiet' }, NOON + 16 * HOUR]) // prettier-ignore
  })
})

describe('a vacation', () => {
  const away: Rest = { ...NIGHT, away: [[NOON + 12 * HOUR, NOON + 36 * HOUR]] }

  test('stops the clock for whole days, quiet hours or not', () => {
    const driver = byTurns()
    rests(driver, away)
    driver.now = NOON + 20 * HOUR
    expect(clocksOf(driver, 'bo')?.[0]?.rests).toEqual({ why: 'vacation', since: NOON + 12 * HOUR })
    // From noon to ten; from six after the second night on.
    expect(nextTimeOut({ ...driver.table, clocks: onlyAna(driver) } as never)).toBe(NOON + 42 * HOUR + 14 * HOUR)
  })
})

describe('whatever happens', () => {
  test('the clocks add up to the time that passed and did not rest; a restart or a checkpoint changes none', () => {
    const runs = fc.property(fc.nat(), fc.integer({ min: 1, max: 80 }), (seed, steps) => {
      const driver = byTurns()
      const random = fastSource(seed)
      const spent = [0, 0]
      for (let count = 0; count < steps; count++) {
        const running = (driver.table.clocks?.seats ?? []).map((clock) => ({ ...clock }))
        const before = driver.now
        if (random(3) === 0) driver.tell({ do: 'rest', person: [ANA, BO][random(2)] ?? ANA, rest: anyRest(random, before) }) // prettier-ignore
        const rested = (driver.table.clocks?.seats ?? []).map(({ rest }) => rest)
        clockStep(driver, random, 95 * MINUTE)
        running.forEach(({ since }, seat) => {
          if (since !== null) spent[seat] = (spent[seat] ?? 0) + minutesAwake(rested[seat] ?? null, before, driver.now)
        })
        for (const clock of driver.table.clocks?.seats ?? []) {
          const now = clockAt(clock, driver.now)
          const ran = now.since === null ? 0 : driver.now - now.since
          expect(Math.max(0, now.left - ran)).toBe(timeLeft(clock, driver.now))
          expect(now.until === null ? now : clockAt(clock, now.until - 1)).toEqual(now)
        }
      }
      const left = (driver.table.clocks?.seats ?? []).map((clock) => timeLeft(clock, driver.now))
      expect(left).toEqual(spent.map((minutes) => Math.max(0, DAY - minutes * MINUTE)))
      expect(driver.restarted().clocks).toEqual(driver.table.clocks)
      const stored = JSON.parse(JSON.stringify(checkpointOf(driver.table))) as Checkpoint
      expect(restoreTable('t1', hiddenPicks as never, null, driver.journal, stored).clocks).toEqual(driver.table.clocks)
    })
    fc.assert(runs, { numRuns: 120 })
  })
})

function onlyAna({ table }: TableDriver) {
  return { seats: table.clocks?.seats.slice(0, 1), acting: [] }
}

function anyRest(random: NumberSource, now: number): Rest | null {
  if (random(4) === 0) return null
  const from = random(1440)
  const days = random(4)
  const begins = now + (random(2000) - 500) * MINUTE
  return {
    quiet: random(3) === 0 ? null : { from, to: (from + random(720)) % 1440 },
    offsets: random(2) === 0 ? [] : [[0, random(600) - 300], [now + random(3000) * MINUTE, random(600) - 300]], // prettier-ignore
    away: random(2) === 0 ? [] : [[begins, begins + days * DAY]],
  }
}

/** The same by looking at every minute. */
function minutesAwake(rest: Rest | null, from: number, to: number): number {
  let awake = 0
  for (let at = from; at < to; at += MINUTE) if (rest === null || !sleepsAt(rest, at)) awake++
  return awake
}

function sleepsAt({ quiet, offsets, away }: Rest, at: number): boolean {
  if (away.some(([from, to]) => at >= from && at < to)) return true
  let offset = offsets[0]?.[1] ?? 0
  for (const [from, minutes] of offsets) if (at >= from) offset = minutes
  const minute = Math.floor(at / MINUTE + offset) % 1440
  return quiet !== null && (minute - quiet.from + 1440) % 1440 < (quiet.to - quiet.from + 1440) % 1440
}

function* take<T>(all: Iterable<T>, count: number): Generator<T> {
  for (const each of all) {
    if (count-- <= 0) return
    yield each
  }
}
