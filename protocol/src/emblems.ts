import * as v from 'valibot'
import { EMBLEMS, SEAT_COLORS } from './emblemNames.ts'

export const Emblem = v.picklist(EMBLEMS)
export type Emblem = v.InferOutput<typeof Emblem>

export const SeatColor = v.picklist(SEAT_COLORS)
export type SeatColor = v.InferOutput<typeof SeatColor>
