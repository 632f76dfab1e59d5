import type { Chance, Seat } from '@fathom/kernel'
import { deriveCards } from '../derive.ts'
import { newPrice, upgradePrice } from '../legal/buying.ts'
import { placeAt } from '../places.ts'
import type { Rules } from '../rules.ts'
import { cardOf, indexAt, ownCard, type State } from '../state.ts'
import type { CardIndex, Event, Price, Row } from '../types.ts'
import { backToAct } from './place.ts'
import { updateReputation } from './reputation.ts'

/** Dollars and scrolls go back to the supply; scrolls are never discounted. */
function pay(rules: Rules, state: State, seat: Seat, card: CardIndex, dollars: number): Price {
  const scrolls = rules.cardScrolls[card] as number
  state.money[seat] = (state.money[seat] as number) - dollars
  if (scrolls > 0) {
    const at = seat * rules.artifacts + rules.scroll
    state.artifacts[at] = (state.artifacts[at] as number) - scrolls
  }
  state.hasProgressed = true
  return { dollars, scrolls }
}

/** A card on offer is paid and taken; it wants a place next (EN: Asset Action: Buy). */
export function buy(rules: Rules, state: State, seat: Seat, card: CardIndex, events: Event[]): void {
  const price = pay(rules, state, seat, card, newPrice(rules, state, seat, card))
  state.shown[state.shown.indexOf(card)] = -1
  state.buying = card
  backToAct(state)
  state.phase = 'put'
  events.push({ type: 'bought', seat, card: rules.set.cards[card]?.id ?? '', price })
}

/** The new card in its place for good, level 1 up; the market is refilled. */
export function put(
  rules: Rules,
  state: State,
  seat: Seat,
  row: Row,
  column: number,
  chance: Chance,
  events: Event[],
): void {
  const card = state.buying
  const added = ownCard(placeAt(row, column), card * 2)
  const cards = state.cards[seat] ?? []
  let index = 0
  while (index < cards.length && (cards[index] as number) < added) index++
  state.cards[seat] = cards.toSpliced(index, 0, added)
  state.used.splice(index, 0, 0)
  state.buying = -1
  state.phase = 'act'
  events.push({ type: 'put', seat, card: rules.set.cards[card]?.id ?? '', row, column })
  deriveCards(rules, state, seat)
  refill(rules, state, rules.cardMarket[card] as number, chance, events)
  updateReputation(rules, state, seat, events)
}

/** The empty place gets the next card of its pile, while there is one. */
function refill(rules: Rules, state: State, market: number, chance: Chance, events: Event[]): void {
  const { letter, first, places } = rules.markets[market] ?? { letter: '', first: 0, places: 0 }
  const pile = state.piles[market]?.slice() ?? []
  for (let place = 0; place < places; place++) {
    if (state.shown[first + place] !== -1) continue
    if (pile.length === 0) continue
    const card = chance.draw(pile)
    state.shown[first + place] = card
    state.piles[market] = pile
    events.push({ type: 'refilled', letter, card: rules.set.cards[card]?.id ?? '', place })
    return
  }
  events.push({ type: 'refilled', letter, card: null, place: -1 })
}

/** The card is turned over: dice on it stay where they are, cubes too. */
export function upgrade(rules: Rules, state: State, seat: Seat, row: Row, column: number, events: Event[]): void {
  const index = indexAt(state, seat, placeAt(row, column))
  const own = state.cards[seat]?.[index] as number
  const card = cardOf(own)
  const price = pay(rules, state, seat, card, upgradePrice(rules, state, seat, card))
  state.cards[seat] = (state.cards[seat] ?? []).with(index, own + 1)
  backToAct(state)
  events.push({ type: 'upgraded', seat, card: rules.set.cards[card]?.id ?? '', price, row, column })
  deriveCards(rules, state, seat)
  updateReputation(rules, state, seat, events)
}

/** Looking and not buying spends the die. */
export function decline(state: State, seat: Seat, events: Event[]): void {
  backToAct(state)
  events.push({ type: 'declined', seat })
}
