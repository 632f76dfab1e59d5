import type { TableSummary } from '@fathom/protocol'
import { expect, test } from 'vitest'
import { nextWaiting } from './nextTable.ts'

function table(id: string, yourTurn: boolean, updatedAt: number, due: number | null = null): TableSummary {
  const clock = due === null ? null : { left: 0, since: due, overdue: false, votes: [] }
  return { id, yourTurn, updatedAt, clock } as Partial<TableSummary> as TableSummary
}

test('the next table is another one that waits for me', () => {
  expect(nextWaiting([table('here', true, 1), table('theirs', false, 2)], 'here')).toBeNull()
  expect(nextWaiting([table('here', true, 1), table('mine', true, 2)], 'here')).toEqual({ id: 'mine', count: 1 })
})

test('it is the one with least time left, then the one that waits longest', () => {
  const mine = [
    table('late', true, 9),
    table('early', true, 3),
    table('slow', true, 1, 5000),
    table('quick', true, 8, 100),
  ]
  expect(nextWaiting(mine, 'here')).toEqual({ id: 'quick', count: 4 })
  expect(nextWaiting(mine.slice(0, 2), 'here')).toEqual({ id: 'early', count: 2 })
})
