import { createSignal, untrack } from 'solid-js'
import type { House } from '@fathom/protocol'
import { request, type Answer, type Problem } from '../api/http.ts'
import { language } from '../shell/preferences.ts'

interface Known {
  readonly language: string
  readonly answer: Answer<House>
}

const [known, setKnown] = createSignal<Known | null>(null)

/** What the house says to everybody, in the reader's language; null until it has come. */
export const house = (): House | null => {
  const answer = known()?.answer
  return answer?.ok === true ? answer.value : null
}

/** Why it could not be asked what the house says; null: it could, or the answer is on its way. */
export const noHouse = (): Problem | null => {
  const answer = known()?.answer
  return answer?.ok === false ? answer.problem : null
}

/** Asks what the house says, unless it is known in the reader's language. */
export async function askHouse(): Promise<void> {
  const wanted = language()
  const before = untrack(known)
  if (before?.language === wanted && before.answer.ok) return
  const answer = await request<House>('GET', '/house')
  // An answer that comes after the language has changed is an old one.
  if (untrack(language) === wanted) setKnown({ language: wanted, answer })
}

/** It has changed. */
export function forgetHouse(): void {
  setKnown(null)
}
