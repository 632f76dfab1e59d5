import type { Component } from 'solid-js'
import { beforeLanguage, language } from '../shell/preferences.ts'
import { loadWords } from './text/index.ts'

let isWanted = false

/** Loads something of these pages together with its words. */
async function withWords<Part>(load: () => Promise<Part>): Promise<Part> {
  if (!isWanted) beforeLanguage(loadWords)
  isWanted = true
  const [part] = await Promise.all([load(), loadWords(language())])
  return part
}

export const loadReportsPage = async (): Promise<Component> =>
  (await withWords(() => import('./ReportsPage.tsx'))).ReportsPage
export const loadHousePage = async (): Promise<Component> =>
  (await withWords(() => import('./HousePage.tsx'))).HousePage
export const loadImprintPage = async (): Promise<Component> =>
  (await withWords(() => import('./ImprintPage.tsx'))).ImprintPage
export const loadKept = async (): Promise<Component> => (await withWords(() => import('./Kept.tsx'))).Kept
