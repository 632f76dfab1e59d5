import type { Seat } from '@fathom/kernel'
import { clausesOf, listOf } from '../../../text/index.ts'
import type { Around } from '../around.ts'
import { leadsOf, mostOf, worstOf } from './story.ts'
import { officeMessages } from '../text/index.ts'

/** What there is to say of a seat besides its points: where it was ahead of all, else what brought it most, and what it lost. */
export function finalWordsOf({ view, game }: Around, seat: Seat): string {
  const { scores } = view()
  const nameOf = (source: string): string => midSentence(game().sources[source] ?? source)
  const { end } = officeMessages()
  const leads = scores.length > 1 ? leadsOf(scores, seat) : []
  const most = mostOf(scores, seat)
  const worst = worstOf(scores, seat)
  const all = [
    ...(leads.length > 0 ? [end.led(listOf(leads.map(({ source, ahead }) => end.ahead(nameOf(source), ahead))))] : []),
    ...(leads.length === 0 && most.length > 0 ? [end.gained(listOf(most.map(({ source, points }) => end.most(nameOf(source), points))))] : []), // prettier-ignore
    ...(worst === null ? [] : [end.lost(nameOf(worst.source), worst.ahead)]),
  ]
  return clausesOf(all) || end.nothing
}

/** In the middle of a sentence only a Zodiac keeps its capital. */
function midSentence(name: string): string {
  return name.startsWith('Zodiac') ? name : name.charAt(0).toLowerCase() + name.slice(1)
}
