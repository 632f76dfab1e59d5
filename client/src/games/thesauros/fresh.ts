import type { Seat } from '@fathom/kernel'
import type { Event } from '@fathom/thesauros'
import { newsSince } from '../../board/fresh.ts'
import { isOf } from '../../table/seats.ts'
import type { SpotKey } from './art/index.ts'
import { spotOf } from './whereabouts.ts'

/** More marks than these would mark nothing. */
const MOST_MARKS = 14

/** Spots of the chart where others did something since my last action; for a spectator, where something happened last. */
export function freshMarks(events: readonly Event[], you: Seat | null): readonly SpotKey[] {
  const marks = new Set<SpotKey>()
  for (const event of newsSince(events, (each) => isMine(each, you) || isBreak(each))) {
    const mark = markOf(event)
    if (mark !== null) marks.add(mark)
    if (marks.size === MOST_MARKS) break
  }
  return [...marks]
}

function isMine(event: Event, you: Seat | null): boolean {
  return isOf(event, you) && event.type !== 'reputation'
}

/** Lines of a quadrimester that is over have been cleared. */
function isBreak({ type }: Event): boolean {
  return type === 'quadrimester-began' || type === 'zone-began'
}

/** What leaves a mark: pieces that are elsewhere now, tiles that look different. */
const MARKING: readonly Event['type'][] = ['placed', 'sailed', 'returned', 'zodiac-bought', 'tile-laid', 'tile-turned', 'mine-exploded', 'lifted'] // prettier-ignore

function markOf(event: Event): SpotKey | null {
  return MARKING.includes(event.type) ? spotOf(event) : null
}
