import type { Seat } from '@fathom/kernel'
import type { Event } from '@fathom/thesauros'
import type { SpotKey } from './art/index.ts'

const MOST_EVENTS = 200
/** More marks than these would mark nothing. */
const MOST_MARKS = 14

/** Spots of the chart where others did something since my last own action; for somebody who looks on, what happened last. */
export function freshMarks(events: readonly Event[], you: Seat | null): readonly SpotKey[] {
  const marks = new Set<SpotKey>()
  for (let index = events.length - 1; index >= Math.max(0, events.length - MOST_EVENTS); index--) {
    const event = events[index]
    if (event === undefined || isMine(event, you) || isBreak(event)) break
    const mark = markOf(event)
    if (mark !== null) marks.add(mark)
    if (marks.size === MOST_MARKS) break
  }
  return [...marks]
}

function isMine(event: Event, you: Seat | null): boolean {
  return you !== null && 'seat' in event && event.seat === you && event.type !== 'reputation'
}

/** Lines of a quadrimester that is over have been cleared. */
function isBreak({ type }: Event): boolean {
  return type === 'quadrimester-began' || type === 'zone-began'
}

function markOf(event: Event): SpotKey | null {
  switch (event.type) {
    case 'placed':
      return `queue:${event.zone}:${event.space === 0 ? 'special' : event.space}`
    case 'sailed':
    case 'returned':
    case 'zodiac-bought':
      return `zodiac:${event.zodiac}`
    case 'tile-laid':
    case 'tile-turned':
      return `site:${event.number}`
    case 'mine-exploded':
    case 'lifted':
      return `site:${event.number}`
    default:
      return null
  }
}
