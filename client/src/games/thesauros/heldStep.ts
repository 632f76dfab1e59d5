import { createMemo } from 'solid-js'
import { capital, type GameSentences } from '@fathom/kernel'
import type { Event, SortId, View } from '@fathom/thesauros'
import type { TableContext } from '../page.ts'
import type { TableSet } from './tableSet.ts'
import { messages } from './text/index.ts'

interface Placed {
  readonly zone: number
  readonly space: number
}

/** My last step, while it waits for End turn. */
export interface HeldStep {
  /** Where it put a meeple that my view shows already: the space is counted from 1, 0 is the mercenary's; null for any other step. */
  readonly placed: Placed | null
  /** "Boss to Research, first in line"; empty where it only ends something. */
  readonly sentence: string
}

interface HeldStepParts {
  readonly context: TableContext<View, Event>
  readonly tableSet: TableSet
  /** What I did, in words as they were before it was done, by the action. */
  readonly chosen: ReadonlyMap<string, string>
  view(): View
  game(): GameSentences
}

/** What waits for End turn, in words and as a place on the chart. */
export function createHeldStep(model: HeldStepParts) {
  const { context, view } = model
  return createMemo((): HeldStep | null => {
    const { actions, held, heldInView, canEndTurn } = context.draft()
    const last = held ?? (canEndTurn ? actions.at(-1) : undefined)
    if (last === undefined || !context.isPresent()) return null
    const [verb, sort = '', number = ''] = last.split(' ')
    const placed = verb === 'place' && held !== null && heldInView ? placedIn(view(), sort as SortId, Number(number)) : null // prettier-ignore
    // The envelope was sent just before, as a step of its own.
    const along = actions.includes('envelope') ? messages().heldEnvelope : ''
    if (placed !== null) return { placed, sentence: placedSpoken(sort as SortId, placed) + along }
    const action = verb === 'done' ? null : model.tableSet.notation.parse(last)
    if (action === null) return { placed: null, sentence: '' }
    // A price is told as it was when I chose: the view changes in place, and asks something else now.
    return { placed: null, sentence: (model.chosen.get(last) ?? model.game().action(action, view())) + along }
  })
}

/** The last one in the line is the one who just came. */
function placedIn({ zones }: View, sort: SortId, zone: number): Placed | null {
  if (sort === 'M') return { zone, space: 0 }
  const line = zones.find((each) => each.zone === zone)?.spaces ?? []
  const space = line.findLastIndex(({ meeple }) => meeple !== null) + 1
  return space === 0 ? null : { zone, space }
}

function placedSpoken(sort: SortId, { zone, space }: Placed): string {
  const who = messages().sorts[sort]
  const nth = space === 0 ? '' : messages().placeNth(space).toLowerCase()
  return messages().heldPlace(capital(who), messages().zones[zone] ?? '', nth)
}
