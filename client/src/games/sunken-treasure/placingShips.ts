import type { SeatColor } from '../../art/seats.tsx'
import { columns, dockRect, shipKey, spaceRect, type Point, type SeaLayout } from './layout.ts'
import { around, sideGap, spread, type Place } from './rowOfPieces.ts'

/** Where ships and their flags are. */

export interface ShipItem {
  readonly color: SeatColor
  /** 0 left of the board, 1-6 in that column, 7 off the board to the right. */
  readonly place: number
}

export interface ShipPlace extends Place {
  readonly color: SeatColor
  readonly scale: number
  /** In a crowd hulls lie behind one another and their flags are hoisted above them, each to be read: the middle of this one's. */
  readonly flag: (Point & { readonly scale: number }) | null
}

/** The flag of a ship that waits at a side of the board; (x, y) is its middle. */
export interface FlagPlace extends Place {
  readonly color: SeatColor
  readonly scale: number
}

/** A narrower lane would hide one of two hulls and its flag behind the other. */
const ROOM_FOR_TWO = 120

/** Ships in one column: two at most side by side where the lane has the room, more as a raft under their flags. (x, y) is the middle of the deck. */
export function placeShips(layout: SeaLayout, ships: readonly ShipItem[], column: number): ShipPlace[] {
  const here = ships.filter((ship) => ship.place === column)
  const rect = spaceRect(layout, column, 1)
  if (here.length > (rect.width < ROOM_FOR_TWO ? 1 : 2)) return placeRaft(layout, here, column)
  const crowd = here.length < 2 ? 1 : 0.88
  const room = rect.width - 2 * sideGap - Math.max(0, here.length - 1) * rect.width * 0.14
  const scale = Math.min(crowd * layout.shipScale, room / 86)
  const y = layout.waterline - 8 * scale
  return here.map((ship, index) => {
    const x = spread(rect, here.length, 88 * scale, 86 * scale, index)
    const top = Math.max(rect.y, y - 40 * scale)
    return {
      key: shipKey(ship.color),
      color: ship.color,
      scale,
      flag: null,
      x,
      y,
      rect: { x: x - 43 * scale, y: top, width: 86 * scale, height: y + 22 * scale - top },
    }
  })
}

/** Half as large, hull behind hull; the flags above them in one line or two. */
function placeRaft(layout: SeaLayout, here: readonly ShipItem[], column: number): ShipPlace[] {
  const rect = spaceRect(layout, column, 1)
  const scale = 0.5 * layout.shipScale
  const y = layout.waterline - 8 * scale
  const flag = { width: 28 * layout.flagScale + 1, height: 20 * layout.flagScale + 1 }
  const most = Math.max(1, Math.floor((rect.width - 2) / flag.width))
  const perLine = Math.ceil(here.length / Math.ceil(here.length / most))
  return here.map((ship, index) => {
    const line = Math.floor(index / perLine)
    const inLine = Math.min(perLine, here.length - line * perLine)
    const middle = {
      x: rect.x + rect.width / 2 + ((index % perLine) - (inLine - 1) / 2) * flag.width,
      y: y - 17 * scale - flag.height * (line + 0.5),
    }
    return {
      key: shipKey(ship.color),
      color: ship.color,
      scale,
      flag: { ...middle, scale: layout.flagScale },
      x: spread(rect, here.length, 62 * scale, 86 * scale, index),
      y,
      rect: around(middle, flag.width, flag.height),
    }
  })
}

/** Flags of waiting ships on the mast at a side: two columns on a wide screen, one on a phone. */
export function placeFlags(layout: SeaLayout, ships: readonly ShipItem[], side: 'left' | 'right'): FlagPlace[] {
  const here = ships.filter((ship) => (side === 'left' ? ship.place < 1 : ship.place > columns))
  const dock = dockRect(layout, side)
  const scale = layout.flagScale
  const across = dock.width >= 56 * scale ? 2 : 1
  const lines = Math.ceil(here.length / across)
  const step = Math.min(20 * scale + 1, (dock.height - 4 - 20 * scale) / Math.max(1, lines - 1))
  const middle = dock.x + dock.width / 2
  return here.map((ship, index) => {
    const column = index % across
    const x =
      across === 1 ? middle + Math.min(2, (dock.width - 28 * scale) / 2) : middle + (column === 0 ? -14 : 14) * scale
    const y = dock.y + 2 + 10 * scale + Math.floor(index / across) * step
    return { key: shipKey(ship.color), color: ship.color, scale, x, y, rect: around({ x, y }, 28 * scale, 20 * scale) }
  })
}

/**
 * Where the surface's number is written: on the left quay, clear of ships, in line with the numbers below.
 * @returns the middle of its foot; null while flags on the mast hang down to it
 */
export function quayNumber(layout: SeaLayout, ships: readonly ShipItem[]): (Point & { size: number }) | null {
  const [top, foot] = [quayTop(layout), layout.tops[1]]
  const size = Math.min(layout.headSize, (foot - top - 0.1) / 0.7)
  const at = { x: (layout.left - 5) / 2 + 2, y: (top + foot) / 2 + 0.35 * size, size }
  return placeFlags(layout, ships, 'left').some(({ rect }) => rect.y + rect.height > top) ? null : at
}

/** Where the front of the quay begins, under its planks. */
const quayTop = (layout: SeaLayout): number => layout.waterline + 8
