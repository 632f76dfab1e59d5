import type { Component } from 'solid-js'
import { withWords } from '../text/parts.ts'

/** The page, once its words are there. */
export function loadPage(): Promise<Component<{ game: string; lesson: string | null }>> {
  return withWords(async () => (await import('./LearnPage.tsx')).LearnPage)
}
