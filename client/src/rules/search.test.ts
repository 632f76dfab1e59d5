import { expect, it } from 'vitest'
import { REFUSAL_CODES as ofArtifacts } from '@fathom/artifacts-inc'
import { REFUSAL_CODES as ofSilver } from '@fathom/silver-and-gold'
import { REFUSAL_CODES as ofSunken } from '@fathom/sunken-treasure'
import { REFUSAL_CODES as ofThesauros } from '@fathom/thesauros'
import * as artifacts from '../games/artifacts-inc/rules/ids.ts'
import { en as artifactsEn } from '../games/artifacts-inc/rules/en.ts'
import { fr as artifactsFr } from '../games/artifacts-inc/rules/fr.ts'
import * as silver from '../games/silver-and-gold/rules/ids.ts'
import { en as silverEn } from '../games/silver-and-gold/rules/en.ts'
import { fr as silverFr } from '../games/silver-and-gold/rules/fr.ts'
import * as sunken from '../games/sunken-treasure/rules/ids.ts'
import { en as sunkenEn } from '../games/sunken-treasure/rules/en.ts'
import { fr as sunkenFr } from '../games/sunken-treasure/rules/fr.ts'
import * as thesauros from '../games/thesauros/rules/ids.ts'
import { en as thesaurosEn } from '../games/thesauros/rules/en.ts'
import { fr as thesaurosFr } from '../games/thesauros/rules/fr.ts'
import type { Paragraph } from './rules.ts'
import { indexOf, search, sentencesWith, wordsIn } from './search.ts'

type Paragraphs = Readonly<Record<string, Paragraph>>
const GAMES: readonly [
  string,
  { PARAGRAPHS: readonly string[]; TOLD_IN: Readonly<Record<string, string>> },
  readonly string[],
  Paragraphs,
  Paragraphs,
][] = [
  ['artifacts-inc', artifacts, ofArtifacts, artifactsEn, artifactsFr],
  ['silver-and-gold', silver, ofSilver, silverEn, silverFr],
  ['sunken-treasure', sunken, ofSunken, sunkenEn, sunkenFr],
  ['thesauros', thesauros, ofThesauros, thesaurosEn, thesaurosFr],
]

it.each(GAMES)(
  'in %s all that can be refused is told of, in both languages',
  (_, { PARAGRAPHS, TOLD_IN }, codes, en, fr) => {
    expect(Object.keys(TOLD_IN).toSorted()).toEqual([...codes].toSorted())
    for (const code of codes) expect(PARAGRAPHS).toContain(TOLD_IN[code])
    for (const paragraphs of [en, fr]) {
      expect(Object.keys(paragraphs)).toEqual(PARAGRAPHS)
      for (const { title, text, words } of Object.values(paragraphs)) {
        expect(title).not.toBe('')
        // A paragraph is read at one go.
        expect(wordsIn(text).length).toBeGreaterThan(15)
        expect(wordsIn(text).length).toBeLessThan(80)
        expect(wordsIn(words).length).toBeGreaterThan(0)
      }
    }
  },
)

it('words are found without accents and capitals, from their beginnings, what is about them first', () => {
  const index = indexOf(thesauros.PARAGRAPHS, thesaurosFr)
  expect(search(index, 'MUSEE').at(0)).toBe('museum')
  expect(search(index, 'encher').at(0)).toBe('auction')
  expect(search(index, 'requin arme').at(0)).toBe('sharks')
  expect(search(index, 'xylophone')).toEqual([])
  expect(search(index, ' ')).toEqual(thesauros.PARAGRAPHS)
})

it.each([
  [sunken.PARAGRAPHS, sunkenFr, 'moules', 'joker'],
  [sunken.PARAGRAPHS, sunkenFr, 'quai', 'wait'],
  [sunken.PARAGRAPHS, sunkenEn, 'boats', 'place'],
  [sunken.PARAGRAPHS, sunkenEn, 'mussels', 'joker'],
  [sunken.PARAGRAPHS, sunkenEn, 'dock', 'wait'],
  [thesauros.PARAGRAPHS, thesaurosFr, 'homards', 'lagoon'],
  [thesauros.PARAGRAPHS, thesaurosEn, 'lobsters', 'lagoon'],
  [thesauros.PARAGRAPHS, thesaurosEn, 'selling', 'museum'],
  [thesauros.PARAGRAPHS, thesaurosEn, 'sold', 'museum'],
  [silver.PARAGRAPHS, silverFr, 'égalités', 'end'],
  [silver.PARAGRAPHS, silverEn, 'palm trees', 'palm'],
  [artifacts.PARAGRAPHS, artifactsEn, 'upgrades', 'upgrade'],
  [artifacts.PARAGRAPHS, artifactsEn, 'neighbors', 'expeditions'],
] as const)('%#: other forms of a word are found, and what a player calls it: %s', (ids, paragraphs, looked, id) => {
  expect(search(indexOf<string>(ids, paragraphs as Paragraphs), looked)).toContain(id)
})

it('a sentence of the rules in short is found by its words', () => {
  const sentences = ['À quai, vous pouvez échanger une carte par tour.', 'Douze trésors terminent la partie.']
  expect(sentencesWith(sentences, 'quais cartes')).toEqual(sentences.slice(0, 1))
  expect(sentencesWith(sentences, 'moule')).toEqual([])
  expect(sentencesWith(sentences, ' ')).toEqual([])
})

it('what lies on the table leads to its paragraph', () => {
  expect(search(indexOf(silver.PARAGRAPHS, silverEn), 'palm').at(0)).toBe('palm')
  expect(search(indexOf(sunken.PARAGRAPHS, sunkenEn), 'mussel').at(0)).toBe('joker')
  expect(search(indexOf(artifacts.PARAGRAPHS, artifactsEn), 'cube').at(0)).toBe('museums')
})
