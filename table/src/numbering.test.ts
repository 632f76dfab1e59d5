import { fastSource } from '@fathom/kernel'
import { expect, test } from 'vitest'
import { countedEntries, entryOf, journalNumber, numberFor, versionFor } from './numbering.ts'
import { isTurnComplete, legalNow, waitingFor } from './table.ts'
import { hiddenPicks } from './testing/hiddenPicksGame.ts'
import { TableDriver, person } from './testing/tableDriver.ts'

const SECRET = ['drafted', 'held', 'undone', 'ended']

/** A table after some choices at random, undone and ended ones among them. */
function played(seed: number, choices: number): TableDriver {
  const driver = new TableDriver(hiddenPicks, [person('ana'), person('bo'), person('cy')])
  const random = fastSource(seed)
  for (let step = 0; step < choices && driver.table.status === 'playing'; step++) {
    const waiting = waitingFor(driver.table)
    const seat = waiting[random(waiting.length)] ?? 0
    const legal = legalNow(driver.table, seat)
    if (random(4) === 0) driver.tell({ do: 'undo', seat, version: null })
    else if (isTurnComplete(driver.table, seat)) driver.must({ do: 'end-turn', seat, version: null })
    else driver.act(seat, [hiddenPicks.notation.make(legal[random(legal.length)] as never)])
  }
  return driver
}

test('everybody counts what is final and their own steps, and nobody counts another’s', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const { table, journal } = played(seed, 40)
    for (const seat of [0, 1, 2, null]) {
      const counted = journal.filter(
        (entry) => !SECRET.includes(entry.kind) || ('seat' in entry && entry.seat === seat),
      )
      const all = [...countedEntries(table, seat, 1)]
      expect(all).toEqual(counted.map(({ n }, index) => [n, index + 1]))
      for (const [entry, n] of all) {
        expect(entryOf(table, seat, n)).toBe(entry)
        expect([...countedEntries(table, seat, n)]).toEqual(all.slice(n - 1))
      }
      expect([...countedEntries(table, seat, counted.length + 1)]).toEqual([])
      expect(versionFor(table, seat)).toBe(counted.length)
      for (const entry of journal) {
        expect(numberFor(table, seat, entry.n)).toBe(counted.filter(({ n }) => n <= entry.n).length)
      }
      const numbers = Array.from({ length: counted.length + 2 }, (_, n) => journalNumber(table, seat, n))
      const own = counted.slice(0, -1).map(({ n }) => n)
      // Whoever has seen the last that counts for them has seen all there is.
      expect(numbers).toEqual([0, ...own, table.version, table.version, table.version].slice(0, numbers.length))
    }
  }
})
