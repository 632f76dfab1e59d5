import type { Seat } from '@fathom/kernel'
import type { Event } from '@fathom/artifacts-inc'
import { newsSince } from '../../board/fresh.ts'
import { placeName } from './spots.ts'

/** What changed since I last did something: boxes, cards on offer, cards on desks, and who dived. */
export interface Fresh {
  /** `museum:box`, boxes from 0. */
  readonly boxes: ReadonlySet<string>
  /** `letter:place` of cards that came up for sale, places from 0. */
  readonly offers: ReadonlySet<string>
  /** `seat:place` of cards bought or turned over. */
  readonly cards: ReadonlySet<string>
}

/** Marks what others did since my last action; for a spectator, what happened last. */
export function freshMarks(events: readonly Event[], you: Seat | null): Fresh {
  const boxes = new Set<string>()
  const offers = new Set<string>()
  const cards = new Set<string>()
  for (const event of newsSince(events, (each) => each.type === 'placed' && each.seat === you)) {
    if (you === null && event.type === 'turn-started' && boxes.size + offers.size + cards.size > 0) break
    if (event.type === 'order-filled' && event.seat !== you) boxes.add(`${event.museum}:${event.box - 1}`)
    else if (event.type === 'refilled' && event.card !== null) offers.add(`${event.letter}:${event.place}`)
    else if ((event.type === 'put' || event.type === 'upgraded') && event.seat !== you) {
      cards.add(`${event.seat}:${placeName(event.row, event.column)}`)
    }
  }
  return { boxes, offers, cards }
}
