import type { Point } from './layout.ts'

/** Sizes of bathyscaphes' spheres in a crowd, and where the number of those that stand for several is. */

export interface Disc extends Point {
  readonly radius: number
}

/** A number within bounds. */
export function clamp(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(most, value))
}

/** How many spheres fit beside one another. */
export function abreast(room: number, radius: number, between: number): number {
  return Math.floor((room + between) / (2 * radius + between))
}

/** Font size of a count, for a disc of radius 1. */
export const COUNT = 1.75

/** Where the number of a boat that stands for several is: at the lower right of its sphere, beside the letter. */
export function countDisc({ x, y, radius }: Disc, letters: number): Disc {
  return { x: x + 0.9 * radius, y: y + 0.6 * radius, radius: Math.max(0.4 * radius, letters / COUNT) + 0.6 }
}
