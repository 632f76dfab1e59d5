import { refusal as because, type Seat } from '@fathom/kernel'
import { add } from '../actionTable.ts'
import { TILE, type Field } from '../frames.ts'
import { findFrame, numberIn, pop, push, setNumberIn, top, topSeat, type Frame } from '../stack.ts'
import { SEATS, own, type State } from '../state.ts'
import type { Decision, Play } from '../topic.ts'
import { FACE_DOWN } from '../types.ts'
import { tileId } from '../view/names.ts'

/** Where the frame has the tiles. */
const TILES = [TILE.first, TILE.second, TILE.third]

/** The tiles that are being looked at. */
export function tilesOf(state: State): number[] {
  return tilesIn(state, findFrame(state, 'tile'))
}

/** The tiles that a frame has. */
export function tilesIn(state: State, frame: Frame<'tile'>): number[] {
  const tiles: number[] = []
  const count = numberIn(state, frame, TILE.count)
  for (let place = 0; place < count; place++) tiles.push(numberIn(state, frame, TILES[place] as Field<'tile'>))
  return tiles
}

/** Puts as many other tiles into a frame as it has. */
export function setTilesIn(state: State, frame: Frame<'tile'>, tiles: readonly number[]): void {
  for (let place = 0; place < tiles.length; place++)
    setNumberIn(state, frame, TILES[place] as Field<'tile'>, tiles[place] as number)
}

/** Asks for the tile of a site. @param other the site that gets one of the rest, or 0 */
export function pushTile(state: State, seat: Seat, site: number, tiles: readonly number[], other = 0): void {
  push(state, 'tile', seat, TILE.site, site, TILE.count, tiles.length, TILE.other, other)
  setTilesIn(state, findFrame(state, 'tile'), tiles)
}

/**
 * The seat lays one of the tiles seen face down on the site; if they are for two sites, it then chooses one of the rest for the other site.
 * The rest goes under the pile (EN L662). Its order there can't matter: the piles have three tiles for every site (`checks/sea.ts`), so that
 * nobody ever draws what was put back.
 */
export const tile: Decision = {
  verbs: ['tile'],
  legal({ state, actionTable }, _seat, out) {
    for (const seen of tilesOf(state)) add(actionTable, out, 'tile', seen)
  },
  explain(look, _seat, action) {
    return because('tile-not-seen', { tile: action.do === 'tile' ? tileId(look, action.tile) : '' })
  },
  apply(play, seat, action) {
    if (action.do === 'tile') lay(play, seat, action.tile)
  },
  settle(play) {
    const { state } = play
    if (top(state, TILE.count) > 1) return false
    lay(play, topSeat(state), top(state, TILE.first))
    return true
  },
}

function lay(play: Play, seat: Seat, chosen: number): void {
  const { state, board, events } = play
  const [number, other] = [top(state, TILE.site), top(state, TILE.other)]
  const rest = tilesOf(state).filter((seen) => seen !== chosen)
  pop(state)
  own(state, 'tiles')[number] = chosen
  own(state, 'tileFace')[number] = FACE_DOWN
  events.push({ type: 'tile-laid', seat, number, tile: tileId(play, chosen) })
  if (other > 0 && rest.length > 0) {
    pushTile(state, seat, other, rest)
    return
  }
  const under = own(state, board.sea.isBig[number] === true ? 'bigUnder' : 'smallUnder')
  for (const seen of rest) under.push(seen * SEATS + seat)
}
