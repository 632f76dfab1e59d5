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
import { lookOf, NOTHING_TO_DO, type EvaluationContext, type Offer } from './context.ts'
import { museumOffers } from './museum.ts'
import { hireOffers, isSailor } from './people.ts'
import { takenBefore, tripsOf } from './trips.ts'

/** What every queue offers the seat, the best first. */
export function offersOf(context: EvaluationContext, state: State): Offer[][] {
  const { dollar } = context
  const offers: Offer[][] = Array.from({ length: 11 }, () => [])
  offers[1] = hireOffers(context, state)
  offers[2] = researchOffers(context, state)
  offers[3] = marketOffers(context, state)
  offers[4] = flightOffers(context, state)
  offers[6] = musselOffers(context, state)
  offers[7] = portOffers(context, state)
  offers[8] = museumOffers(context, state)
  const points = advertisingTrack(lookOf(context, state))[state.advertisingMarker] ?? 0
  offers[9] = Array.from({ length: 4 }, () => ({ worth: points, account: GE, cost: 0 }))
  const net = (offer: Offer) => offer.worth - offer.cost * dollar
  for (const list of offers) list.sort((a, b) => net(b) - net(a))
  // An act that costs more than it brings is left out, which costs a point.
  for (const zone of [2, 3, 8]) offers[zone] = (offers[zone] ?? []).filter((offer) => net(offer) > NOTHING_TO_DO)
  return offers
}

function flightOffers(context: EvaluationContext, state: State): Offer[] {
  if (state.seaplanes === 0) return []
  for (let zodiac = 0; zodiac < ZODIAC_COUNT; zodiac++) {
    if (state.zodiacOwner[zodiac] !== context.seat || (state.crew[zodiac] as number) < 0) continue
    const { kinds } = context.set.items
    const gear = gearOf(context, state, SEATS + zodiac)
    const both = gearOf(context, state, SEATS + zodiac, context.seat)
    if (context.board.sea.isLagoon[state.zodiacAt[zodiac] as number] === true) continue
    if (both.kinds <= gear.kinds) return [{ worth: 0, account: ME, cost: 0 }]
    const loaded = { ...state, items: state.items.slice() }
    for (let kind = 0; kind < kinds; kind++) {
      const ashore = context.seat * kinds + kind
      if (loaded.items[ashore] === 0) continue
      loaded.items[(SEATS + zodiac) * kinds + kind] = 1
      loaded.items[ashore] = (loaded.items[ashore] as number) - 1
    }
    return [{ worth: boatsWorth(context, loaded) - boatsWorth(context, state), account: ME, cost: 0 }]
  }
  return []
}

function musselOffers({ set, dollar }: EvaluationContext, state: State): Offer[] {
  const gain = set.data.mussels[state.musselMarker]
  const worth = gain === undefined ? 0 : 'rp' in gain ? gain.rp : gain.money * dollar
  return Array.from({ length: 8 }, () => ({ worth, account: ME, cost: 0 }))
}

/** What the boss or a 5/7 makes more of each zone than a worker: in zone 7 of a trip, in zone 4 of the place of a worker at sea. */
export function sailorsGainOf(context: EvaluationContext, state: State): number[] {
  const gains = Array.from({ length: 11 }, () => 0)
  gains[SEAPLANES] = pilotsGain(context, state)
  gains[PORT_AND_LAGOON] = captainsGain(context, state)
  return gains
}

function pilotsGain(context: EvaluationContext, state: State): number {
  if (state.seaplanes === 0) return 0
  let best = 0
  for (let zodiac = 0; zodiac < ZODIAC_COUNT; zodiac++) {
    const sailor = state.crew[zodiac] as number
    if (state.zodiacOwner[zodiac] !== context.seat || sailor < 0 || isSailor(state, sailor)) continue
    if (context.board.sea.isLagoon[state.zodiacAt[zodiac] as number] === true) continue
    const crew = state.crew.slice()
    crew[zodiac] = context.seat * OWN
    best = Math.max(best, boatsWorth(context, { ...state, crew }) - boatsWorth(context, state))
  }
  return best
}

function captainsGain(context: EvaluationContext, state: State): number {
  for (let zodiac = 0; zodiac < ZODIAC_COUNT; zodiac++) {
    if (state.zodiacOwner[zodiac] !== context.seat || (state.crew[zodiac] as number) >= 0) continue
    const gear = gearOf(context, state, SEATS + zodiac, context.seat)
    const taken = takenBefore(context, state)
    const best = (isSkilled: boolean) => tripsOf(context, state, { gear, isSkilled, taken })[0] ?? 0
    return Math.max(0, best(true) - best(false))
  }
  return 0
}

/** Trips of the Zodiacs in port; the store. */
function portOffers(context: EvaluationContext, state: State): Offer[] {
  const { seat, board, left } = context
  let ready = 0
  let gear = null
  for (let zodiac = 0; zodiac < ZODIAC_COUNT; zodiac++) {
    if (state.zodiacOwner[zodiac] !== seat || (state.crew[zodiac] as number) >= 0) continue
    ready++
    gear ??= gearOf(context, state, SEATS + zodiac, seat)
  }
  const trips =
    gear === null
      ? []
      : tripsOf(context, state, { gear, isSkilled: false, taken: takenBefore(context, state) }).slice(0, ready)
  const offers = trips.map((worth): Offer => ({ worth, account: ME, cost: 0 }))
  const space = state.store.indexOf(NOBODY)
  if (space >= 0 && state.zodiacOwner.includes(-1)) {
    offers.push({ worth: 1 + ANOTHER * left, account: ME, cost: board.store[space] ?? 8 })
  }
  return offers
}
