import type { Names, Seat } from '@fathom/kernel'
import { boxesOf } from '../../actions.ts'
import { cardById, cardId } from '../../cards.ts'
import type { Action, CardId, View } from '../../types.ts'
import { crossedIn, fitsSomewhere, gainsOf, shapeOf } from '../parts.ts'
import { boxesText, COLOR_NAMES, island, islands, shapeName, count, list, sealText } from './words.ts'

export function prompt(view: View, seat: Seat, names: Names): string {
  const player = view.players[seat]
  if (view.phase === 'over') return 'La partie est finie.'
  const own = names.reader === seat
  const name = names.of(seat)
  if (view.phase === 'keep') {
    if (!own) return `${name} choisit les deux îles de son départ.`
    return (player?.islands.length ?? 0) > 0
      ? 'Vous avez choisi. Les autres choisissent encore leurs îles.'
      : 'Gardez deux de ces quatre îles.'
  }
  if (view.phase === 'take') {
    if (view.taking !== seat) return own ? 'D’autres remplacent d’abord leurs îles terminées.' : `${name} attend.`
    const what = view.toTake === 1 ? 'une nouvelle île' : `${view.toTake} nouvelles îles`
    return own ? `Prenez ${what} : à l’étalage, ou le dessus de la pioche.` : `${name} prend ${what}.`
  }
  const pattern = shapeName(view.expedition)
  if (!own) return `${name} coche ${pattern}, ou une seule case.`
  if (player?.step === 'bonus') {
    return `Votre X rouge vous donne ${count(player.owed, 'case')} de plus : cochez où vous voulez.`
  }
  if (player?.step === 'done') return 'Vous avez choisi. Les autres cochent encore.'
  return fitsSomewhere(view, seat)
    ? `Cochez ${pattern} sur une île, ou une seule case.`
    : `Cochez une seule case, au choix : ${pattern} ne tient sur aucune de vos îles.`
}

export function action(action: Action, view: View): string {
  switch (action.do) {
    case 'keep':
      return `Garder ${islands(action.cards.map(cardId))}`
    case 'take': {
      const card = cardById(cardId(action.card))
      return `Prendre ${island(card.id)} (${COLOR_NAMES[card.color]}, ${card.points} points${sealText(card.id)})`
    }
    case 'take-deck':
      return 'Prendre le dessus de la pioche, sans le voir'
    default: {
      const card = cardId(action.card)
      const boxes = boxesOf(action)
      const what = action.do === 'pattern' ? `${shapeName(shapeOf(boxes))}, ${boxesText(boxes)},` : boxesText(boxes)
      const gain = gainText(card, boxes, view)
      return `Cocher ${what} sur ${island(card)}${gain === '' ? '' : ` : ${gain}`}`
    }
  }
}

function gainText(card: CardId, boxes: number, view: View): string {
  const { coins, palms, xs, finishes } = gainsOf(card, boxes, crossedIn(view, card))
  const worth = 1 + view.displayPalms
  return list([
    ...(coins > 0 ? [count(coins, 'pièce')] : []),
    ...(palms > 0 ? [`${count(palms, 'palmier')} à ${count(worth, 'point')}`] : []),
    ...(xs > 0 ? [`${count(xs, 'case')} de plus`] : []),
    ...(finishes ? ['l’île est terminée'] : []),
  ])
}
