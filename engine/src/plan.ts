import type { Refusal } from '@fathom/kernel'
import type { PlannedStep, PlanReading } from '@fathom/protocol'
import { isSeated, refuse, seatOf, tryPlan, type PlanStep } from '@fathom/table'
import type { EngineCalls } from './calls.ts'
import type { TableReader } from './readers.ts'
import type { LoadedTable } from './loadedTables.ts'
import { refusedFor } from './refused.ts'
import { sentenceOf } from './text/index.ts'

/**
 * How a person's plan would go at the position as it is, in their language.
 * Refused: `not-seated`, `table-not-started`, `table-finished`, `table-closed`, `nothing-ahead`, and why a step can't be taken where it `mustHold`.
 */
export function planFor(
  loaded: LoadedTable,
  { person, language }: TableReader,
  actions: readonly string[],
  mustHold: boolean,
): NonNullable<EngineCalls['plan']['result']> {
  const { table, texts } = loaded
  const text = texts[language]
  const seat = seatOf(table, person)
  const refused = (refusal: Refusal) => refusedFor(loaded, language, refusal)
  if (person === null || seat === null || !isSeated(table, person)) return refused(refuse('not-seated').refusal)
  const tried = tryPlan(table, seat, actions)
  if (!tried.ok) return refused(tried.refusal)
  const { isTurn, begun, steps, next, end, refused: stopped } = tried.value
  if (mustHold && stopped !== null) return refused(stopped.refusal)
  const say = ({ text: action, ...step }: PlanStep): PlannedStep => ({ action, words: text.action(step.action, step.view) }) // prettier-ignore
  const reading: Omit<PlanReading, 'atOnce'> = {
    offered: true,
    yourTurn: isTurn,
    steps: steps.map(say),
    next: isTurn ? [] : next.map(say),
    end,
    stopped: stopped && {
      action: stopped.text,
      words: stopped.step === null ? stopped.text : say(stopped.step).words,
      why: sentenceOf(stopped.refusal, text, language),
    },
  }
  return { ok: true, seat, begun, reading }
}
