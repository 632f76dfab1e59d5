import type { GameEvent } from '@fathom/kernel'

/** How many events back a board looks for something to mark as new. */
const MOST_EVENTS = 200

/**
 * The events that a board marks as new: what others did since the player last did something, newest first.
 * @param isBreak true for an event before which nothing is new any more: usually one of the player's own
 */
export function newsSince<Event extends GameEvent>(
  events: readonly Event[],
  isBreak: (event: Event) => boolean,
): Event[] {
  const news: Event[] = []
  for (let index = events.length - 1; index >= Math.max(0, events.length - MOST_EVENTS); index--) {
    const event = events[index]
    if (event === undefined || isBreak(event)) break
    news.push(event)
  }
  return news
}

/** All events but those still to be told: nothing is marked as new before its moment. */
export function toldOf<Event extends GameEvent>(events: readonly Event[], untold: readonly Event[]): readonly Event[] {
  if (untold.length === 0) return events
  const later = new Set(untold)
  return events.filter((event) => !later.has(event))
}
