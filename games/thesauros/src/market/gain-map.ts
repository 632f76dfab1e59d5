import type { Seat } from '@fathom/kernel'
import type { TileIndex } from '../set/tiles.ts'
import { pushTile } from './tile.ts'
import { GAIN_MAP } from '../frames.ts'
import { pop, top, topSeat } from '../stack.ts'
import { SEATS, SITES, own } from '../state.ts'
import type { Play, AutomaticStep } from '../topic.ts'
import { FACE_DOWN, MAP_KINDS, NO_TILE, type MapKind } from '../types.ts'
import { tileId } from '../view/names.ts'

/** How many tiles the owner of a site's first map looks at (EN L661). */
const TILES_SEEN = 3

/**
 * A seat gains a map from anywhere. Its cube at the site lets it look at the tile. If there is none yet, it looks at the next three of the
 * site's size and chooses one (EN L661-669, ruling 17). More maps of the same number change nothing there. When a mercenary brings maps of
 * two sites that both lack a tile of one size, three tiles are drawn once and two of them kept (EN L1522, FR L1504).
 */
export const gainMap: AutomaticStep = {
  run(play) {
    const { state } = play
    const [seat, number, kind, other] = [
      topSeat(state),
      top(state, GAIN_MAP.number),
      MAP_KINDS[top(state, GAIN_MAP.kind)] as MapKind,
      top(state, GAIN_MAP.other),
    ]
    pop(state)
    const isEmpty = gain(play, seat, number, kind)
    const isOtherEmpty = other > 0 && gain(play, seat, other, kind)
    if (isEmpty) lookAtTiles(play, seat, number, isOtherEmpty ? other : 0)
  },
}

/** One map, the cube, and a look at the tile. @returns true if there is none to look at yet, and one has to be chosen */
function gain(play: Play, seat: Seat, number: number, kind: MapKind): boolean {
  const { state, events } = play
  const maps = kind === 'market' ? state.marketMaps : own(state, `${kind}Maps`)
  maps[seat * SITES + number] = (maps[seat * SITES + number] as number) + 1
  events.push({ type: 'map-gained', seat, number, kind })
  const cubes = state.cubes[number] as number
  if (((cubes >> seat) & 1) === 1) return false
  own(state, 'cubes')[number] = cubes | (1 << seat)
  if (state.tileFace[number] === FACE_DOWN) lookAtTile(play, seat, number)
  return state.tileFace[number] === NO_TILE
}

function lookAtTile(play: Play, seat: Seat, number: number): void {
  play.chance.reveal()
  play.events.push({ type: 'tile-looked', seat, number, tile: tileId(play, play.state.tiles[number] as TileIndex) })
}

/** Three tiles, or what there is of them (ruling 7), for a site, and for another one of its size if that is not 0. */
function lookAtTiles(play: Play, seat: Seat, number: number, other: number): void {
  const { state, events } = play
  const tiles: TileIndex[] = []
  for (let count = 0; count < TILES_SEEN; count++) {
    const tile = drawTile(play, number)
    if (tile >= 0) tiles.push(tile)
  }
  if (tiles.length === 0) return
  events.push({ type: 'tiles-seen', seat, number, tiles: tiles.map((tile) => tileId(play, tile)) })
  tiles.sort((a, b) => a - b)
  pushTile(state, seat, number, tiles, other)
}

/** The next tile of a site's size: one that nobody has seen, then those put back under the pile; -1 if there is none. */
function drawTile({ state, board, chance }: Play, number: number): TileIndex {
  const isBig = board.sea.isBig[number] === true
  const pile = isBig ? 'bigPile' : 'smallPile'
  if (state[pile].length > 0) return chance.draw(own(state, pile))
  const known = own(state, isBig ? 'bigUnder' : 'smallUnder').shift()
  if (known === undefined) return -1
  chance.reveal()
  return Math.floor(known / SEATS)
}
