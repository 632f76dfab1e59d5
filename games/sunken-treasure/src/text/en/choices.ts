import type { Names, Seat } from '@fathom/kernel'
import { OFF, spaceName } from '../../board.ts'
import { priceOf } from '../../price.ts'
import { colorName, tokenId } from '../../tokens.ts'
import type { Action, TokenId, View } from '../../types.ts'
import { canGoOn, columnAndRow, hasStop } from '../parts.ts'
import { aCard, cards, color, count, place, token, whom } from './words.ts'

/** What a seat is asked to do. */
export function prompt(view: View, seat: Seat, names: Names): string {
  if (view.phase === 'over') return 'The game is over.'
  const own = names.reader === seat
  const name = names.of(seat)
  if (view.active !== seat) return own ? 'The others go first.' : `${name} is waiting.`
  switch (view.phase) {
    case 'place':
      return own ? 'Place a bathyscaphe in row 2 of any column.' : `${name} is placing a bathyscaphe.`
    case 'sail':
      if (own && !hasStop(view, seat)) return 'No bathyscaphe of yours lies further right: leave the board.'
      return own
        ? 'Sail to a column with a bathyscaphe of yours, or leave the board.'
        : `${name} is choosing where to sail.`
    case 'act':
      return own ? actPrompt(view, seat) : `${name} is at work in column ${view.players[seat]?.ship ?? 0}.`
    case 'pay': {
      const to = view.paying?.to ?? 0
      return own ? `Choose a card of your hand for ${names.of(to)}.` : `${name} is paying ${whom(to, names)}.`
    }
    case 'wait':
      return own ? 'Trade a hand card for the top one of your supply, or keep your hand.' : `${name} may trade a card.`
  }
}

function actPrompt(view: View, seat: Seat): string {
  const ready = (view.turn?.ready ?? []).reduce((sum, number) => sum + number, 0)
  const column = view.players[seat]?.ship ?? 0
  const collecting = view.turn?.collecting ?? null
  if (collecting !== null && (ready === 0 || canGoOn(view, seat))) {
    const others = ready > 0 ? ` ${count(ready, 'other bathyscaphe')} may act afterwards.` : ''
    return `Column ${column}: go on collecting in row ${collecting}, or end your actions.${others}`
  }
  const end = view.turn?.moved === true || view.turn?.collected === true ? ', or end your actions' : ''
  const other = collecting === null ? '' : 'other '
  return `Column ${column}: collect or move with ${ready === 1 ? `your ${other}bathyscaphe` : `${ready} ${other}bathyscaphes`}${end}.`
}

/** What an action does. */
export function action(action: Action, view: View): string {
  switch (action.do) {
    case 'place':
      return `Place a bathyscaphe in ${place(spaceName(action.space))}`
    case 'sail':
      return action.to === OFF ? 'Leave the board' : `Sail to column ${action.to}`
    case 'move': {
      const from = columnAndRow(spaceName(action.from))
      return `Move from row ${from.row} to ${place(spaceName(action.to))}`
    }
    case 'collect':
      return collectText(view, tokenId(action.token), action.joker === null ? null : tokenId(action.joker))
    case 'pay':
      return `Pay ${aCard(colorName(action.color))}`
    case 'trade':
      return `Trade ${aCard(colorName(action.color))}`
    case 'end':
      return 'End the actions'
    case 'pass':
      return 'Keep the hand'
  }
}

function collectText(view: View, id: TokenId, joker: TokenId | null): string {
  const what = `Collect ${token(id)}`
  if (joker !== null) return `${what} with ${token(joker)}: no cards`
  const price = priceOf(view, id)
  if (price === null) return what
  const others = price.total > 0 ? `, ${cards(price.total)} to opponents` : ''
  return `${what}: 1 ${color(price.color)} card${others}`
}
