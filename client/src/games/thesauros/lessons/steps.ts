import type { SortId, View } from '@fathom/thesauros'
import type { Move, Point } from '../../../lessons/lesson.ts'
import { judgeBudget } from './judging.ts'

/** Steps that several chapters have, each with its own sentences. */

interface Placing<Words extends string> {
  readonly say: Words
  readonly who: SortId
  readonly zone: number
  /** Why another place is not meant. */
  readonly why: Words
  /** Why nobody else is meant for that very place; without it as of other places. */
  readonly somebodyElse?: Words
  /** Why no envelope goes along, where one could. */
  readonly noEnvelope?: Words
  readonly wrong: readonly [string, string]
  /** Who goes is pointed at, too: somebody else would go first. */
  readonly picks?: boolean
  readonly ends?: true
}

/** Somebody is placed in a zone, and nobody anywhere else. */
export function placing<Words extends string>(step: Placing<Words>): Move<Words, View> {
  const { say, who, zone, why, somebodyElse, noEnvelope, wrong, picks, ends } = step
  const place = `place ${who} ${zone}`
  const judgePlace = (action: string): Words | null => {
    if (action === place) return null
    return action.startsWith('place ') && action.endsWith(` ${zone}`) ? (somebodyElse ?? why) : why
  }
  return {
    do: 'move',
    say,
    points: [...(picks === true ? [`spot:meeple:${who}`] : []), `spot:zone:${zone}`] as Point[],
    judge: (action) => (action === 'envelope' ? (noEnvelope ?? why) : judgePlace(action)),
    plays: [place],
    wrong,
    ...(ends && { ends }),
  }
}

interface Budgeting<Words extends string> {
  /** What each account needs at least, in dollars. */
  readonly least: Readonly<Record<string, number>>
  /** Why less is not enough; by account where they have sentences of their own. */
  readonly why: Words | Readonly<Record<string, Words>>
  readonly plays: readonly string[]
  readonly points?: readonly Point[]
}

/** The year's money is shared out: any budget that leaves enough where it will be needed. */
export function budgeting<Words extends string>(step: Budgeting<Words>): Move<Words | 'budget', View> {
  return {
    do: 'move',
    say: 'budget',
    points: step.points ?? ['id:send-budget'],
    judge: judgeBudget(step.least, step.why),
    until: ({ view }) => view.phase !== 'budget',
    plays: step.plays,
    wrong: ['budget HR 2', 'budget HR 99'],
    ends: true,
  }
}
