import type { GamePart } from '../games/page.ts'
import type { LogLine } from './logLines.ts'
import type { Model } from './model.ts'

/** Goes where a line of the log leads: to the board as it was, and to the place on it that the line tells of. */
export async function follow(model: Model, part: GamePart, { n, event }: LogLine): Promise<void> {
  await model.lookAt(n)
  if (event !== undefined) part.showEvent?.(event)
}
