import type { Refusal, Seat } from '@fathom/kernel'
import { freePlaces, hasFreePlace, hasScrolls, isInReach, newPrice, upgradePrice } from './legal/buying.ts'
import { placeAt, placeName } from './places.ts'
import { because } from './refusal-codes.ts'
import type { Rules } from './rules.ts'
import { artifactsOf, cardOf, indexAt, levelOf, type State } from './state.ts'
import type { CardIndex, Row } from './types.ts'

/** Why a card on offer can't be bought. */
export function refuseBuy(rules: Rules, state: State, seat: Seat, card: CardIndex): Refusal | null {
  if (!state.shown.includes(card)) return because('not-for-sale', { card: rules.set.cards[card]?.id ?? '' })
  if (!hasFreePlace(state, seat)) return because('row-full')
  return refusePrice(rules, state, seat, card, newPrice(rules, state, seat, card))
}

function refusePrice(rules: Rules, state: State, seat: Seat, card: CardIndex, dollars: number): Refusal | null {
  const money = state.money[seat] ?? 0
  if (money < dollars) return because('not-enough-money', { need: dollars, have: money })
  if (hasScrolls(rules, state, seat, card)) return null
  return because('not-enough-scrolls', {
    need: rules.cardScrolls[card] ?? 0,
    have: artifactsOf(rules, state, seat, rules.scroll),
  })
}

/** Why the new card can't lie there. */
export function refusePut(state: State, seat: Seat, row: Row, column: number): Refusal | null {
  const place = placeAt(row, column)
  if (indexAt(state, seat, place) >= 0) return because('place-taken', { place: placeName(row, column) })
  if (!isInReach(state, place)) return because('row-full')
  return freePlaces(state, seat).includes(place) ? null : because('not-adjacent', { place: placeName(row, column) })
}

/** Why an own card can't be turned over. */
export function refuseUpgrade(rules: Rules, state: State, seat: Seat, row: Row, column: number): Refusal | null {
  const index = indexAt(state, seat, placeAt(row, column))
  if (index < 0) return because('no-card-there', { place: placeName(row, column) })
  const own = state.cards[seat]?.[index] ?? 0
  const card = cardOf(own)
  if (levelOf(own) === 2) return because('already-upgraded', { card: rules.set.cards[card]?.id ?? '' })
  return refusePrice(rules, state, seat, card, upgradePrice(rules, state, seat, card))
}
