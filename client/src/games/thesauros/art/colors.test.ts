import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = ['./art.css', '../../../styles/tokens.css']
  .map((path) => readFileSync(new URL(path, import.meta.url), 'utf8'))
  .join('')

function color(token: string, theme: 'day' | 'night'): string {
  const pair = new RegExp(`--${token}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(css)
  const value = pair?.[theme === 'day' ? 1 : 2]
  if (!value) throw new Error(`no plain colour --${token}`)
  return value
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].toSorted((x, y) => x - y)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

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

describe.each(['day', 'night'] as const)('colours of Thesauros by %s', (theme) => {
  it.each(text)('%s is readable (4.5:1)', (front, backs) => {
    for (const back of backs)
      expect(contrast(color(front, theme), color(back, theme)), `${front} on ${back}`).toBeGreaterThanOrEqual(4.5)
  })

  it.each(shapes)('%s can be told from what it lies on (3:1)', (front, backs) => {
    for (const back of backs)
      expect(contrast(color(front, theme), color(back, theme)), `${front} on ${back}`).toBeGreaterThanOrEqual(3)
  })
})
