import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeRecord, parseRecord, recordedSet, type GameRecord } from './record.ts'
import { SET_LIMIT, setDigest, type PlayedSet } from './sets.ts'
import { hashSeed } from './sources.ts'
import { toy } from './testing/toy.ts'

const optionsOf = (game: string) => (game === 'toy' ? toy.options : null)
const SEED = 'a0'.repeat(32)

const RECORD: GameRecord = {
  game: 'toy',
  rulesVersion: 1,
  options: { top: 5 },
  seats: [
    { kind: 'person', level: '', nonce: 'c0ffee', name: 'Ada Lovelace' },
    { kind: 'bot', level: 'greedy', nonce: '-', name: 'Grete' },
  ],
  drawMethod: 'hmac-sha256',
  seedHash: hashSeed(SEED),
  seed: SEED,
  startedAt: '2026-11-21T08:00:00.000Z',
  setupDraws: [1],
  lines: [
    { seat: 0, action: 'pick 3', draws: [] },
    { seat: 1, action: 'pick 1', draws: [4, 0] },
  ],
  end: { reason: 'rounds', totals: [12, -1], ranks: [1, 2] },
}

const TEXT = `fathom record 1
game toy
rules 1
option top 5
seat G person - c0ffee Ada Lovelace
seat W bot greedy - Grete
draws hmac-sha256
seed-hash ${hashSeed(SEED)}
seed ${SEED}
started 2026-11-21T08:00:00.000Z

0 setup [1]
1 G pick 3
2 W pick 1 [4 0]

end rounds
score G 12 rank 1
score W -1 rank 2
`

/** What is wrong with the record's text after a change. */
function whyNot(change: (text: string) => string): unknown {
  const parsed = parseRecord(change(TEXT), optionsOf)
  return parsed.ok ? null : parsed.refusal
}

describe('records', () => {
  test('tell who was given a hint, and after which line', () => {
    const hints = [
      { seat: 0, after: 0 },
      { seat: 1, after: 1 },
      { seat: 0, after: 2 },
    ]
    const text = TEXT.replace('0 setup [1]\n', '0 setup [1]\nhint G\n')
      .replace('1 G pick 3\n', '1 G pick 3\nhint W\n')
      .replace('[4 0]\n', '[4 0]\nhint G\n')
    expect(makeRecord({ ...RECORD, hints })).toBe(text)
    expect(parseRecord(text, optionsOf)).toEqual({ ok: true, value: { ...RECORD, hints } })
  })

  test('have a text that people can read', () => {
    expect(makeRecord(RECORD)).toBe(TEXT)
    expect(parseRecord(TEXT, optionsOf)).toEqual({ ok: true, value: RECORD })
  })

  test('read back with other line ends and without the things that are not known yet', () => {
    expect(parseRecord(TEXT.replaceAll('\n', '\r\n'), optionsOf)).toEqual({ ok: true, value: RECORD })
    const running: GameRecord = { ...RECORD, seed: '', startedAt: '', lines: [], end: null }
    expect(parseRecord(makeRecord(running), optionsOf)).toEqual({ ok: true, value: running })
  })

  test('say what was taken back, after the line that was the last', () => {
    const takeBacks = [{ seat: 0, reason: 'the wrong island', after: 1, to: 0 }]
    const text = makeRecord({ ...RECORD, takeBacks })
    expect(text).toContain('\n1 G pick 3\ntake-back G 0 the wrong island\n2 W pick 1 [4 0]\n')
    expect(parseRecord(text, optionsOf)).toEqual({ ok: true, value: { ...RECORD, takeBacks } })
    const whyOf = (row: string) => parseRecord(text.replace('take-back G 0 the wrong island', row), optionsOf)
    for (const [row, why] of [
      ['take-back G 1 to itself', 'bad-take-back'],
      ['take-back G', 'bad-take-back'],
      ['hint R', 'no-such-seat'],
      ['hint 7', 'bad-hint'],
      ['take-back R 0 nobody', 'no-such-seat'],
    ] as const) {
      expect(whyOf(row)).toMatchObject({ ok: false, refusal: { code: 'record-line', params: { why } } })
    }
  })

  test('have no more hints than each seat could be given one at each position', () => {
    const hints = (count: number) => TEXT.replace('1 G pick 3\n', `1 G pick 3\n${'hint W\n'.repeat(count)}`)
    expect(parseRecord(hints(4), optionsOf).ok).toBe(true)
    const refusal = { code: 'record-line', params: { why: 'too-many-hints', line: 18 } }
    expect(parseRecord(hints(5), optionsOf)).toMatchObject({ ok: false, refusal })
  })

  test('go back as often as they do, unless whoever reads them takes fewer', () => {
    const back = 'take-back G 0 oh\n'
    const text = TEXT.replace('1 G pick 3\n', `1 G pick 3\n${back.repeat(3)}`)
    expect(parseRecord(text, optionsOf).ok).toBe(true)
    expect(parseRecord(text, optionsOf, 3).ok).toBe(true)
    const refusal = { code: 'record-line', params: { why: 'too-many-take-backs', line: 16 } }
    expect(parseRecord(text, optionsOf, 2)).toMatchObject({ ok: false, refusal })
  })

  test('with bounds each draw says what it is below, under a header line', () => {
    const [first, second] = RECORD.lines
    const lines = [
      { ...first!, bounds: [] },
      { ...second!, bounds: [6, 2] },
    ]
    const bounded: GameRecord = { ...RECORD, setupBounds: [2], lines }
    const text = makeRecord(bounded)
    expect(text).toContain('\ndraws hmac-sha256\nbounds listed\nseed-hash ')
    expect(text).toContain('\n0 setup [1/2]\n1 G pick 3\n2 W pick 1 [4/6 0/2]\n')
    expect(parseRecord(text, optionsOf)).toEqual({ ok: true, value: bounded })
    const wrong = (from: string, to: string) => parseRecord(text.replace(from, to), optionsOf)
    const refused = (line: number, why: string) => ({ ok: false, refusal: { params: { line, why } } })
    expect(wrong('[4/6 0/2]', '[4 0]')).toMatchObject(refused(15, 'bad-bounds'))
    expect(wrong('[4/6 0/2]', '[4/6 0]')).toMatchObject(refused(15, 'bad-bounds'))
    expect(wrong('[4/6 0/2]', '[6/6 0/2]')).toMatchObject(refused(15, 'bad-bounds'))
    expect(wrong('bounds listed', 'bounds told')).toMatchObject(refused(8, 'unknown-bounds'))
    expect(wrong('bounds listed\n', '')).toMatchObject(refused(12, 'bad-bounds'))
  })

  test('any name stays on its line', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const seats = RECORD.seats.map((seat) => ({ ...seat, name }))
        const parsed = parseRecord(makeRecord({ ...RECORD, seats }), optionsOf)
        expect(parsed.ok && parsed.value.seats.length).toBe(2)
        expect(parsed.ok && { ...parsed.value, seats: [] }).toEqual({ ...RECORD, seats: [] })
      }),
    )
    const [seat] = RECORD.seats
    const evil = makeRecord({ ...RECORD, seats: [{ ...seat!, name: 'A\nend rounds\u2028x' }, RECORD.seats[1]!] })
    expect(evil).toContain('seat G person - c0ffee A end rounds x\n')
  })

  test('a name is read as it is written: without blanks round it', () => {
    const parsed = parseRecord(TEXT.replace('c0ffee Ada Lovelace', 'c0ffee  Ada Lovelace '), optionsOf)
    expect(parsed.ok && parsed.value).toEqual(RECORD)
  })

  test('any text is a record or refused, never an error', () => {
    const mutated = fc
      .tuple(fc.nat(TEXT.length), fc.nat(30), fc.string())
      .map(([at, length, text]) => TEXT.slice(0, at) + text + TEXT.slice(at + length))
    fc.assert(
      fc.property(fc.oneof(fc.string(), mutated), (text) => {
        const parsed = parseRecord(text, optionsOf)
        const again = parsed.ok ? parseRecord(makeRecord(parsed.value), optionsOf) : parsed
        expect(again).toEqual(parsed)
        expect(parsed.ok ? 'read' : parsed.refusal.code).toMatch(/^(read|not-a-record|unknown-game|record-line)$/)
      }),
      { numRuns: 500 },
    )
  })

  test('what is no record is told so', () => {
    expect(whyNot(() => '')).toEqual({ code: 'not-a-record', params: {} })
    expect(whyNot(() => '{"json": true}')).toEqual({ code: 'not-a-record', params: {} })
    expect(whyNot((text) => text.replace('record 1', 'record 2'))).toEqual({ code: 'not-a-record', params: {} })
    expect(whyNot((text) => text.replace('game toy', 'game chess'))).toEqual({
      code: 'unknown-game',
      params: { game: 'chess' },
    })
  })

  test.each<[line: number, why: string, from: string, to: string]>([
    [3, 'bad-rules-version', 'rules 1', 'rules one'],
    [4, 'unknown-option', 'option top', 'option bottom'],
    [4, 'bad-option-value', 'option top 5', 'option top 50'],
    [5, 'seats-out-of-order', 'seat G', 'seat W'],
    [5, 'bad-seat', 'person', 'ghost'],
    [5, 'bad-nonce', 'c0ffee', 'coffee'],
    [7, 'unknown-draw-method', 'hmac-sha256', 'dice'],
    [8, 'bad-seed-hash', 'seed-hash ', 'seed-hash x'],
    [9, 'bad-seed', 'seed a0', 'seed 0'],
    [10, 'bad-time', '2026-11-21T', 'yesterday '],
    [10, 'unknown-line', 'started', 'begun'],
    [12, 'bad-setup-line', '0 setup [1]', '0 start [1]'],
    [13, 'wrong-line-number', '1 G pick', '2 G pick'],
    [13, 'no-such-seat', '1 G', '1 R'],
    [13, 'header-after-actions', '1 G pick 3', 'game toy'],
    [16, 'bad-end', 'end rounds', 'end '],
    [17, 'bad-score', 'score G 12', 'score W 12'],
    [17, 'bad-score', 'score G 12', 'score G twelve'],
    [18, 'action-after-end', 'score W -1 rank 2', '3 G pick 1'],
  ])('line %i: %s', (line, why, from, to) => {
    expect(whyNot((text) => text.replace(from, to))).toMatchObject({ code: 'record-line', params: { line, why } })
  })

  test.each([
    ['no-game', /game toy\n|option top 5\n/g],
    ['no-rules-version', /rules 1\n/],
    ['no-seats', /seat .*\n|\d W? ?G? ?pick.*\n|score.*\n|end.*\n/g],
    ['no-draw-method', /draws .*\n/],
    ['no-setup', /0 setup.*\n[\s\S]*/],
    ['no-scores', /score W.*\n/],
  ])('what is missing is told: %s', (why, part) => {
    expect(whyNot((text) => text.replace(part, ''))).toMatchObject({ code: 'record-line', params: { why } })
  })

  test('a seed must fit the way of drawing', () => {
    const fits = (from: string | RegExp, to: string) => whyNot((text) => text.replace(from, to))
    const unfitting = { code: 'record-line', params: { why: 'seed-does-not-fit-draws' } }
    expect(fits(`seed ${SEED}`, 'seed 12')).toMatchObject(unfitting)
    expect(fits('hmac-sha256', 'xoroshiro128plus')).toMatchObject(unfitting)
    expect(fits(/draws .*\nseed-hash .*\nseed .*\n/, 'seed 12\ndraws hmac-sha256\n')).toMatchObject(unfitting)
    expect(fits(/draws .*\nseed-hash .*\nseed .*\n/, 'seed 12\ndraws xoroshiro128plus\n')).toBeNull()
    expect(fits(/draws .*\nseed-hash .*\n/, 'draws xoroshiro128plus\n')).toMatchObject(unfitting)
  })
})

const DATA = { cards: [{ id: 'E1', name: 'Tower \n \u2028' }], provenance: 'transcribed' }
const DIGEST = '2f83ea078d98c31d3b093fcb595d2a26'
const OWN: PlayedSet = {
  info: { name: { en: 'My own\ncards', fr: 'Mes cartes' }, provenance: 'transcribed' },
  digest: DIGEST,
  isBuiltIn: false,
  data: DATA,
}

describe('the component set of a record', () => {
  const built = recordedSet({ ...OWN, isBuiltIn: true })
  const own = recordedSet(OWN)

  test('is named in the header; one that came with the game is not held', () => {
    const text = makeRecord({ ...RECORD, components: built })
    expect(text).toBe(
      TEXT.replace('rules 1\n', `rules 1\ncomponents transcribed My own cards\ncomponents-digest ${DIGEST}\n`),
    )
    expect(parseRecord(text, optionsOf)).toEqual({
      ok: true,
      value: { ...RECORD, components: { ...built, name: 'My own cards' } },
    })
  })

  test('is held whole in one line if it is another one', () => {
    const text = makeRecord({ ...RECORD, components: own })
    expect(text).toContain(
      'components-data {"cards":[{"id":"E1","name":"Tower \\n \u2028"}],"provenance":"transcribed"}\n',
    )
    expect(parseRecord(text, optionsOf)).toEqual({
      ok: true,
      value: { ...RECORD, components: { ...own, name: 'My own cards' } },
    })
    expect(parseRecord(text.replaceAll('\n', '\r\n'), optionsOf)).toEqual(parseRecord(text, optionsOf))
  })

  test('has a name in the record even if it has none that can be written', () => {
    const text = makeRecord({ ...RECORD, components: { ...built, name: '\u0007' } })
    expect(text).toContain('components transcribed -\n')
    expect(parseRecord(text, optionsOf).ok).toBe(true)
  })

  test.each<[why: string, from: string | RegExp, to: string]>([
    ['bad-components', 'components transcribed', 'components invented'],
    ['bad-components', 'transcribed My own cards', 'transcribed'],
    ['bad-components-digest', `digest ${DIGEST}`, 'digest 12'],
    ['bad-components-data', '{"cards"', '{cards'],
    ['bad-components-data', /components-data .*/, 'components-data null'],
    ['bad-components-data', /components-data .*/, `components-data ${'['.repeat(2000)}${']'.repeat(2000)}`],
    ['bad-components-data', /components-data .*/, `components-data "${'x'.repeat(SET_LIMIT)}"`],
    ['components-do-not-fit-digest', 'E1', 'E2'],
    ['no-components-digest', /components-digest .*\n/, ''],
    ['no-components', /components transcribed .*\n/, ''],
  ])('is refused: %s', (why, from, to) => {
    const text = makeRecord({ ...RECORD, components: own })
    const parsed = parseRecord(text.replace(from, to), optionsOf)
    expect(parsed.ok ? null : parsed.refusal).toMatchObject({ code: 'record-line', params: { why } })
  })

  test('any text in its place is a record or refused, never an error', () => {
    const text = makeRecord({ ...RECORD, components: own })
    const mutated = fc
      .tuple(fc.nat(text.length), fc.nat(60), fc.oneof(fc.string(), fc.json()))
      .map(([at, length, put]) => text.slice(0, at) + put + text.slice(at + length))
    fc.assert(
      fc.property(mutated, (changed) => {
        const parsed = parseRecord(changed, optionsOf)
        const again = parsed.ok ? parseRecord(makeRecord(parsed.value), optionsOf) : parsed
        expect(again).toEqual(parsed)
      }),
      { numRuns: 500 },
    )
  })
})

describe('the digest of a set', () => {
  test('is the same however the file is laid out, and another one for any other value', () => {
    const digest = (json: string) => setDigest(JSON.parse(json))
    expect(digest('{"provenance": "transcribed", "cards": [{"name": "Tower \\n \u2028", "id": "E1"}]}')).toEqual({
      ok: true,
      value: DIGEST,
    })
    const others = ['{"a":1}', '{"a":"1"}', '{"a":[1]}', '{"a":{"1":1}}', '{"a":null}', '{"b":1}', '[{"a":1}]', 'null']
    expect(new Set(others.map((json) => JSON.stringify(digest(json)))).size).toBe(others.length)
  })

  test('is refused for what is too large or too deep', () => {
    expect(setDigest('x'.repeat(SET_LIMIT - 2)).ok).toBe(true)
    expect(setDigest('x'.repeat(SET_LIMIT))).toMatchObject({
      ok: false,
      problem: { en: 'A component set is too large: 256 KB of JSON at most.' },
    })
    const deep = (levels: number): unknown => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`)
    expect(setDigest(deep(24)).ok).toBe(true)
    expect(setDigest(deep(25))).toMatchObject({
      ok: false,
      problem: { en: 'A component set is nested too deeply: 24 levels at most.' },
    })
    expect(setDigest(deep(100_000)).ok).toBe(false)
  })
})
