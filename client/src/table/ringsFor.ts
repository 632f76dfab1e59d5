import type { Point } from '../lessons/lesson.ts'

/**
 * What is ringed for an action (in notation): the button or switch that does it, on a card beside the board or a form, where there is one in sight; else the
 * spots of the board where it would be done. A ring round a whole zone leads nobody to the button on the card of that zone.
 */
export function ringsFor(action: string, spots: readonly string[]): readonly Point[] {
  if (action === '') return []
  const name = action.replaceAll(' ', '-')
  const buttons = [`id:do-${name}`, `id:choose-${name}`, `id:switch-${name}`] as const
  const [first, ...others] = spots
  if (first === undefined) return [buttons]
  return [[...buttons, `spot:${first}`], ...others.map((spot) => `spot:${spot}` as const)]
}
