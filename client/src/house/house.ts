import { createSignal } from 'solid-js'
import type { House } from '@fathom/protocol'
import { request } from '../api/http.ts'
import { language } from '../shell/preferences.ts'

interface Known {
  readonly language: string
  readonly house: House
}

const [known, setKnown] = createSignal<Known | null>(null)

/** What the house says to everybody, in the reader's language; null until it has come. */
export const house = (): House | null => known()?.house ?? null

/** Asks what the house says, unless it is known in the reader's language. */
export async function askHouse(): Promise<void> {
  const wanted = language()
  if (known()?.language === wanted) return
  const answer = await request<House>('GET', '/house')
  if (answer.ok) setKnown({ language: wanted, house: answer.value })
}

/** It has changed. */
export function forgetHouse(): void {
  setKnown(null)
}
