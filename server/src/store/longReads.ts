import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Reads that go through all games of somebody, which may be ten thousand: one at a time, and after each the reader is the others' for as long, so that
 * who asks for nothing else keeps nobody from playing.
 */
export class LongReads {
  private last: Promise<unknown> = Promise.resolve()
  /** Those that have not begun, by what is asked: whoever asks the same has the same answer. */
  private readonly waiting = new Map<string, Promise<unknown>>()

  /** @param question the same for the same answer */
  ask<Answer>(question: string, read: () => Promise<Answer>): Promise<Answer> {
    const same = this.waiting.get(question)
    if (same !== undefined) return same as Promise<Answer>
    let took = 0
    const answer = this.last.then(async () => {
      this.waiting.delete(question)
      const since = performance.now()
      try {
        return await read()
      } finally {
        took = performance.now() - since
      }
    })
    this.waiting.set(question, answer)
    this.last = answer.catch(() => null).then(() => sleep(took, null, { ref: false }))
    return answer
  }
}
