import {
  accessOf,
  BURIED,
  DEPTHS,
  HIDDEN,
  SHARK,
  treasureIn,
  TREASURE_VALUES,
  type State,
  type Thesauros,
} from '@fathom/thesauros'
import type { Gear } from './gear.ts'
import type { EvaluationContext } from './context.ts'
import { unsoldWorth } from './museum.ts'

/** $ for finding or freeing something, as points. */
const TROUBLE = 0.3
/** A shark that is killed. */
const A_SHARK = 2
/** The lowest roll that only somebody unarmed would need: a six and the skill of one more are the most. */
const UNARMED = 8

/** Who dives, and with what. */
export interface Diver {
  readonly gear: Gear
  readonly isSkilled: boolean
  /** Has a mercenary's map: what is hidden is seen without a detector. */
  readonly isGuided: boolean
}

/** By column: what its dives are worth, one after the other. */
export type Columns = readonly (readonly number[])[]

/** Of one set: by quadrimester, solo or not, and tile; then by gear and what has been taken from the tile. */
type ColumnCache = (Map<number, Columns> | undefined)[]

const caches = new WeakMap<Thesauros['gameData']['set'], ColumnCache>()
/** So many kinds of dives are remembered and no more: enough for all games that a thread plays, and never a burden. */
const MOST = 100_000
let remembered = 0

/**
 * What the dives at a site whose tile is known are worth in points, before they are held to be likely or not. It depends on few things, and players
 * ask for it all the time: each answer is computed once.
 * @param number of the site
 */
export function columnsOf(context: EvaluationContext, state: State, number: number, diver: Diver): Columns {
  const tile = state.tiles[number] as number
  const exhausted = state.exhausted[number] as number
  const page = pageOf(context, tile)
  const key = exhausted * SIGNATURES + signatureOf(diver, state)
  let columns = page.get(key)
  if (columns === undefined) {
    columns = compute(context, tile, exhausted, diver, isWholeColumn(state))
    if (remembered++ < MOST) page.set(key, columns)
  }
  return columns
}

function pageOf({ set, quadrimester, isSolo }: EvaluationContext, tile: number): Map<number, Columns> {
  let cache = caches.get(set)
  if (cache === undefined) caches.set(set, (cache = []))
  const place = ((quadrimester << 1) | (isSolo ? 1 : 0)) * set.tiles.length + tile
  return (cache[place] ??= new Map<number, Columns>())
}

/** Without a weapon a shark forbids the whole column, not only what is below. */
function isWholeColumn({ rules }: State): boolean {
  return rules.unarmedDive === 'whole-column'
}

const SIGNATURES = 2 ** 16

/** All that matters of a diver, and of the rules for one, as a number below 65,536. */
export function signatureOf({ gear, isSkilled, isGuided }: Diver, state: State): number {
  const flags = (isSkilled ? 1 : 0) | (isGuided ? 2 : 0) | (gear.hasCage ? 4 : 0) | (isWholeColumn(state) ? 8 : 0)
  const roll = Math.min(UNARMED, Math.max(1, gear.roll)) - 1
  return (((((gear.dive << 3) | gear.reveal) << 3) | gear.free) << 7) | (roll << 4) | flags
}

function compute(context: EvaluationContext, tile: number, exhausted: number, diver: Diver, isWhole: boolean): Columns {
  const columns = context.set.tiles[tile]?.columns ?? 0
  return Array.from({ length: columns }, (_, column) => {
    const { sharks, treasures } = contents(context, { tile, exhausted, column, isWhole }, diver)
    if (sharks < 0) return []
    if (treasures.length === 0) return sharks > 0 ? [sharks] : []
    const lifts = diver.isSkilled ? 2 : 1
    const dives: number[] = []
    for (let place = 0; place < treasures.length; place += lifts) {
      let worth = place === 0 ? sharks : 0
      for (const treasure of treasures.slice(place, place + lifts)) worth += treasure
      dives.push(worth)
    }
    return dives
  })
}

interface Column {
  readonly tile: number
  readonly exhausted: number
  /** From 0. */
  readonly column: number
  /** Without a weapon a shark forbids the whole column, not only what is below. */
  readonly isWhole: boolean
}

/** What can be lifted, the best first, and points for sharks: -1 if there is no dive. */
function contents(
  context: EvaluationContext,
  { tile, exhausted, column, isWhole }: Column,
  { gear, isSkilled, isGuided }: Diver,
) {
  const treasures: number[] = []
  const { cells, columns } = context.set.tiles[tile] as EvaluationContext['set']['tiles'][number]
  const isArmed = gear.roll < UNARMED
  const killed = Math.min(1, Math.max(0, (7 - (gear.roll - (isSkilled ? 1 : 0))) / 6))
  let sharks = 0
  for (let depth = 1; depth <= DEPTHS; depth++) {
    const place = (depth - 1) * columns + column
    if (((exhausted >> place) & 1) === 1) continue
    const cell = cells[place] as number
    if (cell === SHARK) {
      if (isArmed) sharks += depth <= gear.dive ? killed * A_SHARK : 0
      else if (!gear.hasCage) {
        if (isWhole) return { sharks: -1, treasures }
        break
      }
      continue
    }
    const value = treasureIn(cell)
    if (value === 0 || depth > gear.dive) continue
    const access = accessOf(cell)
    if (access === HIDDEN && !isGuided && gear.reveal < depth) continue
    if (access === BURIED && gear.free < depth) continue
    const trouble = access === BURIED || (access === HIDDEN && !isGuided) ? TROUBLE : 0
    treasures.push(unsoldWorth(context, TREASURE_VALUES.indexOf(value as 3)) - trouble)
  }
  return { sharks, treasures: treasures.sort((a, b) => b - a) }
}
