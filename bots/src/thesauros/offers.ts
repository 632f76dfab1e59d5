import {
  advertisingTrack,
  GE,
  ME,
  NOBODY,
  OWN,
  PORT_AND_LAGOON,
  SEAPLANES,
  SEATS,
  ZODIAC_COUNT,
  type State,
} from '@fathom/thesauros'
import { ANOTHER, boatsWorth } from './boats.ts'
import { marketOffers, researchOffers } from './deals.ts'
import { gearOf } from './gear.ts'
import { lookOf, NOTHING_TO_DO, type Mind, type Offer } from './mind.ts'
import { museumOffers } from './museum.ts'
import { hireOffers, isSailor } from './people.ts'
import { takenBefore, tripsOf } from './trips.ts'

/** What every queue offers the seat, the best first. */
export function offersOf(mind: Mind, state: State): Offer[][] {
  const { dollar } = mind
  const offers: Offer[][] = Array.from({ length: 11 }, () => [])
  offers[1] = hireOffers(mind, state)
  offers[2] = researchOffers(mind, state)
  offers[3] = marketOffers(mind, state)
  offers[4] = flightOffers(mind, state)
  offers[6] = musselOffers(mind, state)
  offers[7] = portOffers(mind, state)
  offers[8] = museumOffers(mind, state)
  const points = advertisingTrack(lookOf(mind, state))[state.advertisingMarker] ?? 0
  offers[9] = Array.from({ length: 4 }, () => ({ worth: points, account: GE, cost: 0 }))
  const net = (offer: Offer) => offer.worth - offer.cost * dollar
  for (const list of offers) list.sort((a, b) => net(b) - net(a))
  // What costs more than it brings is not done, but a point is lost for that.
  for (const zone of [2, 3, 8]) offers[zone] = (offers[zone] ?? []).filter((offer) => net(offer) > NOTHING_TO_DO)
  return offers
}

function flightOffers(mind: Mind, state: State): Offer[] {
  if (state.seaplanes === 0) return []
  for (let zodiac = 0; zodiac < ZODIAC_COUNT; zodiac++) {
    if (state.zodiacOwner[zodiac] !== mind.seat || (state.crew[zodiac] as number) < 0) continue
    const { kinds } = mind.set.items
    const gear = gearOf(mind, state, SEATS + zodiac)
    const both = gearOf(mind, state, SEATS + zodiac, mind.seat)
    if (mind.board.sea.isLagoon[state.zodiacAt[zodiac] as number] === true) continue
    if (both.kinds <= gear.kinds) return [{ worth: 0, account: ME, cost: 0 }]
    const loaded = { ...state, items: state.items.slice() }
    for (let kind = 0; kind < kinds; kind++) {
      const ashore = mind.seat * kinds + kind
      if (loaded.items[ashore] === 0) continue
      loaded.items[(SEATS + zodiac) * kinds + kind] = 1
      loaded.items[ashore] = (loaded.items[ashore] as number) - 1
    }
    return [{ worth: boatsWorth(mind, loaded) - boatsWorth(mind, state), account: ME, cost: 0 }]
  }
  return []
}

function musselOffers({ set, dollar }: Mind, state: State): Offer[] {
  const gain = set.data.mussels[state.musselMarker]
  const worth = gain === undefined ? 0 : 'rp' in gain ? gain.rp : gain.money * dollar
  return Array.from({ length: 8 }, () => ({ worth, account: ME, cost: 0 }))
}

/** What the boss or a 5/7 makes more of each zone than a worker: in zone 7 of a trip, in zone 4 of the place of a worker at sea. */
export function sailorsGainOf(mind: Mind, state: State): number[] {
  const gains = Array.from({ length: 11 }, () => 0)
  gains[SEAPLANES] = pilotsGain(mind, state)
  gains[PORT_AND_LAGOON] = captainsGain(mind, state)
  return gains
}

function pilotsGain(mind: Mind, state: State): number {
  if (state.seaplanes === 0) return 0
  let best = 0
  for (let zodiac = 0; zodiac < ZODIAC_COUNT; zodiac++) {
    const sailor = state.crew[zodiac] as number
    if (state.zodiacOwner[zodiac] !== mind.seat || sailor < 0 || isSailor(state, sailor)) continue
    if (mind.board.sea.isLagoon[state.zodiacAt[zodiac] as number] === true) continue
    const crew = state.crew.slice()
    crew[zodiac] = mind.seat * OWN
    best = Math.max(best, boatsWorth(mind, { ...state, crew }) - boatsWorth(mind, state))
  }
  return best
}

function captainsGain(mind: Mind, state: State): number {
  for (let zodiac = 0; zodiac < ZODIAC_COUNT; zodiac++) {
    if (state.zodiacOwner[zodiac] !== mind.seat || (state.crew[zodiac] as number) >= 0) continue
    const gear = gearOf(mind, state, SEATS + zodiac, mind.seat)
    const taken = takenBefore(mind, state)
    const best = (isSkilled: boolean) => tripsOf(mind, state, { gear, isSkilled, taken })[0] ?? 0
    return Math.max(0, best(true) - best(false))
  }
  return 0
}

/** Trips of the Zodiacs in port; the store. */
function portOffers(mind: Mind, state: State): Offer[] {
  const { seat, board, left } = mind
  let ready = 0
  let gear = null
  for (let zodiac = 0; zodiac < ZODIAC_COUNT; zodiac++) {
    if (state.zodiacOwner[zodiac] !== seat || (state.crew[zodiac] as number) >= 0) continue
    ready++
    gear ??= gearOf(mind, state, SEATS + zodiac, seat)
  }
  const trips =
    gear === null
      ? []
      : tripsOf(mind, state, { gear, isSkilled: false, taken: takenBefore(mind, state) }).slice(0, ready)
  const offers = trips.map((worth): Offer => ({ worth, account: ME, cost: 0 }))
  const space = state.store.indexOf(NOBODY)
  if (space >= 0 && state.zodiacOwner.includes(-1)) {
    offers.push({ worth: 1 + ANOTHER * left, account: ME, cost: board.store[space] ?? 8 })
  }
  return offers
}
