import { expect, test } from 'vitest'
import { en as silverEn } from './silver-and-gold/text/en.ts'
import { fr as silverFr } from './silver-and-gold/text/fr.ts'
import { chart as thesaurosEn } from './thesauros/text/en/chart.ts'
import { chart as thesaurosFr } from './thesauros/text/fr/chart.ts'

test.each([
  ['Silver & Gold', silverEn.page.unit, silverFr.page.unit],
  ['Thesauros', thesaurosEn.unit, thesaurosFr.unit],
])('%s: one point is no points, and none is a singular in French', (_, en, fr) => {
  expect([0, 1, 2].map(en)).toEqual([' pts', ' pt', ' pts'])
  expect([0, 1, 2].map(fr)).toEqual([' pt', ' pt', ' pts'])
})
