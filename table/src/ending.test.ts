import { describe, expect, test } from 'vitest'
import { checkpointOf, restoreTable, type Checkpoint } from './checkpoint.ts'
import type { Command } from './decide.ts'
import { readTable } from './read.ts'
import { hiddenPicks } from './testing/hiddenPicksGame.ts'
import { evolve } from './table.ts'
import { person, TableDriver } from './testing/tableDriver.ts'
import { GAME_WORDS, TABLE_WORDS } from './testing/words.ts'

const who = (name: string) => ({ id: name, name })
const ask = (name: string): Command => ({ do: 'ask-end', person: who(name) })
const answer = (name: string, agrees: boolean): Command => ({ do: 'answer-end', person: who(name), agrees })
const leave = (name: string): Command => ({ do: 'leave', person: who(name), standIn: 'mate' })
const three = () => new TableDriver(hiddenPicks, [person('ana'), person('bo'), person('cy')])

describe('an end by agreement', () => {
  test('closes the table when everybody agrees, without a result', () => {
    const driver = three()
    expect(driver.must(ask('ana'))).toEqual(['end-asked'])
    expect(driver.must(answer('bo', true))).toEqual(['end-answered'])
    const asked = readTable(driver.table, 'cy', GAME_WORDS, TABLE_WORDS)
    expect(asked.askedEnd).toEqual({ seat: 0, missing: [2] })
    expect(driver.must(answer('cy', true))).toEqual(['end-answered', 'closed'])
    const { status, outcome, prompt, seed, askedEnd } = readTable(driver.table, 'cy', GAME_WORDS, TABLE_WORDS)
    expect({ status, prompt, askedEnd }).toEqual({ status: 'closed', prompt: 'all agreed to end it', askedEnd: null })
    expect([outcome, seed]).toEqual([null, null])
    expect(driver.refused(ask('bo'))).toBe('table-closed')
  })

  test('is not without somebody who would play on, and not asked again at the same position', () => {
    const driver = three()
    driver.must(ask('ana'))
    driver.must(answer('bo', true))
    driver.must(answer('cy', false))
    expect([driver.table.status, driver.table.askedEnd]).toEqual(['playing', null])
    expect([driver.refused(answer('bo', true)), driver.refused(ask('ana'))]).toEqual(['no-end-asked', 'end-refused'])
    // Others may ask, and so may the same person when the game has gone on.
    expect(driver.must(ask('bo'))).toEqual(['end-asked'])
    driver.must(answer('bo', false))
    for (const seat of [0, 1, 2]) driver.act(seat, ['bid 1', 'bid 2'], true)
    expect(driver.must(ask('ana'))).toEqual(['end-asked'])
  })

  test('lets who asked think better of it, and nobody agree twice', () => {
    const driver = three()
    driver.must(ask('ana'))
    driver.must(answer('bo', true))
    expect([driver.refused(answer('bo', true)), driver.refused(answer('ana', true))]).toEqual([
      'already-voted',
      'already-voted',
    ])
    expect(driver.must(answer('ana', false))).toEqual(['end-answered'])
    expect(driver.refused(ask('ana'))).toBe('end-refused')
    for (const seat of [0, 1, 2]) driver.act(seat, ['bid 1', 'bid 2'], true)
    expect(driver.must(ask('ana'))).toEqual(['end-asked'])
  })

  test('stays asked while others play on', () => {
    const driver = three()
    driver.must(ask('ana'))
    for (const seat of [0, 1, 2]) driver.act(seat, ['bid 1', 'bid 2'], true)
    expect(driver.table.askedEnd).toEqual({ seat: 0, agreed: [] })
  })

  test('comes when the last leaves who has not agreed; with who asked, the question goes', () => {
    const driver = three()
    driver.must(ask('ana'))
    driver.must(answer('bo', true))
    expect(driver.must(leave('cy'))).toEqual(['left', 'closed'])
    const other = three()
    other.must(ask('ana'))
    expect(other.must(leave('ana'))).toEqual(['left'])
    expect(other.table.askedEnd).toBeNull()
  })

  test('ends all other questions with the game: nothing goes back after it', () => {
    const control = { bank: 60, increment: 10, cap: 60, timeOut: 'bot' } as const
    const driver = new TableDriver(hiddenPicks, [person('ana'), person('bo')], {}, null, control)
    driver.must({ do: 'pause', person: who('ana') })
    // What a take-back would show is another matter.
    Object.assign(driver.table, { takeBack: { seat: 0, reason: '', to: 0, agreed: [] } })
    driver.must(ask('ana'))
    expect(driver.must(leave('bo'))).toEqual(['left', 'closed'])
    const { status, takeBack, pause, askedEnd } = driver.table
    expect({ status, takeBack, pause, askedEnd }).toEqual({
      status: 'closed',
      takeBack: null,
      pause: null,
      askedEnd: null,
    })
  })

  test('leaves no pause behind, also in a journal of a release that began one with it', () => {
    const driver = new TableDriver(hiddenPicks, [person('ana'), person('bo')])
    driver.must(ask('ana'))
    driver.must(answer('bo', true))
    evolve(driver.table, { n: driver.table.version + 1, at: driver.now, kind: 'paused', seat: 0 })
    expect([driver.table.status, driver.table.pause]).toEqual(['closed', null])
  })

  test('is no way out of a rated game for who leaves it', () => {
    const driver = new TableDriver(hiddenPicks, [person('ana'), person('bo')])
    Object.assign(driver.table, { rated: {} })
    driver.must(ask('ana'))
    expect(driver.must(leave('bo'))).toEqual(['left', 'end-answered'])
    expect([driver.table.status, driver.table.askedEnd]).toEqual(['playing', null])
  })

  test('comes at once among bots, as giving up', () => {
    const driver = new TableDriver(hiddenPicks, [person('ana'), { kind: 'bot', level: 'mate', name: 'Gull' }])
    expect(driver.must(ask('ana'))).toEqual(['closed'])
  })

  test('is refused twice, to strangers, and before the start', () => {
    const driver = three()
    driver.must(ask('ana'))
    expect([driver.refused(ask('bo')), driver.refused(ask('di'))]).toEqual(['end-asked', 'not-seated'])
    const open = new TableDriver(hiddenPicks, [person('ana'), { kind: 'open' }])
    expect(open.refused(ask('ana'))).toBe('table-not-started')
  })

  test('is the same after a restart and from a checkpoint, also one of before', () => {
    const driver = three()
    driver.must(ask('ana'))
    driver.must(answer('bo', false))
    driver.must(ask('cy'))
    driver.must(answer('bo', true))
    const stored = JSON.parse(JSON.stringify(checkpointOf(driver.table))) as Checkpoint
    for (const again of [driver.restarted(), restoreTable('t1', hiddenPicks, null, driver.journal, stored)]) {
      expect([again.askedEnd, again.refusedEnd]).toEqual([
        { seat: 2, agreed: [1] },
        { seat: 0, line: 0 },
      ])
    }
    const fresh = three()
    const { askedEnd: _, refusedEnd: __, ...older } = checkpointOf(fresh.table)
    const restored = restoreTable('t1', hiddenPicks, null, fresh.journal, older)
    expect([restored.askedEnd, restored.refusedEnd]).toEqual([null, null])
  })
})
