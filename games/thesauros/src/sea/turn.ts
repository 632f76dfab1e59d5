import { refusal as because, type Refusal, type Seat } from '@fathom/kernel'
import { add, type Rank } from '../actionTable.ts'
import { pushExchange } from '../exchange.ts'
import { canPay, cannotPay } from '../money/accounts.ts'
import { pay } from '../money/pay.ts'
import { flightPartners, flyGrey } from '../seaplanes/flight.ts'
import { SEA_ROUND, SEA_TURN } from '../frames.ts'
import { pop, push, setTop, top, topSeat } from '../stack.ts'
import { ZODIAC_COUNT } from '../state.ts'
import type { Decision, Look, Play, AutomaticStep } from '../topic.ts'
import { ME, type Zodiac } from '../types.ts'
import type { Action } from '../verbs.ts'
import { zodiacId } from '../view/names.ts'
import { fishAtSea } from './arrival.ts'
import { isAtSea, spaceOf } from './boats.ts'
import { beginVoyage } from './voyage.ts'

/** Zone 5: in turn order each seat plays all its Zodiacs at sea (EN L719). */
export const highSeas: AutomaticStep = {
  run(play) {
    const { state } = play
    const place = top(state, SEA_ROUND.next)
    if (place === state.seats) {
      state.sailed = 0
      return pop(state)
    }
    setTop(state, SEA_ROUND.next, place + 1)
    const seat = state.order[place] as Seat
    if (!hasZodiacLeft(play, seat)) return
    play.events.push({ type: 'turn-at-sea', seat })
    push(state, 'sea', seat)
  },
}

/** May this Zodiac still be played: at sea, the seat's own, and not played yet? */
export function mayPlay(look: Look, seat: Seat, zodiac: Zodiac): boolean {
  return isAtSea(look, seat, zodiac) && ((look.state.sailed >> zodiac) & 1) === 0
}

function hasZodiacLeft(look: Look, seat: Seat): boolean {
  for (let zodiac = 0; zodiac < ZODIAC_COUNT; zodiac++) if (mayPlay(look, seat, zodiac)) return true
  return false
}

/** A seat's turn at sea: which Zodiac next, a seaplane before it, or nothing more. */
export const seaTurn: Decision = {
  verbs: ['sail', 'rent', 'black', 'done'],
  isOwnTurn: true,
  legal,
  explain,
  apply(play, seat, action) {
    const { state } = play
    if (action.do === 'sail') {
      state.sailed |= 1 << action.zodiac
      setTop(state, SEA_TURN.played, top(state, SEA_TURN.played) + 1)
      beginVoyage(play, seat, action.zodiac, false)
    } else if (action.do === 'rent') rent(play, seat, action.zodiac)
    else if (action.do === 'black') flyBlack(play, seat, action.zodiac)
    else endTurn(play, seat)
  },
  settle(play) {
    const { state } = play
    const seat = topSeat(state)
    if (state.mine === seat || hasZodiacLeft(play, seat)) return false
    pop(state)
    return true
  },
}

function legal(look: Look, seat: Seat, out: Rank[]): void {
  for (let zodiac = 0; zodiac < ZODIAC_COUNT; zodiac++) {
    if (mayPlay(look, seat, zodiac)) add(look.actionTable, out, 'sail', zodiac)
    if (rentProblem(look, seat, zodiac) === null) add(look.actionTable, out, 'rent', zodiac)
    if (blackProblem(look, seat, zodiac) === null) add(look.actionTable, out, 'black', zodiac)
  }
  add(look.actionTable, out, 'done')
}

/** $ for renting a grey seaplane now. */
function rentalPrice({ state, board }: Look): number {
  return board.rental[state.seaplanes] as number
}

/** A flight needs an own Zodiac at sea, and comes before the turn of one (ruling 30). */
function flightProblem(look: Look, seat: Seat, zodiac: Zodiac): 'not-at-sea' | 'all-sailed' | null {
  if (!isAtSea(look, seat, zodiac)) return 'not-at-sea'
  return hasZodiacLeft(look, seat) ? null : 'all-sailed'
}

type RentProblem = 'not-at-sea' | 'all-sailed' | 'no-seaplane' | 'cannot-pay'

function rentProblem(look: Look, seat: Seat, zodiac: Zodiac): RentProblem | null {
  const problem = flightProblem(look, seat, zodiac)
  if (problem !== null) return problem
  if (look.state.seaplanes === 0) return 'no-seaplane'
  return canPay(look, seat, ME, rentalPrice(look)) ? null : 'cannot-pay'
}

/** The black seaplane (Lawless!) flies for nothing, at the start of the turn (EN L1532). */
function blackProblem(
  look: Look,
  seat: Seat,
  zodiac: Zodiac,
): 'no-black-seaplane' | 'too-late' | 'not-at-sea' | 'all-sailed' | null {
  const { state } = look
  if (state.black !== seat || state.blackFlown) return 'no-black-seaplane'
  if (top(state, SEA_TURN.played) > 0) return 'too-late'
  return flightProblem(look, seat, zodiac)
}

/** The flight is paid for first; then items, and crews of own Zodiacs, change places (rulings 20, 31). */
function rent(play: Play, seat: Seat, zodiac: Zodiac): void {
  const price = rentalPrice(play)
  play.events.push({ type: 'seaplane-rented', seat, zodiac: zodiacId(zodiac) })
  flyGrey(play, seat, zodiac, 'crews')
  pay(play, seat, ME, price, 'seaplane')
}

function flyBlack(play: Play, seat: Seat, zodiac: Zodiac): void {
  const { state, events } = play
  if (state.rules.blackSeaplane === 'single-use') state.black = -1
  else state.blackFlown = true
  events.push({ type: 'black-seaplane', seat, zodiac: zodiacId(zodiac) })
  pushExchange(play, seat, flightPartners(play, seat), 'crews')
}

/** The other Zodiacs stay where they are, and may fish there where the option lets them. */
function endTurn(play: Play, seat: Seat): void {
  const { state, board } = play
  pop(state)
  for (let zodiac = 0; zodiac < ZODIAC_COUNT; zodiac++) {
    if (!mayPlay(play, seat, zodiac)) continue
    state.sailed |= 1 << zodiac
    if (board.sea.kind[spaceOf(state, zodiac)] === 'fishing') fishAtSea(play, seat, zodiac, 0)
  }
}

/** Codes: `not-own-zodiac {zodiac}`, `sailed-already {zodiac}`, `not-at-sea {zodiac}`, `all-sailed`, `no-seaplane`, `cannot-pay`, `no-black-seaplane`, `too-late`. */
function explain(look: Look, seat: Seat, action: Action): Refusal {
  const { state } = look
  if (action.do === 'sail') {
    const zodiac = zodiacId(action.zodiac)
    if (state.zodiacOwner[action.zodiac] !== seat) return because('not-own-zodiac', { zodiac })
    return because(isAtSea(look, seat, action.zodiac) ? 'sailed-already' : 'not-at-sea', { zodiac })
  }
  if (action.do === 'rent') {
    const code = rentProblem(look, seat, action.zodiac)
    if (code === 'cannot-pay') return cannotPay(look, seat, ME, rentalPrice(look))
    return because(code ?? 'not-now', { zodiac: zodiacId(action.zodiac) })
  }
  if (action.do !== 'black') return because('not-now', { verb: action.do, asked: 'sea' })
  return because(blackProblem(look, seat, action.zodiac) ?? 'not-now', { zodiac: zodiacId(action.zodiac) })
}
