import { capital } from '@fathom/kernel'
import { discounted, sideText, type Id, type Level, type Price, type SlotView } from '@fathom/artifacts-inc'
import type { ErrorBody } from '@fathom/protocol'
import { lastStep } from '../../board/lastStep.ts'
import { isFinger, isPhone } from '../../shell/media.ts'
import { clausesOf, listOf } from '../../text/index.ts'
import { placing, turning, type Pairing, type Placing } from './beside.ts'
import type { GameModel } from './model.ts'
import { sumOf } from './dive.ts'
import type { Aim, Held } from './input.ts'
import { cardAt, placeOf, type PlaceName, type Spot } from './spots.ts'
import { allMessages, messages } from './text/index.ts'

/** What is said of what one points at, and of what doing it brings: one line under the prompt, and for ears. */

export function priceSpoken(model: GameModel, { dollars, scrolls }: Price): string {
  return messages().price(dollars, scrolls === 0 ? '' : `${scrolls} ${model.artifactName('scroll', scrolls)}`)
}

/** What a side of a card does, as one paragraph for ears: eyes have its picture and the card preview. */
export function sideSpoken(model: GameModel, card: Id, level: Level): string {
  return sideText(model.tableSet.set, card, level, allMessages().sides).join(' ')
}

/** The same with the reputation that is printed on it. */
export function sideWhole(model: GameModel, card: Id, level: Level): string {
  const reputation = messages().reputationOf(model.tableSet.side(card, level).reputation)
  return `${reputation}. ${sideSpoken(model, card, level)}`
}

/** "bottom row, column 2" */
export function placeSpoken(place: PlaceName): string {
  const { row, column } = placeOf(place)
  return messages().place(messages().row[row], column)
}

/** What a card on offer costs me now: for the one who has the move the engine says it, for the others my own discounts do. */
export function priceOfOffer(model: GameModel, card: Id, offered: Price): Price {
  const you = model.context.you()
  const player = you === null ? undefined : model.player(you)
  if (you === null || player === undefined || model.view().active === you) return offered
  const printed = model.tableSet.card(card)?.cost ?? offered
  return { ...printed, dollars: discounted(printed.dollars, player.discounts.new) }
}

/** What a card on offer costs me now. */
export function offerPrice(model: GameModel, card: Id): Price {
  const offer = model
    .view()
    .market.flatMap(({ cards }) => cards)
    .find((each) => each?.card === card)
  return priceOfOffer(model, card, offer?.price ?? model.tableSet.card(card)?.cost ?? { dollars: 0, scrolls: 0 })
}

function pairSpoken(model: GameModel, pairing: Pairing): string {
  const name = model.cardName
  switch (pairing.does) {
    case 'reputation':
      return messages().pairs.reputation(name(pairing.of), name(pairing.other), pairing.n)
    case 'cash':
      return messages().pairs.cash(name(pairing.of), name(pairing.on), pairing.n)
    case 'shift':
      return messages().pairs.shift(name(pairing.of), name(pairing.on), pairing.n)
    case 'near':
      return messages().pairs.near(
        name(pairing.of),
        listOf(pairing.artifacts.map((id) => model.artifactName(id, 2))),
        name(pairing.on),
      )
  }
}

/** "+2 reputation. Mule Train pays $1 for dice on Mountain Expedition." */
export function placingSpoken(model: GameModel, { reputation, dice, pairings }: Placing): string {
  const effects = pairings.map((pairing) => pairSpoken(model, pairing))
  const more = dice === 0 ? '' : `, ${messages().moreDice(dice)}`
  return `${messages().gains(reputation)}${more}. ${effects.length > 0 ? `${capital(clausesOf(effects))}.` : messages().nothingChanges}`
}

/** An action in the game's own words. */
export function actionText(model: GameModel, text: string): string {
  const action = model.tableSet.notation.parse(text)
  return action === null ? '' : model.game().action(action, model.view())
}

/** The same as a sentence; nothing for nothing. */
export function actionSpoken(model: GameModel, text = ''): string {
  const words = actionText(model, text)
  return words && `${words}.`
}

/**
 * Why nothing of what is meant can be done, as the game says it: of dice that all do not do, the one whose refusal is not merely about its
 * face. Null while that is not known.
 */
export function whyNot({ context }: GameModel, { meant }: Extract<Aim, { can: null }>): ErrorBody | null {
  const answers = meant.map((actions) => context.whyNot(...actions))
  if (answers.includes(undefined)) return null
  const refusals = answers.flatMap((answer) => answer ?? [])
  return refusals.find(({ code }) => code !== 'die-does-not-fit') ?? refusals[0] ?? null
}

/** What doing it brings or costs, before it is done. */
export function aimSpoken(model: GameModel, aim: Aim): string {
  const seat = model.mover() ?? 0
  const player = model.player(seat)
  switch (aim.can) {
    case null:
      return whyNot(model, aim)?.message ?? ''
    case 'pick':
      return messages().pickedNote(aim.die)
    case 'set-aside':
      return messages().rerollNote(model.view().turn?.mayReroll ?? 0)
    case 'gather':
      return messages().gatherHere(diveSum(model, aim.dice), model.view().underwater[0]?.number ?? 0)
    case 'dive':
      return `${messages().diveWith(diveSpoken(model, aim.dice))}.`
    case 'choose':
      return actionSpoken(model, model.choices().buys.get(aim.card))
    case 'buy':
      return player === undefined ? '' : placingSpoken(model, placing(model.tableSet, player, aim.card, aim.place))
    case 'upgrade': {
      const turned = player === undefined ? '' : placingSpoken(model, turning(model.tableSet, player, aim.place))
      return `${actionSpoken(model, aim.texts[0])} ${turned}`
    }
    case 'place':
    case 'order':
    case 'gain':
    case 'lay':
      return actionSpoken(model, aim.texts.at(-1))
  }
}

/** Dice, bonus and what has gone down already. */
function diveSum(model: GameModel, dice: readonly number[]): number {
  const bonus = model.player(model.view().active ?? 0)?.diveBonus ?? 0
  return sumOf(dice) + sumOf(model.view().turn?.diving ?? []) + bonus
}

/** "3 + 4 + 3 = 10" */
function diveSpoken(model: GameModel, dice: readonly number[]): string {
  const all = [...(model.view().turn?.diving ?? []), ...dice]
  const bonus = model.player(model.view().active ?? 0)?.diveBonus ?? 0
  return messages().diveSum(all.join(' + '), bonus, diveSum(model, dice))
}

/** Who has cubes at a museum, and who leads by what; nothing for another card. */
export function majoritySpoken(model: GameModel, id: Id): string {
  const { museums, players } = model.view()
  const leader = museums.find((each) => each.id === id)?.leader
  if (leader === undefined) return ''
  if (leader === null) return messages().nobodyLeads
  const cubes = players.map((player) => player.cubes[id] ?? 0)
  const told = cubes.flatMap((n, seat) => (n > 0 ? [messages().cubes(model.nameOfSeat(seat), n)] : []))
  const isTied = cubes.filter((n) => n === cubes[leader]).length > 1
  return [...told, messages().leads(model.nameOfSeat(leader), isTied)].join(', ')
}

/** My card that can still take a die to buy and upgrade this turn; empty: none. */
function buyerName(model: GameModel): string {
  const isFree = ({ action, die }: SlotView): boolean => action.kind === 'buy' && die === null
  const buyer = model.player(model.mover() ?? 0)?.cards.find(({ slots }) => slots.some(isFree))
  return buyer ? model.cardName(buyer.card) : ''
}

/** What is said of a thing that nothing can be done with now. */
export function pointedNote(model: GameModel, spot: Spot): string {
  if (model.mover() === null) return ''
  const on = model.view().phase === 'act' ? buyerName(model) : ''
  if (spot.on === 'market') {
    const price = priceSpoken(model, offerPrice(model, spot.card))
    return on && messages().needsBuy(messages().priced(model.cardName(spot.card), price), on)
  }
  if (spot.on === 'card' && model.isMine() && model.view().phase === 'act') {
    const card = cardAt(model.player(model.mover() ?? 0), spot.place)
    if (card === undefined) return ''
    if (card.upgrade === null) return `${model.cardName(card.card)}. ${messages().topLevel}`
    const priced = messages().priced(model.cardName(card.card), priceSpoken(model, card.upgrade))
    return on && messages().upgradeNote(priced, on)
  }
  return ''
}

/** What I did last, as long as it can be taken back: nothing of a sale or a dive, whose last step is not all of it. Where it lies is seen. */
function stepSpoken(model: GameModel): string {
  if (!model.context.draft().canUndo) return ''
  const step = lastStep(model.context, model.game(), model.tableSet.notation.parse, ({ do: done }) => !/sell|dive/.test(done)) // prettier-ignore
  return step && messages().stepNote(step.replace(/ \(.+?\)/, ''))
}

/** How to go about it, while nothing is pointed at. */
export function idleNote(model: GameModel, held: Held): string {
  const seat = model.mover()
  if (seat === null) return ''
  const { phase, turn, underwater } = model.view()
  if (held.rerolling !== null) return messages().rerollNote(turn?.mayReroll ?? 0)
  if (held.diving.length > 0) return messages().gatherNote(diveSum(model, held.diving), underwater[0]?.number ?? 0)
  switch (phase) {
    case 'lay':
      if (isPhone()) return ''
      return model.choices().end === null ? messages().layNote : messages().layEndNote
    case 'act':
      if (held.die !== null) return messages().pickedNote(held.die)
      if ((turn?.dice.length ?? 0) === 0) return stepSpoken(model)
      return isPhone() || isFinger()
        ? stepSpoken(model) || messages().actNotePhone
        : `${stepSpoken(model)} ${messages().actNote}`.trim()
    case 'reroll':
      return messages().rerollNote(turn?.mayReroll ?? 0)
    case 'order':
      return isPhone() ? '' : messages().orderNote
    case 'sell':
      return messages().sellNote
    case 'gain':
      return messages().gainNote
    case 'buy':
      if (isPhone()) return held.card === null ? '' : model.cardName(held.card)
      return held.card === null ? messages().buyNote : messages().placeNote(model.cardName(held.card))
    case 'put':
      return turn?.pending?.kind === 'put' ? messages().placeNote(model.cardName(turn.pending.card)) : ''
    case 'dive':
      return messages().gatherNote(diveSum(model, []), underwater[0]?.number ?? 0)
    case 'over':
      return ''
  }
}
