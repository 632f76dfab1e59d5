/** What a screen reader is told, and when: sentences one by one would cut each other short. */

/** Sentences that come within this time of each other are said as one; milliseconds. */
export const BURST = 120
/** However many sentences follow each other, they are said after this time at the latest; milliseconds. */
export const LONGEST = 700

/** Where words appear to be read: in their turn, or at once. */
export interface Regions {
  polite(words: string): void
  urgent(words: string): void
}

/** The voice of a page; what has not been said yet waits in it. */
export function createVoice(regions: Regions) {
  let waiting: string[] = []
  let question = ''
  /** Something was said at once since the question came up, which holds while it is asked. */
  let isAnswered = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let since = 0
  let last = ''

  const wait = (): void => {
    const now = performance.now()
    if (timer === undefined) since = now
    clearTimeout(timer)
    timer = setTimeout(speak, Math.max(0, Math.min(BURST, since + LONGEST - now)))
  }
  const speak = (): void => {
    timer = undefined
    const next = [...waiting, question].filter((each) => each !== '').join(' ')
    // What was answered to the question before holds no more.
    if (question !== '' && !isAnswered) regions.urgent('')
    waiting = []
    question = ''
    if (next === '') return
    last = next
    regions.polite(next)
  }
  const sayNow = (sentence: string): void => {
    last = sentence
    isAnswered = true
    regions.urgent(sentence)
  }
  return {
    /** Says a sentence when the reader has a moment; sentences that come at once are said as one, in their order. */
    say: (sentence: string): void => {
      if (sentence === '') return
      waiting.push(sentence)
      wait()
    },
    /**
     * Says what is asked now: after all that has happened. Of two questions at once only the later one still holds.
     * @param sentence empty: nothing is asked any more, and a question that was not said yet stays unsaid
     */
    ask: (sentence: string): void => {
      question = sentence
      isAnswered = false
      if (sentence !== '') wait()
    },
    /** Says it now: why something was not possible. */
    sayNow,
    /** Somebody else takes the page up: what waits stays unsaid, and nothing of what was said is left to be read. */
    hush: (): void => {
      clearTimeout(timer)
      timer = undefined
      waiting = []
      question = ''
      last = ''
      regions.polite('')
      regions.urgent('')
    },
    /** Says once more what was said last. */
    repeat: (): void => {
      if (last !== '') sayNow(last)
    },
  }
}

/** A region whose text stays the same is not read again: a no-break space makes it another text. */
export function otherThan(before: string, next: string): string {
  return before === next && next !== '' ? `${next}\u00a0` : next
}
