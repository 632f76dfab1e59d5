import { beforeLanguage, language } from '../shell/preferences.ts'
import { loadWords } from './text/index.ts'

let isWanted = false

/** Loads something of these parts together with its words. */
async function withWords<Part>(load: () => Promise<Part>): Promise<Part> {
  if (!isWanted) beforeLanguage(loadWords)
  isWanted = true
  const [part] = await Promise.all([load(), loadWords(language())])
  return part
}

export const loadSeek = async () => (await withWords(() => import('./Seek.tsx'))).Seek
export const loadSearch = async () => (await withWords(() => import('./Search.tsx'))).Search
