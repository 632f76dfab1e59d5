import type { Component } from 'solid-js'
import { beforeLanguage, language } from '../shell/preferences.ts'
import { loadWords } from './text/index.ts'

async function withWords<T>(load: () => Promise<T>): Promise<T> {
  beforeLanguage(loadWords)
  const [loaded] = await Promise.all([load(), loadWords(language())])
  return loaded
}

/** What somebody has played, once its words are there. */
export async function loadPersonPage(): Promise<Component> {
  return (await withWords(() => import('./PersonPage.tsx'))).PersonPage
}

/** The ranking of a game, once its words are there. */
export async function loadRankingPage(): Promise<Component> {
  return (await withWords(() => import('./RankingPage.tsx'))).RankingPage
}
