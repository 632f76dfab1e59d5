import type { Language, Localized } from '@fathom/kernel'

/** How many problems of a set are told at once, and how much of each. */
const PROBLEMS = 50
const SENTENCE = 300

/** What is wrong with a set from outside, in the reader's language. */
export function sentencesOf(problems: readonly Localized[], language: Language): string[] {
  return problems.slice(0, PROBLEMS).map((problem) => problem[language].slice(0, SENTENCE))
}
