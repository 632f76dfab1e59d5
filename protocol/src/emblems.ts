import * as v from 'valibot'
import { SEAT_COLORS } from './words.ts'

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

export const SeatColor = v.picklist(SEAT_COLORS)
export type SeatColor = v.InferOutput<typeof SeatColor>
