import { describe, expect, it } from 'vitest'
import type { GameSentences, Names } from '@fathom/kernel'
import { FORMER, type LogEntry } from '@fathom/protocol'
import { en } from '../text/en.ts'
import { fr } from '../text/fr.ts'
import { eventsUpTo, isOthers, linesOf, type LogLine } from './logLines.ts'

const names: Names = { reader: 0, of: (seat) => ['Ana', 'Ida'][seat] ?? '?' }
const game = {
  event: (event: { type: string }) => (event.type === 'quiet' ? null : `It ${event.type}.`),
} as unknown as GameSentences
const events = (n: number, ...types: string[]): LogEntry => ({
  n,
  at: 1000 * n,
  kind: 'events',
  seat: 1,
  events: types.map((type) => ({ type })),
})

describe('the log in words', () => {
  it('gives every event worth telling a sentence that leads to its position', () => {
    expect(linesOf(events(7, 'rains', 'quiet', 'shines'), game, names, en)).toEqual([
      { n: 7, at: 7000, words: 'It rains.', isPosition: true, seat: 1, event: { type: 'rains' } },
      { n: 7, at: 7000, words: 'It shines.', isPosition: true, seat: 1, event: { type: 'shines' } },
    ])
  })
  it('does not lead to a position that is covered', () => {
    const covered = { ...events(7, 'rains'), covered: true }
    expect(linesOf(covered, game, names, en).map(({ words, isPosition }) => [words, isPosition])).toEqual([
      ['It rains.', false],
    ])
  })
  it('tells who came and went, in the reader’s language, and says “you” to the reader', () => {
    const left: LogEntry = { n: 2, at: 0, kind: 'left', seat: 1, name: 'Ida' }
    expect(linesOf(left, game, names, en)[0]?.words).toBe('Ida left; a bot plays on.')
    expect(linesOf({ ...left, seat: 0, name: 'Ana' }, game, names, fr)[0]?.words).toBe(
      'Vous êtes parti ; un robot continue.',
    )
  })
  it('says who was given a hint, and “you” to the reader', () => {
    const hinted: LogEntry = { n: 3, at: 0, kind: 'hinted', seat: 1, name: 'Ida' }
    expect(linesOf(hinted, game, names, en)[0]?.words).toBe('A hint for Ida.')
    expect(linesOf({ ...hinted, seat: 0 }, game, names, en)[0]?.words).toBe('A hint for you.')
    expect(linesOf({ ...hinted, seat: 0 }, game, names, fr)[0]?.words).toBe('Un indice pour vous.')
  })
  it('says who has left for good in the reader’s language', () => {
    const left: LogEntry = { n: 2, at: 0, kind: 'left', seat: 1, name: FORMER }
    expect([en, fr].map((text) => linesOf(left, game, names, text)[0]?.words)).toEqual([
      'A former player left; a bot plays on.',
      'Un ancien joueur est parti\u202f; un robot continue.',
    ])
    const voted: LogEntry = { n: 3, at: 0, kind: 'voted', seat: 0, name: 'Ana', against: FORMER }
    expect(linesOf(voted, game, names, en)[0]?.words).toContain('A former player')
  })
  it('tells whose time was up, and what followed', () => {
    const late: LogEntry = { n: 2, at: 0, kind: 'timed-out', seat: 1, name: 'Ida', bot: false }
    const words = (entry: LogEntry) => linesOf(entry, game, names, en)[0]?.words
    expect(words(late)).toBe('Ida’s time is up. The table waits.')
    expect(words({ ...late, lost: true })).toBe('Ida’s time is up: the game is lost on time.')
    expect(words({ ...late, seat: 0, lost: true })).toBe('Your time is up: you have lost on time.')
  })
  it('tells of a turn that was taken by itself', () => {
    const passed: LogEntry = { n: 2, at: 0, kind: 'auto-passed', seat: 1, name: 'Ida' }
    expect(linesOf(passed, game, names, en)[0]?.words).toBe('Ida had nothing to decide: the turn was taken by itself.')
  })
  it('says nothing of what is hidden or not worth a word', () => {
    expect(linesOf({ n: 3, at: 0, kind: 'skip' }, game, names, en)).toEqual([])
    expect(linesOf({ n: 4, at: 0, kind: 'skip' }, game, names, en)).toEqual([])
  })
  it('knows what had happened at an older position', () => {
    const log = [events(1, 'a'), { n: 2, at: 0, kind: 'skip' } as const, events(3, 'b', 'c'), events(4, 'd')]
    expect(eventsUpTo(log, 3).map((event) => event.type)).toEqual(['a', 'b', 'c'])
  })
})

describe('what I may have missed', () => {
  const line = (told: Partial<LogLine>): LogLine => ({ n: 7, at: 0, words: '', isPosition: true, ...told })
  const did = (type: string, seat?: number) => ({ type, ...(seat === undefined ? {} : { seat }) })

  it('is what others did, and what nobody did', () => {
    expect(isOthers(line({ seat: 1, event: did('crossed', 1) }), 0)).toBe(true)
    expect(isOthers(line({ seat: 1, event: did('round-over') }), 0)).toBe(true)
    expect(isOthers(line({}), 0)).toBe(true)
  })

  it('is nothing that I did, also where all chose at once and it is told with what another did', () => {
    expect(isOthers(line({ seat: 0, event: did('round-over') }), 0)).toBe(false)
    expect(isOthers(line({ seat: 1, event: did('island-finished', 0) }), 0)).toBe(false)
  })

  it('is nothing that only the chairs tell of', () => {
    expect(isOthers(line({ isPosition: false }), 0)).toBe(false)
  })
})
