import { describe, expect, test } from 'vitest'
import { paceOf, type TableSummary } from '@fathom/protocol'
import { ANY_TABLE, isAny, isWanted, parseFilter } from './openFilter.ts'

const TABLE = {
  game: 'silver-and-gold',
  seats: [
    { kind: 'person', name: 'Ana' },
    { kind: 'open', name: '' },
    { kind: 'bot', name: 'Marlow' },
  ],
  language: 'fr',
  timeControl: { bank: 86_400, increment: 14_400, cap: 259_200, timeOut: 'bot' },
} as unknown as TableSummary

describe('open tables that somebody wants', () => {
  test('a clock of a day is by turns, one of minutes live, none is none', () => {
    expect(paceOf(TABLE)).toBe('turns')
    expect(paceOf({ timeControl: { bank: 300 } })).toBe('live')
    expect(paceOf({ timeControl: null })).toBe('none')
  })

  test.each([
    [{}, true],
    [{ game: 'silver-and-gold' }, true],
    [{ game: 'thesauros' }, false],
    [{ pace: 'turns' }, true],
    [{ pace: 'live' }, false],
    [{ seats: 3 }, true],
    [{ seats: 2 }, false],
    [{ language: 'fr' }, true],
    [{ language: 'en' }, false],
    [{ noBots: true }, false],
  ] as const)('%o: %s', (wanted, isShown) => {
    expect(isWanted(TABLE, { ...ANY_TABLE, ...wanted })).toBe(isShown)
  })

  test('a table whose language nobody knows is for all', () => {
    expect(isWanted({ ...TABLE, language: null }, { ...ANY_TABLE, language: 'en' })).toBe(true)
  })

  test.each([null, '', '{', 'null', '7', '{"game":5,"pace":"fast","seats":9,"language":"xx","noBots":"no"}'])(
    'what was kept and can’t be read (%s) wants any',
    (text) => {
      expect(parseFilter(text)).toEqual(ANY_TABLE)
      expect(isAny(parseFilter(text))).toBe(true)
    },
  )

  test('a filter comes back as it was kept', () => {
    const filter = { game: 'thesauros', pace: 'turns', seats: 4, language: 'en', noBots: true } as const
    expect(parseFilter(JSON.stringify(filter))).toEqual(filter)
  })
})
