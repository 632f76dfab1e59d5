import { describe, expect, it } from 'vitest'
import { contrast, paletteOf, THEMES } from '../../../styles/testing/palette.ts'

const color = paletteOf(new URL('./art.css', import.meta.url), new URL('../../../styles/tokens.css', import.meta.url))

const text: [string, string[]][] = [
  ['th-on-obsidian', ['th-obsidian']],
  ['th-on-bronze', ['th-bronze']],
  ['th-on-silver', ['th-silver']],
  ['th-on-gold', ['th-gold']],
  ['th-niche-ink', ['th-niche']],
  ['th-pier-ink', ['th-plank']],
  ['ink', ['th-space', 'th-water-1', 'th-water-2', 'th-water-3', 'th-water-4', 'land']],
  ['magenta', ['casing', 'th-space']],
]
const shapes: [string, string[]][] = [
  ...(['diving', 'engines', 'sharks', 'fishing', 'detection', 'freeing'] as const).map((family): [string, string[]] => [
    `th-fam-${family}`,
    ['paper-raised'],
  ]),
  ['ink', ['th-water-5', 'th-deep', 'th-plank']],
]

describe.each(THEMES)('colours of Thesauros by %s', (theme) => {
  it.each(text)('%s is readable (4.5:1)', (front, backs) => {
    for (const back of backs)
      expect(contrast(color(front, theme), color(back, theme)), `${front} on ${back}`).toBeGreaterThanOrEqual(4.5)
  })

  it.each(shapes)('%s can be told from what it lies on (3:1)', (front, backs) => {
    for (const back of backs)
      expect(contrast(color(front, theme), color(back, theme)), `${front} on ${back}`).toBeGreaterThanOrEqual(3)
  })
})
