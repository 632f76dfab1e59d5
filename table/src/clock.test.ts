import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fastSource, makeRecord, parseRecord, verify, type Seat } from '@fathom/kernel'
import { botTurns } from './bots.ts'
import { checkpointOf, restoreTable, type Checkpoint } from './checkpoint.ts'
import { LAST_TIME_OUT, nextTimeOut, timeLeft } from './clock.ts'
import { readLog } from './log.ts'
import { outcomeOf } from './outcome.ts'
import { readTable } from './read.ts'
import { recordOf } from './record.ts'
import type { TimeControl } from './timeControl.ts'
import { draftOf, evolve, waitingFor } from './table.ts'
import { clockStep } from './testing/clockStep.ts'
import { hiddenPicks } from './testing/hiddenPicksGame.ts'
import { person, TableDriver } from './testing/tableDriver.ts'
import { GAME_WORDS, TABLE_WORDS } from './testing/words.ts'

const SECOND = 1000
const CONTROL: TimeControl = { bank: 60, increment: 10, cap: 65, timeOut: 'bot' }

/** Ana and Bo at the clock. */
function atTheClock(timeControl: Partial<TimeControl> = {}): TableDriver {
  return new TableDriver(hiddenPicks, [person('ana'), person('bo')], {}, null, { ...CONTROL, ...timeControl })
}

/** What everybody has left now, in seconds; a star for a clock that runs. */
function clocks({ table, now }: TableDriver): string[] {
  return (table.clocks?.seats ?? []).map(
    (clock) => `${timeLeft(clock, now) / SECOND}${clock.since === null ? '' : '*'}`,
  )
}

function wait(driver: TableDriver, seconds: number): void {
  driver.now += seconds * SECOND
}

function timeOut(driver: TableDriver): string[] {
  return driver.must({ do: 'time-out', at: driver.now, standIn: 'mate' })
}

const ANA = { id: 'ana', name: 'ana' }

describe('a Fischer clock', () => {
  test('runs while the table waits for its owner, in a shared phase for several', () => {
    const driver = atTheClock()
    expect(clocks(driver)).toEqual(['60*', '60*'])
    wait(driver, 20)
    driver.act(0, ['bid 1', 'bid 2'], true)
    wait(driver, 15)
    expect(clocks(driver)).toEqual(['40', '25*'])
  })

  test('stands still for a table without a time control', () => {
    const driver = new TableDriver(hiddenPicks, [person('ana'), person('bo')])
    expect([driver.table.clocks, nextTimeOut(driver.table)]).toEqual([null, null])
    expect(driver.refused({ do: 'time-out', at: 1e12, standIn: 'mate' })).toBe('not-timed-out')
  })

  test('gains the increment when a turn begins, up to the cap', () => {
    const driver = atTheClock()
    wait(driver, 20)
    driver.act(0, ['bid 1', 'bid 2'], true)
    driver.act(1, ['bid 1', 'bid 2'], true)
    wait(driver, 2)
    driver.act(0, ['stop'], true)
    // Ana: 40 + 10 - 2, Bo: 40 + 10.
    expect(clocks(driver)).toEqual(['48', '50*'])
    driver.act(1, ['stop'], true)
    // Both bid again: 48 + 10, 50 + 10.
    expect(clocks(driver)).toEqual(['58*', '60*'])
    driver.act(0, ['bid 1', 'bid 2'], true)
    driver.act(1, ['bid 1', 'bid 2'], true)
    driver.act(0, ['stop'], true)
    expect(clocks(driver)).toEqual(['65', '65*'])
  })

  test('runs on for who takes back the end of a turn, and gains nothing', () => {
    const driver = atTheClock()
    driver.act(0, ['bid 1', 'bid 2'], true)
    wait(driver, 5)
    expect(clocks(driver)).toEqual(['60', '55*'])
    driver.must({ do: 'undo', seat: 0, version: null })
    wait(driver, 7)
    expect(clocks(driver)).toEqual(['53*', '48*'])
  })

  test('is not for bots, nor for who has left', () => {
    const bot = { kind: 'bot', level: 'mate', name: 'Gull' } as const
    const driver = new TableDriver(hiddenPicks, [person('ana'), bot, person('bo')], {}, null, CONTROL)
    expect(clocks(driver)).toEqual(['60*', '60', '60*'])
    wait(driver, 10)
    driver.must({ do: 'leave', person: ANA, standIn: 'mate' })
    wait(driver, 10)
    expect(clocks(driver)).toEqual(['50', '60', '40*'])
  })
})

describe('at zero', () => {
  test('nothing is stopped a moment too early, and once only', () => {
    const driver = atTheClock()
    expect(nextTimeOut(driver.table)).toBe(driver.now + 60 * SECOND)
    expect(driver.refused({ do: 'time-out', at: driver.now + 60 * SECOND - 1, standIn: 'mate' })).toBe('not-timed-out')
    wait(driver, 60)
    expect(timeOut(driver)).toEqual(['timed-out', 'timed-out'])
    expect(driver.refused({ do: 'time-out', at: driver.now, standIn: 'mate' })).toBe('not-timed-out')
    expect(nextTimeOut(driver.table)).toBeNull()
  })

  test('a bot plays this turn, and the next one is the person’s again', () => {
    const driver = atTheClock()
    driver.act(0, ['bid 1', 'bid 2'], true)
    wait(driver, 61)
    timeOut(driver)
    expect(botTurns(driver.table)).toEqual([{ seat: 1, level: 'mate', name: '', onlyEnd: false }])
    driver.act(1, ['bid 1', 'bid 1'], true)
    driver.act(0, ['stop'], true)
    expect(botTurns(driver.table)).toEqual([])
    expect(clocks(driver)).toEqual(['65', '10*'])
  })

  test('the third turn in a row makes the bot stay', () => {
    const driver = atTheClock()
    const kinds: string[][] = []
    for (let turn = 0; turn < LAST_TIME_OUT; turn++) {
      if (turn !== 1) driver.act(0, ['bid 1', 'bid 2'], true)
      wait(driver, 100)
      kinds.push(timeOut(driver))
      driver.act(1, turn === 1 ? ['stop'] : ['bid 1', 'bid 1'], true)
      if (turn === 0) driver.act(0, ['stop'], true)
    }
    expect(kinds).toEqual([['timed-out'], ['timed-out'], ['timed-out', 'left']])
    expect(driver.table.standIns).toEqual([null, 'mate'])
  })

  test('who comes back has the seat at once, and time for a turn', () => {
    const driver = atTheClock()
    wait(driver, 100)
    timeOut(driver)
    driver.must({ do: 'join', person: ANA, seat: null, nonce: null })
    expect(clocks(driver)).toEqual(['10*', '0'])
    expect(botTurns(driver.table).map(({ seat }) => seat)).toEqual([1])
  })

  test('who leaves in time and comes back has what was left', () => {
    const driver = atTheClock()
    wait(driver, 55)
    driver.must({ do: 'leave', person: ANA, standIn: 'mate' })
    driver.must({ do: 'join', person: ANA, seat: null, nonce: null })
    expect(clocks(driver)).toEqual(['5*', '5*'])
  })

  test('while a bot plays for somebody nothing is added to what they had left', () => {
    const driver = atTheClock()
    wait(driver, 55)
    driver.must({ do: 'leave', person: ANA, standIn: 'mate' })
    driver.act(0, ['bid 1', 'bid 2'], true)
    driver.act(1, ['bid 1', 'bid 1'], true)
    driver.act(0, ['stop'], true)
    driver.act(1, ['stop'], true)
    driver.must({ do: 'join', person: ANA, seat: null, nonce: null })
    expect(clocks(driver)[0]).toMatch(/^5\b/)
  })

  test('ends a pause that was asked for; who has given the game up does not come back after its end', () => {
    const driver = atTheClock({ timeOut: 'loss' })
    driver.must({ do: 'leave', person: ANA, standIn: 'mate' })
    driver.must({ do: 'pause', person: { id: 'bo', name: 'bo' } })
    const isPaused = driver.table.pause?.isOn
    if (isPaused === true) driver.must({ do: 'answer-pause', person: { id: 'bo', name: 'bo' }, agrees: false })
    wait(driver, 100)
    expect(timeOut(driver)).toEqual(['timed-out', 'finished'])
    expect(driver.table.pause).toBeNull()
    expect(driver.refused({ do: 'join', person: ANA, seat: null, nonce: null })).toBe('table-finished')
    // A journal of a release that let them.
    evolve(driver.table, { n: driver.table.version + 1, at: driver.now, kind: 'returned', seat: 0 })
    expect(driver.table.standIns).toEqual(['mate', null])
  })

  test('or the table waits, and a bot comes when all the others wish it', () => {
    const three = [person('ana'), person('bo'), person('cy')]
    const driver = new TableDriver(hiddenPicks, three, {}, null, { ...CONTROL, timeOut: 'wait' })
    for (const seat of [0, 2]) driver.act(seat, ['bid 1', 'bid 2'], true)
    const vote = (name: string) => ({ do: 'vote', person: { id: name, name }, against: 1, standIn: 'mate' }) as const
    expect(driver.refused(vote('ana'))).toBe('not-timed-out')
    wait(driver, 60)
    timeOut(driver)
    expect([botTurns(driver.table), waitingFor(driver.table)]).toEqual([[], [1]])
    expect(driver.refused(vote('bo'))).toBe('not-timed-out')
    expect(driver.refused(vote('somebody'))).toBe('not-seated')
    expect(driver.must(vote('ana'))).toEqual(['voted'])
    expect(driver.refused(vote('ana'))).toBe('already-voted')
    expect(driver.must(vote('cy'))).toEqual(['voted', 'left'])
    expect(botTurns(driver.table)).toEqual([{ seat: 1, level: 'mate', name: '', onlyEnd: false }])
  })

  describe('where the table waits', () => {
    const vote = (name: string, against: Seat) => ({ do: 'vote', person: { id: name, name }, against, standIn: 'mate' }) as const // prettier-ignore
    const late = (...seats: Seat[]) => {
      const three = [person('ana'), person('bo'), person('cy')]
      const driver = new TableDriver(hiddenPicks, three, {}, null, { ...CONTROL, timeOut: 'wait' })
      for (const seat of [0, 1, 2]) if (!seats.includes(seat)) driver.act(seat, ['bid 1', 'bid 2'], true)
      return driver
    }

    test('who has not voted and leaves is not waited for', () => {
      const driver = late(2)
      wait(driver, 60)
      timeOut(driver)
      driver.must(vote('ana', 2))
      expect(driver.must({ do: 'leave', person: { id: 'bo', name: 'bo' }, standIn: 'mate' })).toEqual(['left', 'left'])
      expect(driver.table.standIns).toEqual([null, 'mate', 'mate'])
    })

    test('who is late, too, is not waited for', () => {
      const driver = late(1, 2)
      wait(driver, 60)
      timeOut(driver)
      expect(driver.must(vote('ana', 1))).toEqual(['voted', 'left'])
      expect(driver.must(vote('ana', 2))).toEqual(['voted', 'left'])
    })

    test('nor who has said nothing for as long as a clock holds: they do not mind', () => {
      const driver = late(2)
      wait(driver, 60)
      timeOut(driver)
      wait(driver, 5)
      driver.must(vote('ana', 2))
      expect(nextTimeOut(driver.table)).toBe(driver.now + 60 * SECOND)
      wait(driver, 59)
      expect(driver.refused({ do: 'time-out', at: driver.now, standIn: 'mate' })).toBe('not-timed-out')
      wait(driver, 1)
      expect(timeOut(driver)).toEqual(['left'])
      expect([driver.table.standIns, nextTimeOut(driver.table)]).toEqual([[null, null, 'mate'], null])
    })

    test('and who comes back in that time stays, until somebody wishes it once more', () => {
      const driver = late(2)
      wait(driver, 60)
      timeOut(driver)
      driver.must(vote('ana', 2))
      wait(driver, 50)
      driver.must({ do: 'join', person: { id: 'cy', name: 'cy' }, seat: null, nonce: null })
      // Has ten seconds again, and is late again.
      wait(driver, 10)
      expect(timeOut(driver)).toEqual(['timed-out'])
      expect(nextTimeOut(driver.table)).toBeNull()
      expect(driver.refused({ do: 'time-out', at: driver.now + 600 * SECOND, standIn: 'mate' })).toBe('not-timed-out')
    })

    test('nor who comes to be late after a vote', () => {
      const driver = late(1, 2)
      driver.must({ do: 'leave', person: { id: 'cy', name: 'cy' }, standIn: 'mate' })
      wait(driver, 30)
      driver.must({ do: 'join', person: { id: 'cy', name: 'cy' }, seat: null, nonce: null })
      wait(driver, 30)
      expect(timeOut(driver)).toEqual(['timed-out'])
      expect(driver.must(vote('ana', 1))).toEqual(['voted'])
      wait(driver, 30)
      expect(timeOut(driver)).toEqual(['timed-out', 'left'])
      expect(driver.table.standIns).toEqual([null, 'mate', null])
    })
  })
})

describe('a game of two that is lost on time', () => {
  const lost = (): TableDriver => atTheClock({ timeOut: 'loss' })

  test('is won by the other, wherever it stands, and nothing of the drafts counts', () => {
    const driver = lost()
    driver.act(0, ['bid 1', 'bid 2'], true)
    driver.act(1, ['bid 1'])
    driver.must({ do: 'pause', person: ANA })
    wait(driver, 60)
    expect(timeOut(driver)).toEqual(['timed-out', 'finished'])
    const { table } = driver
    expect([table.status, table.lostOnTime, outcomeOf(table).ranks, nextTimeOut(table)]).toEqual(['finished', [1], [1, 2], null]) // prettier-ignore
    expect([[...table.lines], botTurns(table), waitingFor(table), table.pause]).toEqual([[], [], [], null])
    expect(draftOf(table, 1).steps).toEqual([])
    expect(driver.refused({ do: 'act', seat: 1, actions: ['bid 2'], version: null, endTurn: false })).toBe('table-finished') // prettier-ignore
    const reading = readTable(table, 'bo', GAME_WORDS, TABLE_WORDS)
    expect([reading.outcome?.end, reading.prompt]).toEqual(['lost-on-time', 'won: ana; late: bo'])
    expect(readLog(table, 'ana', 0).slice(-2)).toMatchObject([{ kind: 'timed-out', name: 'bo', lost: true }, { kind: 'finished' }]) // prettier-ignore
  })

  test('is lost by who was late first, although a server that was off looks later', () => {
    const driver = lost()
    wait(driver, 5)
    driver.act(0, ['bid 1', 'bid 2'], true)
    wait(driver, 5)
    driver.must({ do: 'undo', seat: 0, version: null })
    wait(driver, 1000)
    timeOut(driver)
    expect(driver.table.lostOnTime).toEqual([1])
  })

  test('is shared by two who are late at the same moment', () => {
    const driver = lost()
    wait(driver, 60)
    expect(timeOut(driver)).toEqual(['timed-out', 'timed-out', 'finished'])
    expect(outcomeOf(driver.table).ranks).toEqual([1, 1])
  })

  test('is the same after a restart and from a checkpoint', () => {
    const driver = lost()
    wait(driver, 60)
    timeOut(driver)
    const stored = JSON.parse(JSON.stringify(checkpointOf(driver.table))) as Checkpoint
    for (const again of [driver.restarted(), restoreTable('t1', hiddenPicks, null, driver.journal, stored)]) {
      expect([again.status, again.lostOnTime]).toEqual(['finished', [0, 1]])
    }
  })

  test('is verified: by a person of two, in a game that was not over', () => {
    const driver = lost()
    for (const seat of [0, 1]) driver.act(seat, ['bid 1', 'bid 2'], true)
    driver.act(0, ['stop'], true)
    wait(driver, 100)
    timeOut(driver)
    const text = makeRecord(recordOf(driver.table))
    expect(text).toMatch(/\nend lost-on-time\nscore G -?\d+ rank 1\nscore W -?\d+ rank 2\n/)
    const check = (changed: string): string => {
      const read = parseRecord(changed, () => [])
      if (!read.ok) return read.refusal.code
      const verified = verify(hiddenPicks, read.value)
      return verified.ok ? 'good' : verified.refusal.code
    }
    expect(check(text)).toBe('good')
    expect(check(text.replace('seat W person -', 'seat W bot mate'))).toBe('not-over')
    expect(check(text.replace(/score G (-?\d+) rank 1/, 'score G 99 rank 1'))).toBe('other-outcome')
    expect(check(text.replace('rank 2', 'rank 3'))).toBe('other-outcome')
    expect(check(text.replace('lost-on-time', 'lost'))).toBe('not-over')
  })
})

describe('whatever happens', () => {
  test('the clocks add up to the time that passed, and a restart or a checkpoint changes none', () => {
    const runs = fc.property(fc.nat(), fc.integer({ min: 1, max: 80 }), fc.boolean(), (seed, steps, isBot) => {
      const driver = atTheClock({ timeOut: isBot ? 'bot' : 'wait', increment: 0, cap: 60 })
      const random = fastSource(seed)
      const spent = [0, 0]
      for (let count = 0; count < steps; count++) {
        const running = (driver.table.clocks?.seats ?? []).map((clock) => ({ ...clock }))
        const before = driver.now
        clockStep(driver, random, 7 * SECOND)
        // Nothing is added here: what is gone was spent while the clock ran.
        running.forEach((clock, seat) => {
          const passed = clock.since === null ? 0 : timeLeft(clock, before) - timeLeft(clock, driver.now)
          spent[seat] = (spent[seat] ?? 0) + passed
        })
      }
      const left = (driver.table.clocks?.seats ?? []).map((clock) => timeLeft(clock, driver.now))
      expect(left).toEqual(spent.map((time) => 60 * SECOND - time))
      expect(driver.restarted().clocks).toEqual(driver.table.clocks)
      const stored = JSON.parse(JSON.stringify(checkpointOf(driver.table))) as Checkpoint
      expect(restoreTable('t1', hiddenPicks as never, null, driver.journal, stored).clocks).toEqual(driver.table.clocks)
    })
    fc.assert(runs, { numRuns: 150 })
  })
})
