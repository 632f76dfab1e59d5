import type { Log } from './log.ts'

/** A piece of work, and what the log says where it fails. */
export type Step = readonly [failure: string, work: () => unknown]

/**
 * Does one step after the other. Where one fails the next is tried all the same; once the server stops none begins, and what the stop interrupts is no
 * failure.
 */
export async function doInTurn(steps: readonly Step[], log: Log, isClosing: () => boolean): Promise<void> {
  for (const [failure, work] of steps) {
    if (isClosing()) return
    try {
      await work()
    } catch (error) {
      if (!isClosing()) log.error({ err: error }, failure)
    }
  }
}
