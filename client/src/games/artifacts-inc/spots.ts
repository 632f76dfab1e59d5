import { parsePlace, placeName, type Id, type OwnCardView, type PlayerView, type Row } from '@fathom/artifacts-inc'

export { placeName }

/**
 * Everything on the page that can be pointed at, by a name of its own: it is written on the element (`data-spot`), so that a
 * pointer, the keyboard and a dragged die find it.
 */
export type Spot =
  /** One of the dice on the tray, counted from the left. */
  | { readonly on: 'die'; readonly index: number }
  /** A slot of an own card; `slot` from 0. */
  | { readonly on: 'slot'; readonly place: PlaceName; readonly slot: number }
  | { readonly on: 'card'; readonly place: PlaceName }
  /** A place on the own desk without a card. */
  | { readonly on: 'free'; readonly place: PlaceName }
  /** A museum, the Private Collectors or Guide Work. */
  | { readonly on: 'public'; readonly id: Id }
  /** `box` from 0. */
  | { readonly on: 'box'; readonly museum: Id; readonly box: number }
  | { readonly on: 'dive' }
  | { readonly on: 'market'; readonly card: Id; readonly letter: Id; readonly index: number }
  /** A starting card that is still to be laid. */
  | { readonly on: 'start'; readonly card: Id }

/** A place on a desk as the notation writes it: `T2`, `B-1`. */
export type PlaceName = string

/** Row and column of a place's name. */
export function placeOf(name: PlaceName): { readonly row: Row; readonly column: number } {
  return parsePlace(name) ?? { row: 'top', column: 0 }
}

/** The name that is written on the element. */
export function spotKey(spot: Spot): string {
  switch (spot.on) {
    case 'die':
      return `die:${spot.index}`
    case 'slot':
      return `slot:${spot.place}:${spot.slot}`
    case 'card':
    case 'free':
      return `${spot.on}:${spot.place}`
    case 'public':
      return `public:${spot.id}`
    case 'box':
      return `box:${spot.museum}:${spot.box}`
    case 'dive':
      return 'dive'
    case 'market':
      return `market:${spot.letter}:${spot.index}:${spot.card}`
    case 'start':
      return `start:${spot.card}`
  }
}

/** The spot of a name; null for any other text. */
export function spotOf(key: string): Spot | null {
  const [on = '', first = '', second = '', third = ''] = key.split(':')
  switch (on) {
    case 'die':
      return { on, index: Number(first) }
    case 'slot':
      return { on, place: first, slot: Number(second) }
    case 'card':
    case 'free':
      return { on, place: first }
    case 'public':
      return { on, id: first }
    case 'box':
      return { on, museum: first, box: Number(second) }
    case 'dive':
      return { on }
    case 'market':
      return { on, letter: first, index: Number(second), card: third }
    case 'start':
      return { on, card: first }
    default:
      return null
  }
}

/** The card of a seat at a place. */
export function cardAt(player: PlayerView | undefined, place: PlaceName): OwnCardView | undefined {
  return player?.cards.find(({ row, column }) => placeName(row, column) === place)
}
