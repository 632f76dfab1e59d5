import { describe, expect, it } from 'vitest'
import { readLog } from './log.ts'
import { readTable } from './read.ts'
import { botTurns } from './bots.ts'
import { checkpointOf, restoreTable } from './checkpoint.ts'
import { hiddenPicks } from './testing/hiddenPicksGame.ts'
import { person, TableDriver } from './testing/tableDriver.ts'
import { GAME_WORDS, TABLE_WORDS } from './testing/words.ts'

const bot = (name: string) => ({ kind: 'bot', level: 'deckhand', name }) as const
const ana = { id: 'Ana', name: 'Ana' }
const ben = { id: 'Ben', name: 'Ben' }

describe('closing a table', () => {
  it('a person ends a game with bots at once: nobody is to move, nothing can be done any more', () => {
    const driver = new TableDriver(hiddenPicks, [person('Ana'), bot('Quint')])
    expect(driver.must({ do: 'close', person: ana })).toEqual(['closed'])
    const { table } = driver
    expect(table.status).toBe('closed')
    expect(botTurns(table)).toEqual([])
    const reading = readTable(table, 'Ana', GAME_WORDS, TABLE_WORDS)
    expect(reading).toMatchObject({ status: 'closed', waitingFor: [], legal: [], outcome: null })
    expect(reading.prompt).toBe('closed by Ana')
    expect(readLog(table, null, 0).at(-1)).toMatchObject({ kind: 'closed', seat: 0, name: 'Ana' })
    const act = { do: 'act', seat: 0, actions: ['x'], version: null, endTurn: false } as const
    const commands = [act, { do: 'leave', person: ana, standIn: 'mate' }, { do: 'close', person: ana }] as const
    for (const command of commands) expect(driver.refused(command)).toBe('table-closed')
    expect(driver.refused({ do: 'join', person: ben, seat: null, nonce: null })).toBe('table-closed')
    expect(driver.refused({ do: 'rematch', person: ana, table: 't2' })).toBe('not-finished')
  })

  it('what is hidden stays hidden: no seed, and no more of the position than before', () => {
    const driver = new TableDriver(hiddenPicks, [person('Ana'), person('Ben')])
    const before = readTable(driver.table, 'Ana', GAME_WORDS, TABLE_WORDS)
    driver.must({ do: 'close', person: null })
    const after = readTable(driver.table, 'Ana', GAME_WORDS, TABLE_WORDS)
    expect(after.view).toEqual(before.view)
    expect(after.seed).toBeNull()
    expect(after.prompt).toBe('closed by nobody')
  })

  it('with another person at the table it goes on: nobody ends it for them, but the operator may', () => {
    const driver = new TableDriver(hiddenPicks, [person('Ana'), person('Ben')])
    expect(driver.refused({ do: 'close', person: ana })).toBe('others-play')
    driver.must({ do: 'leave', person: ben, standIn: 'mate' })
    expect(driver.must({ do: 'close', person: ana })).toEqual(['closed'])
  })

  it('who has no chair, or comes when it is over, ends nothing', () => {
    const driver = new TableDriver(hiddenPicks, [person('Ana'), { kind: 'open' }])
    expect(driver.refused({ do: 'close', person: ben })).toBe('not-seated')
    expect(driver.must({ do: 'close', person: ana })).toEqual(['closed'])
    expect(driver.table.status).toBe('closed')
  })

  it('an open table that nobody has come to closes by itself, unless something has happened there since', () => {
    const driver = new TableDriver(hiddenPicks, [person('Ana'), { kind: 'open' }])
    const unattended = (since: number) => ({ do: 'close-unattended', since }) as const
    expect(driver.refused(unattended(999))).toBe('not-timed-out')
    expect(driver.must(unattended(1_000))).toEqual(['closed'])
    const reading = readTable(driver.table, 'Ana', GAME_WORDS, TABLE_WORDS)
    expect(reading).toMatchObject({ status: 'closed', nobodyCame: true, prompt: 'nobody came' })
    expect(readLog(driver.table, null, 0).at(-1)).toMatchObject({ kind: 'closed', seat: null, nobodyCame: true })
    expect(driver.restarted().nobodyCame).toBe(true)
    expect(driver.refused(unattended(1_000))).toBe('not-timed-out')
  })

  it('who sat there opens it again, once; nobody else does', () => {
    const driver = new TableDriver(hiddenPicks, [person('Ana'), { kind: 'open' }])
    driver.must({ do: 'close-unattended', since: 1_000 })
    expect(driver.refused({ do: 'rematch', person: ben, table: 't2' })).toBe('not-seated')
    expect(driver.must({ do: 'rematch', person: ana, table: 't2' })).toEqual(['rematched'])
    expect(driver.refused({ do: 'rematch', person: ana, table: 't3' })).toBe('rematch-exists')
  })

  it('a game that is on does not close by itself', () => {
    const driver = new TableDriver(hiddenPicks, [person('Ana'), person('Ben')])
    expect(driver.refused({ do: 'close-unattended', since: 9_000 })).toBe('not-timed-out')
  })

  it('survives a restart, from the journal and from a checkpoint', () => {
    const driver = new TableDriver(hiddenPicks, [person('Ana'), bot('Quint')])
    driver.must({ do: 'close', person: ana })
    expect(driver.restarted().status).toBe('closed')
    const stored = JSON.parse(JSON.stringify(checkpointOf(driver.table))) as ReturnType<typeof checkpointOf>
    const restored = restoreTable('t1', hiddenPicks, null, driver.journal, stored)
    expect(readTable(restored, null, GAME_WORDS, TABLE_WORDS).prompt).toBe('closed by Ana')
  })
})
