import type { Refusal, Seat } from '@fathom/kernel'
import {
  colorName,
  OFF,
  spaceName,
  spaceOf,
  sunkenTreasure,
  tokenId,
  type Color,
  type ShipPlace,
  type SpaceName,
  type TokenId,
  type View,
} from '@fathom/sunken-treasure'
import { whyNoPlacing, whyNotCollect, whyNotMove, whyNotSail, wrongPhase } from './why.ts'

/**
 * From a gesture to an action: pure. What is allowed is what the list of legal actions says; what is pointed at only tells which
 * of them is meant, and what stands in the way when none is.
 */

/** A way to collect a tile: by a card of its colour (`joker` null) or with a joker. */
export interface Collecting {
  readonly joker: TokenId | null
  readonly text: string
}

/** The legal actions, sorted out: the text to send by what is pointed at. */
export interface Choices {
  readonly places: ReadonlyMap<SpaceName, string>
  readonly sails: ReadonlyMap<ShipPlace, string>
  /** By the space that the boat leaves, then by the one it goes to. */
  readonly moves: ReadonlyMap<SpaceName, ReadonlyMap<SpaceName, string>>
  readonly collects: ReadonlyMap<TokenId, readonly Collecting[]>
  readonly pays: ReadonlyMap<Color, string>
  readonly trades: ReadonlyMap<Color, string>
  readonly end: string | null
  readonly pass: string | null
}

export function choicesOf(legal: readonly string[]): Choices {
  const places = new Map<SpaceName, string>()
  const sails = new Map<ShipPlace, string>()
  const moves = new Map<SpaceName, Map<SpaceName, string>>()
  const collects = new Map<TokenId, Collecting[]>()
  const pays = new Map<Color, string>()
  const trades = new Map<Color, string>()
  let end: string | null = null
  let pass: string | null = null
  for (const text of legal) {
    const action = sunkenTreasure.notation.parse(text)
    if (action === null) continue
    if (action.do === 'place') places.set(spaceName(action.space), text)
    else if (action.do === 'sail') sails.set(action.to, text)
    else if (action.do === 'move') {
      const from = spaceName(action.from)
      moves.set(from, (moves.get(from) ?? new Map<SpaceName, string>()).set(spaceName(action.to), text))
    } else if (action.do === 'collect') {
      const token = tokenId(action.token)
      const way = { joker: action.joker === null ? null : tokenId(action.joker), text }
      collects.set(token, [...(collects.get(token) ?? []), way])
    } else if (action.do === 'pay') pays.set(colorName(action.color), text)
    else if (action.do === 'trade') trades.set(colorName(action.color), text)
    else if (action.do === 'end') end = text
    else pass = text
  }
  return { places, sails, moves, collects, pays, trades, end, pass }
}

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
  | { readonly can: null; readonly refusal: Refusal }

/** Rows of my boats under the ship that may still move or begin to collect, from the top. */
export function readyRows(view: View): number[] {
  return (view.turn?.ready ?? []).flatMap((count, depth) => (count > 0 ? [depth + 2] : []))
}

/** The boat that a click on a space moves: the one picked, as long as it may act; else the first that may. */
export function chosenRow(view: View, choices: Choices, picked: number | null): number | null {
  const rows = readyRows(view).filter((row) => choices.moves.has(spaceUnderShip(view, row)))
  return picked !== null && rows.includes(picked) ? picked : (rows[0] ?? null)
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
      return spot.on === 'card' ? null : aimPlace(view, choices, spot)
    case 'sail':
      return spot.on === 'card' ? null : aimSail(view, seat, choices, spot)
    case 'act':
      return spot.on === 'card' ? null : aimAct(view, seat, choices, chosen, spot)
    case 'pay':
      return aimCard(choices.pays, 'pay', view, spot)
    case 'wait':
      return aimCard(choices.trades, 'trade', view, spot)
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

function aimPlace(view: View, choices: Choices, spot: SeaSpot): Aim {
  const column = columnAt(spot)
  if (column < 1 || column >= OFF) return { can: null, refusal: wrongPhase(view, 'sail') }
  const text = choices.places.get(nameOf(column, rowAt(spot)))
  return text === undefined
    ? { can: null, refusal: whyNoPlacing(nameOf(column, rowAt(spot)), rowAt(spot)) }
    : { can: 'place', text, column }
}

function aimSail(view: View, seat: Seat, choices: Choices, spot: SeaSpot): Aim {
  const place = columnAt(spot)
  const text = choices.sails.get(place)
  return text === undefined
    ? { can: null, refusal: whyNotSail(view, seat, place, choices) }
    : { can: 'sail', text, place }
}

function aimAct(view: View, seat: Seat, choices: Choices, chosen: number | null, spot: SeaSpot): Aim {
  const column = columnAt(spot)
  if (column < 1 || column >= OFF) return { can: null, refusal: wrongPhase(view, 'sail') }
  if (spot.on === 'tile') {
    const ways = choices.collects.get(spot.token)
    if (ways !== undefined) return { can: 'collect', token: spot.token, ways }
  }
  const here = nameOf(column, rowAt(spot))
  const isReady = rowAt(spot) > 1 && choices.moves.has(here)
  if (spot.on === 'boat' && spot.seat === seat && isReady && chosen !== spot.row)
    return { can: 'choose', row: spot.row }
  const from = chosen === null ? null : spaceUnderShip(view, chosen)
  const text = from === null ? undefined : choices.moves.get(from)?.get(here)
  if (from !== null && text !== undefined) return { can: 'move', text, from, to: here }
  if (spot.on === 'tile') return { can: null, refusal: whyNotCollect(view, seat, spot) }
  if (isReady && spot.on === 'space' && chosen !== spot.row) return { can: 'choose', row: spot.row }
  return { can: null, refusal: whyNotMove(view, seat, from, { column, row: rowAt(spot) }) }
}

function aimCard(legal: ReadonlyMap<Color, string>, can: 'pay' | 'trade', view: View, spot: Spot): Aim {
  if (spot.on !== 'card') return { can: null, refusal: wrongPhase(view, can === 'pay' ? 'move' : 'sail') }
  const text = legal.get(spot.color)
  return text === undefined ? { can: null, refusal: wrongPhase(view, can) } : { can, text, color: spot.color }
}
