import type { Language } from '@fathom/kernel'
import { sunkenTreasureTexts } from '@fathom/sunken-treasure'
import { describe, expect, test } from 'vitest'
import { help as en } from './text/help/en.ts'
import { help as fr } from './text/help/fr.ts'

/** The one rule of the help that speaks of all of these. */
function ruleWith(language: Language, ...parts: RegExp[]): string | undefined {
  return { en, fr }[language].rules.find((rule) => parts.every((part) => part.test(rule)))
}

describe('the help says of Sunken Treasure', () => {
  test.each<[rule: string, en: RegExp[], fr: RegExp[]]>([
    [
      'rulings: an idle sweep is one without a catch by card or with a mussel; doubles don’t count',
      [/three sweeps/, /by card or with a mussel/, /doubles don’t count/],
      [/trois traversées/, /par carte ou avec une moule/, /doubles ne comptent pas/],
    ],
    [
      'rulebook, collecting: when the supply is out, cards of one’s choice from the hand',
      [/supply is used up/, /from your hand/, /your choice/],
      [/réserve est épuisée/, /de votre main/, /à votre choix/],
    ],
    [
      'rulebook, collecting: who can’t pay in full can’t collect',
      [/can’t pay it all/, /can’t collect/],
      [/ne peut pas tout payer/, /ne repêche pas/],
    ],
    [
      'rulebook, collecting: a double can be used in later turns',
      [/gained this turn/, /later turn/],
      [/gagné ce tour-ci/, /tour suivant/],
    ],
    ['rulings: a joker takes no joker', [/never collects a joker/], [/ne repêche jamais un joker/]],
  ])('%s', (_, en, fr) => {
    expect(ruleWith('en', ...en)).toBeDefined()
    expect(ruleWith('fr', ...fr)).toBeDefined()
  })

  test('the end of a stalled game as the game itself says it', () => {
    expect(sunkenTreasureTexts.en.ends['stalled']).toMatch(/by card or with a mussel/)
    expect(sunkenTreasureTexts.fr.ends['stalled']).toMatch(/par carte ou avec une moule/)
  })
})
