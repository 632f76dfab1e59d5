import type { Seat } from '@fathom/kernel'
import { listOf } from '../../../text/index.ts'
import type { Around } from '../around.ts'
import { words } from '../words/index.ts'
import { leadsOf, mostOf, worstOf } from './story.ts'

/** What there is to say of a seat besides its points: where it was ahead of all, else what brought it most, and what it lost. */
export function finalWordsOf({ view, game }: Around, seat: Seat): string {
  const { scores } = view()
  const nameOf = (source: string): string => game().sources[source] ?? source
  const leads = scores.length > 1 ? leadsOf(scores, seat) : []
  const gains =
    leads.length > 0
      ? leads.map(({ source, ahead }) => words().end.ahead(nameOf(source), ahead))
      : mostOf(scores, seat).map(({ source, points }) => words().end.most(nameOf(source), points))
  const worst = worstOf(scores, seat)
  const losses = worst === null ? [] : [words().end.lost(nameOf(worst.source), worst.ahead)]
  const all = [...gains, ...losses]
  return all.length === 0 ? words().end.nothing : listOf(all)
}
