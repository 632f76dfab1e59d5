import type { Language, Provenance } from '@fathom/kernel'

/** What the command says in one language; what is wrong with a set the game says. */
export interface ComponentsText {
  readonly provenance: Readonly<Record<Provenance, string>>
  /** A good set: its game, its name (empty: it has none) and where its values come from. */
  readonly good: (game: string, name: string, provenance: string) => string
  /** A list of the set, and how many pieces that are if each has a number of copies. */
  readonly count: (list: string, entries: number, pieces: number | null) => string
  readonly bad: (problems: number) => string
  /** `tables` does not: the game can be checked, but not played with other components. */
  readonly fixed: string
  readonly notJson: (why: string) => string
  readonly whichGame: (ids: string) => string
}

const en: ComponentsText = {
  provenance: {
    rulebook: 'values of the rulebook',
    transcribed: 'printed values, typed in by an owner',
    reconstructed: 'reconstructed values',
  },
  good: (game, name, provenance) => `all is well. ${game}${name === '' ? '' : `: ${name}`} (${provenance}).`,
  count: (list, entries, pieces) =>
    pieces === null ? `${list}: ${entries}` : `${list}: ${entries} (${pieces} with copies)`,
  bad: (problems) => (problems === 1 ? 'one thing is to be put right.' : `${problems} things are to be put right.`),
  fixed: 'Tables play this game with its own components only.',
  notJson: (why) => `this is not JSON: ${why}.`,
  whichGame: (ids) => `The file does not say which game it is for. Say --game with one of: ${ids}.`,
}

const fr: ComponentsText = {
  provenance: {
    rulebook: 'valeurs de la règle',
    transcribed: 'valeurs imprimées, recopiées par quelqu’un qui a le jeu',
    reconstructed: 'valeurs reconstituées',
  },
  good: (game, name, provenance) => `tout va bien. ${game}${name === '' ? '' : `\u00a0: ${name}`} (${provenance}).`,
  count: (list, entries, pieces) =>
    pieces === null ? `${list}\u00a0: ${entries}` : `${list}\u00a0: ${entries} (${pieces} avec les exemplaires)`,
  bad: (problems) => (problems === 1 ? 'une chose est à corriger.' : `${problems} choses sont à corriger.`),
  fixed: 'Les tables jouent à ce jeu avec ses propres composants seulement.',
  notJson: (why) => `ce n’est pas du JSON\u00a0: ${why}.`,
  whichGame: (ids) => `Le fichier ne dit pas de quel jeu il est. Ajoutez --game avec l’un de\u00a0: ${ids}.`,
}

export const COMPONENTS_TEXTS: Readonly<Record<Language, ComponentsText>> = { en, fr }
