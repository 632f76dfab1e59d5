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

/** The paragraphs in which every word that is looked for begins a word, those that are about it first; all of them where nothing is looked for. */
export function search<Id extends string>(index: RulesIndex<Id>, looked: string): Id[] {
  const wanted = wordsIn(looked)
  return index
    .map(({ id, ...fields }) => {
      const found = wanted.map((word) =>
        (['title', 'words', 'text'] as const).reduce(
          (sum, field) => sum + (fields[field].some((each) => each.startsWith(word)) ? WEIGHT[field] : 0),
          0,
        ),
      )
      return { id, isFound: found.every((each) => each > 0), weight: found.reduce((sum, each) => sum + each, 0) }
    })
    .filter(({ isFound }) => isFound)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ id }) => id)
}
