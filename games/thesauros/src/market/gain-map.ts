import type { Seat } from '@fathom/kernel'
import type { TileIndex } from '../set/tiles.ts'
import { A, B, pop, push, top, topSeat } from '../stack.ts'
import { SEATS, SITES, own } from '../state.ts'
import type { Play, Step } from '../topic.ts'
import { FACE_DOWN, MAP_KINDS, NO_TILE, type MapKind } from '../types.ts'
import { tileId } from '../view/names.ts'

/** Tiles that who has the first map of a site looks at (EN L666). */
const TILES_SEEN = 3

/**
 * A seat gains a map, from wherever: its cube at the site lets it know the tile. Where there is none yet it looks at the next three of the
 * size and chooses one (EN L664-690, ruling 17); further maps of a number change nothing there.
 */
export const gainMap: Step = {
  run(play) {
    const { state, events } = play
    const [seat, number, kind] = [topSeat(state), top(state, A), MAP_KINDS[top(state, B)] as MapKind]
    pop(state)
    const maps = kind === 'market' ? state.marketMaps : own(state, `${kind}Maps`)
    maps[seat * SITES + number] = (maps[seat * SITES + number] as number) + 1
    events.push({ type: 'map-gained', seat, number, kind })
    const cubes = state.cubes[number] as number
    if (((cubes >> seat) & 1) === 1) return
    own(state, 'cubes')[number] = cubes | (1 << seat)
    if (state.tileFace[number] === NO_TILE) lookAtTiles(play, seat, number)
    else if (state.tileFace[number] === FACE_DOWN) lookAtTile(play, seat, number)
  },
}

function lookAtTile(play: Play, seat: Seat, number: number): void {
  play.chance.reveal()
  play.events.push({ type: 'tile-looked', seat, number, tile: tileId(play, play.state.tiles[number] as TileIndex) })
}

/** Three tiles, or what there is of them (ruling 7). */
function lookAtTiles(play: Play, seat: Seat, number: number): void {
  const { state, events } = play
  const tiles: TileIndex[] = []
  for (let count = 0; count < TILES_SEEN; count++) {
    const tile = drawTile(play, number)
    if (tile >= 0) tiles.push(tile)
  }
  if (tiles.length === 0) return
  events.push({ type: 'tiles-seen', seat, number, tiles: tiles.map((tile) => tileId(play, tile)) })
  tiles.sort((a, b) => a - b)
  push(state, 'tile', seat, number, tiles.length, tiles[0], tiles[1], tiles[2])
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
