import { sideText, type Id, type Level, type Price } from '@fathom/artifacts-inc'
import { isPhone } from '../../shell/media.ts'
import { language } from '../../shell/preferences.ts'
import { listOf } from '../../text/index.ts'
import { placing, turning, type Pairing, type Placing } from './beside.ts'
import type { Desk } from './desk.ts'
import { sumOf } from './dive.ts'
import type { Aim, Held } from './input.ts'
import { placeOf, type PlaceName, type Spot } from './spots.ts'
import { words } from './text.ts'
import { cardAt } from './why.ts'

/** What is said of what one points at, and of what doing it brings: one line under the prompt, and for ears. */

export function priceSpoken(desk: Desk, { dollars, scrolls }: Price): string {
  return words().price(dollars, scrolls === 0 ? '' : `${scrolls} ${desk.artifactName('scroll', scrolls)}`)
}

/** What a side of a card does, as one paragraph for ears: eyes have its picture and the reading glass. */
export function sideSpoken(desk: Desk, card: Id, level: Level): string {
  return sideText(desk.book.set, card, level, language()).join(' ')
}

/** "bottom row, column 2" */
export function placeSpoken(place: PlaceName): string {
  const { row, column } = placeOf(place)
  return words().place(words().row[row], column)
}

/** What a card on offer costs me now: for the one who has the move the engine says it, for the others my own discounts do. */
export function priceOfOffer(desk: Desk, card: Id, offered: Price): Price {
  const you = desk.context.you()
  const player = you === null ? undefined : desk.player(you)
  if (you === null || player === undefined || desk.view().active === you) return offered
  const printed = desk.book.card(card)?.cost ?? offered
  return { ...printed, dollars: Math.max(0, printed.dollars - player.discounts.new) }
}

/** What a card on offer costs me now. */
export function offerPrice(desk: Desk, card: Id): Price {
  const offer = desk
    .view()
    .market.flatMap(({ cards }) => cards)
    .find((each) => each?.card === card)
  return priceOfOffer(desk, card, offer?.price ?? desk.book.card(card)?.cost ?? { dollars: 0, scrolls: 0 })
}

function pairSpoken(desk: Desk, pairing: Pairing): string {
  const name = desk.cardName
  switch (pairing.does) {
    case 'reputation':
      return words().pairs.reputation(name(pairing.of), name(pairing.other), pairing.n)
    case 'cash':
      return words().pairs.cash(name(pairing.of), name(pairing.on), pairing.n)
    case 'shift':
      return words().pairs.shift(name(pairing.of), name(pairing.on), pairing.n)
    case 'near':
      return words().pairs.near(
        name(pairing.of),
        listOf(pairing.artifacts.map((id) => desk.artifactName(id, 2))),
        name(pairing.on),
      )
  }
}

/** "+2 reputation. Mule Train pays $1 for dice on Mountain Expedition." */
export function placingSpoken(desk: Desk, { reputation, pairings }: Placing): string {
  const effects = pairings.map((pairing) => pairSpoken(desk, pairing))
  return `${words().gains(reputation)}. ${effects.length > 0 ? `${capital(effects.join('; '))}.` : words().nothingChanges}`
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** An action in the game's own words. */
function actionSpoken(desk: Desk, text: string | undefined): string {
  const action = text === undefined ? null : desk.book.notation.parse(text)
  return action === null ? '' : `${desk.game().action(action, desk.view())}.`
}

/** What doing it brings or costs, before it is done. */
export function aimSpoken(desk: Desk, aim: Aim): string {
  const seat = desk.mover() ?? 0
  const player = desk.player(seat)
  switch (aim.can) {
    case null:
      return desk.game().refusal(aim.refusal)
    case 'pick':
      return words().pickedNote(aim.die)
    case 'set-aside':
      return words().rerollNote(desk.view().turn?.mayReroll ?? 0)
    case 'gather':
      return words().gatherHere(diveSum(desk, aim.dice), desk.view().underwater[0]?.number ?? 0)
    case 'dive':
      return `${words().diveWith(diveSpoken(desk, aim.dice))}.`
    case 'choose':
      return actionSpoken(desk, desk.choices().buys.get(aim.card))
    case 'buy':
      return player === undefined ? '' : placingSpoken(desk, placing(desk.book, player, aim.card, aim.place))
    case 'upgrade': {
      const turned = player === undefined ? '' : placingSpoken(desk, turning(desk.book, player, aim.place))
      return `${actionSpoken(desk, aim.texts[0])} ${turned}`
    }
    case 'place':
    case 'order':
    case 'gain':
    case 'lay':
      return actionSpoken(desk, aim.texts.at(-1))
  }
}

/** Dice, bonus and what has gone down already. */
export function diveSum(desk: Desk, dice: readonly number[]): number {
  const bonus = desk.player(desk.view().active ?? 0)?.diveBonus ?? 0
  return sumOf(dice) + sumOf(desk.view().turn?.diving ?? []) + bonus
}

/** "3 + 4 + 3 = 10" */
export function diveSpoken(desk: Desk, dice: readonly number[]): string {
  const all = [...(desk.view().turn?.diving ?? []), ...dice]
  const bonus = desk.player(desk.view().active ?? 0)?.diveBonus ?? 0
  return words().diveSum(all.join(' + '), bonus, diveSum(desk, dice))
}

/** What is said of a thing that nothing can be done with now. */
export function pointedNote(desk: Desk, spot: Spot): string {
  if (desk.mover() === null) return ''
  if (spot.on === 'market') {
    const offer = desk
      .view()
      .market.flatMap(({ cards }) => cards)
      .find((each) => each?.card === spot.card)
    if (offer === undefined || offer === null || desk.view().phase !== 'act') return ''
    return words().needsBuy(
      `${desk.cardName(spot.card)}: ${priceSpoken(desk, priceOfOffer(desk, spot.card, offer.price))}`,
    )
  }
  if (spot.on === 'card' && desk.isMine() && desk.view().phase === 'act') {
    const card = cardAt(desk.player(desk.mover() ?? 0), spot.place)
    if (card === undefined) return ''
    if (card.upgrade === null) return `${desk.cardName(card.card)}. ${words().topLevel}`
    return words().upgradeNote(`${desk.cardName(card.card)}: ${priceSpoken(desk, card.upgrade)}`)
  }
  return ''
}

/** How to go about it, while nothing is pointed at. */
export function idleNote(desk: Desk, held: Held): string {
  const seat = desk.mover()
  if (seat === null) return ''
  const { phase, turn, underwater } = desk.view()
  if (held.rerolling !== null) return words().rerollNote(turn?.mayReroll ?? 0)
  if (held.diving.length > 0) return words().gatherNote(diveSum(desk, held.diving), underwater[0]?.number ?? 0)
  switch (phase) {
    case 'lay':
      if (isPhone()) return ''
      return desk.choices().end === null ? words().layNote : words().layEndNote
    case 'act':
      if (held.die !== null) return words().pickedNote(held.die)
      if ((turn?.dice.length ?? 0) === 0) return words().doneNote
      return isPhone() ? words().actNotePhone : words().actNote
    case 'reroll':
      return words().rerollNote(turn?.mayReroll ?? 0)
    case 'order':
      return isPhone() ? '' : words().orderNote
    case 'sell':
      return words().sellNote
    case 'gain':
      return words().gainNote
    case 'buy':
      if (isPhone()) return held.card === null ? '' : desk.cardName(held.card)
      return held.card === null ? words().buyNote : words().placeNote(desk.cardName(held.card))
    case 'put':
      return turn?.pending?.kind === 'put' ? words().placeNote(desk.cardName(turn.pending.card)) : ''
    case 'dive':
      return words().gatherNote(diveSum(desk, []), underwater[0]?.number ?? 0)
    case 'over':
      return ''
  }
}
