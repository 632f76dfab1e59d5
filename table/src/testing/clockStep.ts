import type { NumberSource } from '@fathom/kernel'
import { nextTimeOut } from '../clock.ts'
import { draftOf, isTurnComplete, legalNow, waitingFor } from '../table.ts'
import { hiddenPicks } from './hiddenPicksGame.ts'
import type { TableDriver } from './tableDriver.ts'

const [ANA, BO] = ['ana', 'bo'].map((name) => ({ id: name, name }))

/** Time passes, up to twice so many milliseconds, and somebody does something: Ana or Bo. */
export function clockStep(driver: TableDriver, random: NumberSource, unit: number): void {
  const { table } = driver
  driver.now += random(3) * unit
  if ((nextTimeOut(table) ?? Infinity) <= driver.now) driver.must({ do: 'time-out', at: driver.now, standIn: 'mate' })
  const waiting = waitingFor(table)
  const seat = waiting[random(Math.max(1, waiting.length))]
  const back = [ANA, BO][random(2)]
  if (back && random(6) === 0) driver.tell({ do: 'pause', person: back })
  if (back && random(4) === 0) driver.tell({ do: 'answer-pause', person: back, agrees: random(2) === 0 })
  if (back && random(8) === 0) driver.tell({ do: 'take-back', person: back, reason: 'why' })
  if (back && random(4) === 0) driver.tell({ do: 'answer-take-back', person: back, agrees: random(3) > 0 })
  if (seat === undefined || random(9) === 0) {
    if (back) driver.tell({ do: 'join', person: back, seat: null, nonce: null })
    if (back && random(4) === 0) driver.tell({ do: 'leave', person: back, standIn: 'mate' })
  } else if (draftOf(table, seat).steps.length > 0 && random(4) === 0) {
    driver.must({ do: 'undo', seat, version: null })
  } else if (isTurnComplete(table, seat)) driver.must({ do: 'end-turn', seat, version: null })
  else driver.act(seat, [hiddenPicks.notation.make(legalNow(table, seat)[0] as never)], random(2) === 0)
}
