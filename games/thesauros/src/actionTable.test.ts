import { describe, expect, test } from 'vitest'
import { add, rankOf } from './actionTable.ts'
import { GAME_DATA } from './testing/scene.ts'
import { VERBS } from './verbs.ts'

const { actionTable } = GAME_DATA

describe('the action table', () => {
  test('text and action are one to one, and ranks are the order of the texts', () => {
    const texts = actionTable.actions.map((action) => actionTable.notation.make(action))
    expect(texts).toEqual(texts.toSorted((a, b) => (a < b ? -1 : 1)))
    expect(new Set(texts).size).toBe(texts.length)
    texts.forEach((text, rank) => expect(actionTable.notation.parse(text)).toBe(actionTable.actions[rank]))
    actionTable.actions.forEach((action, rank) => expect(rankOf(actionTable, action)).toBe(rank))
  })

  test('there are actions of every verb, and what is added by its arguments is what it says', () => {
    expect(new Set(actionTable.actions.map((action) => action.do))).toEqual(new Set(Object.keys(VERBS)))
    const ranks: number[] = []
    add(actionTable, ranks, 'place', 4, 7)
    add(actionTable, ranks, 'move', 0, 0, 1)
    add(actionTable, ranks, 'done')
    expect(ranks.map((rank) => actionTable.notation.make(actionTable.actions[rank] ?? { do: 'pass' }))).toEqual([
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
      expect(actionTable.notation.parse(text)).toBeNull()
    }
  })

  test('an action that was stored and loaded is the same', () => {
    const action = actionTable.actions[100]
    expect(actionTable.notation.make(JSON.parse(JSON.stringify(action)))).toBe(
      actionTable.notation.make(action ?? { do: 'pass' }),
    )
  })
})
