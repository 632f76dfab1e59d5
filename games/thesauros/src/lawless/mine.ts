import { refusal as because, type Refusal, type Seat } from '@fathom/kernel'
import { add } from '../actionTable.ts'
import { boxBit } from '../dive/column.ts'
import type { TreasureValue } from '../events.ts'
import { cellAt, SHARK, treasureIn, type Tile } from '../set/tiles.ts'
import { turnTile } from '../sea/voyage.ts'
import type { Decision, Look, Play } from '../topic.ts'
import { NO_TILE } from '../types.ts'
import type { Action } from '../verbs.ts'
import { own } from '../state.ts'

/** What the mine covers: so many columns, and so many depths from the surface down (FR L1528). */
const MINE_WIDTH = 3
const MINE_DEPTH = 3

/**
 * The mine: once, at any choice of an own turn, on any tile that lies at sea; no map and no boat is needed (EN L1538-1544,
 * FR L1522-1539, rulings 17 and 38). `flow.ts` offers it beside the decision that is due.
 */
export const mine: Decision = {
  verbs: ['mine'],
  legal(look, seat, out) {
    if (look.state.mine !== seat) return
    for (let number = 1; number <= look.board.sites; number++) {
      for (let column = 1; column <= lastColumn(look, number); column++)
        add(look.actionTable, out, 'mine', number, column)
    }
  },
  explain,
  apply(play, seat, action) {
    if (action.do === 'mine') explode(play, seat, action.number, action.column)
  },
}

function tileAt({ state, set }: Look, number: number): Tile | undefined {
  return state.tileFace[number] === NO_TILE ? undefined : set.tiles[state.tiles[number] ?? -1]
}

/** The last column that can be the mine's left one, 0 where no tile lies. */
function lastColumn(look: Look, number: number): number {
  return Math.max(0, (tileAt(look, number)?.columns ?? 0) - MINE_WIDTH + 1)
}

/** Sharks are taken as if killed, treasures are gone for good; both boxes are exhausted. */
function explode(play: Play, seat: Seat, number: number, left: number): void {
  const { state, events } = play
  const tile = tileAt(play, number)
  if (tile === undefined) return
  state.mine = -1
  turnTile(play, seat, number)
  let sharks = 0
  const treasures: TreasureValue[] = []
  for (let depth = 1; depth <= MINE_DEPTH; depth++) {
    for (let column = left; column < left + MINE_WIDTH; column++) {
      const [bit, cell] = [boxBit(tile, column, depth), cellAt(tile, column, depth)]
      const covered = state.exhausted[number] as number
      if ((covered & bit) !== 0 || (cell !== SHARK && treasureIn(cell) === 0)) continue
      own(state, 'exhausted')[number] = covered | bit
      if (cell === SHARK) sharks++
      else treasures.push(treasureIn(cell) as TreasureValue)
    }
  }
  own(state, 'sharks')[seat] = (state.sharks[seat] as number) + sharks
  events.push({ type: 'mine-exploded', seat, number, column: left, sharks, treasures })
}

/** Codes: `no-mine`, `not-your-action` (it is not offered with this choice), `no-tile {number}`, `mine-too-far-right {number, column, last}`. */
function explain(look: Look, seat: Seat, action: Action): Refusal {
  if (action.do !== 'mine' || look.state.mine !== seat) return because('no-mine')
  const { number, column } = action
  const last = lastColumn(look, number)
  if (last === 0) return because('no-tile', { number })
  return column > last ? because('mine-too-far-right', { number, column, last }) : because('not-your-action')
}
