import type { Seat } from '@fathom/kernel'
import {
  ACT,
  AUCTION,
  EXCHANGE,
  FREE_MAP,
  GAIN_MAP,
  MEEPLE_ACT,
  MERCENARY_MAP,
  PAY,
  PLACE,
  PORT_ACT,
  RECEIVE,
  RESOLUTION,
  SEA_ROUND,
  VOYAGE,
} from './frames.ts'
import type { Partners } from './exchange.ts'
import { FIRST_AUTOMATIC_STEP, PENDING, type DecisionKind, type PendingKind } from './pending.ts'
import { DEPARTING, DIVED } from './sea/course.ts'
import { findFrame, findOwnFrame, numberIn, top, topKind, topSeat } from './stack.ts'
import type { State } from './state.ts'
import { NOBODY, type Account, type Meeple, type Zodiac, type Zone } from './types.ts'

/**
 * What a position says of the things to be done, for players that compute with it. Bots ask by the million, so no answer allocates.
 * If several things of a kind are to be done, the next one counts.
 */

/** What is asked now; null when the game is over. Never an automatic step: those run before anybody sees the position. */
export function decisionOf(state: State): DecisionKind | null {
  const code = topKind(state)
  return code < 0 || code >= FIRST_AUTOMATIC_STEP ? null : (PENDING[code] as DecisionKind)
}

/** Who is asked now; -1 for several who choose in secret, and when the game is over. */
export function askedSeat(state: State): Seat {
  return state.stack.length === 0 ? -1 : topSeat(state)
}

/** Is something of this kind to be done, now or after what comes before it? */
export function isPending(state: State, kind: PendingKind): boolean {
  return findFrame(state, kind) >= 0
}

/** The same for a seat: only if the next one of this kind is the seat's. */
export function isPendingFor(state: State, kind: PendingKind, seat: Seat): boolean {
  return findOwnFrame(state, kind, seat) >= 0
}

/** Is a meeple being placed whose envelope or Double Action has been chosen already? */
export function isPlacingWithMore(state: State): boolean {
  return decisionOf(state) === 'place' && (top(state, PLACE.posting) === 1 || top(state, PLACE.double) === 1)
}

/** How often the seat has asked for higher sums before its bid; -1 if it is not bidding. */
export function timesRaised(state: State, seat: Seat): number {
  const frame = findOwnFrame(state, 'auction', seat)
  return frame < 0 ? -1 : numberIn(state, frame, AUCTION.raised)
}

/** The account that a seat has to pay from but can't yet; -1 if there is none. */
export function accountDue(state: State, seat: Seat): Account {
  const frame = findOwnFrame(state, 'pay', seat)
  return frame < 0 ? -1 : numberIn(state, frame, PAY.account)
}

/** $ that it has to pay from there, 0 for none. */
export function amountDue(state: State, seat: Seat): number {
  const frame = findOwnFrame(state, 'pay', seat)
  return frame < 0 ? 0 : numberIn(state, frame, PAY.amount)
}

/** $ of an income that a seat has not yet split over its accounts; -1 if it has none to split. */
export function incomeLeft(state: State, seat: Seat): number {
  const frame = findOwnFrame(state, 'receive', seat)
  return frame < 0 ? -1 : numberIn(state, frame, RECEIVE.left)
}

/** Who takes part in the exchange that a seat is at, as bits (the supply is bit 0); -1 if it is at none. */
export function partnersOf(state: State, seat: Seat): Partners {
  const frame = findOwnFrame(state, 'exchange', seat)
  return frame < 0 ? -1 : numberIn(state, frame, EXCHANGE.partners)
}

/** The zone that is being resolved, 0 for none. */
export function zoneInResolution(state: State): Zone {
  const frame = findFrame(state, 'resolution')
  return frame < 0 ? 0 : numberIn(state, frame, RESOLUTION.zone)
}

/** The meeple of a queue, or the mercenary, whose act is on; NOBODY if there is none. */
export function actingMeeple(state: State): Meeple {
  const frame = findFrame(state, 'act')
  return frame < 0 ? NOBODY : numberIn(state, frame, ACT.meeple)
}

/** The zone where it acts, 0 for none. */
export function actingZone(state: State): Zone {
  const frame = findFrame(state, 'act')
  return frame < 0 ? 0 : numberIn(state, frame, ACT.zone)
}

/** The meeple of a seat whose act in zone 7 is still to be chosen; NOBODY if there is none. */
export function meepleInPort(state: State, seat: Seat): Meeple {
  const frame = findOwnFrame(state, 'port', seat)
  return frame < 0 ? NOBODY : numberIn(state, frame, MEEPLE_ACT.meeple)
}

/** Has it exchanged items there already? */
export function hasLoaded(state: State, seat: Seat): boolean {
  const frame = findOwnFrame(state, 'port', seat)
  return frame >= 0 && numberIn(state, frame, PORT_ACT.loaded) === 1
}

/** The number of a map that is a seat's as soon as it is paid for; 0 for none. */
export function mapOnItsWay(state: State, seat: Seat): number {
  const frame = findOwnFrame(state, 'gain-map', seat)
  return frame < 0 ? 0 : numberIn(state, frame, GAIN_MAP.number)
}

/** Maps that a Satellite or a mercenary lets a seat choose still. */
export function mapsToChoose(state: State, seat: Seat, kind: 'satellite-map' | 'mercenary-map'): number {
  const frame = findOwnFrame(state, kind, seat)
  return frame < 0 ? 0 : numberIn(state, frame, FREE_MAP.left)
}

/** The first number chosen for a mercenary, gained together with the second; 0 for none. */
export function firstMapChosen(state: State, seat: Seat): number {
  const frame = findOwnFrame(state, 'mercenary-map', seat)
  return frame < 0 ? 0 : numberIn(state, frame, MERCENARY_MAP.first)
}

/** The place in the turn order of whose turn at sea comes next; -1 if zone 5 is not being resolved. */
export function nextAtSea(state: State): number {
  const frame = findFrame(state, 'high-seas')
  return frame < 0 ? -1 : numberIn(state, frame, SEA_ROUND.next)
}

/** The Zodiac under way, -1 for none. */
export function voyageOf(state: State): Zodiac {
  const frame = findFrame(state, 'voyage')
  return frame < 0 ? -1 : numberIn(state, frame, VOYAGE.zodiac)
}

/** Spaces that it has moved. */
export function spacesMoved(state: State): number {
  const frame = findFrame(state, 'voyage')
  return frame < 0 ? 0 : numberIn(state, frame, VOYAGE.moved)
}

/** Has its dive of this turn begun? */
export function hasDived(state: State): boolean {
  return hasFlag(state, DIVED)
}

/** Has it left port in zone 7, so that it has to stay at sea? */
export function isDeparting(state: State): boolean {
  return hasFlag(state, DEPARTING)
}

function hasFlag(state: State, flag: number): boolean {
  const frame = findFrame(state, 'voyage')
  return frame >= 0 && (numberIn(state, frame, VOYAGE.flags) & flag) !== 0
}
