import type { View } from '@fathom/artifacts-inc'
import { spotKey, spotOf } from './spots.ts'

/** The spots where an action (in notation) would be done. */
export function pointsAt({ market }: View, text: string): readonly string[] {
  const [verb, first = '', second = ''] = text.split(' ')
  switch (verb) {
    case 'place': {
      const [place = '', slot] = second.split('.')
      if (slot === undefined) return [spotKey({ on: 'public', id: second })]
      return [spotKey({ on: 'slot', place, slot: Number(slot) - 1 })]
    }
    case 'dive':
      return [spotKey({ on: 'dive' })]
    case 'order':
      return [spotKey({ on: 'box', museum: first, box: Number(second) - 1 })]
    case 'buy':
      return market.flatMap(({ letter, cards }) =>
        cards.flatMap((card, index) =>
          card?.card === first ? [spotKey({ on: 'market', letter, index, card: first })] : [],
        ),
      )
    case 'put':
      return [spotKey({ on: 'free', place: first })]
    case 'upgrade':
      return [spotKey({ on: 'card', place: first })]
    case 'lay':
      return [spotKey({ on: 'start', card: first })]
    default:
      return []
  }
}

/** On a phone: the switch of the view that a spot lies in. */
export function switchTo(spot: string): string | null {
  switch (spotOf(spot)?.on) {
    case 'slot':
    case 'card':
    case 'free':
    case 'start':
      return 'view-desk'
    case 'public':
    case 'box':
      return 'view-boards'
    case 'market':
      return 'view-market'
    case 'dive':
      return 'view-dive'
    default:
      return null
  }
}

/** My desk: a rival has places of the same names. */
export function isOwn(spot: string): boolean {
  return switchTo(spot) === 'view-desk'
}
