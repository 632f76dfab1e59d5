import type { GameEvent, GameText } from '@fathom/kernel'
import { silverAndGold, silverAndGoldTexts } from '@fathom/silver-and-gold'
import { expect, test } from 'vitest'
import { lastHappened, type TableText } from './read.ts'
import { legalNow, waitingFor } from './table.ts'
import { TableDriver, person } from './testing/tableDriver.ts'

const text = { former: 'former' } as TableText

/** A game of two after so many turns; everybody takes the first thing they may do. */
function tableAfter(turns: number): TableDriver {
  const driver = new TableDriver(silverAndGold, [person('ana'), person('bo')])
  for (let turn = 0; turn < turns; turn++) {
    const [seat = 0] = waitingFor(driver.table)
    const [first] = legalNow(driver.table, seat)
    driver.act(seat, [driver.table.game.notation.make(first)], true)
  }
  return driver
}

test('what happened last is told in each language', () => {
  const { table } = tableAfter(20)
  const { en, fr } = silverAndGoldTexts
  const [english, french] = lastHappened(
    table,
    [en, fr].map((game) => ({ game, text })),
  )
  expect(english).toMatch(/\w/)
  expect(french).toMatch(/\w/)
  expect(french).not.toBe(english)
})

test('where nothing has been told for long, nothing is: the log is not read back to its start', () => {
  const { table } = tableAfter(40)
  const asked = new Set<GameEvent>()
  const silent = { ...silverAndGoldTexts.en, event: (event: GameEvent) => (asked.add(event), null) } as GameText
  expect(lastHappened(table, [{ game: silent, text }])).toEqual([''])
  const all = [...table.log].flatMap(({ events }) => events)
  expect(all.length).toBeGreaterThan(40)
  expect(asked.size).toBeLessThanOrEqual(24)
})
