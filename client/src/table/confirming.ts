import type { WhyReading } from '@fathom/protocol'
import type { Answer } from '../api/http.ts'

/** The longest chain that the server can be asked about. */
const LONGEST = 16

/** A question that waits for an answer. */
export interface Question {
  /** What I am about to do, in the game's words; may be empty. */
  readonly words: string
  /** What it throws away, where that is why it is asked. */
  readonly warning?: string
  readonly answer: (isYes: boolean) => void
}

/**
 * Asks once more before what can't be undone, one question at a time.
 * @param ask the server, whether a chain of actions would be final
 * @param setQuestion shows a question; null: none
 */
export function createConfirming(
  ask: (actions: readonly string[]) => Promise<Answer<WhyReading>>,
  setQuestion: (question: Question | null) => void,
) {
  let isBusy = false
  const confirmed = (words: string): Promise<boolean> =>
    new Promise((resolve) => {
      setQuestion({
        words,
        answer: (isYes) => {
          setQuestion(null)
          resolve(isYes)
        },
      })
    })
  return {
    /** True for what can be undone, and for what I have said yes to. What the server does not tell of it will refuse by itself. */
    async mayGoOn(actions: readonly string[], words: string): Promise<boolean> {
      if (isBusy) return false
      isBusy = true
      try {
        if (actions.length > LONGEST) return await confirmed(words)
        const answer = await ask(actions)
        return !answer.ok || answer.value.final?.[0] !== true || (await confirmed(words))
      } finally {
        isBusy = false
      }
    },
  }
}
