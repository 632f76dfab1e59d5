import type { AskedEndReading, PauseReading, TakeBackReading } from '@fathom/protocol'
import { hasDrawnSince, missingAnswers } from './takeBack.ts'
import type { Table } from './tableState.ts'

// What is asked of everybody at a table, as they read it.

/** The take-back that somebody asks for; null: nobody does. */
export function readTakeBack(table: Table): TakeBackReading | null {
  const asked = table.takeBack
  if (asked === null) return null
  const { seat, reason, to, agreed } = asked
  return { seat, reason, drew: hasDrawnSince(table, to), missing: missingAnswers(table, seat, agreed) }
}

/** Who is waited for, or asks to be; null: nobody. */
export function readPause(table: Table): PauseReading | null {
  const { pause } = table
  if (pause === null) return null
  const { seat, isOn, answers } = pause
  return { seat, on: isOn, answers: [...answers], missing: missingAnswers(table, seat, answers) }
}

/** Who asks to end the game; null: nobody. */
export function readAskedEnd({ askedEnd, chairs, standIns }: Table): AskedEndReading | null {
  if (askedEnd === null) return null
  const { seat, agreed } = askedEnd
  return { seat, missing: missingAnswers({ chairs, standIns }, seat, agreed) }
}
