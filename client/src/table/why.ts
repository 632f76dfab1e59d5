import type { Language } from '@fathom/kernel'
import { MOST_WHYS, MOST_WHY_STEPS, type ErrorBody, type WhyReading } from '@fathom/protocol'
import type { Answer } from '../api/http.ts'

export interface WhyParts {
  readonly ask: (chains: readonly (readonly string[])[]) => Promise<Answer<WhyReading>>
  /** The version of the reading that the page shows, as I count. */
  readonly version: () => number
  readonly language: () => Language
  /** Something is known that was not. */
  readonly onAnswer: () => void
}

/**
 * Why chains of actions can't be taken now, as the server says it. What is asked about in one go is one request, one request is under way at a time, and
 * an answer is kept until the table changes (or the language).
 */
export function createWhy({ ask, version, language, onAnswer }: WhyParts) {
  /** The version and the language that `known` and `asked` are of. */
  let at = -1
  let spoken: Language | null = null
  const known = new Map<string, ErrorBody | null>()
  /** Each chain is asked about once a version, also if nobody answers. */
  const asked = new Set<string>()
  const waiting = new Map<string, readonly string[]>()
  let isUnderWay = false

  const forgetOld = (): void => {
    if (at === version() && spoken === language()) return
    at = version()
    spoken = language()
    known.clear()
    asked.clear()
    waiting.clear()
  }
  const send = async (): Promise<void> => {
    while (waiting.size > 0) {
      const chains = oneRequest(waiting)
      for (const [name] of chains) waiting.delete(name)
      const inLanguage = spoken
      const answer = await ask(chains.map(([, actions]) => actions))
      forgetOld()
      // An answer for another version fits no reading that is shown; the change that made it asks anew.
      if (!answer.ok || answer.value.version !== at || inLanguage !== spoken) continue
      chains.forEach(([name], index) => known.set(name, answer.value.refusals[index] ?? null))
      onAnswer()
    }
  }
  const sendSoon = async (): Promise<void> => {
    if (isUnderWay) return
    isUnderWay = true
    // Everything that is asked about in this turn of the page goes into one request.
    await Promise.resolve()
    await send().finally(() => (isUnderWay = false))
  }

  return {
    /** Why not, in the reader's language; null: nothing is in the way; undefined: not known (yet), and the server is being asked. */
    of(...actions: readonly string[]): ErrorBody | null | undefined {
      forgetOld()
      const name = actions.join('\n')
      if (!known.has(name) && !asked.has(name)) {
        asked.add(name)
        waiting.set(name, actions)
        void sendSoon()
      }
      return known.get(name)
    },
  }
}

/** Of the chains that wait as many as one request takes (`AskWhy`). */
function oneRequest(waiting: ReadonlyMap<string, readonly string[]>): [string, readonly string[]][] {
  let steps = 0
  return [...waiting].slice(0, MOST_WHYS).filter(([, { length }]) => (steps += length) <= MOST_WHY_STEPS)
}
