import type { CardLetter } from './types.ts'
import { cardLetters } from './types.ts'
import { short } from '../../../art/path.ts'

interface Tab {
  readonly x: number
  readonly width: number
}

/**
 * Where a card's index tab stands: further right for each letter, as in a filing drawer, and clear of the level's
 * pennant.
 */
export function tabOf(letter: CardLetter, width: number, tab: number): Tab {
  const wide = tab * 1.75
  const pennant = tab * 2
  const step = (width - wide - pennant - 4) / (cardLetters.length - 1)
  return { x: 2 + cardLetters.indexOf(letter) * step, width: wide }
}

/** The outline of an index card `width` by `height` with its tab of height `tab` standing out of the top. */
export function cardOutline(letter: CardLetter, width: number, height: number, tab: number): string {
  const r = 4
  const at = tabOf(letter, width, tab)
  const lean = tab * 0.22
  const bumps = [
    `M${r} ${tab}H${short(Math.max(r, at.x))}`,
    `L${short(Math.max(at.x + lean, r - 2))} 2q.4-2 2.4-2H${short(at.x + at.width - lean - 2)}q2 0 2.4 2`,
    `L${short(at.x + at.width)} ${tab}`,
    `H${width - r}a${r} ${r} 0 0 1 ${r} ${r}V${height - r}a${r} ${r} 0 0 1-${r} ${r}H${r}a${r} ${r} 0 0 1-${r}-${r}V${tab + r}a${r} ${r} 0 0 1 ${r}-${r}Z`,
  ]
  return bumps.join('')
}

/** The tab alone, to be filled in the letter's colour. */
export function tabOutline(letter: CardLetter, width: number, tab: number): string {
  const at = tabOf(letter, width, tab)
  const lean = tab * 0.22
  return `M${short(at.x)} ${tab + 0.5}L${short(at.x + lean)} 2q.4-2 2.4-2H${short(at.x + at.width - lean - 2)}q2 0 2.4 2L${short(at.x + at.width)} ${tab + 0.5}Z`
}
