import { lineEnd, reputationX } from '../layout.ts'
import type { ScoreItem } from './types.ts'

/** A flag on the ladder of reputation: its staff stands at its number, the flag flies beside it. */
export interface FlagPlace {
  /** Where the staff stands. */
  readonly staff: number
  /** The flag's left edge. */
  readonly x: number
  readonly width: number
  /** 0 is the row between ladder and figures; 1 and above fly over the water. */
  readonly row: number
  readonly toLeft: boolean
}

export const flagHeight = 16
const flagWidth = 20
/** Room for what is above 50, written on the flag. */
const figureWidth = 18
/** No flag flies above this row, as long as there is room below. */
const HIGHEST = 2
/** The ladder ends here; more is written on the flag. */
const lastStep = 50

/** The flags of all seats, in their order: none covers another, and every staff stands at its seat's number. */
export function placeFlags(scores: readonly ScoreItem[]): readonly FlagPlace[] {
  const placed: FlagPlace[] = []
  for (const { reputation } of scores) placed.push(freePlace(reputation, placed))
  return placed
}

/** To the right of the staff if there is room, else to the left, else a row higher: first where it flies over water alone. */
function freePlace(reputation: number, others: readonly FlagPlace[]): FlagPlace {
  const staff = reputationX(reputation)
  const width = flagWidth + (reputation > lastStep ? figureWidth : 0)
  for (let tried = 0; ; tried++) {
    const mayCover = tried > HIGHEST
    const row = mayCover ? tried - HIGHEST - 1 : tried
    for (const toLeft of [false, true]) {
      const x = toLeft ? staff - width : staff
      const isFree = others.every((other) => other.row !== row || x + width <= other.x + 1 || other.x + other.width <= x + 1) // prettier-ignore
      if (isFree && (mayCover || row === 0 || x >= lineEnd)) return { staff, x, width, row, toLeft }
    }
  }
}

/** The upper edge of a row of flags, from the water's foot. */
export function flagTop(row: number): number {
  return row === 0 ? 6.5 : 6.5 - (flagHeight + 2) * row - 6
}
