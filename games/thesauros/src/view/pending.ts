import type { Seat, Viewer } from '@fathom/kernel'
import type { FoundId, HolderId } from '../events.ts'
import { liftsLeft } from '../dive/dive.ts'
import { FIRST_AUTOMATIC_STEP, PENDING, type DecisionKind } from '../pending.ts'
import {
  DEED,
  DIVE,
  EXCHANGE,
  FREE_MAP,
  ISLAND,
  MEEPLE_ACT,
  PAY,
  PLACE,
  PLACE_RECRUIT,
  RECEIVE,
  TEACH,
  TILE,
  VOYAGE,
} from '../frames.ts'
import { tilesOf } from '../market/tile.ts'
import { top, topKind, topSeat } from '../stack.ts'
import type { Look } from '../topic.ts'
import { ACCOUNTS, INCOMES, IN_BUDGET, PURPOSES, ZODIACS } from '../types.ts'
import type { PendingView } from '../views.ts'
import { meepleView, tileId, zodiacId } from './names.ts'
import { diveView, voyagesAtSea, voyagesFromPort, voyageUnderWay } from './voyage.ts'

/** Holders by their numbers in actions. */
const PARTNERS: readonly HolderId[] = ['supply', ...ZODIACS]

/** Filled by kind; what a kind does not name is null. */
type Details = Partial<Omit<PendingView, 'kind' | 'seats'>>

const NOTHING: Omit<PendingView, 'kind' | 'seats'> = {
  zone: null,
  meeple: null,
  second: false,
  envelope: false,
  double: false,
  account: null,
  amount: null,
  purpose: null,
  income: null,
  zodiac: null,
  number: null,
  next: null,
  left: null,
  depth: null,
  tiles: null,
  found: null,
  holders: null,
  voyages: null,
  dive: null,
}

/** What is being decided, as far as `viewer` may know. */
export function pendingView(look: Look, viewer: Viewer): PendingView | null {
  const { state } = look
  const code = topKind(state)
  if (code < 0 || code >= FIRST_AUTOMATIC_STEP) return null
  const kind = PENDING[code] as DecisionKind
  const seat = topSeat(state)
  const all = state.phase === IN_BUDGET ? state.order : state.envelopes
  const seats: readonly Seat[] = seat >= 0 ? [seat] : all.slice().sort((a, b) => a - b)
  return { ...NOTHING, ...detailsOf(look, kind, seat === viewer, viewer), kind, seats }
}

function detailsOf(look: Look, kind: DecisionKind, isOwn: boolean, viewer: Viewer): Details {
  const { state } = look
  switch (kind) {
    case 'budget':
      return budgetDetails(look, viewer)
    case 'place':
      return { envelope: top(state, PLACE.posting) === 1, double: top(state, PLACE.double) === 1 }
    case 'place-recruit':
      return {
        envelope: top(state, PLACE.posting) === 1,
        double: top(state, PLACE.double) === 1,
        meeple: meepleView(state, top(state, PLACE_RECRUIT.recruit)),
      }
    case 'teach':
      return { zone: top(state, TEACH.zone), meeple: meepleView(state, top(state, TEACH.worker)) }
    case 'recruit':
    case 'research':
    case 'market':
    case 'flight':
    case 'mussels':
    case 'museum':
    case 'advertise':
      return {
        zone: top(state, MEEPLE_ACT.zone),
        meeple: meepleView(state, top(state, MEEPLE_ACT.meeple)),
        second: top(state, MEEPLE_ACT.second) === 1,
      }
    case 'port':
      return {
        zone: top(state, MEEPLE_ACT.zone),
        meeple: meepleView(state, top(state, MEEPLE_ACT.meeple)),
        second: top(state, MEEPLE_ACT.second) === 1,
        voyages: isOwn ? voyagesFromPort(look, topSeat(state)) : null,
      }
    case 'sea':
      return { voyages: isOwn ? voyagesAtSea(look, topSeat(state)) : null }
    case 'voyage':
      return { zodiac: zodiacId(top(state, VOYAGE.zodiac)), voyages: isOwn ? voyageUnderWay(look) : null }
    case 'dive':
      return diveDetails(look)
    case 'pay':
      return {
        account: ACCOUNTS[top(state, PAY.account)] ?? null,
        amount: top(state, PAY.amount),
        purpose: PURPOSES[top(state, PAY.purpose)] ?? null,
      }
    case 'receive':
      return { amount: top(state, RECEIVE.left), income: INCOMES[top(state, RECEIVE.income)] ?? null }
    case 'satellite-map':
    case 'mercenary-map':
      return { left: top(state, FREE_MAP.left) }
    case 'tile':
      return {
        number: top(state, TILE.site),
        next: top(state, TILE.other) || null,
        tiles: isOwn ? tilesOf(state).map((tile) => tileId(look, tile)) : null,
      }
    case 'island':
      return { found: isOwn ? foundOf(look) : null, zodiac: zodiacId(top(state, ISLAND.zodiac)) }
    case 'exchange':
      return {
        holders: PARTNERS.filter((_, partner) => ((top(state, EXCHANGE.partners) >> partner) & 1) === 1),
        // The pilot who may change places with a crew.
        meeple: meepleView(state, top(state, EXCHANGE.pilot) - 1),
      }
    case 'deed':
    case 'steal-patent':
    case 'museum-deed':
      return { zone: top(state, DEED.zone), meeple: meepleView(state, top(state, DEED.meeple)) }
    default:
      return {}
  }
}

function budgetDetails({ state }: Look, viewer: Viewer): Details {
  if (typeof viewer !== 'number' || ((state.choosing >> viewer) & 1) === 0) return {}
  return { account: ACCOUNTS[state.budgeted[viewer] ?? 0] ?? null, left: state.pool[viewer] ?? 0 }
}

/** A dive is open to all: depth reached, treasures that may still be lifted, what lies in the column. */
function diveDetails(look: Look): Details {
  const { state } = look
  const [zodiac, seat] = [top(state, DIVE.zodiac), topSeat(state)]
  const dive = diveView(look, seat, zodiac, state.zodiacAt[zodiac] as number)
  return { zodiac: zodiacId(zodiac), depth: top(state, DIVE.depth), left: liftsLeft(state), dive }
}

function foundOf({ state, set }: Look): FoundId[] {
  return [ISLAND.one, ISLAND.other].map((field) => set.found[top(state, field)]?.id ?? '')
}
