import { describe, expect, test } from 'vitest'
import { makeRecord, parseRecord, verify } from '@fathom/kernel'
import { FORMER } from '@fathom/protocol'
import { botTurns, determinizedFor } from './bots.ts'
import { numberFor, versionFor } from './numbering.ts'
import { readLog } from './log.ts'
import { readTable, readTableAt } from './read.ts'
import { readScores } from './scoreHistory.ts'
import { waitingFor } from './table.ts'
import { recordOf } from './record.ts'
import { hiddenPicks } from './testing/hiddenPicksGame.ts'
import { TableDriver, person } from './testing/tableDriver.ts'
import { GAME_WORDS as GAME_TEXT, TABLE_WORDS as TEXT } from './testing/words.ts'

function twoPeople(): TableDriver {
  return new TableDriver(hiddenPicks, [person('ana'), person('bo')])
}

/** Both bid, so that the digging begins. */
function digging(): TableDriver {
  const driver = twoPeople()
  driver.act(0, ['bid 1', 'bid 2'], true)
  driver.act(1, ['bid 2', 'bid 2'], true)
  return driver
}

function read(driver: TableDriver, who: string | null) {
  return readTable(driver.table, who, GAME_TEXT, TEXT)
}

test('who has left for good is named in the reader’s words where a sentence names them, and nowhere else', () => {
  const driver = new TableDriver(hiddenPicks, [person('ana'), { kind: 'person', person: { id: 'x', name: FORMER }, nonce: '-' }]) // prettier-ignore
  const reading = read(driver, null)
  expect([reading.prompt, reading.seats[1]?.name]).toEqual(['wait for ana, former', FORMER])
})

describe('a simultaneous phase', () => {
  test('a finished choice stays a draft until End turn, and everybody else sees nothing of it', () => {
    const driver = twoPeople()
    const before = JSON.stringify(read(driver, 'bo'))
    expect(driver.act(0, ['bid 1', 'bid 2'])).toEqual(['drafted', 'drafted'])
    const after = read(driver, 'bo')
    expect(JSON.stringify(after)).toBe(before)
    expect(read(driver, 'ana').draft).toEqual({
      actions: ['bid 1', 'bid 2'],
      held: null,
      canRedo: false,
      heldInView: false,
      canUndo: true,
      canEndTurn: true,
      ended: false,
    })
    expect(read(driver, 'ana').prompt).toBe('end it')
    // Not even the number of hidden steps shows.
    expect(readLog(driver.table, 'bo', 2)).toEqual([])
    expect(readLog(driver.table, 'ana', 2).map((entry) => entry.kind)).toEqual(['skip', 'skip'])
  })

  test('an ended turn waits for the others and can still be taken back', () => {
    const driver = twoPeople()
    expect(driver.act(0, ['bid 1', 'bid 2'], true)).toEqual(['drafted', 'drafted', 'ended'])
    expect(waitingFor(driver.table)).toEqual([1])
    expect(read(driver, 'ana').legal).toEqual([])
    expect(driver.refused({ do: 'act', seat: 0, actions: ['bid 1'], version: null, endTurn: false })).toBe(
      'turn-complete',
    )
    expect(driver.refused({ do: 'end-turn', seat: 0, version: null })).toBe('turn-complete')
    driver.must({ do: 'undo', seat: 0, version: null })
    expect(waitingFor(driver.table)).toEqual([0, 1])
    expect(read(driver, 'ana').draft.actions).toEqual(['bid 1'])
  })

  test('the last End turn makes all choices final, in the order of the seats', () => {
    const driver = twoPeople()
    driver.act(1, ['bid 2', 'bid 1'], true)
    expect(driver.act(0, ['bid 1', 'bid 1'], true)).toEqual(['drafted', 'drafted', 'done', 'done', 'done', 'done'])
    expect(Array.from(driver.table.lines, ({ seat, action }) => `${seat} ${action}`)).toEqual([
      '0 bid 1',
      '0 bid 1',
      '1 bid 2',
      '1 bid 1',
    ])
    expect(read(driver, null).view).toMatchObject({
      phase: 'dig',
      shown: [
        [1, 1],
        [2, 1],
      ],
    })
  })

  test('what a seat bid is told to the others only when the bids are shown', () => {
    const driver = digging()
    const told = readLog(driver.table, 'bo', 0).flatMap((entry) => (entry.kind === 'events' ? entry.events : []))
    expect(told.filter(({ type }) => type === 'bid').map(({ seat }) => seat)).toEqual([1, 1])
    expect(told.filter(({ type }) => type === 'shown')).toHaveLength(2)
  })

  test('drafts and ended turns survive a restart', () => {
    const driver = twoPeople()
    driver.act(0, ['bid 1', 'bid 2'], true)
    driver.act(1, ['bid 2'])
    const again = driver.restarted()
    for (const who of ['ana', 'bo', null]) {
      expect(readTable(again, who, GAME_TEXT, TEXT)).toEqual(read(driver, who))
      expect(readLog(again, who, 0)).toEqual(readLog(driver.table, who, 0))
    }
  })
})

describe('the barrier', () => {
  test('a plain step is a draft, a step that draws commits the draft with it', () => {
    const driver = digging()
    expect(driver.act(0, ['walk', 'walk'])).toEqual(['drafted', 'drafted'])
    expect(read(driver, 'ana').view).toMatchObject({ walked: [2, 0] })
    expect(read(driver, 'bo').view).toMatchObject({ walked: [0, 0] })
    expect(driver.act(0, ['dig'])).toEqual(['done', 'done', 'done'])
    expect(read(driver, 'bo').view).toMatchObject({ walked: [2, 0] })
    expect(driver.refused({ do: 'undo', seat: 0, version: null })).toBe('nothing-to-undo')
  })

  test('undo goes back step by step to the barrier', () => {
    const driver = digging()
    driver.act(0, ['dig', 'walk', 'walk'])
    const start = read(driver, 'ana')
    driver.act(0, ['walk'])
    driver.must({ do: 'undo', seat: 0, version: null })
    expect({ ...read(driver, 'ana'), version: start.version }).toEqual({
      ...start,
      draft: { ...start.draft, canRedo: true },
    })
    driver.must({ do: 'undo', seat: 0, version: null })
    driver.must({ do: 'undo', seat: 0, version: null })
    expect(driver.refused({ do: 'undo', seat: 0, version: null })).toBe('nothing-to-undo')
  })

  test('the step that passes the move on is held until End turn', () => {
    const driver = digging()
    expect(driver.act(0, ['stop'])).toEqual(['held'])
    expect(read(driver, 'ana').draft).toMatchObject({ held: 'stop', canEndTurn: true, canUndo: true })
    expect(driver.refused({ do: 'act', seat: 0, actions: ['walk'], version: null, endTurn: false })).toBe(
      'turn-complete',
    )
    driver.must({ do: 'undo', seat: 0, version: null })
    expect(read(driver, 'ana').legal).toEqual(['dig', 'plunge', 'stop', 'walk'])
    expect(driver.act(0, ['walk', 'stop'], true)).toEqual(['drafted', 'held', 'done', 'done'])
    expect(waitingFor(driver.table)).toEqual([1])
  })

  test('a held step that draws nothing is in its seat’s own view, and in nobody else’s reading', () => {
    const driver = digging()
    driver.act(0, ['walk'])
    const before = read(driver, 'ana')
    const others = [
      read(driver, 'bo'),
      read(driver, null),
      readLog(driver.table, 'bo', 0),
      readLog(driver.table, null, 0),
    ]
    const bytes = JSON.stringify(others)
    driver.act(0, ['stop'])
    expect(JSON.stringify([read(driver, 'bo'), read(driver, null), readLog(driver.table, 'bo', 0), readLog(driver.table, null, 0)])).toBe(bytes) // prettier-ignore
    expect(read(driver, 'ana')).toMatchObject({
      view: { mover: 1, walked: [1, 0] },
      legal: [],
      prompt: 'end it',
      waitingFor: [0],
      draft: { actions: ['walk'], held: 'stop', heldInView: true },
    })
    for (const [again, view] of [
      [driver.restarted(), read(driver, 'ana').view],
      [driver.table, read(driver, 'ana').view],
    ] as const) {
      expect(readTable(again, 'ana', GAME_TEXT, TEXT).view).toEqual(view)
    }
    driver.must({ do: 'undo', seat: 0, version: null })
    expect({ ...read(driver, 'ana'), version: before.version }).toEqual({
      ...before,
      draft: { ...before.draft, canRedo: true },
    })
  })

  test('a held step that draws is in no view before it is final', () => {
    const drawing: typeof hiddenPicks = {
      ...hiddenPicks,
      apply: (state, seat, action, chance) => {
        const events = hiddenPicks.apply(state, seat, action, chance)
        if (action === 'stop') chance.below(2)
        return events
      },
    }
    const driver = new TableDriver(drawing, [person('ana'), person('bo')])
    driver.act(0, ['bid 1', 'bid 2'], true)
    driver.act(1, ['bid 2', 'bid 2'], true)
    driver.act(0, ['walk'])
    const { view } = read(driver, 'ana')
    expect(driver.act(0, ['stop'])).toEqual(['held'])
    expect(read(driver, 'ana')).toMatchObject({ view, legal: [], draft: { held: 'stop', heldInView: false } })
    expect(driver.must({ do: 'end-turn', seat: 0, version: null })).toEqual(['done', 'done'])
    expect(read(driver, 'ana').view).toMatchObject({ mover: 1 })
  })

  test('a draw that may pass the move on is final at once, so that nobody learns it and takes it back', () => {
    const movers = [0, 1, 2, 3, 4, 5, 6, 7].map((walks) => {
      const driver = digging()
      const entries = driver.act(0, [...Array.from({ length: walks }, () => 'walk'), 'plunge'])
      expect(entries.filter((kind) => kind === 'held')).toEqual([])
      expect(entries.filter((kind) => kind === 'done')).toHaveLength(walks + 1)
      expect(driver.refused({ do: 'undo', seat: 0, version: null })).not.toBe('accepted')
      return waitingFor(driver.table)[0]
    })
    expect(new Set(movers)).toEqual(new Set([0, 1]))
  })

  test('a draw that ends the game by passing the last move on ends it at once', () => {
    const ends = [0, 1, 2, 3, 4, 5, 6, 7].map((walks) => {
      const driver = digging()
      driver.act(0, ['stop'], true)
      driver.act(1, ['stop'], true)
      driver.act(0, ['bid 1', 'bid 1'], true)
      driver.act(1, ['bid 1', 'bid 1'], true)
      driver.act(0, ['stop'], true)
      driver.act(1, [...Array.from({ length: walks }, () => 'walk'), 'plunge'])
      return driver.table.status
    })
    expect(new Set(ends)).toEqual(new Set(['playing', 'finished']))
  })

  test('a chain can not be used to learn a draw: what has been drawn stays, and the rest is dropped if it forbids it', () => {
    const chains = [0, 1, 2, 3, 4, 5, 6, 7].map((walks) => {
      const driver = digging()
      const entries = driver.act(0, [...Array.from({ length: walks }, () => 'walk'), 'plunge', 'walk'])
      return entries.slice(2 * walks).join(' ')
    })
    expect(new Set(chains)).toEqual(new Set(['done', 'done drafted']))
    expect(digging().refused({ do: 'act', seat: 0, actions: ['plunge', 'fly'], version: null, endTurn: false })).toBe(
      'not-an-action',
    )
  })

  test('a chain is all or nothing', () => {
    const driver = digging()
    const version = driver.table.version
    expect(driver.tell({ do: 'act', seat: 0, actions: ['walk', 'bid 1'], version: null, endTurn: false }).ok).toBe(
      false,
    )
    expect(driver.table.version).toBe(version)
    expect(driver.refused({ do: 'act', seat: 0, actions: ['fly'], version: null, endTurn: false })).toBe(
      'not-an-action',
    )
  })

  test('out of turn, too early, out of date', () => {
    const driver = digging()
    expect(driver.refused({ do: 'act', seat: 1, actions: ['walk'], version: null, endTurn: false })).toBe(
      'not-your-turn',
    )
    expect(driver.refused({ do: 'end-turn', seat: 0, version: null })).toBe('turn-not-complete')
    const seen = versionFor(driver.table, 0)
    driver.act(0, ['walk'])
    expect(driver.refused({ do: 'act', seat: 0, actions: ['walk'], version: seen, endTurn: false })).toBe('old-version')
    expect(driver.refused({ do: 'act', seat: 0, actions: ['walk'], version: seen + 1, endTurn: false })).toBe(
      'accepted',
    )
  })

  test("another seat's hidden step does not make mine out of date", () => {
    const driver = twoPeople()
    const seen = driver.table.version
    driver.act(0, ['bid 1', 'bid 1'], true)
    expect(driver.refused({ do: 'act', seat: 1, actions: ['bid 2'], version: seen, endTurn: false })).toBe('accepted')
  })
})

describe('chairs', () => {
  test('who has a chair gives an open one to a bot, and the last one starts the game', () => {
    const driver = new TableDriver(hiddenPicks, [person('ana'), { kind: 'open' }])
    const bot = (who: string, seat: number) => ({ do: 'seat-bot', person: { id: who, name: who }, seat, level: 'mate', name: 'Quint' }) as const // prettier-ignore
    expect(driver.refused(bot('cy', 1))).toBe('not-seated')
    expect(driver.refused(bot('ana', 0))).toBe('seat-taken')
    expect(driver.refused(bot('ana', 7))).toBe('no-such-seat')
    expect(driver.must(bot('ana', 1))).toEqual(['bot-seated', 'started'])
    expect(read(driver, 'ana').seats[1]).toEqual({ kind: 'bot', name: 'Quint', emblem: null, level: 'mate', standIn: false, present: true }) // prettier-ignore
    expect(driver.refused(bot('ana', 1))).toBe('seat-taken')
    expect(driver.refused({ do: 'join', person: { id: 'cy', name: 'cy' }, seat: null, nonce: null })).toBe('table-full')
  })

  test('a table starts when the last chair is taken, and not before', () => {
    const driver = new TableDriver(hiddenPicks, [person('ana'), { kind: 'open' }])
    expect(driver.refused({ do: 'act', seat: 0, actions: ['bid 1'], version: null, endTurn: false })).toBe(
      'table-not-started',
    )
    expect(read(driver, 'ana').prompt).toBe('1 to come')
    expect(driver.refused({ do: 'join', person: { id: 'ana', name: 'ana' }, seat: null, nonce: null })).toBe(
      'already-seated',
    )
    expect(driver.refused({ do: 'join', person: { id: 'bo', name: 'bo' }, seat: 0, nonce: null })).toBe('seat-taken')
    expect(driver.refused({ do: 'join', person: { id: 'bo', name: 'bo' }, seat: 7, nonce: null })).toBe('no-such-seat')
    expect(driver.must({ do: 'join', person: { id: 'bo', name: 'bo' }, seat: null, nonce: 'ab' })).toEqual([
      'seated',
      'started',
    ])
    expect(driver.refused({ do: 'join', person: { id: 'cy', name: 'cy' }, seat: null, nonce: null })).toBe('table-full')
  })

  test('a bot steps in for a person who leaves, and out when they come back', () => {
    const driver = twoPeople()
    driver.act(0, ['bid 1', 'bid 2'])
    driver.must({ do: 'leave', person: { id: 'ana', name: 'ana' }, standIn: 'greedy' })
    expect(read(driver, 'bo').seats[0]).toMatchObject({ kind: 'person', standIn: true, level: 'greedy' })
    expect(botTurns(driver.table)).toEqual([{ seat: 0, level: 'greedy', name: '', onlyEnd: true }])
    expect(driver.refused({ do: 'leave', person: { id: 'ana', name: 'ana' }, standIn: 'greedy' })).toBe('not-seated')
    expect(driver.must({ do: 'join', person: { id: 'ana', name: 'ana' }, seat: null, nonce: null })).toEqual([
      'returned',
    ])
    expect(botTurns(driver.table)).toEqual([])
  })

  test('a table that everybody has left rests', () => {
    const driver = new TableDriver(hiddenPicks, [person('ana'), { kind: 'bot', level: 'random', name: 'Marlow' }])
    expect(botTurns(driver.table)).toEqual([{ seat: 1, level: 'random', name: 'Marlow', onlyEnd: false }])
    driver.must({ do: 'leave', person: { id: 'ana', name: 'ana' }, standIn: 'random' })
    expect(botTurns(driver.table)).toEqual([])
  })

  test('the state that a bot thinks in has nothing of what the others chose in secret', () => {
    const driver = new TableDriver(hiddenPicks, [person('ana'), { kind: 'bot', level: 'random', name: 'Marlow' }])
    driver.act(0, ['bid 2'])
    expect(determinizedFor(driver.table, 1, 1)).toMatchObject({ seats: [{ bids: [] }, { bids: [] }] })
  })
})

describe('the end', () => {
  function finished(): TableDriver {
    const driver = digging()
    driver.act(0, ['dig', 'stop'], true)
    driver.act(1, ['stop'], true)
    driver.act(0, ['bid 2', 'bid 2'], true)
    driver.act(1, ['bid 1', 'bid 1'], true)
    driver.act(0, ['stop'], true)
    expect(driver.act(1, ['stop'], true)).toEqual(['held', 'done', 'finished'])
    return driver
  }

  test('the seed is secret until the game is over, then every draw follows from it', () => {
    expect(read(digging(), 'ana').seed).toBeNull()
    expect(recordOf(digging().table).seed).toBe('')
    const driver = finished()
    expect(read(driver, null).seed).toBe('07'.repeat(32))
    const record = parseRecord(makeRecord(recordOf(driver.table)), () => [])
    expect(record.ok && verify(hiddenPicks, record.value)).toMatchObject({
      ok: true,
      value: { drawsChecked: true, finished: true },
    })
  })

  test('afterwards nothing can be done but a rematch, once', () => {
    const driver = finished()
    const ana = { id: 'ana', name: 'ana' }
    expect(driver.refused({ do: 'act', seat: 0, actions: ['walk'], version: null, endTurn: false })).toBe(
      'table-finished',
    )
    expect(driver.refused({ do: 'leave', person: ana, standIn: 'random' })).toBe('table-finished')
    expect(driver.refused({ do: 'rematch', person: { id: 'cy', name: 'cy' }, table: 't2' })).toBe('not-seated')
    driver.must({ do: 'rematch', person: ana, table: 't2' })
    expect(driver.refused({ do: 'rematch', person: ana, table: 't3' })).toBe('rematch-exists')
    expect(read(driver, 'bo').rematch).toBe('t2')
  })

  test('looking back shows the position as it was, and the scores over the game', () => {
    const driver = finished()
    const dug = [...driver.table.lines].find(({ action }) => action === 'dig')
    const then = readTableAt(driver.table, 'ana', numberFor(driver.table, 0, dug?.n ?? 0), GAME_TEXT, TEXT)
    expect(then).toMatchObject({ value: { waitingFor: [0], legal: [], view: { phase: 'dig', mover: 0 } } })
    expect(readTableAt(driver.table, 'ana', 1, GAME_TEXT, TEXT)).toMatchObject({ refusal: { code: 'no-position' } })
    const history = readScores(driver.table, null).points
    expect(history.at(-1)?.totals).toEqual(read(driver, null).outcome?.scores.map(({ total }) => total))
    expect(history.length).toBeGreaterThan(2)
  })
})
