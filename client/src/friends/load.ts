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

export const loadFriendsPage = async (): Promise<Component> =>
  (await withWords(() => import('./FriendsPage.tsx'))).FriendsPage
export const loadInvited = async () => (await withWords(() => import('./Invited.tsx'))).Invited
export const loadInviting = async () => (await withWords(() => import('./Inviting.tsx'))).Inviting
