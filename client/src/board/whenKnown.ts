import { createEffect, createSignal } from 'solid-js'
import { sayNow } from '../shell/voice.tsx'

/** Says something as soon as there are words for it: why something can't be done, the server may have to be asked. */
export function sayWhenKnown() {
  const [words, setWords] = createSignal<(() => string) | null>(null)
  createEffect(() => {
    const sentence = words()?.() ?? ''
    if (sentence === '') return
    setWords(null)
    sayNow(sentence)
  })
  return {
    /** @param sentence empty while it is not known; the last one asked for counts */
    say: (sentence: () => string): void => void setWords(() => sentence),
    /** Drops a sentence that still waits for its words. */
    hush: (): void => void setWords(null),
  }
}
