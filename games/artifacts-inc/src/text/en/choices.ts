import type { Names, Seat } from '@fathom/kernel'
import type { ComponentSet } from '../../schema.ts'
import type { Action, View } from '../../types.ts'
import { cardAt, offerOf, sumOf, type Lexicon } from '../parts.ts'
import { aDie, count, diceList, dollars, inPlace, list, priceText, slotText, theMuseum, where } from './words.ts'

/** What a seat is asked to do. */
export function makePrompt(set: ComponentSet, words: Lexicon) {
  return (view: View, seat: Seat, names: Names): string => {
    if (view.phase === 'over') return 'The game is over.'
    const own = names.reader === seat
    const name = names.of(seat)
    if (view.active !== seat) return own ? 'The others go first.' : `${name} is waiting.`
    if (!own) return othersPrompt(view, name)
    return ownPrompt(set, words, view, seat)
  }
}

function othersPrompt(view: View, name: string): string {
  if (view.phase === 'lay') return `${name} is laying the starting cards.`
  return view.phase === 'buy' || view.phase === 'put' ? `${name} is buying.` : `${name} is placing dice.`
}

function ownPrompt(set: ComponentSet, words: Lexicon, view: View, seat: Seat): string {
  const { turn } = view
  const pending = turn?.pending ?? null
  if (view.phase === 'lay') {
    return (view.players[seat]?.toLay.length ?? 0) > 0
      ? 'Lay your starting cards in a row, from left to right: they stay there.'
      : 'Your starting cards are laid: confirm, or undo.'
  }
  if (view.phase === 'dive') {
    const sum = sumOf(turn?.diving ?? []) + (view.players[seat]?.diveBonus ?? 0)
    return `Dive for the ${view.underwater[0]?.number ?? 0}: you have ${sum}. Add a die.`
  }
  if (view.phase === 'reroll') {
    return `Set aside to reroll: ${diceList(turn?.rerolling ?? [])}. ${count(turn?.mayReroll ?? 0, 'more die', 'more dice')} possible, or roll.`
  }
  switch (pending?.kind) {
    case 'order':
      return `Choose an order of ${list(
        pending.museums.map((id) => theMuseum(words, id)),
        'or',
      )}.`
    case 'sell':
      return pending.dollars > 0
        ? `Sold for ${dollars(pending.dollars)} so far. Sell more, or finish the sale.`
        : 'Choose what to sell: at least one artifact.'
    case 'gain':
      return `Choose what to gain: ${list(
        pending.artifacts.map((id) => words.artifact(id, pending.n)),
        'or',
      )}.`
    case 'buy':
      return `Buy a card or upgrade one of yours${pending.less > 0 ? `, for $${pending.less} less` : ''}; or buy nothing.`
    case 'put':
      return `Choose a place for ${words.card(pending.card)}, beside a card of yours.`
    case undefined: {
      const dice = turn?.dice ?? []
      const who = view.trigger === seat ? 'you have' : 'somebody has'
      const last = view.trigger === null ? '' : ` Last round: ${who} ${set.board.endReputation} reputation.`
      return dice.length > 0
        ? `Place your ${dice.length === 1 ? 'die' : 'dice'} (${diceList(dice)}), or end your turn.${last}`
        : `All dice are placed: end your turn.${last}`
    }
  }
}

/** What an action does. */
export function makeAction(set: ComponentSet, words: Lexicon) {
  return (action: Action, view: View): string => {
    const card = (index: number): string => words.card(set.cards[index]?.id)
    const artifact = (index: number, number = 1): string => words.artifact(set.artifacts[index]?.id, number)
    switch (action.do) {
      case 'lay':
        return `Lay ${card(action.card)}`
      case 'place':
        return placeText(words, action, view)
      case 'visit':
        return visitText(set, words, action.die, action.place)
      case 'dive':
        return `Dive with ${aDie(action.die)}`
      case 'reroll':
        return `Reroll ${aDie(action.die)}`
      case 'roll':
        return 'Roll the dice set aside'
      case 'gain': {
        const pending = view.turn?.pending
        const number = pending?.kind === 'gain' ? pending.n : 1
        return `Gain ${number} ${artifact(action.artifact, number)}`
      }
      case 'order':
        return orderText(set, words, action.museum, action.box, view)
      case 'sell':
        return `Sell 1 ${artifact(action.artifact)}`
      case 'done':
        return 'Finish the sale'
      case 'buy': {
        const id = set.cards[action.card]?.id ?? ''
        const price = offerOf(view, id)
        return price === null ? `Buy ${words.card(id)}` : `Buy ${words.card(id)} for ${priceText(words, price)}`
      }
      case 'put':
        return `Put it ${inPlace(action.row, action.column)}`
      case 'upgrade': {
        const own = cardAt(view, action.row, action.column)
        const price = own?.upgrade === null || own === null ? '' : ` for ${priceText(words, own.upgrade)}`
        return `Upgrade ${words.card(own?.card ?? '')} (${where(action.row, action.column)})${price}`
      }
      case 'decline':
        return 'Buy nothing'
      case 'end':
        return 'End the turn'
    }
  }
}

function placeText(words: Lexicon, action: Extract<Action, { do: 'place' }>, view: View): string {
  const own = cardAt(view, action.row, action.column)
  const slot = own?.slots[action.slot]
  const number = (own?.slots.length ?? 0) > 1 ? `, slot ${action.slot + 1}` : ''
  const what = slot === undefined ? '' : ` to ${slotText(words, slot.action)}`
  const at = where(action.row, action.column)
  return own === null
    ? `Place ${aDie(action.die)} in the ${at}${number}`
    : `Place ${aDie(action.die)} on ${words.card(own.card)} (${at}${number})${what}`
}

function visitText(set: ComponentSet, words: Lexicon, die: number, at: number): string {
  const museum = set.museums[at]
  if (museum !== undefined) return `Place ${aDie(die)} on ${theMuseum(words, museum.id)} to fill an order`
  const isGuide = at > set.museums.length
  const { id, action } = isGuide ? set.guideWork : set.privateCollectors
  return `Place ${aDie(die)} on ${words.card(id)} to ${slotText(words, action)}`
}

function orderText(set: ComponentSet, words: Lexicon, index: number, box: number, view: View): string {
  const museum = set.museums[index]
  const size = view.museums[index]?.boxes[box]?.size ?? 0
  const pending = view.turn?.pending
  const bonus = (museum?.bonus ?? 0) + (pending?.kind === 'order' ? pending.bonus : 0)
  const what = `${size} ${words.artifact(museum?.artifact, size)}`
  return `Fill order ${box + 1} of ${theMuseum(words, museum?.id)}: ${what} for ${dollars(size + bonus)}`
}
