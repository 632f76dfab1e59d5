import type { Language } from '@fathom/kernel'
import { language } from '../../shell/preferences.ts'

/** Words of a board that knows nothing of its game. */
const en = {
  choices: 'What you may do',
  nothing: 'There is nothing for you to do now.',
  position: 'How it stands',
  help: 'Choose one of the things that you may do; the lists say how it stands.',
  noDrawing: 'This game has no drawn board here yet: everything is in lists. The rules are in its rulebook.',
  keys: { arrows: 'Arrows', go: 'go from choice to choice', enter: 'Enter', does: 'do it' },
  event: (who: string, what: string) => (who === '' ? `${what}.` : `${who}: ${what}.`),
}
type PlainWords = typeof en

const fr: PlainWords = {
  choices: 'Ce que vous pouvez faire',
  nothing: 'Vous n’avez rien à faire pour le moment.',
  position: 'Où en est la partie',
  help: 'Choisissez ce que vous voulez faire ; les listes disent où en est la partie.',
  noDrawing: 'Ce jeu n’a pas encore de plateau dessiné ici : tout est en listes. Les règles sont dans son livret.',
  keys: { arrows: 'Flèches', go: 'aller d’un choix à l’autre', enter: 'Entrée', does: 'le faire' },
  event: (who, what) => (who === '' ? `${what}.` : `${who} : ${what}.`),
}

const catalogues: Readonly<Record<Language, PlainWords>> = { en, fr }

/** The plain board's words in the reader's language. */
export function words(): PlainWords {
  return catalogues[language()]
}
