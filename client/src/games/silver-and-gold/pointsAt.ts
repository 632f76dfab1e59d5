import { cardId } from '@fathom/silver-and-gold'
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
