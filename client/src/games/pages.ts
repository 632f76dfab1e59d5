import type { GamePage } from './page.ts'

/** The games that this page can show, each loaded on demand. */
const pages: Readonly<Record<string, () => Promise<GamePage>>> = {
  'artifacts-inc': async () => (await import('./artifacts-inc/index.tsx')).artifactsIncPage,
  'silver-and-gold': async () => (await import('./silver-and-gold/index.tsx')).silverAndGoldPage,
  'sunken-treasure': async () => (await import('./sunken-treasure/index.tsx')).sunkenTreasurePage,
  thesauros: async () => (await import('./thesauros/index.tsx')).thesaurosPage,
}

/** True if this program can show the game; the server may offer more. */
export function hasGamePage(id: string): boolean {
  return Object.hasOwn(pages, id)
}

/** The page of a game, loaded when it is needed; null for a game that this program does not know. */
export async function loadGamePage(id: string): Promise<GamePage | null> {
  return hasGamePage(id) ? ((await pages[id]?.()) ?? null) : null
}
