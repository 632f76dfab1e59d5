import { expect, test } from 'vitest'
import { offersOf } from '../around.ts'
import { NOTHING_HELD, type Ask } from './ask.ts'
import { aimMine, mineMarks } from './mine.ts'

const ask = {
  offers: offersOf(['mine 2 1', 'mine 2 2', 'mine 5 1', 'sell 3 M2']),
  held: { ...NOTHING_HELD, mine: true },
} as unknown as Ask

test('the mine lies so that the column pointed at is in its middle, at the edge as near as it fits', () => {
  const texts = (column: string) => aimMine(ask, '2', column)
  expect([1, 2, 3, 4].map((column) => texts(String(column)))).toEqual(
    [1, 1, 2, 2].map((left) => ({ can: 'do', texts: [`mine 2 ${left}`], price: null })),
  )
})

test('a site without a tile has nothing to blow up', () => {
  expect(aimMine(ask, '3', '1')).toEqual({ can: null, meant: ['mine 3 1'] })
})

test('every column that it can reach glows', () => {
  expect(mineMarks(ask).map(({ at }) => at)).toEqual(['column:2:1', 'column:2:2', 'column:2:3', 'column:2:4', 'column:5:1', 'column:5:2', 'column:5:3']) // prettier-ignore
})
