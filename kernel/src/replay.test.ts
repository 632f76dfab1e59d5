import { describe, expect, test } from 'vitest'
import { recordingChance } from './chance.ts'
import type { GameRecord, RecordLine } from './record.ts'
import { replay, verify } from './replay.ts'
import { hashSeed, liveSource } from './sources.ts'
import { toy } from './testing/toy.ts'

const SEED = '5e'.repeat(32)
const NONCES = ['beef', '-']

/** A game as a live table plays it: every line draws from its own stream. */
function playedLive(): GameRecord {
  const options = { top: 3 }
  const setting = recordingChance(liveSource(SEED, NONCES, 0))
  const state = toy.setup(options, 2, setting.chance)
  const lines: RecordLine[] = []
  for (let seat = toy.toAct(state)[0]; seat !== undefined; seat = toy.toAct(state)[0]) {
    const action = { pick: seat === 0 ? 2 : 1 + (lines.length % 3) }
    const { chance, tape } = recordingChance(liveSource(SEED, NONCES, lines.length + 1))
    toy.apply(state, seat, action, chance)
    lines.push({ seat, action: toy.notation.make(action), draws: tape.draws })
  }
  const { end, ranks, scores } = toy.outcome(state)
  return {
    game: 'toy',
    rulesVersion: 1,
    options,
    seats: NONCES.map((nonce) => ({ kind: 'person', level: '', nonce, name: 'Ada' })),
    drawMethod: 'hmac-sha256',
    seedHash: hashSeed(SEED),
    seed: SEED,
    startedAt: '',
    setupDraws: setting.tape.draws,
    lines,
    end: { reason: end ?? '', totals: scores.map((score) => score.total), ranks },
  }
}

const record = playedLive()
const drawing = record.lines.findIndex((line) => line.draws.length > 0)

function change(line: number, part: Partial<RecordLine>): GameRecord {
  return { ...record, lines: record.lines.map((each, index) => (index === line ? { ...each, ...part } : each)) }
}

const refusedAs = (code: string, params: object = {}) => ({ ok: false, refusal: { code, params } })

describe('replay', () => {
  test('comes to the same end and tells every step', () => {
    const steps: string[] = []
    const played = replay(toy, record, ({ line, seat, action, events }) => {
      steps.push(`${line} ${seat ?? '-'} ${action === null ? 'setup' : toy.notation.make(action)} ${events.length}`)
    })
    expect(played.ok).toBe(true)
    expect(steps).toHaveLength(7)
    expect(steps[0]).toBe('0 - setup 0')
    expect(steps[2]).toBe('2 1 pick 2 2')
  })

  test('an action that is none, or not legal, is told with its line and the game’s reason', () => {
    expect(replay(toy, change(2, { action: 'jump' }))).toEqual(
      refusedAs('record-action', { line: 3, why: 'not-an-action', action: 'jump' }),
    )
    expect(replay(toy, change(2, { action: 'pick 7' }))).toEqual(
      refusedAs('record-action', { line: 3, why: 'too-high', pick: 7, top: 3, action: 'pick 7' }),
    )
    expect(replay(toy, change(1, { seat: 0 }))).toEqual(
      refusedAs('record-action', { line: 2, why: 'not-now', action: 'pick 2' }),
    )
  })

  test('draws that are missing, too many or impossible are told with their line', () => {
    const broken = (draws: readonly number[]) => replay(toy, change(drawing, { draws }))
    const line = drawing + 1
    expect(broken([])).toEqual(refusedAs('record-action', { line, why: 'bad-draws', detail: 'draw 1 is missing' }))
    expect(broken([1, 1])).toEqual(refusedAs('record-action', { line, why: 'bad-draws', detail: '1 draws too many' }))
    expect(broken([6])).toEqual(
      refusedAs('record-action', { line, why: 'bad-draws', detail: 'draw 1 is 6, not below 6' }),
    )
    expect(replay(toy, { ...record, setupDraws: [] })).toEqual(
      refusedAs('record-action', { line: 0, why: 'bad-draws', detail: 'draw 1 is missing' }),
    )
  })

  test('a record of other rules, seats or options is refused', () => {
    expect(replay(toy, { ...record, rulesVersion: 2 })).toEqual(refusedAs('other-rules', { recorded: 2, now: 1 }))
    expect(replay(toy, { ...record, seats: record.seats.slice(1) })).toEqual(refusedAs('bad-seat-count', { seats: 1 }))
    expect(replay(toy, { ...record, options: { top: 99 } })).toMatchObject({ refusal: { code: 'bad-option-value' } })
  })

  test('a bug in a game is an error, not a refusal', () => {
    const buggy = { ...toy, apply: () => { throw new Error('bug') } } // prettier-ignore
    expect(() => replay(buggy, record)).toThrow('bug')
  })
})

describe('verify', () => {
  test('a true record passes', () => {
    expect(drawing).toBeGreaterThan(0)
    expect(verify(toy, record)).toEqual({ ok: true, value: { lines: 6, drawsChecked: true, finished: true } })
  })

  test('while the seed is secret the draws are taken as they are', () => {
    expect(verify(toy, { ...record, seed: '' })).toEqual({
      ok: true,
      value: { lines: 6, drawsChecked: false, finished: true },
    })
  })

  test('a changed draw goes red', () => {
    const draw = record.lines[drawing]?.draws[0] ?? 0
    expect(verify(toy, change(drawing, { draws: [(draw + 1) % 6] }))).toEqual(
      refusedAs('record-action', { line: drawing + 1, why: 'draw-not-from-seed' }),
    )
    const setup = record.setupDraws[0] ?? 0
    expect(verify(toy, { ...record, setupDraws: [1 - setup] })).toEqual(
      refusedAs('record-action', { line: 0, why: 'draw-not-from-seed' }),
    )
  })

  test('a bound that the game does not ask for goes red', () => {
    const bounds = (count: number) => record.lines.map(({ draws }) => draws.map(() => count))
    const bounded = (count: number): GameRecord => ({
      ...record,
      setupBounds: [2],
      lines: record.lines.map((line, index) => ({ ...line, bounds: bounds(count)[index] ?? [] })),
    })
    expect(verify(toy, bounded(6)).ok).toBe(true)
    expect(verify(toy, bounded(8))).toEqual(
      refusedAs('record-action', { line: drawing + 1, why: 'bad-draws', detail: 'draw 1 is below 6, not below 8' }),
    )
  })

  test('another nonce or seed goes red', () => {
    const [first, ...rest] = record.seats
    expect(verify(toy, { ...record, seats: [{ ...first!, nonce: 'beee' }, ...rest] }).ok).toBe(false)
    expect(verify(toy, { ...record, seed: '5f'.repeat(32) })).toEqual(refusedAs('seed-does-not-fit-hash'))
    expect(verify(toy, { ...record, seed: '5f'.repeat(32), seedHash: '' }).ok).toBe(false)
  })

  test('a changed action goes red', () => {
    expect(verify(toy, change(5, { action: 'pick 1' })).ok).toBe(record.lines[5]?.action === 'pick 1')
    expect(record.lines[5]?.action).not.toBe('pick 1')
  })

  test('a changed outcome goes red', () => {
    const end = record.end!
    expect(verify(toy, { ...record, end: { ...end, ranks: end.ranks.toReversed() } })).toMatchObject({
      refusal: { code: 'other-outcome' },
    })
    expect(verify(toy, { ...record, end: null })).toEqual(
      refusedAs('other-outcome', { recorded: 'running', found: 'rounds' }),
    )
    expect(verify(toy, { ...record, lines: record.lines.slice(0, 4) })).toEqual(refusedAs('not-over'))
  })
})
