import { EXHIBIT_PLACES, GE, TREASURE_VALUES, type State } from '@fathom/thesauros'
import type { EvaluationContext, Offer } from './context.ts'

const KINDS = TREASURE_VALUES.length
/** How much of the later sale a treasure in hand is worth. */
const SALE = 0.39
/** Points that a place in a room brings more than no sale, on average. */
const PLACE = 0.88
/** Alone the museum must be full: each place and each sponsor on the way there. */
const SOLO_PLACE = 9
const SOLO_SPONSOR = 6
/** A treasure that no sponsored room has a place for. */
const HOMELESS = 1.1

/** A treasure at home: two points, and the sale that may come. */
export function unsoldWorth({ set, left, dollar, isSolo }: EvaluationContext, kind: number): number {
  const time = Math.min(1, (left + 0.4) / 2.4)
  const sale = dollar * (TREASURE_VALUES[kind] ?? 3) + PLACE + (isSolo ? SOLO_PLACE * 0.6 : 0)
  return set.data.scoring.unsold + SALE * time * sale
}

/** How likely a room is full in the end. */
function fills({ board, left, isSolo }: EvaluationContext, state: State, room: number): number {
  if (((state.open >> room) & 1) === 1) return 1
  const places = board.rooms[room]?.values.length ?? 1
  let taken = 0
  for (let place = 0; place < places; place++) if (state.exhibits[room * EXHIBIT_PLACES + place] !== 0) taken++
  if (taken === places) return 1
  const time = Math.min(1, (left + 0.5) / (1 + (places - taken) * 0.5))
  return Math.min(0.97, (0.55 + (0.4 * taken) / places + (isSolo ? 0.05 : 0)) * time)
}

/** Sponsors can wait for treasures, but not for ever. */
function urgency({ left }: EvaluationContext): number {
  return Math.max(0.1, 1 - left / 8)
}

export const TREASURE_FEATURES = [
  'treasures at home',
  'treasures without a room',
  'treasures in rooms',
  'sponsored rooms',
] as const

/** All that a seat has of treasures: at home, in rooms that are or may be full, in the store; and what its rooms will bring. */
export function measureTreasures(context: EvaluationContext, state: State, into: Float64Array, first: number): void {
  const { board, seat, set } = context
  const { exhibitedNotFull, storeroom } = set.data.scoring
  let [atHome, inRooms, sponsored] = [0, 0, 0]
  let homeless = -freePlaces(context, state)
  for (let kind = 0; kind < KINDS; kind++) {
    const home = state.treasures[seat * KINDS + kind] as number
    homeless += home
    if (home > 0) atHome += home * unsoldWorth(context, kind)
    inRooms += storeroom * (state.stored[seat * KINDS + kind] as number)
  }
  for (let room = 0; room < board.rooms.length; room++) {
    const spec = board.rooms[room]
    if (spec === undefined) continue
    const full = fills(context, state, room)
    if (state.sponsors[room] === seat && ((state.open >> room) & 1) === 0) sponsored += full * spec.openingBonus + 0.2
    if (context.isSolo && (state.sponsors[room] as number) >= 0) sponsored += SOLO_SPONSOR * urgency(context)
    for (let place = 0; place < spec.values.length; place++) {
      const exhibit = state.exhibits[room * EXHIBIT_PLACES + place] as number
      if (exhibit === 0) continue
      if (context.isSolo) inRooms += SOLO_PLACE
      if ((exhibit - 1) >> 2 !== seat) continue
      inRooms += exhibitedNotFull + full * ((spec.values[place] as number) - exhibitedNotFull)
    }
  }
  into[first] = atHome
  into[first + 1] = homeless > 0 ? -HOMELESS * homeless * Math.min(1, context.left / 2) : 0
  into[first + 2] = inRooms
  into[first + 3] = sponsored
}

/** Places in rooms that take treasures now. */
function freePlaces({ board }: EvaluationContext, state: State): number {
  let places = 0
  for (let room = 0; room < board.rooms.length; room++) {
    if ((state.sponsors[room] as number) < 0) continue
    const size = board.rooms[room]?.values.length ?? 0
    for (let place = 0; place < size; place++) if (state.exhibits[room * EXHIBIT_PLACES + place] === 0) places++
  }
  return places
}

/** What zone 8 offers: rooms to sponsor, and a sale of every treasure at home. */
export function museumOffers(context: EvaluationContext, state: State): Offer[] {
  const { board, seat, dollar, set } = context
  const offers: Offer[] = []
  let homeless = -freePlaces(context, state)
  for (let kind = 0; kind < KINDS; kind++) homeless += state.treasures[seat * KINDS + kind] as number
  const places: number[] = []
  for (let room = 0; room < board.rooms.length; room++) {
    const spec = board.rooms[room]
    if (spec === undefined) continue
    const full = fills(context, state, room)
    if ((state.sponsors[room] as number) < 0) {
      const housed = HOMELESS * Math.max(0, Math.min(homeless, spec.values.length)) * Math.min(1, context.left / 2)
      const bonus = full * spec.openingBonus + 0.2 + (context.isSolo ? SOLO_SPONSOR * urgency(context) : 0)
      offers.push({ worth: bonus + housed, account: GE, cost: spec.sponsorPrice })
      continue
    }
    spec.values.forEach((value, place) => {
      if (state.exhibits[room * EXHIBIT_PLACES + place] !== 0) return
      const { exhibitedNotFull } = set.data.scoring
      places.push(exhibitedNotFull + full * (value - exhibitedNotFull) + (context.isSolo ? SOLO_PLACE : 0))
    })
  }
  places.sort((a, b) => b - a)
  let sales = 0
  for (let kind = KINDS - 1; kind >= 0; kind--) {
    for (let count = state.treasures[seat * KINDS + kind] as number; count > 0; count--) {
      const points = places[sales++] ?? set.data.scoring.storeroom
      const worth = points + (TREASURE_VALUES[kind] ?? 3) * dollar - unsoldWorth(context, kind)
      offers.push({ worth, account: GE, cost: 0 })
    }
  }
  return offers
}
