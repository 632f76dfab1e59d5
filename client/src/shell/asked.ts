import { createEffect, createMemo, createSignal, on, type Accessor } from 'solid-js'

interface Asked<T> {
  /** Null until the first answer has come. */
  readonly value: Accessor<T | null>
  /** What is known without asking. */
  readonly set: (value: T) => void
  readonly askAgain: () => Promise<void>
}

/**
 * What is asked for when its part of the page appears, and anew whenever `key` changes; an answer that comes later than the next question is
 * not taken. A resource would take away the whole page round it meanwhile.
 */
export function createAskedFor<T>(key: () => unknown, ask: () => Promise<T>): Asked<T> {
  const [value, setValue] = createSignal<T | null>(null)
  let asked = 0
  const askAgain = async (): Promise<void> => {
    const question = ++asked
    const come = await ask()
    if (question === asked) setValue(() => come)
  }
  createEffect(on(createMemo(key), () => void askAgain()))
  const set = (known: T): void => {
    // What was asked before that is older.
    asked++
    setValue(() => known)
  }
  return { value, set, askAgain }
}

/** What is asked for once. */
export function createAsked<T>(ask: () => Promise<T>): Accessor<T | null> {
  return createAskedFor(() => null, ask).value
}
