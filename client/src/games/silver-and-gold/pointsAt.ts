import { cardId, type IslandView } from '@fathom/silver-and-gold'
import { notation } from '@fathom/silver-and-gold/notation'

/** The spots where an action (in notation) would be done. */
export function pointsAt(text: string): readonly string[] {
  const action = notation.parse(text)
  switch (action?.do) {
    case 'pattern':
      return Array.from({ length: 16 }, (_, box) => box)
        .filter((box) => ((action.boxes >> box) & 1) === 1)
        .map((box) => `box:${cardId(action.card)}:${box}`)
    case 'box':
    case 'bonus':
      return [`box:${cardId(action.card)}:${action.box}`]
    case 'keep':
      return action.cards.map((card) => `card:${cardId(card)}`)
    case 'take':
      return [`card:${cardId(action.card)}`]
    case 'take-deck':
      return ['deck']
    case undefined:
      return []
  }
}

/** On a phone: the switch of the island, or the tab of the display, that a spot lies in. */
export function switchTo(islands: readonly IslandView[], spot: string): string | null {
  const [on, card] = spot.split(':')
  if (on === 'card' || on === 'deck') return 'tab-display'
  const island = on === 'box' ? islands.findIndex((each) => each.card === card) : -1
  return island < 0 ? null : `show-island-${island}`
}
