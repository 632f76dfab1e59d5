import { refusal as because, type Seat } from '@fathom/kernel'
import { add, type Rank } from '../actionTable.ts'
import { FREE_MAP, GAIN_MAP, MERCENARY_MAP } from '../frames.ts'
import { pop, push, setTop, top, topSeat } from '../stack.ts'
import { SITES } from '../state.ts'
import type { Decision, Look, Play } from '../topic.ts'
import { MAP_KINDS, MARKET, NO_TILE, type MapKind } from '../types.ts'

/** There is one map of each number beside the board, of either kind: who has it? -1 for nobody. */
function ownerOf({ state }: Look, kind: MapKind, number: number): Seat {
  const maps = kind === 'satellite' ? state.satelliteMaps : state.mercenaryMaps
  for (let seat = 0; seat < state.seats; seat++) if (maps[seat * SITES + number] !== 0) return seat
  return -1
}

/** Maps that nobody has, but for those whose numbers have been chosen already. */
function addMaps(look: Look, kind: MapKind, out: Rank[]): void {
  const chosen = top(look.state, FREE_MAP.chosen)
  for (let number = 1; number <= look.board.sites; number++) {
    if (((chosen >> number) & 1) === 0 && ownerOf(look, kind, number) < 0) add(look.actionTable, out, 'map', number)
  }
}

function hasMaps(look: Look, kind: MapKind): boolean {
  const ranks: Rank[] = []
  addMaps(look, kind, ranks)
  return ranks.length > 0
}

/** Marks a number as chosen. @returns how many maps are still to be chosen */
function choose({ state }: Play, number: number): number {
  const left = top(state, FREE_MAP.left) - 1
  setTop(state, FREE_MAP.left, left)
  setTop(state, FREE_MAP.chosen, top(state, FREE_MAP.chosen) | (1 << number))
  return left
}

/** Maps that come with a Satellite: different numbers, as the buyer likes (EN L1280). Each is gained before the next one is chosen. */
export const satelliteMap: Decision = {
  verbs: ['map'],
  legal: (look, _seat, out) => addMaps(look, 'satellite', out),
  explain: (look, _seat, action) => explainMap(look, 'satellite', action.do === 'map' ? action.number : 0),
  apply(play, seat, action) {
    if (action.do !== 'map') return
    if (choose(play, action.number) === 0) pop(play.state)
    push(play.state, 'gain-map', seat, GAIN_MAP.number, action.number, GAIN_MAP.kind, MAP_KINDS.indexOf('satellite'))
  },
  settle(play) {
    if (hasMaps(play, 'satellite')) return false
    pop(play.state)
    return true
  },
}

/**
 * The mercenary of zone 3 brings two maps of chosen numbers, unless its employer declines (ruling 38). Both are chosen before any tile is
 * looked at, because sites of one size share what is drawn (EN L1522, FR L1504).
 */
export const mercenaryMap: Decision = {
  verbs: ['map', 'skip'],
  isOwnTurn: true,
  legal(look, _seat, out) {
    addMaps(look, 'mercenary', out)
    if (top(look.state, FREE_MAP.chosen) === 0) add(look.actionTable, out, 'skip')
  },
  explain(look, _seat, action) {
    if (action.do === 'skip') return because('deed-begun')
    return explainMap(look, 'mercenary', action.do === 'map' ? action.number : 0)
  },
  apply(play, seat, action) {
    const { state, events } = play
    if (action.do === 'map') {
      const first = top(state, MERCENARY_MAP.first)
      if (first === 0) {
        events.push({ type: 'mercenary-acts', seat, zone: MARKET })
        setTop(state, MERCENARY_MAP.first, action.number)
      }
      if (choose(play, action.number) === 0) gainChosen(play, seat, first, action.number)
    } else {
      pop(state)
      events.push({ type: 'mercenary-discarded', seat, zone: MARKET, forced: false })
    }
  },
  settle(play) {
    const { state } = play
    if (hasMaps(play, 'mercenary')) return false
    const first = top(state, MERCENARY_MAP.first)
    if (first === 0) pop(state)
    else gainChosen(play, topSeat(state), 0, first)
    return true
  },
}

/** Takes the frame away and gains the maps: together where both sites lack a tile of the same size, else the first one first. */
function gainChosen(play: Play, seat: Seat, first: number, second: number): void {
  const { state, board } = play
  const kind = MAP_KINDS.indexOf('mercenary')
  const isShared =
    board.sea.isBig[first] === board.sea.isBig[second] &&
    state.tileFace[first] === NO_TILE &&
    state.tileFace[second] === NO_TILE
  pop(state)
  if (first > 0 && isShared) {
    push(state, 'gain-map', seat, GAIN_MAP.number, first, GAIN_MAP.kind, kind, GAIN_MAP.other, second)
    return
  }
  push(state, 'gain-map', seat, GAIN_MAP.number, second, GAIN_MAP.kind, kind)
  if (first > 0) push(state, 'gain-map', seat, GAIN_MAP.number, first, GAIN_MAP.kind, kind)
}

/** Codes: `map-gone {number, seat}`, `no-such-site {number}`. */
function explainMap(look: Look, kind: MapKind, number: number): ReturnType<typeof because> {
  if (number > look.board.sites) return because('no-such-site', { number })
  const isChosen = ((top(look.state, FREE_MAP.chosen) >> number) & 1) === 1
  return because('map-gone', { number, seat: isChosen ? topSeat(look.state) : ownerOf(look, kind, number) })
}
