import { refusal as because, type Seat } from '@fathom/kernel'
import { add } from '../actionTable.ts'
import type { FoundId } from '../events.ts'
import { receive } from '../money/receive.ts'
import { hasSkilledCrew } from '../sea/boats.ts'
import { ISLAND } from '../frames.ts'
import { pop, setTop, top, topSeat } from '../stack.ts'
import { own, type State } from '../state.ts'
import type { Decision, Play } from '../topic.ts'
import { NOBODY, TREASURE_VALUES } from '../types.ts'

/** A found item: its place in the set's list. */
type Found = number

/** Tiles that lie on the island. */
export function tilesOnIsland(state: State): number {
  return state.islandUnseen + state.islandSeen.length
}

/**
 * A trip to the island: one tile by chance; a skilled sailor looks at two and keeps one (EN L917-931). Tiles are drawn when the frame comes
 * to the top: then the way there is paid for.
 */
export const island: Decision = {
  verbs: ['keep'],
  legal(look, _seat, out) {
    add(look.actionTable, out, 'keep', top(look.state, ISLAND.one))
    add(look.actionTable, out, 'keep', top(look.state, ISLAND.other))
  },
  explain(look, _seat, action) {
    if (action.do !== 'keep') return because('not-now', { verb: action.do, asked: 'island' })
    return because('not-found', { found: look.set.found[action.found]?.id ?? '' })
  },
  apply(play, seat, action) {
    if (action.do !== 'keep') return
    const { state } = play
    const isFirst = top(state, ISLAND.one) === action.found
    const other = top(state, isFirst ? ISLAND.other : ISLAND.one)
    // The other one goes back face down. The seats that have seen it know that it is there until somebody finds it.
    own(state, 'islandSeen').push(
      other * 16 + (top(state, isFirst ? ISLAND.otherSeenBy : ISLAND.oneSeenBy) | (1 << seat)),
    )
    pop(state)
    take(play, seat, action.found)
  },
  settle(play) {
    const { state } = play
    if (top(state, ISLAND.one) !== NOBODY) return false
    const seat = topSeat(state)
    const looksAtTwo = hasSkilledCrew(state, top(state, ISLAND.zodiac)) && tilesOnIsland(state) > 1
    const first = drawTile(play)
    if (!looksAtTwo) {
      pop(state)
      take(play, seat, first >> 4)
      return true
    }
    const second = drawTile(play)
    setTop(state, ISLAND.one, first >> 4)
    setTop(state, ISLAND.oneSeenBy, first & 15)
    setTop(state, ISLAND.other, second >> 4)
    setTop(state, ISLAND.otherSeenBy, second & 15)
    const found = [top(state, ISLAND.one), top(state, ISLAND.other)].map((tile) => play.set.found[tile]?.id as FoundId)
    play.events.push({ type: 'island-searched', seat, found })
    return true
  },
}

/**
 * Takes any of the tiles on the island: those that somebody has seen lie face down among the others.
 * @returns the tile times 16, and the bits of the seats that have seen it before
 */
function drawTile({ state, chance }: Play): number {
  const place = chance.below(tilesOnIsland(state))
  if (place < state.islandSeen.length) return own(state, 'islandSeen').splice(place, 1)[0] as number
  state.islandUnseen--
  return chance.draw(own(state, 'islandBag')) * 16
}

/** Items go to the supply, valuables are paid for and leave the game, treasures are lifted (EN L921-929). */
function take(play: Play, seat: Seat, found: Found): void {
  const { state, set } = play
  const tile = set.found[found]
  if (tile === undefined) return
  play.events.push({ type: 'found', seat, found: tile.id })
  if (tile.kind === 'tech') {
    const place = seat * set.items.kinds + tile.item
    state.items[place] = (state.items[place] as number) + 1
  } else if (tile.kind === 'treasure') {
    const place = seat * TREASURE_VALUES.length + TREASURE_VALUES.findIndex((value) => value === tile.treasure)
    state.treasures[place] = (state.treasures[place] as number) + 1
  } else receive(play, seat, tile.money, 'valuable')
}
