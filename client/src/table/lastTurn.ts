import type { Seat } from '@fathom/kernel'
import type { LogEntry } from '@fathom/protocol'

/**
 * Where the last turn of a seat begins in a log.
 * @param me null for somebody who looks on: the last turn of anybody
 * @returns the number of the turn's first entry; infinite where the seat did nothing
 */
export function lastTurnOf(log: readonly LogEntry[], me: Seat | null): number {
  const steps = log.flatMap((entry) => (entry.kind === 'events' && entry.seat !== null ? [entry] : []))
  const seat = me ?? steps.at(-1)?.seat ?? null
  const end = steps.findLastIndex((step) => step.seat === seat)
  const other = steps.findLastIndex((step, at) => at < end && step.seat !== seat)
  return steps[end] === undefined ? Infinity : (steps[other + 1]?.n ?? Infinity)
}
