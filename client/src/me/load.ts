import type { Component } from 'solid-js'
import { withWords } from './text/index.ts'

/** The page, once its words are there. */
export function loadPage(): Promise<Component> {
  return withWords(async () => (await import('./MePage.tsx')).MePage)
}
