import type { Names, Seat } from '@fathom/kernel'
import { boxesOf } from '../../actions.ts'
import { cardById, cardId } from '../../cards.ts'
import type { Action, CardId, View } from '../../types.ts'
import { crossedIn, fitsSomewhere, gainsOf, shapeOf } from '../parts.ts'
import { boxesText, COLOR_NAMES, island, islands, shapeName, count, list, sealText } from './words.ts'

export function prompt(view: View, seat: Seat, names: Names): string {
  const player = view.players[seat]
  if (view.phase === 'over') return 'The game is over.'
  const own = names.reader === seat
  const name = names.of(seat)
  if (view.phase === 'keep') {
    if (!own) return `${name} is choosing two islands to play with.`
    return (player?.islands.length ?? 0) > 0
      ? 'You have chosen. The others are still choosing their islands.'
      : 'Keep two of these four islands.'
  }
  if (view.phase === 'take') {
    if (view.taking !== seat) return own ? 'Others replace their finished islands first.' : `${name} is waiting.`
    const what = view.toTake === 1 ? 'a new island' : `${view.toTake} new islands`
    return own ? `Take ${what}: from the display, or the top of the deck.` : `${name} is taking ${what}.`
  }
  const pattern = shapeName(view.expedition)
  if (!own) return `${name} is crossing off ${pattern}, or a single box.`
  if (player?.step === 'bonus') {
    return `Your red X gives you ${count(player.owed, 'more box', 'more boxes')}: cross off any empty box of yours.`
  }
  if (player?.step === 'done') return 'You have chosen. The others are still crossing off.'
  return fitsSomewhere(view, seat)
    ? `Cross off ${pattern} on one island, or any single box.`
    : `Cross off any single box: ${pattern} fits on none of your islands.`
}

export function action(action: Action, view: View): string {
  switch (action.do) {
    case 'keep':
      return `Keep ${islands(action.cards.map(cardId))}`
    case 'take': {
      const card = cardById(cardId(action.card))
      return `Take ${island(card.id)} (${COLOR_NAMES[card.color]}, ${card.points} points${sealText(card.id)})`
    }
    case 'take-deck':
      return 'Take the top card of the deck, unseen'
    default: {
      const card = cardId(action.card)
      const boxes = boxesOf(action)
      const what = action.do === 'pattern' ? `${shapeName(shapeOf(boxes))}, ${boxesText(boxes)},` : boxesText(boxes)
      const gain = gainText(card, boxes, view)
      return `Cross off ${what} on ${island(card)}${gain === '' ? '' : `: ${gain}`}`
    }
  }
}

function gainText(card: CardId, boxes: number, view: View): string {
  const { coins, palms, xs, finishes } = gainsOf(card, boxes, crossedIn(view, card))
  return list([
    ...(coins > 0 ? [count(coins, 'coin')] : []),
    ...(palms > 0 ? [`${count(palms, 'palm')} worth ${1 + view.displayPalms}`] : []),
    ...(xs > 0 ? [count(xs, 'more box', 'more boxes')] : []),
    ...(finishes ? ['finishes it'] : []),
  ])
}
