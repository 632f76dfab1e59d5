import type { Paragraph } from './rules.ts'

/** How much a word counts where it is found. */
const WEIGHT = { title: 8, words: 4, text: 1 } as const

/** Words as they are compared: without accents and capitals. */
export function wordsIn(text: string): string[] {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}

/** What is searched: the words of each paragraph. Made when somebody opens the rules. */
export function indexOf<Id extends string>(ids: readonly Id[], paragraphs: Readonly<Record<Id, Paragraph>>) {
  return ids.map((id) => {
    const { title, words, text } = paragraphs[id]
    return { id, title: wordsIn(title), words: wordsIn(words), text: wordsIn(text) }
  })
}

export type RulesIndex<Id extends string> = ReturnType<typeof indexOf<Id>>

/** What words end on in the plural, or as verbs, in both languages. */
const ENDINGS = ['s', 'x', 'es', 'ing', 'ed', 'er', 'ez'] as const
/** So many letters at least are left of a word without its ending. */
const LEAST = 3

/** A word that is looked for, and what it may be a form of. */
function formsOf(word: string): string[] {
  const stems = ENDINGS.filter((ending) => word.endsWith(ending)).map((ending) => word.slice(0, -ending.length))
  return [word, ...stems.filter((stem) => stem.length >= LEAST)]
}

function isIn(words: readonly string[], forms: readonly string[]): boolean {
  return words.some((each) => forms.some((form) => each.startsWith(form)))
}

/** The sentences in which every word that is looked for begins a word; none where nothing is looked for. */
export function sentencesWith(sentences: readonly string[], looked: string): string[] {
  const wanted = wordsIn(looked).map(formsOf)
  if (wanted.length === 0) return []
  return sentences.filter((sentence) => wanted.every((forms) => isIn(wordsIn(sentence), forms)))
}

/**
 * The paragraphs in which every word that is looked for, or what it is a form of, begins a word, those that are about it first; all of them where
 * nothing is looked for.
 */
export function search<Id extends string>(index: RulesIndex<Id>, looked: string): Id[] {
  const wanted = wordsIn(looked).map(formsOf)
  return index
    .map(({ id, ...fields }) => {
      const found = wanted.map((forms) =>
        (['title', 'words', 'text'] as const).reduce(
          (sum, field) => sum + (isIn(fields[field], forms) ? WEIGHT[field] : 0),
          0,
        ),
      )
      return { id, isFound: found.every((each) => each > 0), weight: found.reduce((sum, each) => sum + each, 0) }
    })
    .filter(({ isFound }) => isFound)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ id }) => id)
}
