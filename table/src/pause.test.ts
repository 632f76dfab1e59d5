import { describe, expect, test } from 'vitest'
import { checkpointOf, restoreTable, type Checkpoint } from './checkpoint.ts'
import { nextTimeOut, timeLeft } from './clock.ts'
import type { Command } from './decide.ts'
import type { Chair } from './entry.ts'
import { hiddenPicks } from './testing/hiddenPicksGame.ts'
import { person, TableDriver } from './testing/tableDriver.ts'

const CONTROL = { bank: 60, increment: 10, cap: 65, timeOut: 'bot' } as const
const who = (name: string) => ({ id: name, name })
const ask = (name: string): Command => ({ do: 'pause', person: who(name) })
const answer = (name: string, agrees: boolean): Command => ({ do: 'answer-pause', person: who(name), agrees })

function atTheClock(...chairs: Chair[]): TableDriver {
  return new TableDriver(hiddenPicks, chairs, {}, null, CONTROL)
}

const three = () => atTheClock(person('ana'), person('bo'), person('cy'))
const clocks = ({ table, now }: TableDriver) => (table.clocks?.seats ?? []).map((clock) => timeLeft(clock, now) / 1000)

function wait(driver: TableDriver, seconds: number): void {
  driver.now += seconds * 1000
}

describe('a pause', () => {
  test('stops the clocks when all agree, and nothing falls due meanwhile', () => {
    const driver = three()
    wait(driver, 5)
    expect(driver.must(ask('ana'))).toEqual(['pause-asked'])
    expect(driver.must(answer('bo', true))).toEqual(['pause-answered'])
    wait(driver, 5)
    expect(clocks(driver)).toEqual([50, 50, 50])
    expect(driver.must(answer('cy', true))).toEqual(['pause-answered', 'paused'])
    wait(driver, 1000)
    expect([clocks(driver), nextTimeOut(driver.table)]).toEqual([[50, 50, 50], null])
    // Who likes may act; the clocks stand.
    driver.act(1, ['bid 1', 'bid 2'], true)
    expect(driver.must(answer('ana', false))).toEqual(['resumed'])
    wait(driver, 3)
    expect(clocks(driver)).toEqual([47, 50, 47])
  })

  test('is not without somebody who does not agree', () => {
    const driver = three()
    driver.must(ask('ana'))
    driver.must(answer('bo', true))
    driver.must(answer('cy', false))
    expect([driver.table.pause, driver.refused(answer('bo', true))]).toEqual([null, 'no-pause'])
  })

  test('ends when all the others would go on', () => {
    const driver = three()
    driver.must(ask('ana'))
    for (const name of ['bo', 'cy']) driver.must(answer(name, true))
    expect(driver.must(answer('bo', false))).toEqual(['pause-answered'])
    expect(driver.refused(answer('bo', false))).toBe('already-voted')
    expect(driver.must(answer('cy', false))).toEqual(['pause-answered', 'resumed'])
  })

  test('ends when its person leaves, and begins when the last leaves who has not agreed', () => {
    const driver = three()
    driver.must(ask('ana'))
    driver.must(answer('bo', true))
    expect(driver.must({ do: 'leave', person: who('cy'), standIn: 'mate' })).toEqual(['left', 'paused'])
    expect(driver.must({ do: 'leave', person: who('ana'), standIn: 'mate' })).toEqual(['left', 'resumed'])
  })

  test('is granted at once among bots', () => {
    const driver = atTheClock(person('ana'), { kind: 'bot', level: 'mate', name: 'Gull' })
    expect(driver.must(ask('ana'))).toEqual(['pause-asked', 'paused'])
  })

  test('is refused twice, to strangers, and where nobody’s time is counted', () => {
    const driver = three()
    driver.must(ask('ana'))
    expect([driver.refused(ask('bo')), driver.refused(ask('di'))]).toEqual(['pause-asked', 'not-seated'])
    const timeless = new TableDriver(hiddenPicks, [person('ana'), person('bo')])
    expect(timeless.refused(ask('ana'))).toBe('no-time-control')
  })

  test('is the same after a restart and from a checkpoint', () => {
    const driver = three()
    driver.must(ask('ana'))
    for (const name of ['bo', 'cy']) driver.must(answer(name, true))
    wait(driver, 100)
    driver.must(answer('bo', false))
    const stored = JSON.parse(JSON.stringify(checkpointOf(driver.table))) as Checkpoint
    for (const again of [driver.restarted(), restoreTable('t1', hiddenPicks, null, driver.journal, stored)]) {
      expect([again.pause, again.clocks]).toEqual([driver.table.pause, driver.table.clocks])
    }
  })
})
