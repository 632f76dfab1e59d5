import type { Seat } from '@fathom/kernel'
import type { LogEntry } from '@fathom/protocol'

/** What I did is said when I do it; when my turn becomes final, the log has it once more. */

/**
 * Which of my steps that wait were said, in their order.
 * @param told what was known of them before
 * @param count how many wait now
 * @param isSaid those that came with this change were said
 */
export function toldSteps(told: readonly boolean[], count: number, isSaid: boolean): readonly boolean[] {
  if (count < told.length) return told.slice(0, count)
  return [...told, ...Array.from({ length: count - told.length }, () => isSaid)]
}

/**
 * The news that ears have not had: of a step that was said its first event, which is the step itself, is left out, and what came of it stays.
 * @param me null for somebody who looks on
 * @param told my steps that waited, as `toldSteps` has them
 */
export function unheard(news: readonly LogEntry[], me: Seat | null, told: readonly boolean[]): readonly LogEntry[] {
  let step = 0
  return news.map((entry) => {
    if (entry.kind !== 'events' || me === null || entry.seat !== me) return entry
    return told[step++] === true ? { ...entry, events: entry.events.slice(1) } : entry
  })
}
