import { ZODIACS, type Event } from '@fathom/thesauros'
import type { SpotKey } from './art/index.ts'

/** Where on the chart something happened; null if it has no place there, as with money. */
export function spotOf(event: Event): SpotKey | null {
  switch (event.type) {
    case 'placed':
      return `queue:${event.zone}:${event.space === 0 ? 'special' : event.space}`
    case 'zone-began':
    case 'act-began':
    case 'refused':
    case 'taught':
    case 'marker-moved':
    case 'mercenary-acts':
    case 'mercenary-discarded':
      return `zone:${event.zone}`
    case 'hired':
    case 'tokens-stolen':
      return 'zone:1'
    case 'patented':
    case 'item-bought':
    case 'reserved':
    case 'patent-stolen':
      return 'zone:2'
    case 'seaplane-reserved':
    case 'seaplanes-sabotaged':
      return 'zone:4'
    case 'sponsored':
    case 'sold':
    case 'room-opened':
    case 'room-closed':
    case 'exhibits-swapped':
    case 'exhibit-shifted':
      return 'zone:8'
    case 'advertised':
      return 'zone:9'
    case 'envelope-posted':
    case 'bribes-opened':
      return 'zone:10'
    case 'sailed':
    case 'returned':
    case 'boarded':
    case 'zodiac-bought':
    case 'seaplane-rented':
    case 'black-seaplane':
    case 'zodiac-back':
      return `zodiac:${event.zodiac}`
    case 'dived':
      return `column:${event.number}:${event.column}`
    case 'mine-exploded':
      return `mine:${event.number}:${event.column}`
    case 'map-gained':
    case 'tiles-seen':
    case 'tile-laid':
    case 'tile-looked':
    case 'tile-turned':
    case 'lifted':
      return `site:${event.number}`
    case 'island-searched':
    case 'found':
      return 'sea:lagoon-island'
    case 'reputation':
      // Flags go by the seats' colours, as the own Zodiacs do.
      return `score:${ZODIACS[event.seat] ?? ''}`
    default:
      return null
  }
}
