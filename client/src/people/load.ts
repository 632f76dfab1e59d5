import type { Component } from 'solid-js'
import { withWords } from './text/index.ts'

/** What somebody has played, once its words are there. */
export function loadPersonPage(): Promise<Component> {
  return withWords(async () => (await import('./PersonPage.tsx')).PersonPage)
}

/** The ranking of a game, once its words are there. */
export function loadRankingPage(): Promise<Component> {
  return withWords(async () => (await import('./RankingPage.tsx')).RankingPage)
}
