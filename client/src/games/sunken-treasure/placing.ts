import type { SeatColor } from '../../art/seats.tsx'
import type { Tile } from './art/types.ts'
import type { Point, Rect, SeaLayout, SpotKey } from './layout.ts'
import { placeFlags, placeShips, type FlagPlace, type ShipItem, type ShipPlace } from './placingShips.ts'
import { around, sideGap, spread, type Place } from './rowOfPieces.ts'
import { abreast, clamp } from './spheres.ts'
import { boatKey, columns, dockRect, isInside, spaceAt, spaceRect, tileKey } from './layout.ts'

/** Where pieces are, for given contents: the board and the pointer ask the same functions. */

export interface BoatItem {
  readonly color: SeatColor
  /** Lies in the active ship's column and may still act: never drawn in one piece with others that may not. */
  readonly ready?: boolean
}

export interface SpaceItem {
  /** 1-6. */
  readonly column: number
  /** 2-5. */
  readonly row: number
  readonly tiles: readonly Tile[]
  readonly boats: readonly BoatItem[]
}

export interface Scene {
  readonly spaces: readonly SpaceItem[]
  readonly ships: readonly ShipItem[]
}

export interface TilePlace extends Place {
  readonly tile: Tile
}

export interface BoatPlace extends Place {
  readonly color: SeatColor
  readonly ready: boolean
  /** Of the sphere: smaller in a crowd. */
  readonly radius: number
  /** How many boats this one stands for: more than 1 only in a crowded space. */
  readonly count: number
  /** One of two lines: a sphere without hatch and feet. */
  readonly plain: boolean
  /** Others are so near that marks round it have to stay on it. */
  readonly isCrowded: boolean
  readonly keys: readonly SpotKey[]
}

export interface ScenePlaces {
  readonly tiles: readonly TilePlace[]
  readonly boats: readonly BoatPlace[]
  readonly ships: readonly ShipPlace[]
  readonly flags: readonly FlagPlace[]
}

export function placeScene(layout: SeaLayout, scene: Scene): ScenePlaces {
  return {
    tiles: scene.spaces.flatMap((space) => placeTiles(layout, space)),
    boats: scene.spaces.flatMap((space) => placeBoats(layout, space)),
    ships: Array.from({ length: columns }, (_, index) => placeShips(layout, scene.ships, index + 1)).flat(),
    flags: [...placeFlags(layout, scene.ships, 'left'), ...placeFlags(layout, scene.ships, 'right')],
  }
}

/** Tiles lie at the foot of their space, in lines from the bottom up; more than there is room for move together. */
export function placeTiles(layout: SeaLayout, space: SpaceItem): TilePlace[] {
  const rect = spaceRect(layout, space.column, space.row)
  const size = layout.tile
  const step = size + layout.tileGap
  const lines = Math.max(1, Math.min(Math.ceil(space.tiles.length / layout.tilesPerLine), linesOf(layout)))
  const perLine = Math.max(layout.tilesPerLine, Math.ceil(space.tiles.length / lines))
  return space.tiles.map((tile, index) => {
    const line = Math.floor(index / perLine)
    const inLine = Math.min(perLine, space.tiles.length - line * perLine)
    const x = spread(rect, inLine, step, size, index - line * perLine)
    const y = rect.y + rect.height - 7 - size / 2 - line * step
    return { key: tileKey(tile.id), tile, x, y, rect: around({ x, y }, size, size) }
  })
}

function linesOf(layout: SeaLayout): number {
  return layout.tilesPerLine > 2 ? 1 : 2
}

/** A boat of a crowd is so much smaller at the most: there is room for its letter yet. */
const LEAST_BOAT = 0.69
/** Water between two boats, and where a boat has a number beside it. */
const boatGap = 4
const countGap = 9

/**
 * Boats stand above the tiles. Up to as many as fit side by side are drawn one by one, more as one a seat with a number: smaller ones, and in two
 * lines rather than over one another.
 */
export function placeBoats(layout: SeaLayout, space: SpaceItem): BoatPlace[] {
  const rect = spaceRect(layout, space.column, space.row)
  const room = rect.width - 2 * sideGap
  const groups = groupBoats(space, space.boats.length > abreast(room, layout.boat, boatGap))
  const least = LEAST_BOAT * layout.boat
  const lines = groups.length > abreast(room, least, 2) ? 2 : 1
  const perLine = Math.ceil(groups.length / lines)
  const between = groups.some(({ count }) => count > 1) ? countGap : boatGap
  const radius = lines > 1 ? least : clamp(least, (room - (perLine - 1) * between) / (2 * perLine), layout.boat)
  // The hatch is 1.5 radii above the middle of the sphere; the feet are 1.2 below.
  const top = rect.y + (lines > 1 ? least + 2 : layout.boat * 1.5 + 6)
  return groups.map((group, index) => {
    const line = Math.floor(index / perLine)
    const x = spread(rect, perLine, 2 * radius + between, 2 * radius, index % perLine)
    const y = top + 2 * line * radius
    const box = lines > 1 ? around({ x, y }, 2 * radius, 2 * radius) : around({ x, y: y - radius * 0.1 }, 2 * radius + 4, radius * 2.8) // prettier-ignore
    return { ...group, x, y, radius, plain: lines > 1, isCrowded: groups.length > 1, rect: box }
  })
}

type BoatGroup = Pick<BoatPlace, 'key' | 'color' | 'ready' | 'count' | 'keys'>

function groupBoats(space: SpaceItem, merged: boolean): BoatGroup[] {
  const seen = new Map<SeatColor, number>()
  const groups = new Map<string, BoatGroup>()
  for (const boat of space.boats) {
    const index = seen.get(boat.color) ?? 0
    seen.set(boat.color, index + 1)
    const key = boatKey(space.column, space.row, boat.color, index)
    const ready = boat.ready ?? false
    const name = merged ? `${boat.color} ${ready}` : key
    const group = groups.get(name)
    groups.set(
      name,
      group
        ? { ...group, count: group.count + 1, keys: [...group.keys, key] }
        : { key, color: boat.color, ready, count: 1, keys: [key] },
    )
  }
  return [...groups.values()]
}

/** What lies under a point, the topmost first: a tile, boat or ship, then its space or dock. */
export function spotsAt(layout: SeaLayout, places: ScenePlaces, x: number, y: number): SpotKey[] {
  const pieces: Place[] = [...places.tiles, ...places.boats, ...places.ships, ...places.flags]
  const hit = pieces
    .filter((place) => isInside(place.rect, x, y))
    .toSorted((a, b) => distance(a, x, y) - distance(b, x, y))
    .map((place) => place.key)
  const space = spaceAt(layout, x, y)
  return space === null ? hit : [...hit, space]
}

function distance(place: Place, x: number, y: number): number {
  return Math.hypot(place.x - x, place.y - y)
}

/** The rectangle of any spot of the board, null if nothing of that name lies there. */
export function spotRect(layout: SeaLayout, places: ScenePlaces, key: SpotKey): Rect | null {
  if (key === 'dock:left' || key === 'dock:right') return dockRect(layout, key === 'dock:left' ? 'left' : 'right')
  const space = parseSpace(key)
  if (space) return spaceRect(layout, space.column, space.row)
  const boat = places.boats.find((place) => place.keys.includes(key))
  const other = [...places.tiles, ...places.ships, ...places.flags].find((place) => place.key === key)
  return (boat ?? other)?.rect ?? null
}

/** Column and row of a space's key; null for any other spot. */
export function parseSpace(key: string): { readonly column: number; readonly row: number } | null {
  const match = /^space:c(\d)r(\d)$/.exec(key)
  return match ? { column: Number(match[1]), row: Number(match[2]) } : null
}

/** Where a flight to or from a spot starts: the middle of a piece, the stop of a ship, where a boat would stand in a space. */
export function anchorPoint(layout: SeaLayout, places: ScenePlaces, key: SpotKey): Point | null {
  const space = parseSpace(key)
  const rect = spotRect(layout, places, key)
  if (!rect) return null
  const x = rect.x + rect.width / 2
  if (space?.row === 1) return { x, y: layout.waterline - 8 * layout.shipScale }
  if (space) return { x, y: rect.y + layout.boat * 1.5 + 6 }
  const place = places.boats.find((boat) => boat.keys.includes(key))
  return place ? { x: place.x, y: place.y } : { x, y: rect.y + rect.height / 2 }
}

/** Where a boat that comes to a space is shown: beside those that are there, over none of them while there is room. */
export function landingPoint(layout: SeaLayout, places: ScenePlaces, key: SpotKey): Point | null {
  const anchor = anchorPoint(layout, places, key)
  const there = places.boats.filter((boat) => boat.key.startsWith(key.replace('space', 'boat'))).length
  if (anchor === null || there === 0) return anchor
  return { x: anchor.x + Math.min(layout.lane * 0.36, (there + 1) * (layout.boat + boatGap / 2)), y: anchor.y }
}

/** Every space of rows 2-5, with nothing in it. */
export function emptySpaces(): SpaceItem[] {
  return Array.from({ length: columns * 4 }, (_, index) => ({
    column: Math.floor(index / 4) + 1,
    row: (index % 4) + 2,
    tiles: [],
    boats: [],
  }))
}
