import { expect, test } from 'vitest'
import { languageIn, TEXTS } from './index.ts'

/** Every sentence of a text; what takes values is given a short list for each, which stands for a word or a number, too. */
function sentencesOf(text: unknown, values: readonly unknown[] = Array.from({ length: 6 }, () => ['a'])): string[] {
  if (typeof text === 'string') return [text]
  if (typeof text === 'function') return sentencesOf((text as (...given: readonly unknown[]) => unknown)(...values))
  return Object.values(text as object).flatMap((each) => sentencesOf(each, values))
}

test('what `verify` can say of a record, it says in French, too', () => {
  const { refusals, rowReasons } = TEXTS.en.verify
  expect(Object.keys(TEXTS.fr.verify.refusals)).toEqual(Object.keys(refusals))
  expect(Object.keys(TEXTS.fr.verify.rowReasons)).toEqual(Object.keys(rowReasons))
})

test('French puts narrow no-break spaces before its double marks', () => {
  const sentences = sentencesOf(TEXTS.fr)
  expect(sentences.length).toBeGreaterThan(100)
  expect(sentences.filter((sentence) => /(?<!\u202f|^)[;!?»]|[^\u202f\d]:(?!\w)|«(?!\u202f)/.test(sentence))).toEqual(
    [],
  )
})

test('the language of a command line is known before the rest is read', () => {
  expect(languageIn(['game', '--language', 'fr', '--nonsense'])).toBe('fr')
  expect(languageIn(['--language=fr'])).toBe('fr')
  expect(languageIn(['--language', 'de'])).toBe('en')
  expect(languageIn(['--language'])).toBe('en')
  expect(languageIn([])).toBe('en')
})
