import { createSignal } from 'solid-js'
import type { TimeControl, WhyReading } from '@fathom/protocol'
import type { Answer } from '../api/http.ts'
import type { Confirmation } from '../shell/preferences.ts'

/** A clock that holds so much at the start is for a game by turns, in seconds. */
const BY_TURNS = 3600

/** The longest chain that the server can be asked about. */
const LONGEST = 16

/** Whether this person is asked at this table before what can't be undone. */
export function isAsked(wish: Confirmation, timeControl: TimeControl | null): boolean {
  return wish === 'always' || (wish === 'by-turns' && timeControl !== null && timeControl.bank >= BY_TURNS)
}

/** A question that waits for an answer. */
export interface Question {
  /** What I am about to do, in the game's words; may be empty. */
  readonly words: string
  readonly answer: (isYes: boolean) => void
}

/** Asks once more before what can't be undone, one question at a time. */
export function createConfirming(ask: (actions: readonly string[]) => Promise<Answer<WhyReading>>) {
  const [question, setQuestion] = createSignal<Question | null>(null)
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
    question,
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
    /** Nobody is left waiting when the page is closed. */
    close: () => question()?.answer(false),
  }
}
