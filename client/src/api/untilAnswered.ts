import type { Answer } from './http.ts'

/** So often something is asked before the page says that nobody answers. */
const TRIES = 4
/** Between two tries, in milliseconds. */
const PAUSE = 2_000

/**
 * Asks again while nobody answers: the server may have done it, and its answer was lost.
 * @param ask what means the same when it is asked twice
 */
export async function untilAnswered<T>(ask: () => Promise<Answer<T>>, pause = PAUSE): Promise<Answer<T>> {
  for (let tries = 1; ; tries++) {
    const answer = await ask()
    if (answer.ok || answer.problem.kind !== 'offline' || tries === TRIES) return answer
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}
