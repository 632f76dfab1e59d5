import * as v from 'valibot'

/** The drawn signs that somebody may choose to be told by, beside their name. */
export const EMBLEMS = [
  'anchor',
  'compass',
  'helm',
  'ship',
  'lighthouse',
  'lantern',
  'amphora',
  'key',
  'octopus',
  'fish',
  'shell',
  'starfish',
] as const
export const Emblem = v.picklist(EMBLEMS)
export type Emblem = v.InferOutput<typeof Emblem>

/** The colours of the seats, in turn order. */
export const SEAT_COLORS = ['green', 'white', 'red', 'blue', 'violet'] as const
export const SeatColor = v.picklist(SEAT_COLORS)
export type SeatColor = v.InferOutput<typeof SeatColor>
