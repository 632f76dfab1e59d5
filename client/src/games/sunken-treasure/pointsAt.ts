import { OFF, type ShipPlace } from '@fathom/sunken-treasure'
import { cardKey, stopKey, tileKey } from './layout.ts'
import { parseSpace } from './placing.ts'

/** While the ship may sail, anywhere in a column means its stop there. */
export function meantBy(spot: string, sails: readonly ShipPlace[]): string {
  const place = sails.find((each) => each === parseSpace(spot)?.column)
  return place === undefined ? spot : stopKey(place)
}

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
