import {
  DEPARTING,
  DIVED,
  findFrame,
  FRAME_A,
  FRAME_B,
  FRAME_C,
  HIGH_SEAS,
  IN_PLACEMENT,
  IN_RESOLUTION,
  PORT,
  PORT_AND_LAGOON,
  queueStart,
  seatOf,
  SEATS,
  travelCost,
  ZODIAC_COUNT,
  type State,
} from '@fathom/thesauros'
import { distances } from './distances.ts'
import { divesWorth, mapsOf, type Turn } from './dives.ts'
import { gearOf, type Gear } from './gear.ts'
import { ownFrame, type Mind } from './mind.ts'
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

/** Everything that the seat's Zodiacs will bring. @param extra kind of an item that the seat thinks of having, -1 for none */
export function boatsWorth(mind: Mind, state: State, extra = -1): number {
  const { seat } = mind
  const exchange = exchangeOf(state, seat)
  let [sum, atSea, ready, boats] = [0, 0, 0, 0]
  for (let zodiac = 0; zodiac < ZODIAC_COUNT; zodiac++) {
    if (state.zodiacOwner[zodiac] !== seat) continue
    boats++
    sum += ABOARD * aboard(mind, state, zodiac)
    if (isAtSea(mind, state, zodiac)) {
      sum += (atSea === 0 ? 1 : FURTHER) * sailorsWorth(mind, state, zodiac, { exchange, extra })
      atSea++
    } else {
      const turn: Turn = { from: PORT, isSkilled: true, mayDive: false, moves: 0, mustLeave: false }
      ready = Math.max(ready, divesWorth(mind, state, gearOf(mind, state, SEATS + zodiac, seat, extra), turn))
    }
  }
  const hope = (isSailorQueued(state, seat) ? SOON : IN_PORT) * (atSea === 0 ? 1 : FURTHER) * ready
  return sum + hope + portWorth(mind, state, hope) + ANOTHER * mind.left * (boats - 1)
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

function isAtSea({ board }: Mind, state: State, zodiac: number): boolean {
  const space = state.zodiacAt[zodiac] as number
  return (state.crew[zodiac] as number) >= 0 && board.sea.isLagoon[space] !== true
}

/** The partners of an exchange that the seat is at, as bits (the supply is bit 0), or -1. */
function exchangeOf(state: State, seat: number): number {
  const frame = ownFrame(state, 'exchange', seat)
  return frame >= 0 ? (state.stack[frame + FRAME_A] as number) : -1
}

function aboard({ set }: Mind, state: State, zodiac: number): number {
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
function sailorsWorth(mind: Mind, state: State, zodiac: number, { exchange, extra }: Thought): number {
  const own = gearOf(mind, state, SEATS + zodiac)
  const both = gearOf(mind, state, SEATS + zodiac, mind.seat, extra)
  const turn = turnOf(mind, state, zodiac, own)
  const isLoading = exchange >= 0 && (exchange & 1) === 1 && ((exchange >> (zodiac + 1)) & 1) === 1
  let dives = divesWorth(mind, state, isLoading ? both : own, turn)
  if (!isLoading && both.kinds > own.kinds) {
    dives += ASHORE * Math.max(0, divesWorth(mind, state, both, turn) - dives)
  }
  return Math.max(dives, atHome(mind, state, turn, own)) - underway(mind, state, zodiac)
}

/** Acts of a sailor who goes home. */
function atHome(mind: Mind, state: State, turn: Turn, gear: Gear): number {
  const distance = distances(mind.board.sea, mapsOf(mind, state))[turn.from * mind.board.sea.spaces + PORT] as number
  if (distance < 0) return 0
  const turns = Math.ceil(Math.max(0, distance - (turn.mustLeave ? 0 : turn.moves)) / gear.speed)
  return mind.act * Math.max(0, mind.future - turns) * (1 - 0.004 * distance) * 0.9
}

/** What the Zodiac can still do before the zone 5 of the next quadrimester. */
export function turnOf(mind: Mind, state: State, zodiac: number, gear: Gear): Turn {
  const from = state.zodiacAt[zodiac] as number
  const isSkilled = isSailor(state, state.crew[zodiac] as number)
  const frame = findFrame(state, 'voyage')
  if (frame >= 0 && state.stack[frame + FRAME_A] === zodiac) {
    const isDone = ((state.stack[frame + FRAME_C] as number) & DIVED) !== 0
    const isDiving = findFrame(state, 'dive') >= 0
    const moves = Math.max(0, gear.speed - (state.stack[frame + FRAME_B] as number))
    return {
      from,
      isSkilled,
      mayDive: !isDone || isDiving,
      moves: isDiving ? 0 : moves,
      mustLeave: ((state.stack[frame + FRAME_C] as number) & DEPARTING) !== 0,
    }
  }
  const mayDive = hasTurnAhead(mind, state, zodiac)
  return { from, isSkilled, mayDive, moves: mayDive ? gear.speed : 0, mustLeave: false }
}

/** Is the Zodiac's turn in zone 5 of this quadrimester still to come? */
function hasTurnAhead({ seat, quadrimester }: Mind, state: State, zodiac: number): boolean {
  // To have come to the next quadrimester must not make it look nearer than it did before.
  if (state.quadrimester !== quadrimester) return false
  if (state.phase === IN_PLACEMENT) return state.quadrimester > 1
  if (state.phase !== IN_RESOLUTION) return false
  const frame = findFrame(state, 'resolution')
  const zone = frame < 0 ? 0 : (state.stack[frame + FRAME_A] as number)
  if (zone !== HIGH_SEAS) return zone < HIGH_SEAS && state.quadrimester > 1
  if (((state.sailed >> zodiac) & 1) === 1) return false
  if (ownFrame(state, 'sea', seat) >= 0) return true
  const seas = findFrame(state, 'high-seas')
  return seas >= 0 && state.order.indexOf(seat) >= (state.stack[seas + FRAME_A] as number)
}

/** Points that a move under way has cost so far. */
function underway({ set, dollar }: Mind, state: State, zodiac: number): number {
  const frame = findFrame(state, 'voyage')
  if (frame < 0 || state.stack[frame + FRAME_A] !== zodiac || findFrame(state, 'dive') >= 0) return 0
  const cost = travelCost(set, state.stack[frame + FRAME_B] as number, state.engines)
  return Math.max(0, cost) * dollar
}
