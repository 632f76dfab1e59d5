import { describe, expect, test } from 'vitest'
import { makeRecord, parseRecord, verify, type GameText } from '@fathom/kernel'
import { botTurns, mindOf } from './bots.ts'
import { numberFor, versionFor } from './numbering.ts'
import { readLog, readScores, readTable, readTableAt, type TableText } from './read.ts'
import { waitingFor } from './table.ts'
import { recordOf } from './record.ts'
import { diggers } from './testing/diggers.ts'
import { Desk, person } from './testing/play.ts'

const TEXT: TableText = {
  waitingForPlayers: (open) => `${open} to come`,
  endTurn: 'end it',
  waitingForOthers: (names) => `wait for ${names.join(', ')}`,
  finished: (names) => `won: ${names.join(', ')}`,
  of: (localized) => localized.fr,
}
const GAME_TEXT: GameText = {
  name: 'Diggers',
  tagline: '',
  points: String,
  options: {},
  modes: {},
  sources: {},
  ends: {},
  tieBreaks: {},
  prompt: (_view, seat) => `seat ${seat} acts`,
  action: String,
  event: () => null,
  refusal: (refused) => refused.code,
  board: () => [],
}

function twoPeople(): Desk {
  return new Desk(diggers, [person('ana'), person('bo')])
}

/** Both bid, so that the digging begins. */
function digging(): Desk {
  const desk = twoPeople()
  desk.act(0, ['bid 1', 'bid 2'], true)
  desk.act(1, ['bid 2', 'bid 2'], true)
  return desk
}

function read(desk: Desk, who: string | null) {
  return readTable(desk.table, who, GAME_TEXT, TEXT)
}

describe('a simultaneous phase', () => {
  test('a finished choice stays a draft until End turn, and everybody else sees nothing of it', () => {
    const desk = twoPeople()
    const before = JSON.stringify(read(desk, 'bo'))
    expect(desk.act(0, ['bid 1', 'bid 2'])).toEqual(['drafted', 'drafted'])
    const after = read(desk, 'bo')
    expect(JSON.stringify(after)).toBe(before)
    expect(read(desk, 'ana').draft).toEqual({
      actions: ['bid 1', 'bid 2'],
      held: null,
      canUndo: true,
      canEndTurn: true,
      ended: false,
    })
    expect(read(desk, 'ana').prompt).toBe('end it')
    // Not even the number of hidden steps shows.
    expect(readLog(desk.table, 'bo', 2)).toEqual([])
    expect(readLog(desk.table, 'ana', 2).map((entry) => entry.kind)).toEqual(['skip', 'skip'])
  })

  test('an ended turn waits for the others and can still be taken back', () => {
    const desk = twoPeople()
    expect(desk.act(0, ['bid 1', 'bid 2'], true)).toEqual(['drafted', 'drafted', 'ended'])
    expect(waitingFor(desk.table)).toEqual([1])
    expect(read(desk, 'ana').legal).toEqual([])
    expect(desk.refused({ do: 'act', seat: 0, actions: ['bid 1'], version: null, endTurn: false })).toBe(
      'turn-complete',
    )
    expect(desk.refused({ do: 'end-turn', seat: 0, version: null })).toBe('turn-complete')
    desk.must({ do: 'undo', seat: 0, version: null })
    expect(waitingFor(desk.table)).toEqual([0, 1])
    expect(read(desk, 'ana').draft.actions).toEqual(['bid 1'])
  })

  test('the last End turn makes all choices final, in the order of the seats', () => {
    const desk = twoPeople()
    desk.act(1, ['bid 2', 'bid 1'], true)
    expect(desk.act(0, ['bid 1', 'bid 1'], true)).toEqual(['drafted', 'drafted', 'done', 'done', 'done', 'done'])
    expect(desk.table.lines.map(({ seat, action }) => `${seat} ${action}`)).toEqual([
      '0 bid 1',
      '0 bid 1',
      '1 bid 2',
      '1 bid 1',
    ])
    expect(read(desk, null).view).toMatchObject({
      phase: 'dig',
      shown: [
        [1, 1],
        [2, 1],
      ],
    })
  })

  test('what a seat bid is told to the others only when the bids are shown', () => {
    const desk = digging()
    const told = readLog(desk.table, 'bo', 0).flatMap((entry) => (entry.kind === 'events' ? entry.events : []))
    expect(told.filter(({ type }) => type === 'bid').map(({ seat }) => seat)).toEqual([1, 1])
    expect(told.filter(({ type }) => type === 'shown')).toHaveLength(2)
  })

  test('drafts and ended turns survive a restart', () => {
    const desk = twoPeople()
    desk.act(0, ['bid 1', 'bid 2'], true)
    desk.act(1, ['bid 2'])
    const again = desk.restarted()
    for (const who of ['ana', 'bo', null]) {
      expect(readTable(again, who, GAME_TEXT, TEXT)).toEqual(read(desk, who))
      expect(readLog(again, who, 0)).toEqual(readLog(desk.table, who, 0))
    }
  })
})

describe('the barrier', () => {
  test('a plain step is a draft, a step that draws commits the draft with it', () => {
    const desk = digging()
    expect(desk.act(0, ['walk', 'walk'])).toEqual(['drafted', 'drafted'])
    expect(read(desk, 'ana').view).toMatchObject({ walked: [2, 0] })
    expect(read(desk, 'bo').view).toMatchObject({ walked: [0, 0] })
    expect(desk.act(0, ['dig'])).toEqual(['done', 'done', 'done'])
    expect(read(desk, 'bo').view).toMatchObject({ walked: [2, 0] })
    expect(desk.refused({ do: 'undo', seat: 0, version: null })).toBe('nothing-to-undo')
  })

  test('undo goes back step by step to the barrier', () => {
    const desk = digging()
    desk.act(0, ['dig', 'walk', 'walk'])
    const start = read(desk, 'ana')
    desk.act(0, ['walk'])
    desk.must({ do: 'undo', seat: 0, version: null })
    expect({ ...read(desk, 'ana'), version: start.version }).toEqual(start)
    desk.must({ do: 'undo', seat: 0, version: null })
    desk.must({ do: 'undo', seat: 0, version: null })
    expect(desk.refused({ do: 'undo', seat: 0, version: null })).toBe('nothing-to-undo')
  })

  test('the step that passes the move on is held until End turn', () => {
    const desk = digging()
    expect(desk.act(0, ['stop'])).toEqual(['held'])
    expect(read(desk, 'ana').draft).toMatchObject({ held: 'stop', canEndTurn: true, canUndo: true })
    expect(desk.refused({ do: 'act', seat: 0, actions: ['walk'], version: null, endTurn: false })).toBe('turn-complete')
    desk.must({ do: 'undo', seat: 0, version: null })
    expect(read(desk, 'ana').legal).toEqual(['dig', 'plunge', 'stop', 'walk'])
    expect(desk.act(0, ['walk', 'stop'], true)).toEqual(['drafted', 'held', 'done', 'done'])
    expect(waitingFor(desk.table)).toEqual([1])
  })

  test('a draw that may pass the move on is final at once, so that nobody learns it and takes it back', () => {
    const movers = [0, 1, 2, 3, 4, 5, 6, 7].map((walks) => {
      const desk = digging()
      const entries = desk.act(0, [...Array.from({ length: walks }, () => 'walk'), 'plunge'])
      expect(entries.filter((kind) => kind === 'held')).toEqual([])
      expect(entries.filter((kind) => kind === 'done')).toHaveLength(walks + 1)
      expect(desk.refused({ do: 'undo', seat: 0, version: null })).not.toBe('accepted')
      return waitingFor(desk.table)[0]
    })
    expect(new Set(movers)).toEqual(new Set([0, 1]))
  })

  test('a draw that ends the game by passing the last move on ends it at once', () => {
    const ends = [0, 1, 2, 3, 4, 5, 6, 7].map((walks) => {
      const desk = digging()
      desk.act(0, ['stop'], true)
      desk.act(1, ['stop'], true)
      desk.act(0, ['bid 1', 'bid 1'], true)
      desk.act(1, ['bid 1', 'bid 1'], true)
      desk.act(0, ['stop'], true)
      desk.act(1, [...Array.from({ length: walks }, () => 'walk'), 'plunge'])
      return desk.table.status
    })
    expect(new Set(ends)).toEqual(new Set(['playing', 'finished']))
  })

  test('a chain can not be used to learn a draw: what has been drawn stays, and the rest is dropped if it forbids it', () => {
    const chains = [0, 1, 2, 3, 4, 5, 6, 7].map((walks) => {
      const desk = digging()
      const entries = desk.act(0, [...Array.from({ length: walks }, () => 'walk'), 'plunge', 'walk'])
      return entries.slice(2 * walks).join(' ')
    })
    expect(new Set(chains)).toEqual(new Set(['done', 'done drafted']))
    expect(digging().refused({ do: 'act', seat: 0, actions: ['plunge', 'fly'], version: null, endTurn: false })).toBe(
      'not-an-action',
    )
  })

  test('a chain is all or nothing', () => {
    const desk = digging()
    const version = desk.table.version
    expect(desk.tell({ do: 'act', seat: 0, actions: ['walk', 'bid 1'], version: null, endTurn: false }).ok).toBe(false)
    expect(desk.table.version).toBe(version)
    expect(desk.refused({ do: 'act', seat: 0, actions: ['fly'], version: null, endTurn: false })).toBe('not-an-action')
  })

  test('out of turn, too early, out of date', () => {
    const desk = digging()
    expect(desk.refused({ do: 'act', seat: 1, actions: ['walk'], version: null, endTurn: false })).toBe('not-your-turn')
    expect(desk.refused({ do: 'end-turn', seat: 0, version: null })).toBe('turn-not-complete')
    const seen = versionFor(desk.table, 0)
    desk.act(0, ['walk'])
    expect(desk.refused({ do: 'act', seat: 0, actions: ['walk'], version: seen, endTurn: false })).toBe('old-version')
    expect(desk.refused({ do: 'act', seat: 0, actions: ['walk'], version: seen + 1, endTurn: false })).toBe('accepted')
  })

  test("another seat's hidden step does not make mine out of date", () => {
    const desk = twoPeople()
    const seen = desk.table.version
    desk.act(0, ['bid 1', 'bid 1'], true)
    expect(desk.refused({ do: 'act', seat: 1, actions: ['bid 2'], version: seen, endTurn: false })).toBe('accepted')
  })
})

describe('chairs', () => {
  test('a table starts when the last chair is taken, and not before', () => {
    const desk = new Desk(diggers, [person('ana'), { kind: 'open' }])
    expect(desk.refused({ do: 'act', seat: 0, actions: ['bid 1'], version: null, endTurn: false })).toBe(
      'table-not-started',
    )
    expect(read(desk, 'ana').prompt).toBe('1 to come')
    expect(desk.refused({ do: 'join', person: { id: 'ana', name: 'ana' }, seat: null, nonce: null })).toBe(
      'already-seated',
    )
    expect(desk.refused({ do: 'join', person: { id: 'bo', name: 'bo' }, seat: 0, nonce: null })).toBe('seat-taken')
    expect(desk.refused({ do: 'join', person: { id: 'bo', name: 'bo' }, seat: 7, nonce: null })).toBe('no-such-seat')
    expect(desk.must({ do: 'join', person: { id: 'bo', name: 'bo' }, seat: null, nonce: 'ab' })).toEqual([
      'seated',
      'started',
    ])
    expect(desk.refused({ do: 'join', person: { id: 'cy', name: 'cy' }, seat: null, nonce: null })).toBe('table-full')
  })

  test('a bot steps in for a person who leaves, and out when they come back', () => {
    const desk = twoPeople()
    desk.act(0, ['bid 1', 'bid 2'])
    desk.must({ do: 'leave', person: { id: 'ana', name: 'ana' }, standIn: 'greedy' })
    expect(read(desk, 'bo').seats[0]).toMatchObject({ kind: 'person', standIn: true, level: 'greedy' })
    expect(botTurns(desk.table)).toEqual([{ seat: 0, level: 'greedy', onlyEnd: true }])
    expect(desk.refused({ do: 'leave', person: { id: 'ana', name: 'ana' }, standIn: 'greedy' })).toBe('not-seated')
    expect(desk.must({ do: 'join', person: { id: 'ana', name: 'ana' }, seat: null, nonce: null })).toEqual(['returned'])
    expect(botTurns(desk.table)).toEqual([])
  })

  test('a table that everybody has left rests', () => {
    const desk = new Desk(diggers, [person('ana'), { kind: 'bot', level: 'random', name: 'Marlow' }])
    expect(botTurns(desk.table)).toEqual([{ seat: 1, level: 'random', onlyEnd: false }])
    desk.must({ do: 'leave', person: { id: 'ana', name: 'ana' }, standIn: 'random' })
    expect(botTurns(desk.table)).toEqual([])
  })

  test("a bot's mind knows nothing of what the others chose in secret", () => {
    const desk = new Desk(diggers, [person('ana'), { kind: 'bot', level: 'random', name: 'Marlow' }])
    desk.act(0, ['bid 2'])
    expect(mindOf(desk.table, 1, 1)).toMatchObject({ seats: [{ bids: [] }, { bids: [] }] })
  })
})

describe('the end', () => {
  function finished(): Desk {
    const desk = digging()
    desk.act(0, ['dig', 'stop'], true)
    desk.act(1, ['stop'], true)
    desk.act(0, ['bid 2', 'bid 2'], true)
    desk.act(1, ['bid 1', 'bid 1'], true)
    desk.act(0, ['stop'], true)
    expect(desk.act(1, ['stop'], true)).toEqual(['held', 'done', 'finished'])
    return desk
  }

  test('the seed is secret until the game is over, then every draw follows from it', () => {
    expect(read(digging(), 'ana').seed).toBeNull()
    expect(recordOf(digging().table).seed).toBe('')
    const desk = finished()
    expect(read(desk, null).seed).toBe('07'.repeat(32))
    const record = parseRecord(makeRecord(recordOf(desk.table)), () => [])
    expect(record.ok && verify(diggers, record.value)).toMatchObject({
      ok: true,
      value: { drawsChecked: true, finished: true },
    })
  })

  test('afterwards nothing can be done but a rematch, once', () => {
    const desk = finished()
    const ana = { id: 'ana', name: 'ana' }
    expect(desk.refused({ do: 'act', seat: 0, actions: ['walk'], version: null, endTurn: false })).toBe(
      'table-finished',
    )
    expect(desk.refused({ do: 'leave', person: ana, standIn: 'random' })).toBe('table-finished')
    expect(desk.refused({ do: 'rematch', person: { id: 'cy', name: 'cy' }, table: 't2' })).toBe('not-seated')
    desk.must({ do: 'rematch', person: ana, table: 't2' })
    expect(desk.refused({ do: 'rematch', person: ana, table: 't3' })).toBe('rematch-exists')
    expect(read(desk, 'bo').rematch).toBe('t2')
  })

  test('looking back shows the position as it was, and the scores over the game', () => {
    const desk = finished()
    const dug = desk.table.lines.find(({ action }) => action === 'dig')
    const then = readTableAt(desk.table, 'ana', numberFor(desk.table, 0, dug?.n ?? 0), GAME_TEXT, TEXT)
    expect(then).toMatchObject({ waitingFor: [0], legal: [], view: { phase: 'dig', mover: 0 } })
    expect(readTableAt(desk.table, 'ana', 1, GAME_TEXT, TEXT)).toBeNull()
    const history = readScores(desk.table, null).points
    expect(history.at(-1)?.totals).toEqual(read(desk, null).outcome?.scores.map(({ total }) => total))
    expect(history.length).toBeGreaterThan(2)
  })
})
