import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fastSource } from '@fathom/kernel'
import { checkpointOf, restoreTable, type Checkpoint } from './checkpoint.ts'
import { draftOf, isTurnComplete, legalNow, stateFor, waitingFor } from './table.ts'
import { hiddenPicks } from './testing/hiddenPicksGame.ts'
import { person, TableDriver } from './testing/tableDriver.ts'

const undo = (seat: number, all = false) => ({ do: 'undo', seat, version: null, all }) as const
const redo = (seat: number) => ({ do: 'redo', seat, version: null }) as const

function walking(): TableDriver {
  const driver = new TableDriver(hiddenPicks, [person('ana'), person('bo')])
  for (const seat of [0, 1]) driver.act(seat, ['bid 1', 'bid 2'], true)
  driver.act(0, ['walk', 'walk', 'stop'])
  return driver
}

/** The steps of Ana's draft, the held one in brackets. */
function draft({ table }: TableDriver): string {
  const { steps, held } = draftOf(table, 0)
  return [...steps.map(({ text }) => text), ...(held === null ? [] : [`(${held.text})`])].join(' ')
}

describe('a step that was undone', () => {
  test('is done again, one by one, as it was', () => {
    const driver = walking()
    expect(draft(driver)).toBe('walk walk (stop)')
    driver.must(undo(0))
    driver.must(undo(0))
    expect(draft(driver)).toBe('walk')
    expect(driver.must(redo(0))).toEqual(['drafted'])
    expect(driver.must(redo(0))).toEqual(['held'])
    expect(draft(driver)).toBe('walk walk (stop)')
    expect(driver.refused(redo(0))).toBe('nothing-to-redo')
  })

  test('is forgotten when something else is chosen, or becomes final', () => {
    const driver = walking()
    driver.must(undo(0))
    driver.act(0, ['walk'])
    expect(driver.refused(redo(0))).toBe('nothing-to-redo')
    driver.must(undo(0))
    driver.act(0, ['dig'])
    expect(driver.refused(redo(0))).toBe('nothing-to-redo')
  })

  test('is still there when the same is chosen by hand', () => {
    const driver = walking()
    driver.must(undo(0))
    driver.must(undo(0))
    driver.act(0, ['walk'])
    driver.must(redo(0))
    expect(draft(driver)).toBe('walk walk (stop)')
  })
})

test('all of the draft is undone at once, and done again step by step', () => {
  const driver = walking()
  expect(driver.must(undo(0, true))).toEqual(['undone', 'undone', 'undone'])
  expect([draft(driver), driver.refused(undo(0, true))]).toEqual(['', 'nothing-to-undo'])
  for (let steps = 0; steps < 3; steps++) driver.must(redo(0))
  expect(draft(driver)).toBe('walk walk (stop)')
})

test('whatever is undone: doing it all again leads to the same position, also after a restart and from a checkpoint', () => {
  const runs = fc.property(
    fc.nat(),
    fc.integer({ min: 1, max: 40 }),
    fc.integer({ min: 1, max: 5 }),
    (seed, steps, back) => {
      const driver = new TableDriver(hiddenPicks, [person('ana'), person('bo')])
      const random = fastSource(seed)
      for (let count = 0; count < steps && driver.table.status === 'playing'; count++) {
        const [seat = 0] = waitingFor(driver.table)
        const legal = legalNow(driver.table, seat)
        if (isTurnComplete(driver.table, seat)) driver.must({ do: 'end-turn', seat, version: null })
        else driver.act(seat, [hiddenPicks.notation.make(legal[random(legal.length)] as never)])
      }
      for (const seat of waitingFor(driver.table)) {
        const before = JSON.stringify([stateFor(driver.table, seat), legalNow(driver.table, seat)])
        let undone = 0
        while (undone < back && driver.tell(undo(seat)).ok) undone++
        const stored = JSON.parse(JSON.stringify(checkpointOf(driver.table))) as Checkpoint
        driver.table =
          seed % 2 === 0 ? driver.restarted() : restoreTable('t1', hiddenPicks, null, driver.journal, stored)
        for (let again = 0; again < undone; again++) driver.must(redo(seat))
        expect(JSON.stringify([stateFor(driver.table, seat), legalNow(driver.table, seat)])).toBe(before)
      }
    },
  )
  fc.assert(runs, { numRuns: 80 })
})
