import { describe, expect, test } from 'vitest'
import { byVerb, listed, plainName } from './listed.ts'

const nameOf = (seat: number): string => ['Ana', 'Bo'][seat] ?? ''

describe('a view in lists', () => {
  test('numbers, words and lists of them take one line', () => {
    expect(listed({ phase: 'sound', round: 2, trap: false, dice: [3, 4, 1], none: [], last: null }, nameOf, 2)).toEqual(
      [
        { name: 'phase', words: 'sound', items: [] },
        { name: 'round', words: '2', items: [] },
        { name: 'trap', words: '–', items: [] },
        { name: 'dice', words: '3, 4, 1', items: [] },
        { name: 'none', words: '–', items: [] },
        { name: 'last', words: '–', items: [] },
      ],
    )
  })

  test('a list with an entry for each seat has their names', () => {
    expect(listed({ rowed: [1, 0], seats: [{ coins: 3 }, { coins: 5 }] }, nameOf, 2)).toEqual([
      {
        name: 'rowed',
        words: '',
        items: [
          { name: 'Ana', words: '1', items: [] },
          { name: 'Bo', words: '0', items: [] },
        ],
      },
      {
        name: 'seats',
        words: '',
        items: [
          { name: 'Ana', words: '', items: [{ name: 'coins', words: '3', items: [] }] },
          { name: 'Bo', words: '', items: [{ name: 'coins', words: '5', items: [] }] },
        ],
      },
    ])
  })

  test('entries of other lists are counted', () => {
    expect(listed([{ row: 1 }, { row: 2 }, { row: 3 }], nameOf, 2).map(({ name }) => name)).toEqual(['1', '2', '3'])
  })

  test('names of the program are written as people write', () => {
    expect(['boatsToPlace', 'sailed-off', 'row'].map(plainName)).toEqual(['boats to place', 'sailed off', 'row'])
  })
})

test('actions are grouped by their verbs', () => {
  expect([...byVerb(['hide 1', 'stop', 'hide 2'])]).toEqual([
    ['hide', ['hide 1', 'hide 2']],
    ['stop', ['stop']],
  ])
})
