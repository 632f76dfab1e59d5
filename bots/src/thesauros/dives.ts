import {
  accessOf,
  BURIED,
  DEPTHS,
  FACE_DOWN,
  FACE_UP,
  HIDDEN,
  NO_TILE,
  SHARK,
  SITES,
  treasureIn,
  TREASURE_VALUES,
  type State,
} from '@fathom/thesauros'
import { distances } from './distances.ts'
import type { Gear } from './gear.ts'
import type { Mind } from './mind.ts'
import { unsoldWorth } from './museum.ts'

/** A turn that a dive is away makes it less likely, and so does every dive before it. */
const A_TURN = 0.25
const AFTER = 0.6
const LIKELY = 1.1
/** Of two that are equally far in turns the nearer one. */
const A_SPACE = 0.004
/** $ for finding or freeing something, as points. */
const TROUBLE = 0.3
/** A shark that is killed. */
const A_SHARK = 2
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

const worths: number[] = []
const found: number[] = []

/** What all dives to come of one Zodiac are worth, the best first. */
export function divesWorth(mind: Mind, state: State, gear: Gear, turn: Turn): number {
  const { board, seat } = mind
  let maps = 0
  for (let number = 1; number <= board.sites; number++) if (hasMap(state, seat, number)) maps |= 1 << number
  if (maps === 0) return 0
  const table = distances(board.sea, maps)
  const lifts = turn.isSkilled ? 2 : 1
  worths.length = 0
  for (let number = 1; number <= board.sites; number++) {
    if (((maps >> number) & 1) === 0) continue
    const spaces = board.sea.siteSpaces[number] as readonly number[]
    const isKnown = state.tileFace[number] === FACE_UP || state.tileFace[number] === FACE_DOWN
    for (let place = 0; place < spaces.length; place++) {
      const space = spaces[place] as number
      const distance = table[turn.from * board.sea.spaces + space] as number
      if (distance < 0) continue
      const turns = Math.max(turn.mayDive ? 0 : 1, Math.ceil(Math.max(0, distance - turn.moves) / gear.speed))
      if (turns > mind.left) continue
      const chance = A_TURN ** turns * (1 - A_SPACE * distance)
      if (isKnown) addColumn(mind, state, gear, { number, column: place, lifts, isSkilled: turn.isSkilled, chance })
      else if (state.tileFace[number] === NO_TILE && place < 2) worths.push((UNKNOWN[gear.dive] ?? 0) * chance)
    }
  }
  worths.sort((a, b) => b - a)
  const count = Math.min(worths.length, mind.left + (turn.mayDive ? 1 : 0))
  let [sum, weight] = [0, LIKELY]
  for (let index = 0; index < count; index++) {
    sum += (worths[index] as number) * weight
    weight *= AFTER
  }
  return sum
}

interface Column {
  readonly number: number
  /** From 0. */
  readonly column: number
  readonly lifts: number
  readonly isSkilled: boolean
  readonly chance: number
}

/** Adds the dives that a column is good for, one after the other. */
function addColumn(mind: Mind, state: State, gear: Gear, at: Column): void {
  const sharks = collect(mind, state, gear, at)
  if (sharks < 0) return
  found.sort((a, b) => b - a)
  if (found.length === 0 && sharks > 0) worths.push(sharks * at.chance)
  for (let place = 0; place < found.length; place += at.lifts) {
    let worth = place === 0 ? sharks : 0
    for (let lift = place; lift < place + at.lifts && lift < found.length; lift++) worth += found[lift] as number
    worths.push(worth * at.chance)
  }
}

/** Fills `found` with what can be lifted. @returns points for sharks, -1 if there is no dive */
function collect(mind: Mind, state: State, gear: Gear, { number, column, isSkilled }: Column): number {
  const tile = mind.set.tiles[state.tiles[number] as number]
  found.length = 0
  if (tile === undefined) return -1
  const exhausted = state.exhausted[number] as number
  const isGuided = (state.mercenaryMaps[mind.seat * SITES + number] as number) > 0
  const isArmed = gear.roll <= 6 + 1
  const killed = Math.min(1, Math.max(0, (7 - (gear.roll - (isSkilled ? 1 : 0))) / 6))
  let sharks = 0
  for (let depth = 1; depth <= DEPTHS; depth++) {
    const place = (depth - 1) * tile.columns + column
    if (((exhausted >> place) & 1) === 1) continue
    const cell = tile.cells[place] as number
    if (cell === SHARK) {
      if (isArmed) sharks += depth <= gear.dive ? killed * A_SHARK : 0
      else if (!gear.hasCage) {
        if (state.rules.unarmedDive === 'whole-column') return -1
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
    found.push(unsoldWorth(mind, TREASURE_VALUES.indexOf(value as 3)) - trouble)
  }
  return sharks
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
