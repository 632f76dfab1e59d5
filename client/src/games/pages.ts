import type { GamePage } from './page.ts'

/**
 * The games that have a page of their own, each loaded on demand. Any other game that the server offers is played on the plain board; with
 * `async () => plainPage(id, { texts, notation })` of the game's package it speaks the game's own words there.
 */
const pages: Readonly<Record<string, () => Promise<GamePage | null>>> = {
  'artifacts-inc': async () => (await import('./artifacts-inc/index.tsx')).artifactsIncPage,
  'silver-and-gold': async () => (await import('./silver-and-gold/index.tsx')).silverAndGoldPage,
  'sunken-treasure': async () => (await import('./sunken-treasure/index.tsx')).sunkenTreasurePage,
  thesauros: async () => (await import('./thesauros/index.tsx')).thesaurosPage,
}

/** The page of a game, loaded when it is needed; null for a game that nobody knows. */
export async function loadGamePage(id: string): Promise<GamePage | null> {
  const own = Object.hasOwn(pages, id) ? pages[id] : undefined
  return own === undefined ? (await import('../board/plain/index.tsx')).plainPage(id) : own()
}
