import { FACE_DOWN, FACE_UP, NO_TILE, QUADRIMESTERS, SITES, type State } from '@fathom/thesauros'
import { columnsOf, signatureOf } from './columns.ts'
import { distances } from './distances.ts'
import type { Gear } from './gear.ts'
import type { EvaluationContext } from './context.ts'

/** A turn that a dive is away makes it less likely, and so does every dive before it. */
const A_TURN = 0.25
const AFTER = 0.6
const LIKELY = 1.1
/** Of two that are equally far in turns the nearer one. */
const A_SPACE = 0.004
/** What a site whose tile is not known yet will offer, by the depth that can be reached. */
const UNKNOWN = [0, 0.6, 1, 1.3, 1.5]

/** A diver's turn: where the Zodiac is, and what it can still do before the next zone 5. */
export interface Turn {
  readonly from: number
  readonly isSkilled: boolean
  /** May it still dive in the quadrimester of now? */
  readonly mayDive: boolean
  /** Spaces that it may still move in it. */
  readonly moves: number
  /** It has just left port, and can't go back. */
  readonly mustLeave: boolean
}

/** What turns cost: `A_TURN` to the power of them. */
const TURNS_AWAY = Array.from({ length: QUADRIMESTERS + 1 }, (_, turns) => A_TURN ** turns)

/** The best dives, falling; written anew at each call. */
const best = new Float64Array(QUADRIMESTERS + 1)

/**
 * What all dives to come of one Zodiac are worth, the best first. Players ask for it many times in the same position and in those next to it, so
 * answers are kept as long as the sea stays as it is.
 */
export function divesWorth(context: EvaluationContext, state: State, gear: Gear, turn: Turn): number {
  const maps = mapsOf(context, state)
  if (maps === 0) return 0
  const { spaces } = context.board.sea
  const moving = (gear.speed * SPEEDS + turn.moves) * 2 + (turn.mayDive ? 1 : 0)
  const diving = signatureOf({ gear, isSkilled: turn.isSkilled, isGuided: false }, state)
  const key = ((diving * ALL_MAPS + maps) * SPEEDS * SPEEDS * 2 + moving) * spaces + turn.from
  const { worths } = seaOf(context, state)
  let worth = worths.get(key)
  if (worth === undefined) worths.set(key, (worth = compute(context, state, maps, { gear, turn })))
  return worth
}

/** Above the fastest Zodiac, and above all sets of sites' maps. */
const SPEEDS = 32
const ALL_MAPS = 2 ** (SITES + 1)

/** What a seat's dives depend on beside its gear and turn. Lists of a position that are shared are never written to: the same list is the same sea. */
interface Sea {
  readonly set: EvaluationContext['set']
  readonly board: EvaluationContext['board']
  readonly quadrimester: number
  readonly isSolo: boolean
  readonly tiles: State['tiles']
  readonly tileFace: State['tileFace']
  readonly exhausted: State['exhausted']
  readonly mercenaryMaps: State['mercenaryMaps']
  readonly worths: Map<number, number>
}

/** The last sea of each seat. */
const seas: (Sea | undefined)[] = []

function seaOf({ set, board, seat, quadrimester, isSolo }: EvaluationContext, state: State): Sea {
  const last = seas[seat]
  if (
    last !== undefined &&
    last.tiles === state.tiles &&
    last.exhausted === state.exhausted &&
    last.tileFace === state.tileFace &&
    last.mercenaryMaps === state.mercenaryMaps &&
    last.quadrimester === quadrimester &&
    last.isSolo === isSolo &&
    last.set === set &&
    last.board === board
  ) {
    return last
  }
  const { tiles, tileFace, exhausted, mercenaryMaps } = state
  const sea = { set, board, quadrimester, isSolo, tiles, tileFace, exhausted, mercenaryMaps, worths: new Map() }
  seas[seat] = sea
  return sea
}

interface Going {
  readonly gear: Gear
  readonly turn: Turn
}

function compute(context: EvaluationContext, state: State, maps: number, { gear, turn }: Going): number {
  const { board, seat } = context
  const { sea } = board
  const table = distances(sea, maps)
  const count = context.left + (turn.mayDive ? 1 : 0)
  best.fill(0, 0, count)
  for (let number = 1; number <= board.sites; number++) {
    if (((maps >> number) & 1) === 0) continue
    const spaces = sea.siteSpaces[number] as readonly number[]
    const face = state.tileFace[number]
    if (face !== FACE_UP && face !== FACE_DOWN && face !== NO_TILE) continue
    const isGuided = (state.mercenaryMaps[seat * SITES + number] as number) > 0
    const columns =
      face === NO_TILE ? null : columnsOf(context, state, number, { gear, isSkilled: turn.isSkilled, isGuided })
    const places = columns === null ? Math.min(2, spaces.length) : spaces.length
    for (let place = 0; place < places; place++) {
      const distance = table[turn.from * sea.spaces + (spaces[place] as number)] as number
      if (distance < 0) continue
      const turns = Math.max(turn.mayDive ? 0 : 1, Math.ceil(Math.max(0, distance - turn.moves) / gear.speed))
      if (turns > context.left) continue
      const chance = (TURNS_AWAY[turns] as number) * (1 - A_SPACE * distance)
      if (columns === null) keepBest((UNKNOWN[gear.dive] ?? 0) * chance, count)
      else for (const worth of columns[place] ?? []) keepBest(worth * chance, count)
    }
  }
  let [sum, weight] = [0, LIKELY]
  for (let index = 0; index < count; index++) {
    sum += (best[index] as number) * weight
    weight *= AFTER
  }
  return sum
}

/** Puts a dive where it belongs among the best `count`. */
function keepBest(worth: number, count: number): void {
  let place = count
  for (; place > 0 && (best[place - 1] as number) < worth; place--) {
    if (place < count) best[place] = best[place - 1] as number
  }
  if (place < count) best[place] = worth
}

/** Sites that a seat has any map of, as bits. */
export function mapsOf({ board, seat }: EvaluationContext, state: State): number {
  let maps = 0
  for (let number = 1; number <= board.sites; number++) if (hasMap(state, seat, number)) maps |= 1 << number
  return maps
}

export function hasMap(state: State, seat: number, number: number): boolean {
  const place = seat * SITES + number
  return (
    (state.marketMaps[place] as number) +
      (state.satelliteMaps[place] as number) +
      (state.mercenaryMaps[place] as number) >
    0
  )
}
