import { cardAt } from './cards.ts'
import type { CardIndex, Color } from './types.ts'

/** Every seal on a finished card counts in full: its points for each own finished card of its colour. */
export function sealPoints(finished: readonly CardIndex[]): number {
  let points = 0
  for (const index of finished) {
    const { seal } = cardAt(index)
    if (seal !== null) points += seal.points * countColor(finished, seal.color)
  }
  return points
}

/** Points by seals that a card brings if it is finished after these: by its own seal, and by those that count it. */
export function sealsAdded(finished: readonly CardIndex[], card: CardIndex): number {
  return sealPoints([...finished, card]) - sealPoints(finished)
}

/** How many of these cards are of a colour. */
export function countColor(cards: readonly CardIndex[], color: Color): number {
  let count = 0
  for (const index of cards) if (cardAt(index).color === color) count++
  return count
}
