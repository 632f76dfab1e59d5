import { refusal as because, type Seat } from '@fathom/kernel'
import { add, type Rank } from '../book.ts'
import { A, B, pop, push, setTop, top } from '../stack.ts'
import { SITES } from '../state.ts'
import type { Decision, Look, Play } from '../topic.ts'
import { MAP_KINDS, MARKET, type MapKind } from '../types.ts'

/** There is one map of each number beside the board, of either kind: who has it? -1 for nobody. */
function ownerOf({ state }: Look, kind: MapKind, number: number): Seat {
  const maps = kind === 'satellite' ? state.satelliteMaps : state.mercenaryMaps
  for (let seat = 0; seat < state.seats; seat++) if (maps[seat * SITES + number] !== 0) return seat
  return -1
}

function addMaps(look: Look, kind: MapKind, out: Rank[]): void {
  for (let number = 1; number <= look.board.sites; number++) {
    if (ownerOf(look, kind, number) < 0) add(look.book, out, 'map', number)
  }
}

/** Takes a map of a chosen number; the frame stays while more are to be taken. */
function takeMap(play: Play, seat: Seat, kind: MapKind, number: number): void {
  const { state } = play
  const left = top(state, A) - 1
  if (left === 0) pop(state)
  else {
    setTop(state, A, left)
    setTop(state, B, top(state, B) | (1 << number))
  }
  push(state, 'gain-map', seat, number, MAP_KINDS.indexOf(kind))
}

/** Is nothing left to be taken? Then the frame goes. */
function settleMaps(play: Play, kind: MapKind): boolean {
  const ranks: Rank[] = []
  addMaps(play, kind, ranks)
  if (ranks.length > 0) return false
  pop(play.state)
  return true
}

/** Maps that come with a Satellite: different numbers, as the buyer likes (EN L1280). */
export const satelliteMap: Decision = {
  verbs: ['map'],
  legal: (look, _seat, out) => addMaps(look, 'satellite', out),
  explain: (look, _seat, action) => explainMap(look, 'satellite', action.do === 'map' ? action.number : 0),
  apply(play, seat, action) {
    if (action.do === 'map') takeMap(play, seat, 'satellite', action.number)
  },
  settle: (play) => settleMaps(play, 'satellite'),
}

/** The mercenary of zone 3 brings two maps of chosen numbers, unless its employer declines (EN L1513-1522, ruling 38). */
export const mercenaryMap: Decision = {
  verbs: ['map', 'skip'],
  isOwnTurn: true,
  legal(look, _seat, out) {
    addMaps(look, 'mercenary', out)
    if (top(look.state, B) === 0) add(look.book, out, 'skip')
  },
  explain(look, _seat, action) {
    if (action.do === 'skip') return because('deed-begun')
    return explainMap(look, 'mercenary', action.do === 'map' ? action.number : 0)
  },
  apply(play, seat, action) {
    const { state, events } = play
    if (action.do === 'map') {
      if (top(state, B) === 0) events.push({ type: 'mercenary-acts', seat, zone: MARKET })
      takeMap(play, seat, 'mercenary', action.number)
    } else {
      pop(state)
      events.push({ type: 'mercenary-discarded', seat, zone: MARKET, forced: false })
    }
  },
  settle: (play) => settleMaps(play, 'mercenary'),
}

/** Codes: `map-gone {number, seat}`, `no-such-site {number}`. */
function explainMap(look: Look, kind: MapKind, number: number): ReturnType<typeof because> {
  if (number > look.board.sites) return because('no-such-site', { number })
  return because('map-gone', { number, seat: ownerOf(look, kind, number) })
}
