import type { Seat } from '@fathom/kernel'
import {
  OFF,
  spaceName,
  spaceOf,
  type Action,
  type Color,
  type ShipPlace,
  type SpaceName,
  type TokenId,
  type View,
} from '@fathom/sunken-treasure'
import { notation } from '@fathom/sunken-treasure/notation'
import type { Choices, Collecting } from './choices.ts'

/**
 * From a gesture to an action: pure. What is allowed is what the list of legal actions says; what is pointed at only tells which
 * of them is meant, and when none is, which other action: the server says why not.
 */

/** Something on the page that can be pointed at. */
export type Spot =
  /** A space of rows 2-5, or with row 1 the surface above a column. */
  | { readonly on: 'space'; readonly column: number; readonly row: number }
  | { readonly on: 'tile'; readonly token: TokenId; readonly column: number; readonly row: number }
  | { readonly on: 'boat'; readonly seat: Seat; readonly column: number; readonly row: number }
  | { readonly on: 'ship'; readonly seat: Seat; readonly place: ShipPlace }
  /** Beside the board: 0 on the left, 7 on the right. */
  | { readonly on: 'dock'; readonly place: ShipPlace }
  | { readonly on: 'card'; readonly color: Color }

/** What a click on a spot would do; several ways only for a tile. */
export type Aim =
  | { readonly can: 'place'; readonly text: string; readonly column: number }
  | { readonly can: 'sail'; readonly text: string; readonly place: ShipPlace }
  | { readonly can: 'move'; readonly text: string; readonly from: SpaceName; readonly to: SpaceName }
  | { readonly can: 'collect'; readonly token: TokenId; readonly ways: readonly Collecting[] }
  | { readonly can: 'pay' | 'trade'; readonly text: string; readonly color: Color }
  | { readonly can: 'choose'; readonly row: number }
  /** It is picked already: a second click changes nothing, one boat is always ready to move. */
  | { readonly can: 'picked' }
  /** What was meant, in notation; the game refuses it. */
  | { readonly can: null; readonly meant: string }

/** Rows of my boats under the ship that may still move or begin to collect, from the top. */
export function readyRows(view: View): number[] {
  return (view.turn?.ready ?? []).flatMap((count, depth) => (count > 0 ? [depth + 2] : []))
}

/**
 * The boat that a click on a space moves: the one picked, as long as it may act; else the first that has something to collect; else the first that may act.
 */
export function chosenRow(view: View, choices: Choices, picked: number | null): number | null {
  const rows = readyRows(view).filter((row) => choices.moves.has(spaceUnderShip(view, row)))
  if (picked !== null && rows.includes(picked)) return picked
  return rows.find((row) => collectsIn(view, choices, spaceUnderShip(view, row))) ?? rows[0] ?? null
}

function collectsIn({ spaces }: View, { collects }: Choices, space: SpaceName): boolean {
  return spaces.some(
    ({ column, row, tokens }) => nameOf(column, row) === space && tokens.some(({ token }) => collects.has(token)),
  )
}

/** The space of a row in the active ship's column. */
export function spaceUnderShip(view: View, row: number): SpaceName {
  const column = view.active === null ? 1 : (view.players[view.active]?.ship ?? 1)
  return nameOf(Math.min(OFF - 1, Math.max(1, column)), row)
}

export function nameOf(column: number, row: number): SpaceName {
  return spaceName(spaceOf(column, row))
}

/**
 * What a click there would do, or why nothing. Null for things that nobody would expect to do anything now.
 * @param seat mine; it must be its turn
 * @param chosen row of the boat that a click on a space moves
 */
export function aimAt(view: View, seat: Seat, choices: Choices, chosen: number | null, spot: Spot): Aim | null {
  switch (view.phase) {
    case 'place':
      return spot.on === 'card' ? null : aimPlace(choices, spot)
    case 'sail':
      return spot.on === 'card' ? null : aimSail(choices, spot)
    case 'act':
      return spot.on === 'card' ? null : aimAct(view, seat, choices, chosen, spot)
    case 'pay':
      return aimCard(choices.pays, 'pay', spot)
    case 'wait':
      return aimCard(choices.trades, 'trade', spot)
    case 'over':
      return null
  }
}

type SeaSpot = Exclude<Spot, { on: 'card' }>

/** The column that a spot lies in: 0 and 7 beside the board. */
function columnAt(spot: SeaSpot): number {
  return spot.on === 'dock' || spot.on === 'ship' ? spot.place : spot.column
}

function rowAt(spot: SeaSpot): number {
  return spot.on === 'dock' || spot.on === 'ship' ? 1 : spot.row
}

const { make } = notation

function cant(action: Action): Aim {
  return { can: null, meant: make(action) }
}

/** Beside the board there is nothing to be done with boats: only ships go there. */
const BESIDE: Action = { do: 'sail', to: 1 }

function aimPlace(choices: Choices, spot: SeaSpot): Aim {
  const [column, row] = [columnAt(spot), rowAt(spot)]
  if (column < 1 || column >= OFF) return cant(BESIDE)
  const text = choices.places.get(nameOf(column, row))
  return text === undefined ? cant({ do: 'place', space: spaceOf(column, row) }) : { can: 'place', text, column }
}

function aimSail(choices: Choices, spot: SeaSpot): Aim {
  const place = columnAt(spot)
  const text = choices.sails.get(place)
  return text === undefined ? cant({ do: 'sail', to: place }) : { can: 'sail', text, place }
}

function aimAct(view: View, seat: Seat, choices: Choices, chosen: number | null, spot: SeaSpot): Aim {
  const column = columnAt(spot)
  if (column < 1 || column >= OFF) return cant(BESIDE)
  if (spot.on === 'tile') {
    const ways = choices.collects.get(spot.token)
    if (ways !== undefined) return { can: 'collect', token: spot.token, ways }
  }
  const here = nameOf(column, rowAt(spot))
  const isReady = rowAt(spot) > 1 && choices.moves.has(here)
  // Who clicks a tile beside a boat of theirs means to collect it: no other boat comes instead.
  if (spot.on === 'tile' && (isReady || isCollecting(view, column, spot.row)))
    return { can: null, meant: `collect ${spot.token}` }
  if (spot.on === 'boat' && spot.seat === seat && isReady && chosen !== spot.row)
    return { can: 'choose', row: spot.row }
  const from = chosen === null ? null : spaceUnderShip(view, chosen)
  const text = from === null ? undefined : choices.moves.get(from)?.get(here)
  if (from !== null && text !== undefined) return { can: 'move', text, from, to: here }
  if (spot.on === 'tile') return { can: null, meant: `collect ${spot.token}` }
  if (isReady && spot.on === 'space' && chosen !== spot.row) return { can: 'choose', row: spot.row }
  // Where the boat lies that would move: no move is meant.
  if (from === here && (spot.on === 'boat' || spot.on === 'space')) return { can: 'picked' }
  return { can: null, meant: `move ${from ?? here} ${here}` }
}

/** A boat of the active ship has collected there, and may go on. */
function isCollecting(view: View, column: number, row: number): boolean {
  return view.turn?.collecting === row && spaceUnderShip(view, row) === nameOf(column, row)
}

function aimCard(legal: ReadonlyMap<Color, string>, can: 'pay' | 'trade', spot: Spot): Aim {
  if (spot.on !== 'card') return cant(BESIDE)
  const text = legal.get(spot.color)
  return text === undefined ? { can: null, meant: `${can} ${spot.color}` } : { can, text, color: spot.color }
}
