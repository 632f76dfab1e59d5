import {
  hasLoaded,
  isPending,
  meepleInPort,
  NOBODY,
  PORT,
  PORT_AND_LAGOON,
  queueStart,
  seatOf,
  SEATS,
  ZODIAC_COUNT,
  type State,
} from '@fathom/thesauros'
import { divesWorth, type Turn } from './dives.ts'
import { gearOf, type Gear } from './gear.ts'
import type { EvaluationContext } from './context.ts'
import { isSailor } from './people.ts'

/** A Zodiac in port wants somebody who goes aboard. */
export const IN_PORT = 0.33
/** A choice that is still open is worth nearly as much as its best end. */
const OPEN = 0.98
/** A find on the island, about, and being able to choose between two. */
const ISLAND = 1.2
const CHOICE = 1
/** What it is to others, in $. */
const ISLAND_MONEY = 5

/** The act of zone 7 that is due: what its meeple can do with what may be aboard. */
export function portWorth(context: EvaluationContext, state: State, hope: number): number {
  const meeple = meepleInPort(state, context.seat)
  if (meeple === NOBODY) return 0
  const canLoad = !hasLoaded(state, context.seat) || isPending(state, 'exchange')
  let best = 0
  for (let zodiac = 0; zodiac < ZODIAC_COUNT; zodiac++) {
    if (state.zodiacOwner[zodiac] !== context.seat || (state.crew[zodiac] as number) >= 0) continue
    const gear = gearOf(context, state, SEATS + zodiac, canLoad ? context.seat : -1)
    for (const worth of tripsOf(context, state, { gear, isSkilled: isSailor(state, meeple), hope }))
      best = Math.max(best, worth)
  }
  return OPEN * best
}

/** Who would sail with what. */
export interface Sailing {
  readonly gear: Gear
  readonly isSkilled: boolean
  /** Points that the Zodiac is worth as it lies in port; computed from its dives if not told. */
  readonly hope?: number
  /** Spaces of the lagoon, by their place in its list, that others will have taken: bits. */
  readonly taken?: number
}

/** What a Zodiac in port can be used for, in points: out to sea, and every free space of the lagoon that it has the gear for. */
export function tripsOf(
  context: EvaluationContext,
  state: State,
  { gear, isSkilled, hope: told, taken = 0 }: Sailing,
): number[] {
  const { board, set, dollar } = context
  const now: Turn = { from: PORT, isSkilled, mayDive: true, moves: gear.speed, mustLeave: true }
  const dives = divesWorth(context, state, gear, now)
  const hope = told ?? dives * IN_PORT
  // Whoever leaves does nothing ashore any more, and the Zodiac is no longer ready.
  const trips = [dives - hope - context.act * context.future]
  const bonus = isSkilled ? set.data.money.lagoonBonus : 0
  for (let place = 0; place < board.sea.lagoon.length; place++) {
    const space = board.sea.lagoon[place] as number
    if (((taken >> place) & 1) === 1 || state.zodiacAt.includes(space)) continue
    const kind = board.sea.kind[space]
    const money = catchOf(context, kind, gear)
    if (money > 0) trips.push((money + bonus) * dollar)
    else if (kind === 'island' && gear.island > 0 && state.islandUnseen + state.islandSeen.length > 0) {
      trips.push(ISLAND + (isSkilled ? CHOICE : 0))
    }
  }
  return trips.sort((a, b) => b - a)
}

/** $ that a space of the lagoon pays who has this gear aboard; 0 on the island. */
function catchOf({ set }: EvaluationContext, kind: string | undefined, gear: Gear): number {
  return kind === 'tour'
    ? set.data.money.tour
    : kind === 'lobster'
      ? gear.lobster
      : kind === 'coastal'
        ? gear.coastal
        : 0
}

/** Spaces of the lagoon that the meeples of others will take who stand before the seat's first one in the queue: bits. */
export function takenBefore(context: EvaluationContext, state: State): number {
  const start = queueStart(PORT_AND_LAGOON)
  let taken = 0
  for (let space = 0; space < (state.queued[PORT_AND_LAGOON] as number); space++) {
    const meeple = state.queues[start + space] as number
    if (meeple < 0) continue
    const other = seatOf(state, meeple)
    if (other === context.seat) break
    const place = bestSpace(context, state, other, taken)
    if (place >= 0) taken |= 1 << place
  }
  return taken
}

/** The space of the lagoon that pays another seat best, or -1. */
function bestSpace(context: EvaluationContext, state: State, other: number, taken: number): number {
  const zodiac = state.zodiacOwner.findIndex((owner, boat) => owner === other && (state.crew[boat] as number) < 0)
  if (zodiac < 0) return -1
  const { sea } = context.board
  const gear = gearOf(context, state, SEATS + zodiac, other)
  let [best, bestMoney] = [-1, 0]
  for (let place = 0; place < sea.lagoon.length; place++) {
    const space = sea.lagoon[place] as number
    if (((taken >> place) & 1) === 1 || state.zodiacAt.includes(space)) continue
    const isIsland = sea.kind[space] === 'island' && gear.island > 0 && state.islandUnseen + state.islandSeen.length > 0
    const money = isIsland ? ISLAND_MONEY : catchOf(context, sea.kind[space], gear)
    if (money > bestMoney) [best, bestMoney] = [place, money]
  }
  return best
}
