import type { Language } from '@fathom/kernel'
import type { Paragraph } from './rules.ts'

/** A game's rules as the page shows them. */
export interface LoadedRules {
  readonly ids: readonly string[]
  /** Where each thing that is refused is told of. */
  readonly toldIn: Readonly<Record<string, string>>
  readonly paragraphs: Readonly<Record<string, Paragraph>>
}

interface Parts {
  readonly ids: () => Promise<{ readonly PARAGRAPHS: readonly string[]; readonly TOLD_IN: LoadedRules['toldIn'] }>
  readonly en: () => Promise<{ readonly en: LoadedRules['paragraphs'] }>
  readonly fr: () => Promise<{ readonly fr: LoadedRules['paragraphs'] }>
}

const RULES: Readonly<Record<string, Parts>> = {
  thesauros: {
    ids: () => import('../games/thesauros/rules/ids.ts'),
    en: () => import('../games/thesauros/rules/en.ts'),
    fr: () => import('../games/thesauros/rules/fr.ts'),
  },
  'silver-and-gold': {
    ids: () => import('../games/silver-and-gold/rules/ids.ts'),
    en: () => import('../games/silver-and-gold/rules/en.ts'),
    fr: () => import('../games/silver-and-gold/rules/fr.ts'),
  },
  'artifacts-inc': {
    ids: () => import('../games/artifacts-inc/rules/ids.ts'),
    en: () => import('../games/artifacts-inc/rules/en.ts'),
    fr: () => import('../games/artifacts-inc/rules/fr.ts'),
  },
  'sunken-treasure': {
    ids: () => import('../games/sunken-treasure/rules/ids.ts'),
    en: () => import('../games/sunken-treasure/rules/en.ts'),
    fr: () => import('../games/sunken-treasure/rules/fr.ts'),
  },
}

/** The games whose rules can be read, in the order of the lobby. */
export const RULED: readonly string[] = Object.keys(RULES)

/** The rules of a game in a language; null for a game that has none here. */
export async function loadRules(game: string, language: Language): Promise<LoadedRules | null> {
  const parts = RULES[game]
  if (parts === undefined) return null
  const [{ PARAGRAPHS, TOLD_IN }, paragraphs] = await Promise.all([
    parts.ids(),
    language === 'fr' ? parts.fr().then(({ fr }) => fr) : parts.en().then(({ en }) => en),
  ])
  return { ids: PARAGRAPHS, toldIn: TOLD_IN, paragraphs }
}
