import {
  hasDived,
  HIGH_SEAS,
  IN_PLACEMENT,
  IN_RESOLUTION,
  isDeparting,
  isPending,
  isPendingFor,
  nextAtSea,
  partnersOf,
  PORT,
  PORT_AND_LAGOON,
  queueStart,
  seatOf,
  SEATS,
  spacesMoved,
  travelCost,
  voyageOf,
  ZODIAC_COUNT,
  zoneInResolution,
  type State,
} from '@fathom/thesauros'
import { distances } from './distances.ts'
import { divesWorth, mapsOf, type Turn } from './dives.ts'
import { gearOf, type Gear } from './gear.ts'
import type { EvaluationContext } from './context.ts'
import { isSailor } from './people.ts'
import { IN_PORT, portWorth } from './trips.ts'

/** Gear that is ashore still has to be brought to a Zodiac at sea. */
const ASHORE = 0.3
/** A Zodiac in port that somebody waits for in zone 7 already; more than one at a time is seldom used. */
const SOON = 0.65
const FURTHER = 0.72
/** A Zodiac more than one, for each quadrimester left. */
export const ANOTHER = 0.2
/** An item that has gone aboard: what is useful nowhere else may as well. */
const ABOARD = 0.02

export const BOAT_FEATURES = ['boats at sea', 'boats in port', 'trips from port', 'boats more than one'] as const

const measured = new Float64Array(BOAT_FEATURES.length)

/** Everything that the seat's Zodiacs will bring. @param extra kind of an item that the seat thinks of having, -1 for none */
export function boatsWorth(context: EvaluationContext, state: State, extra = -1): number {
  measureBoats(context, state, { into: measured, first: 0 }, extra)
  let sum = 0
  for (const part of measured) sum += part
  return sum
}

/** The same part by part, from a place on. */
export function measureBoats(
  context: EvaluationContext,
  state: State,
  { into, first }: { readonly into: Float64Array; readonly first: number },
  extra = -1,
): void {
  const { seat } = context
  const exchange = partnersOf(state, seat)
  let [sum, things, atSea, ready, boats] = [0, 0, 0, 0, 0]
  for (let zodiac = 0; zodiac < ZODIAC_COUNT; zodiac++) {
    if (state.zodiacOwner[zodiac] !== seat) continue
    boats++
    things += ABOARD * aboard(context, state, zodiac)
    if (isAtSea(context, state, zodiac)) {
      sum += (atSea === 0 ? 1 : FURTHER) * sailorsWorth(context, state, zodiac, { exchange, extra })
      atSea++
    } else {
      const turn: Turn = { from: PORT, isSkilled: true, mayDive: false, moves: 0, mustLeave: false }
      ready = Math.max(ready, divesWorth(context, state, gearOf(context, state, SEATS + zodiac, seat, extra), turn))
    }
  }
  const hope = (isSailorQueued(state, seat) ? SOON : IN_PORT) * (atSea === 0 ? 1 : FURTHER) * ready
  into[first] = sum
  into[first + 1] = hope
  into[first + 2] = portWorth(context, state, hope)
  into[first + 3] = things + ANOTHER * context.left * (boats - 1)
}

/** Does somebody of the seat wait in zone 7, to go aboard soon? */
function isSailorQueued(state: State, seat: number): boolean {
  const start = queueStart(PORT_AND_LAGOON)
  for (let space = 0; space < (state.queued[PORT_AND_LAGOON] as number); space++) {
    const meeple = state.queues[start + space] as number
    if (meeple >= 0 && seatOf(state, meeple) === seat) return true
  }
  return false
}

function isAtSea({ board }: EvaluationContext, state: State, zodiac: number): boolean {
  const space = state.zodiacAt[zodiac] as number
  return (state.crew[zodiac] as number) >= 0 && board.sea.isLagoon[space] !== true
}

function aboard({ set }: EvaluationContext, state: State, zodiac: number): number {
  const { kinds } = set.items
  let count = 0
  for (let kind = 0; kind < kinds; kind++) if (state.items[(SEATS + zodiac) * kinds + kind] !== 0) count++
  return count
}

interface Thought {
  readonly exchange: number
  readonly extra: number
}

/** A crew at sea: its dives, or if nothing is left to dive for what it would do at home. */
function sailorsWorth(context: EvaluationContext, state: State, zodiac: number, { exchange, extra }: Thought): number {
  const own = gearOf(context, state, SEATS + zodiac)
  const both = gearOf(context, state, SEATS + zodiac, context.seat, extra)
  const turn = turnOf(context, state, zodiac, own)
  const isLoading = exchange >= 0 && (exchange & 1) === 1 && ((exchange >> (zodiac + 1)) & 1) === 1
  let dives = divesWorth(context, state, isLoading ? both : own, turn)
  if (!isLoading && both.kinds > own.kinds) {
    dives += ASHORE * Math.max(0, divesWorth(context, state, both, turn) - dives)
  }
  return Math.max(dives, atHome(context, state, turn, own)) - underway(context, state, zodiac)
}

/** Acts of a sailor who goes home. */
function atHome(context: EvaluationContext, state: State, turn: Turn, gear: Gear): number {
  const distance = distances(context.board.sea, mapsOf(context, state))[
    turn.from * context.board.sea.spaces + PORT
  ] as number
  if (distance < 0) return 0
  const turns = Math.ceil(Math.max(0, distance - (turn.mustLeave ? 0 : turn.moves)) / gear.speed)
  return context.act * Math.max(0, context.future - turns) * (1 - 0.004 * distance) * 0.9
}

/** What the Zodiac can still do before the zone 5 of the next quadrimester. */
function turnOf(context: EvaluationContext, state: State, zodiac: number, gear: Gear): Turn {
  const from = state.zodiacAt[zodiac] as number
  const isSkilled = isSailor(state, state.crew[zodiac] as number)
  if (voyageOf(state) === zodiac) {
    const isDiving = isPending(state, 'dive')
    return {
      from,
      isSkilled,
      mayDive: !hasDived(state) || isDiving,
      moves: isDiving ? 0 : Math.max(0, gear.speed - spacesMoved(state)),
      mustLeave: isDeparting(state),
    }
  }
  const mayDive = hasTurnAhead(context, state, zodiac)
  return { from, isSkilled, mayDive, moves: mayDive ? gear.speed : 0, mustLeave: false }
}

/** Is the Zodiac's turn in zone 5 of this quadrimester still to come? */
function hasTurnAhead({ seat, quadrimester }: EvaluationContext, state: State, zodiac: number): boolean {
  // To have come to the next quadrimester must not make it look nearer than it did before.
  if (state.quadrimester !== quadrimester) return false
  if (state.phase === IN_PLACEMENT) return state.quadrimester > 1
  if (state.phase !== IN_RESOLUTION) return false
  const zone = zoneInResolution(state)
  if (zone !== HIGH_SEAS) return zone < HIGH_SEAS && state.quadrimester > 1
  if (((state.sailed >> zodiac) & 1) === 1) return false
  if (isPendingFor(state, 'sea', seat)) return true
  const next = nextAtSea(state)
  return next >= 0 && state.order.indexOf(seat) >= next
}

/** Points that a move under way has cost so far. */
function underway({ set, dollar }: EvaluationContext, state: State, zodiac: number): number {
  if (voyageOf(state) !== zodiac || isPending(state, 'dive')) return 0
  const cost = travelCost(set, spacesMoved(state), state.engines)
  return Math.max(0, cost) * dollar
}
