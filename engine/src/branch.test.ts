import { loadGame, openRecord } from '@fathom/catalog'
import { makeRecord, replay, verify, type GameRecord } from '@fathom/kernel'
import { decide, evolve, openTable, recordOf, seatOf, type Table } from '@fathom/table'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { branchOf, eyesOf, keptGame, watchedGame, type Begun, type BranchWish } from './branch.ts'
import { library } from './library.ts'

const MAKER = { id: 'me', name: 'Ana', language: 'en', rest: null } as const
/** Of each game one whose numbers are one stream, and one that was played with a secret seed. */
const RECORDS = [
  'silver-and-gold/three-seats',
  'silver-and-gold/two-seats',
  'sunken-treasure/twelve-2',
  'sunken-treasure/live-draws',
  'artifacts-inc/reputation-2',
  'artifacts-inc/live-draws',
  'thesauros/introductory-2',
  'thesauros/live-draws',
]
const PLACES = 20

const textOf = (name: string): string => {
  const [game, file] = name.split('/')
  return readFileSync(new URL(`../../games/${game}/golden/${file}.txt`, import.meta.url), 'utf8')
}

async function opened(text: string): Promise<GameRecord> {
  const found = await openRecord(text, library.load)
  if (!found.ok) throw new Error(found.refusal.code)
  return found.value.record
}

/** The seats of a record, with me at one of them. */
const seatsOf = (record: GameRecord, me: number): BranchWish['seats'] =>
  record.seats.map((_, seat) => (seat === me ? { kind: 'me' } : { kind: 'bot', level: 'deckhand' }))

async function tableOf({ created, played }: Begun): Promise<Table> {
  const found = await loadGame(created.game)
  if (found === null) throw new Error(`no ${created.game}`)
  const table = openTable('t', found.game, { ...created, seed: 'ab'.repeat(32), n: 1, at: 0 }, found.set)
  for (const body of played) evolve(table, { ...body, n: table.version + 1, at: 0 })
  return table
}

function play(table: Table, record: GameRecord, from: number): void {
  for (const { seat, action } of record.lines.slice(from)) {
    const decided = decide(table, { do: 'act', seat, actions: [action], version: null, endTurn: true })
    if (!decided.ok) throw new Error(`${action}: ${decided.refusal.code}`)
    for (const body of decided.value) evolve(table, { ...body, n: table.version + 1, at: 0 })
  }
}

/** How the game stood at the end. */
async function endOf(record: GameRecord): Promise<unknown> {
  const found = await loadGame(record.game)
  const state = found === null ? null : replay(found.game, record)
  return state?.ok === true ? state.value : null
}

/** A record's end, its draws in their order, and what was done. Of those who choose at once either may stand first, and the last one draws. */
function partsOf(text: string): unknown {
  const [lines = '', end = ''] = text.split('\n\n').slice(1)
  const played = lines.split('\n').map((line) => /^\d+ (.*?)(?: \[(.*)\])?$/.exec(line) ?? [])
  const draws = played.flatMap(([, , drawn = '']) => drawn.replaceAll(/\/\d+/g, '').split(' ')).filter(Boolean)
  return { end, draws, done: played.map(([, done = '']) => done).toSorted((a, b) => (a < b ? -1 : 1)) }
}

describe.each(RECORDS)('%s, begun anew in its middle', (name) => {
  test('comes to the same end when the same is done with the same draws', async () => {
    const text = textOf(name)
    const record = await opened(text)
    const end = await endOf(record)
    for (let place = 0; place < PLACES; place++) {
      const lines = Math.floor((place * record.lines.length) / PLACES)
      const begun = await branchOf(
        library,
        { record: text, lines, seats: seatsOf(record, place % record.seats.length), draws: 'same', from: null },
        MAKER,
        place,
      )
      if (!begun.ok) throw new Error(begun.refusal.code)
      const table = await tableOf(begun.value)
      play(table, record, lines)
      expect(table.status).toBe('finished')
      expect(JSON.stringify(table.state)).toBe(JSON.stringify(end))
      expect(partsOf(makeRecord(recordOf(table)))).toEqual(partsOf(text))
    }
  })

  test('is watched as it was, from every seat', async () => {
    const text = textOf(name)
    const record = await opened(text)
    const watched = await watchedGame(library, text)
    if (!watched.ok) throw new Error(watched.refusal.code)
    const table = await tableOf(watched.value)
    expect(partsOf(makeRecord(recordOf(table)))).toEqual(partsOf(text))
    expect(watched.value.created.chairs).toHaveLength(record.seats.length)
    const seats = watched.value.created.chairs.map((_, seat) => seatOf(table, eyesOf(seat)))
    expect(seats).toEqual(record.seats.map((_, seat) => seat))
  })
})

describe('a table begun from a record', () => {
  const text = textOf('silver-and-gold/two-seats')
  const live = textOf('sunken-treasure/live-draws')
  const wish = async (record: string, change: Partial<BranchWish>): Promise<BranchWish> => ({
    record,
    lines: 3,
    seats: seatsOf(await opened(record), 0),
    draws: 'new',
    from: null,
    ...change,
  })
  const codeOf = async (record: string, change: Partial<BranchWish>): Promise<string | null> => {
    const begun = await branchOf(library, await wish(record, change), MAKER, 0)
    return begun.ok ? null : begun.refusal.code
  }

  test('with new draws comes to others, and its record names no seed that did not draw them', async () => {
    const record = await opened(live)
    const first = record.lines.findIndex(({ draws }) => draws.length > 2)
    const begun = await branchOf(library, await wish(live, { lines: first }), MAKER, 0)
    if (!begun.ok) throw new Error(begun.refusal.code)
    const table = await tableOf(begun.value)
    play(table, { ...record, lines: record.lines.slice(0, first + 1) }, first)
    expect([...table.lines].at(-1)?.draws).not.toEqual(record.lines[first]?.draws)
    expect(recordOf(table)).toMatchObject({ seedHash: '', seed: '', setupDraws: record.setupDraws })
  })

  test('with the old draws has a record that verifies as the old one does', async () => {
    const record = await opened(live)
    const begun = await branchOf(library, await wish(live, { draws: 'same' }), MAKER, 0)
    if (!begun.ok) throw new Error(begun.refusal.code)
    const table = await tableOf(begun.value)
    play(table, record, 3)
    const found = await loadGame(record.game)
    expect(found === null ? null : verify(found.game, recordOf(table))).toMatchObject({
      ok: true,
      value: { drawsChecked: true, finished: true },
    })
  })

  test('begins with what was taken back, too', async () => {
    const [header = '', body = ''] = live.split('\n\n')
    const lines = body.split('\n').slice(0, 6)
    const cut = `${header}\n\n${[...lines, 'take-back G 2 the wrong coin'].join('\n')}\n`
    const begun = await branchOf(library, await wish(cut, { lines: null, draws: 'same' }), MAKER, 0)
    if (!begun.ok) throw new Error(begun.refusal.code)
    const table = await tableOf(begun.value)
    expect(JSON.stringify(table.state)).toBe(JSON.stringify(await endOf(await opened(cut))))
    expect(makeRecord(recordOf(table))).toContain('take-back G 2 the wrong coin')
    // Of the position before nothing was taken back.
    const before = await branchOf(library, await wish(cut, { lines: 5 }), MAKER, 0)
    expect(before.ok && before.value.played.some(({ kind }) => kind === 'taken-back')).toBe(false)
  })

  test('is refused where there is nothing to play, no seed, or nobody to play it', async () => {
    const record = await opened(text)
    expect(await codeOf(text, {})).toBeNull()
    expect(await codeOf(text, { lines: null })).toBe('nothing-to-play-on')
    expect(await codeOf(text, { lines: record.lines.length + 1 })).toBe('no-such-line')
    expect(await codeOf(text.replace(/\nseed .*/, ''), { draws: 'same' })).toBe('no-seed')
    expect(await codeOf(text, { seats: [{ kind: 'me' }] })).toBe('bad-seat-count')
    expect(await codeOf(text, { seats: [{ kind: 'me' }, { kind: 'me' }] })).toBe('more-than-one-me')
    expect(await codeOf(text, { seats: [{ kind: 'me' }, { kind: 'open' }] })).toBe('bad-seat')
  })

  test('is refused where one byte of the record was changed', async () => {
    const cross = text.indexOf('cross')
    const changed = text.slice(0, cross) + 'x' + text.slice(cross + 1)
    expect(await codeOf(changed, { lines: null })).toBe('record-action')
    expect(await watchedGame(library, changed)).toMatchObject({ refusal: { code: 'record-action' } })
    expect(await watchedGame(library, text.replace('score G', 'score G 1'))).toMatchObject({
      refusal: { code: 'record-line' },
    })
    expect(await watchedGame(library, text.replace('rules 1', 'rules 9'))).toMatchObject({
      refusal: { code: 'other-rules' },
    })
    expect(await watchedGame(library, 'a shopping list')).toMatchObject({ refusal: { code: 'not-a-record' } })
  })
})

describe('a game that is kept', () => {
  const text = textOf('silver-and-gold/two-seats')
  const keep = (record: string) => keptGame(library, record, { id: 'me', name: 'Ana' }, 1, ['other'])

  /** The game with line 80 taken back and done again so many times. */
  function goingBack(count: number, reason = 'oh'): string {
    const [before = '', last = ''] = text.split(/(?<=\n80 .*\n)81 /)
    const action = /\n80 (.*)\n$/.exec(before)?.[1] ?? ''
    const again = Array.from({ length: count }, (_, index) => `take-back G 79 ${reason}\n${81 + index} ${action}\n`)
    return `${before}${again.join('')}${81 + count} ${last}`
  }

  test('has gone back a hundred times at most, as at a table; it may be watched whatever it did', async () => {
    const kept = await keep(goingBack(100))
    expect(kept.ok && kept.value.played.filter(({ kind }) => kind === 'taken-back')).toHaveLength(100)
    const refusal = { code: 'record-line', params: { why: 'too-many-take-backs', line: 292 } }
    expect(await keep(goingBack(101))).toMatchObject({ ok: false, refusal })
    expect((await watchedGame(library, goingBack(101))).ok).toBe(true)
  })

  test.each([
    ['Bo', 'Bo'],
    ['Bo\u0007', 'Bo'],
    ['\u{1F469}\u200D\u{1F467}', '\u{1F469}\u200D\u{1F467}'],
    [`${'a'.repeat(39)}\u{1F600}`, 'NN'],
    [`Z${'\u0301'.repeat(38)}`, 'NN'],
    ['\u00AD', 'NN'],
    ['–', 'NN'],
  ])('calls a person or a bot %j %j: names are such as could be typed', async (name, shown) => {
    for (const kind of ['person -', 'bot mate']) {
      const kept = await keep(text.replace('bot golden - Purposeful player', `${kind} - ${name}`))
      const [chair] = kept.ok ? kept.value.created.chairs : []
      expect(chair?.kind === 'person' ? chair.person.name : chair?.kind === 'bot' ? chair.name : '').toBe(shown)
    }
  })

  test('has no reason that could not be typed, and its record can be read', async () => {
    const reasonOf = async (reason: string) => {
      const kept = await keep(goingBack(1, reason))
      if (!kept.ok) throw new Error(kept.refusal.code)
      const { takeBacks } = await opened(makeRecord(recordOf(await tableOf(kept.value))))
      return takeBacks?.[0]?.reason
    }
    expect(await reasonOf('the wrong island')).toBe('the wrong island')
    for (const bad of ['\u202Eevil', 'x'.repeat(121), ' ']) expect(await reasonOf(bad)).toBe('…')
  })
})

test('bots that play on keep their names, and whoever takes the chair of a person has one of their own', async () => {
  const record = textOf('silver-and-gold/three-seats')
  const seats = seatsOf(await opened(record), 1)
  const begun = await branchOf(library, { record, lines: 3, seats, draws: 'new', from: null }, MAKER, 7)
  if (!begun.ok) throw new Error(begun.refusal.code)
  const [first, , last] = begun.value.created.chairs
  expect(first).toMatchObject({ kind: 'bot', name: 'Purposeful player' })
  expect(last).toMatchObject({
    kind: 'bot',
    name: expect.not.stringMatching(/^(Cleo|Purposeful player|Ana)?$/) as string,
  })
})
