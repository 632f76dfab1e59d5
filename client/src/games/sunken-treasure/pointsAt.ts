import { OFF } from '@fathom/sunken-treasure'
import { cardKey, stopKey, tileKey } from './layout.ts'

/** The spots where an action (in notation) would be done. */
export function pointsAt(text: string): readonly string[] {
  const [verb, first = '', second = ''] = text.split(' ')
  switch (verb) {
    case 'place':
      return [`space:${first}`]
    case 'sail':
      return [stopKey(first === 'off' ? OFF : Number(first))]
    case 'move':
      return [`space:${second}`, `space:${first}`]
    case 'collect':
      return [tileKey(first)]
    case 'pay':
    case 'trade':
      return [cardKey(first)]
    default:
      return []
  }
}

/** A card of my hand. */
export function isOwn(spot: string): boolean {
  return spot.startsWith(cardKey(''))
}
