import type { GameEvent } from '@fathom/kernel'

/** How far back marks of what is new are looked for. */
const MOST_EVENTS = 200

/**
 * What others did since a player last did something, newest first: what a board marks as new.
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

/** What happened but for what is still to be told: nothing is marked as new before its moment. */
export function toldOf<Event extends GameEvent>(events: readonly Event[], untold: readonly Event[]): readonly Event[] {
  if (untold.length === 0) return events
  const later = new Set(untold)
  return events.filter((event) => !later.has(event))
}
