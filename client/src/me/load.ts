import type { Component } from 'solid-js'
import { beforeLanguage, language } from '../shell/preferences.ts'
import { loadWords } from './text/index.ts'

/** The page, once its words are there. */
export async function loadPage(): Promise<Component> {
  beforeLanguage(loadWords)
  const [{ MePage }] = await Promise.all([import('./MePage.tsx'), loadWords(language())])
  return MePage
}
