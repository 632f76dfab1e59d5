import { describe, expect, test } from 'vitest'
import { add, rankOf } from './book.ts'
import { BOX } from './testing/scene.ts'
import { VERBS } from './verbs.ts'

const { book } = BOX

describe('the book of actions', () => {
  test('text and action are one to one, and ranks are the order of the texts', () => {
    const texts = book.actions.map((action) => book.notation.make(action))
    expect(texts).toEqual(texts.toSorted((a, b) => (a < b ? -1 : 1)))
    expect(new Set(texts).size).toBe(texts.length)
    texts.forEach((text, rank) => expect(book.notation.parse(text)).toBe(book.actions[rank]))
    book.actions.forEach((action, rank) => expect(rankOf(book, action)).toBe(rank))
  })

  test('there are actions of every verb, and what is added by its arguments is what it says', () => {
    expect(new Set(book.actions.map((action) => action.do))).toEqual(new Set(Object.keys(VERBS)))
    const ranks: number[] = []
    add(book, ranks, 'place', 4, 7)
    add(book, ranks, 'move', 0, 0, 1)
    add(book, ranks, 'done')
    expect(ranks.map((rank) => book.notation.make(book.actions[rank] ?? { do: 'pass' }))).toEqual([
      'place H57 7',
      'move mask supply green',
      'done',
    ])
  })

  test('nothing else is read', () => {
    for (const text of [
      '',
      'place',
      'place W',
      'place W 0',
      'place W 10',
      'place  W 2',
      'hat 0',
      'budget HR 01',
      'fish 1',
    ]) {
      expect(book.notation.parse(text)).toBeNull()
    }
  })

  test('an action that was stored and loaded is the same', () => {
    const action = book.actions[100]
    expect(book.notation.make(JSON.parse(JSON.stringify(action)))).toBe(book.notation.make(action ?? { do: 'pass' }))
  })
})
