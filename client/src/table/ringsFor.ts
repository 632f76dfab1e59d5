import type { Point, Thing } from '../lessons/lesson.ts'

/**
 * What is ringed for an action (in notation): the button or switch that does it, on a card beside the board or a form, where there is one in sight; else the
 * spots of the board where it would be done, or the switch that shows these. A ring round a whole zone leads nobody to the button on the card of that zone.
 */
export function ringsFor(
  action: string,
  spots: readonly string[],
  switchTo: (spot: string) => string | null = () => null,
): readonly Point[] {
  if (action === '') return []
  const name = action.replaceAll(' ', '-')
  const buttons = [`id:do-${name}`, `id:choose-${name}`, `id:switch-${name}`] as const
  const [first, ...others] = spotRings(spots, switchTo)
  return first === undefined ? [buttons] : [[...buttons, ...first], ...others]
}

/** The spots themselves, or the switches that show them. */
export function spotRings(
  spots: readonly string[],
  switchTo: (spot: string) => string | null = () => null,
): readonly (readonly Thing[])[] {
  return spots.map((spot) => {
    const switchId = switchTo(spot)
    return switchId === null ? [`spot:${spot}`] : [`spot:${spot}`, `id:${switchId}`]
  })
}
