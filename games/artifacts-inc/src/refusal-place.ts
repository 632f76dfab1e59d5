import type { Refusal, Seat } from '@fathom/kernel'
import { hasArtifacts, openMuseums } from './legal/placing.ts'
import { placeAt, placeName } from './places.ts'
import { because, bits, refuseDie } from './refusal-codes.ts'
import type { Rules } from './rules.ts'
import { MOST_SLOTS, SlotKind } from './sides.ts'
import { indexAt, PUBLIC, sideOf, type State } from './state.ts'
import type { Action, Die } from './types.ts'

/** Why a die can't be placed on an own card's slot. */
export function refusePlace(
  rules: Rules,
  state: State,
  seat: Seat,
  { die, row, column, slot }: Extract<Action, { do: 'place' }>,
): Refusal | null {
  const refused = refuseDie(state, die)
  if (refused !== null) return refused
  const place = placeAt(row, column)
  const index = indexAt(state, seat, place)
  if (index < 0) return because('no-card-there', { place: placeName(row, column) })
  const side = sideOf(state.cards[seat]?.[index] ?? 0)
  const card = rules.set.cards[side >> 1]?.id ?? ''
  const slots = rules.sideSlots[side] ?? 0
  if (slot >= slots) return because('no-such-slot', { card, slots })
  const taken = dieAt(state, place * 8 + slot)
  if (taken !== null) return because('slot-taken', { card, die: taken })
  const faces = ((state.faces[seat]?.[index] ?? 0) >> (slot * 6)) & 63
  if (((faces >> (die - 1)) & 1) === 0) return misfit(die, faces)
  const compiled = side * MOST_SLOTS + slot
  switch (rules.slotKind[compiled]) {
    case SlotKind.gainNear:
      return ((state.near[seat]?.[index] ?? 0) & 63) === 0 ? because('no-adjacent-expedition') : null
    case SlotKind.sellAny:
      return refuseSale(rules, state, seat)
    case SlotKind.fillOrder:
      return refuseOrders(rules, state, seat, rules.slotOf[compiled] ?? -1)
    default:
      return null
  }
}

/** Why a die can't be placed on a public card. */
export function refuseVisit(rules: Rules, state: State, seat: Seat, die: Die, place: number): Refusal | null {
  const refused = refuseDie(state, die)
  if (refused !== null) return refused
  const id = rules.publicIds[place] ?? ''
  const taken = dieAt(state, PUBLIC + place)
  if (taken !== null) return because('slot-taken', { card: id, die: taken })
  const at = rules.publicOrder.indexOf(place)
  const faces = bits(6, (face) => (((rules.publicByDie[face + 1] ?? 0) >> at) & 1) === 1)
  if (!faces.includes(die - 1))
    return misfit(
      die,
      faces.reduce((mask, face) => mask | (1 << face), 0),
    )
  if (place < rules.museums) return refuseOrders(rules, state, seat, place)
  return place === rules.collectors ? refuseSale(rules, state, seat) : null
}

/** The die that lies somewhere, or null. */
export function dieAt(state: State, where: number): Die | null {
  const placed = state.placed.find((each) => each >> 3 === where)
  return placed === undefined ? null : placed & 7
}

function misfit(die: Die, faces: number): Refusal {
  return because('die-does-not-fit', {
    die,
    faces: bits(6, (face) => ((faces >> face) & 1) === 1).map((face) => face + 1),
  })
}

function refuseSale(rules: Rules, state: State, seat: Seat): Refusal | null {
  return hasArtifacts(rules, state, seat) ? null : because('nothing-to-sell')
}

function refuseOrders(rules: Rules, state: State, seat: Seat, museum: number): Refusal | null {
  const open = openMuseums(rules, state, seat)
  if ((museum < 0 ? open : open & (1 << museum)) !== 0) return null
  return because('no-order-possible', { museum: rules.set.museums[museum]?.id ?? 'any' })
}
