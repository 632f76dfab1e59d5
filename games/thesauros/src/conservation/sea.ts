import { exhibitValue } from '../museum/rooms.ts'
import { SHARK, treasureIn } from '../set/tiles.ts'
import { tilesIn } from '../market/tile.ts'
import { ISLAND, VOYAGE } from '../frames.ts'
import { framesOf, numberIn } from '../stack.ts'
import { SEATS, SITES, ZODIAC_COUNT } from '../state.ts'
import { FACE_UP, FIRST_NEUTRAL, NOBODY, NO_TILE, PORT_AND_LAGOON, SEAPLANES, TREASURE_VALUES } from '../types.ts'
import { differs, sum, tallyOf, type Law, type Position } from './law.ts'

const KINDS = TREASURE_VALUES.length

/** A seat's own Zodiac stays its own; neutral ones may belong to anybody. A space with room for one Zodiac holds one. */
const zodiacs: Law = ({ state, set, board }) => {
  const taken: number[] = []
  const sailing = framesOf(state, 'voyage').map((frame) => numberIn(state, frame, VOYAGE.zodiac))
  for (let zodiac = 0; zodiac < ZODIAC_COUNT; zodiac++) {
    const [owner, space] = [state.zodiacOwner[zodiac] ?? -1, state.zodiacAt[zodiac] ?? -1]
    const isOwn = zodiac < state.seats
    const isInGame = isOwn || (zodiac >= FIRST_NEUTRAL && zodiac < FIRST_NEUTRAL + set.data.supply.neutralZodiacs)
    if (isOwn ? owner !== zodiac : !isInGame && owner !== -1) return `Zodiac ${zodiac} is seat ${owner}’s`
    if (owner === -1) continue
    if (space > 0 && state.crew[zodiac] === NOBODY) return `Zodiac ${zodiac} is at sea without a crew`
    // The Zodiac under way may be passing through another one's space.
    if (sailing.includes(zodiac)) continue
    if (board.sea.single[space] === true && taken.includes(space)) return `two Zodiacs are on space ${space}`
    taken.push(space)
  }
  return null
}

/** Grey seaplanes wait or fly; sabotaged ones do neither until maintenance. */
const seaplanes: Law = ({ state, board }) => {
  const count = state.seaplanes + state.flights.length
  const isSabotage = (state.mercenaryCube[SEAPLANES] ?? -1) >= 0 && count === 0
  return isSabotage ? null : differs('seaplanes', count, board.seaplanes)
}

/** Each dig tile is once in a pile, under one, at a site or in somebody's hands. */
const tiles: Law = ({ state, set, board }) => {
  const places = [state.bigPile, state.smallPile, under(state.bigUnder), under(state.smallUnder)].flat()
  for (let number = 1; number < SITES; number++) {
    const isThere = state.tileFace[number] !== NO_TILE
    if (isThere !== (state.tiles[number] ?? -1) >= 0) return `site ${number} has a tile or a side of it, but not both`
    if (isThere) places.push(state.tiles[number] ?? 0)
    if (isThere && (set.tiles[state.tiles[number] ?? 0]?.size === 'big') !== board.sea.isBig[number]) {
      return `site ${number} has a tile of the wrong size`
    }
    if (state.tileFace[number] !== FACE_UP && state.exhausted[number] !== 0) return `site ${number} is dug face down`
  }
  for (const frame of framesOf(state, 'tile')) {
    places.push(...tilesIn(state, frame))
  }
  const found = tallyOf(places, set.tiles.length)
  const wrong = found.findIndex((times) => times !== 1)
  return wrong < 0 ? null : `tile ${wrong} is ${found[wrong]} times there`
}

const under = (codes: readonly number[]): number[] => codes.map((code) => Math.floor(code / SEATS))

/** The tiles of the island that somebody has found: all that are nowhere else. */
function foundTiles({ state, set }: Position): number[] {
  const left = [...state.islandBag, ...state.islandSeen.map((code) => code >> 4)]
  for (const frame of framesOf(state, 'island')) {
    for (const field of [ISLAND.one, ISLAND.other]) {
      const tile = numberIn(state, frame, field)
      if (tile !== NOBODY) left.push(tile)
    }
  }
  return tallyOf(left, set.found.length).flatMap((times, tile) => (times === 0 ? [tile] : []))
}

/** Tiles of the island: unseen, seen, looked at or found; items that were found are somewhere. */
const island: Law = (position) => {
  const { state, set } = position
  const found = foundTiles(position)
  const { length } = set.found
  const inBox = state.islandBag.length - state.islandUnseen
  const wrong = differs('tiles beside the island', inBox, length - Math.min(set.data.supply.islandSlots, length))
  if (wrong !== null) return wrong
  for (let tile = 0; tile < length; tile++) {
    const item = set.found[tile]?.item ?? -1
    if (item < 0) continue
    let held = 0
    for (let place = item; place < state.items.length; place += set.items.kinds) held += state.items[place] ?? 0
    const missing = differs(`found items ${item}`, held, found.includes(tile) ? 1 : 0)
    if (missing !== null) return missing
  }
  return null
}

/** What is exhausted at sea: sharks and treasures by kind. */
function dugOut({ state, set }: Position): { sharks: number; treasures: number[] } {
  const treasures = TREASURE_VALUES.map(() => 0)
  let sharks = 0
  for (let number = 1; number < SITES; number++) {
    const cells = set.tiles[state.tiles[number] ?? -1]?.cells ?? []
    cells.forEach((cell, box) => {
      if ((((state.exhausted[number] ?? 0) >> box) & 1) === 0) return
      const kind = TREASURE_VALUES.findIndex((value) => value === treasureIn(cell))
      if (cell === SHARK) sharks++
      else if (kind >= 0) treasures[kind] = (treasures[kind] ?? 0) + 1
    })
  }
  return { sharks, treasures }
}

/** Boxes that a mine has covered at most: what was in them is gone. */
const MINED = 9

/** Sharks and treasures are where they came from, except what a mine has destroyed. */
const booty: Law = (position) => {
  const { state, set } = position
  const dug = dugOut(position)
  const wrong = differs('sharks', sum(state.sharks), dug.sharks)
  if (wrong !== null) return wrong
  const found = foundTiles(position)
  let destroyed = 0
  for (let kind = 0; kind < KINDS; kind++) {
    let held = 0
    for (let seat = 0; seat < state.seats; seat++) {
      held += (state.treasures[seat * KINDS + kind] ?? 0) + (state.stored[seat * KINDS + kind] ?? 0)
    }
    const value = TREASURE_VALUES[kind]
    for (const exhibit of state.exhibits) if (exhibit > 0 && exhibitValue(exhibit) === value) held++
    const lifted = (dug.treasures[kind] ?? 0) + found.filter((tile) => set.found[tile]?.treasure === value).length
    if (held > lifted) return `${held} treasures of $${value} instead of ${lifted}`
    destroyed += lifted - held
  }
  const isMined = (state.mercenaryCube[PORT_AND_LAGOON] ?? -1) >= 0 && state.mine === -1
  return destroyed > (isMined ? MINED : 0) ? `${destroyed} treasures are gone` : null
}

export const SEA_LAWS: readonly Law[] = [zodiacs, seaplanes, tiles, island, booty]
