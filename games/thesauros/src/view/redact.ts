import type { Viewer } from '@fathom/kernel'
import type { Event } from '../events.ts'

/** What `viewer` may learn of an event. Owners of later cubes look at a face-down tile with an event of their own. */
export function redact(event: Event, viewer: Viewer): Event | null {
  switch (event.type) {
    case 'budgeted':
      return viewer === event.seat ? event : { ...event, slush: null }
    case 'searched':
      return viewer === event.seat ? event : { ...event, deck: null }
    case 'standing-bid':
      return viewer === event.seat ? event : { ...event, limit: null }
    case 'tiles-seen':
      return viewer === event.seat ? event : { ...event, tiles: null }
    case 'tile-laid':
    case 'tile-looked':
      return viewer === event.seat ? event : { ...event, tile: null }
    case 'island-searched':
      return viewer === event.seat ? event : { ...event, found: null }
    default:
      return event
  }
}
