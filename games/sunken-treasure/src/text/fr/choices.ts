import type { Names, Seat } from '@fathom/kernel'
import { OFF, spaceName } from '../../board.ts'
import { priceOf } from '../../price.ts'
import { colorName, tokenId } from '../../tokens.ts'
import type { Action, TokenId, View } from '../../types.ts'
import { canGoOn, columnAndRow, hasStop } from '../parts.ts'
import { aCard, cards, color, count, place, token } from './words.ts'

/** What a seat is asked to do. */
export function prompt(view: View, seat: Seat, names: Names): string {
  if (view.phase === 'over') return 'La partie est finie.'
  const own = names.reader === seat
  const name = names.of(seat)
  if (view.active !== seat) return own ? 'C’est d’abord aux autres de jouer.' : `${name} attend.`
  switch (view.phase) {
    case 'place':
      return own ? 'Placez un bathyscaphe en rangée 2 d’une colonne.' : `${name} place un bathyscaphe.`
    case 'sail':
      if (own && !hasStop(view, seat)) return 'Aucun de vos bathyscaphes n’est plus à droite : quittez le plateau.'
      return own
        ? 'Naviguez vers une colonne où vous avez un bathyscaphe, ou quittez le plateau.'
        : `${name} choisit où naviguer.`
    case 'act':
      return own ? actPrompt(view, seat) : `${name} est à l’œuvre en colonne ${view.players[seat]?.ship ?? 0}.`
    case 'pay': {
      const to = view.paying?.to ?? 0
      return own
        ? `Choisissez une carte de votre main pour ${names.of(to)}.`
        : names.reader === to
          ? `${name} vous paie.`
          : `${name} paie ${names.of(to)}.`
    }
    case 'wait':
      return own
        ? 'Échangez une carte contre celle du dessus de votre réserve, ou gardez votre main.'
        : `${name} peut échanger une carte.`
  }
}

function actPrompt(view: View, seat: Seat): string {
  const ready = (view.turn?.ready ?? []).reduce((sum, number) => sum + number, 0)
  const column = view.players[seat]?.ship ?? 0
  const collecting = view.turn?.collecting ?? null
  if (collecting !== null && (ready === 0 || canGoOn(view, seat))) {
    const others = ready > 0 ? ` Il reste ensuite ${count(ready, 'bathyscaphe')}.` : ''
    return `Colonne ${column}, rangée ${collecting} : repêchez encore, ou terminez vos actions.${others}`
  }
  const end = view.turn?.moved === true || view.turn?.collected === true ? ', ou terminez vos actions' : ''
  const other = collecting === null ? '' : 'autre '
  return `Colonne ${column} : faites agir ${ready === 1 ? `votre ${other}bathyscaphe` : `${collecting === null ? 'vos ' : ''}${ready} ${collecting === null ? '' : 'autres '}bathyscaphes`}${end}.`
}

/** What an action does. */
export function action(action: Action, view: View): string {
  switch (action.do) {
    case 'place':
      return `Placer un bathyscaphe en ${place(spaceName(action.space))}`
    case 'sail':
      return action.to === OFF ? 'Quitter le plateau' : `Naviguer vers la colonne ${action.to}`
    case 'move': {
      const from = columnAndRow(spaceName(action.from))
      return `De la rangée ${from.row} vers ${place(spaceName(action.to))}`
    }
    case 'collect':
      return collectText(view, tokenId(action.token), action.joker === null ? null : tokenId(action.joker))
    case 'pay':
      return `Payer ${aCard(colorName(action.color))}`
    case 'trade':
      return `Échanger ${aCard(colorName(action.color))}`
    case 'end':
      return 'Terminer les actions'
    case 'pass':
      return 'Garder la main'
  }
}

function collectText(view: View, id: TokenId, joker: TokenId | null): string {
  const what = `Repêcher ${token(id)}`
  if (joker !== null) return `${what} avec ${token(joker)} : aucune carte`
  const price = priceOf(view, id)
  if (price === null) return what
  const others = price.total > 0 ? `, ${cards(price.total)} aux adversaires` : ''
  return `${what} : 1 carte ${color(price.color)}${others}`
}
