import { refusal as because, type Seat } from '@fathom/kernel'
import { add } from '../book.ts'
import { A, B, C, pop, top, topSeat } from '../stack.ts'
import { SEATS, own, type State } from '../state.ts'
import type { Decision, Play } from '../topic.ts'
import { FACE_DOWN } from '../types.ts'
import { tileId } from '../view/names.ts'

/** The tiles that are being looked at. */
function tilesOf(state: State): number[] {
  const tiles: number[] = []
  for (let place = 0; place < top(state, B); place++) tiles.push(top(state, C + place))
  return tiles
}

/** One of the tiles seen is laid face down on the site; the others go under the pile (EN L668). */
export const tile: Decision = {
  verbs: ['tile'],
  legal({ state, book }, _seat, out) {
    for (const seen of tilesOf(state)) add(book, out, 'tile', seen)
  },
  explain(look, _seat, action) {
    return because('tile-not-seen', { tile: action.do === 'tile' ? tileId(look, action.tile) : '' })
  },
  apply(play, seat, action) {
    if (action.do === 'tile') lay(play, seat, action.tile)
  },
  settle(play) {
    const { state } = play
    if (top(state, B) > 1) return false
    lay(play, topSeat(state), top(state, C))
    return true
  },
}

function lay(play: Play, seat: Seat, chosen: number): void {
  const { state, board, events } = play
  const number = top(state, A)
  const under = own(state, board.sea.isBig[number] === true ? 'bigUnder' : 'smallUnder')
  for (const seen of tilesOf(state)) if (seen !== chosen) under.push(seen * SEATS + seat)
  pop(state)
  own(state, 'tiles')[number] = chosen
  own(state, 'tileFace')[number] = FACE_DOWN
  events.push({ type: 'tile-laid', seat, number, tile: tileId(play, chosen) })
}
