import { refusal as because, type Refusal, type Seat } from '@fathom/kernel'
import { addNotActing, explainNotActing, refuseAct, settleAct } from '../acts.ts'
import { add } from '../actionTable.ts'
import { canPay, cannotPay } from '../money/accounts.ts'
import { pay } from '../money/pay.ts'
import { receive } from '../money/receive.ts'
import type { Technology } from '../set/technologies.ts'
import { FREE_MAP, MEEPLE_ACT } from '../frames.ts'
import { pop, push, top } from '../stack.ts'
import { AT_DECK, own } from '../state.ts'
import type { Decision, Look, Play } from '../topic.ts'
import { NOBODY, QUADRIMESTERS, RD, type Purpose } from '../types.ts'
import type { Action } from '../verbs.ts'
import { itemId } from '../view/names.ts'
import { deckSize } from './deck.ts'
import { priceOf, type Deal } from './prices.ts'

const DEALS: readonly Deal[] = ['item', 'patent', 'prototype']

/** Zone 2: patents, items, both at once, or the right to choose the next card (EN L555-629). */
export const research: Decision = {
  verbs: ['patent', 'item', 'prototype', 'reserve', 'refuse', 'skip'],
  isOwnTurn: true,
  legal(look, seat, out) {
    const { state, actionTable } = look
    addNotActing(look, out)
    for (const card of state.cards) {
      for (const deal of DEALS) if (mayDeal(look, seat, card, deal)) add(actionTable, out, deal, card)
    }
    if (reserveProblem(look) === null) add(actionTable, out, 'reserve')
  },
  explain,
  apply(play, seat, action) {
    if (action.do === 'reserve') reserve(play, seat)
    else if (isDeal(action.do)) deal(play, seat, (action as { card: Technology }).card, action.do)
    else refuseAct(play, seat)
  },
  settle: (play) => settleAct(play, research),
}

export function isDeal(verb: string): verb is Deal {
  return (DEALS as readonly string[]).includes(verb)
}

/** Why a card can't be dealt with so, money apart, or null. */
function dealProblem({ state }: Look, card: Technology, deal: Deal): string | null {
  if (!state.cards.includes(card)) return 'card-not-shown'
  const hasPatent = (state.patents[card] as number) >= 0
  if (deal !== 'item') return hasPatent ? 'patent-taken' : null
  if (!hasPatent) return 'no-patent-yet'
  return state.copies[card] === 0 ? 'sold-out' : null
}

function mayDeal(look: Look, seat: Seat, card: Technology, deal: Deal): boolean {
  if (dealProblem(look, card, deal) !== null) return false
  const { bank, royalty } = priceOf(look, seat, card, deal)
  return canPay(look, seat, RD, bank + royalty)
}

/**
 * Why the next card can't be reserved, or null: one meeple a quadrimester, while a maintenance and a card are to come; with all spaces
 * taken once more, for an eleventh card (EN L623-629, ruling 23).
 */
function reserveProblem({ state, set }: Look): string | null {
  if (state.onDeck !== NOBODY) return 'reserved-already'
  if (state.quadrimester === QUADRIMESTERS) return 'too-late-to-reserve'
  return state.cards.length > set.data.technologySpaces.length || deckSize(state) === 0 ? 'no-more-cards' : null
}

const PURPOSE: Readonly<Record<Deal, Purpose>> = { patent: 'patent', item: 'item', prototype: 'prototype' }

function deal(play: Play, seat: Seat, card: Technology, how: Deal): void {
  const { state, set, events } = play
  const price = priceOf(play, seat, card, how)
  pop(state)
  if (how !== 'item') {
    own(state, 'patents')[card] = seat
    events.push({ type: 'patented', seat, card: itemId(play, card) })
  }
  if (how !== 'patent') {
    takeCopy(play, seat, card)
    const maps = set.items.maps[card] as number
    if (maps > 0) push(state, 'satellite-map', seat, FREE_MAP.left, maps)
    const owner = price.owner < 0 ? null : price.owner
    events.push({ type: 'item-bought', seat, card: itemId(play, card), owner, left: state.copies[card] ?? 0 })
  }
  if (price.royalty > 0) receive(play, price.owner, price.royalty, 'royalty')
  pay(play, seat, RD, price.bank + price.royalty, PURPOSE[how])
}

/** A copy goes to the seat's supply, and the cube one row down. */
function takeCopy({ state, set }: Play, seat: Seat, card: Technology): void {
  const place = seat * set.items.kinds + card
  own(state, 'copies')[card] = (state.copies[card] as number) - 1
  state.items[place] = (state.items[place] as number) + 1
}

function reserve({ state, events }: Play, seat: Seat): void {
  const meeple = top(state, MEEPLE_ACT.meeple)
  pop(state)
  state.onDeck = meeple
  state.at[meeple] = AT_DECK
  events.push({ type: 'reserved', seat })
}

/**
 * Codes: `card-not-shown {card}`, `patent-taken {card, owner}`, `no-patent-yet {card}`, `sold-out {card}`, `cannot-pay`,
 * `reserved-already {seat}`, `too-late-to-reserve`, `no-more-cards`.
 */
function explain(look: Look, seat: Seat, action: Action): Refusal {
  const { state } = look
  if (action.do === 'reserve') return because(reserveProblem(look) ?? 'not-now')
  if (!isDeal(action.do)) return explainNotActing(look)
  const { card } = action as { card: Technology }
  const code = dealProblem(look, card, action.do)
  if (code !== null) return because(code, { card: itemId(look, card), owner: state.patents[card] ?? -1 })
  const { bank, royalty } = priceOf(look, seat, card, action.do)
  return cannotPay(look, seat, RD, bank + royalty)
}
