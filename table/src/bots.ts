import { fastChance, type Seat } from '@fathom/kernel'
import { timeOutBot } from './clock.ts'
import { seatOf } from './chairs.ts'
import { isTurnComplete, legalNow, stateFor, waitingFor, type Table } from './table.ts'

/** A bot that has the move. */
export interface BotTurn {
  readonly seat: Seat
  readonly level: string
  /** What the bot is called; empty for one that plays for a person. */
  readonly name: string
  /** Nothing to choose any more: only the turn to end (a person drafted it and left). */
  readonly onlyEnd: boolean
}

/**
 * The bots that have to act now: those with a chair, those who stand in for people who left, and those who play a turn because a person's time is up. While no person is at the
 * table at all, the game rests, so that whoever left can come back to it.
 */
export function botTurns(table: Table): BotTurn[] {
  // They wait for what people make of a take-back.
  if (table.takeBack !== null) return []
  const isSomebodyHere = table.chairs.some((chair, seat) => chair.kind === 'person' && table.standIns[seat] === null)
  if (!isSomebodyHere) return []
  return waitingFor(table).flatMap((seat) => {
    const chair = table.chairs[seat]
    const level = chair?.kind === 'bot' ? chair.level : (table.standIns[seat] ?? timeOutBot(table, seat))
    const name = chair?.kind === 'bot' ? chair.name : ''
    return level ? [{ seat, level, name, onlyEnd: isTurnComplete(table, seat) }] : []
  })
}

/**
 * What a bot at `seat` thinks in: a whole state sampled from what the seat can know, never the truth.
 * @param sample any whole number; another number, another sample
 * @returns null if there is nothing for the seat to choose
 */
export function determinizedFor(table: Table, seat: Seat, sample: number): unknown {
  if (legalNow(table, seat).length === 0) return null
  return table.game.determinize(stateFor(table, seat), seat, fastChance(sample))
}

/** True if the person has a chair and has not left it. */
export function isSeated(table: Table, personId: string): boolean {
  const seat = seatOf(table, personId)
  return seat !== null && table.standIns[seat] === null
}
