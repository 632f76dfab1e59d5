import type { Names, SeatScore } from '@fathom/kernel'
import type { ComponentSet } from '../../schema.ts'
import type { OwnCardView, PlayerView, View } from '../../types.ts'
import { sideOfCard, type Lexicon } from '../parts.ts'
import {
  artifacts,
  count,
  diceList,
  does,
  dollars,
  facesText,
  list,
  priceText,
  sideLines,
  slotText,
  where,
} from './words.ts'

/** The whole position in plain lines. */
export function makeBoard(set: ComponentSet, words: Lexicon) {
  return (view: View, names: Names): readonly string[] => [
    ...(view.round > 0 ? [`Round ${view.round}.`] : ['Starting cards are being laid.']),
    `${does(view.startSeat, names, 'are', 'is')} the first player.`,
    ...(view.trigger === null
      ? []
      : [`${does(view.trigger, names, 'have', 'has')} reached ${set.board.endReputation} reputation: the last round.`]),
    ...museumLines(words, view, names),
    underwaterLine(words, view),
    ...marketLines(set, words, view),
    ...turnLines(view, names),
    ...view.players.flatMap((player, seat) => [
      '',
      `${names.of(seat)}${names.reader === seat ? ' (you)' : ''}: ${view.scores[seat]?.total ?? 0} reputation, ${dollars(player.money)}, ${artifacts(words, player.artifacts, 'no artifacts')}. ${count(player.dice, 'die', 'dice')} a roll.`,
      ...playerLines(words, player, view.scores[seat]),
    ]),
  ]
}

function museumLines(words: Lexicon, view: View, names: Names): string[] {
  return view.museums.map(({ id, boxes, leader }) => {
    const told = boxes.map(({ size, owner }) => (owner === null ? `${size}` : `${size} ${names.of(owner)}`))
    return `${words.card(id)}: ${told.join(', ')}.${leader === null ? '' : ` Majority: ${names.of(leader)}.`}`
  })
}

function underwaterLine(words: Lexicon, { underwater }: View): string {
  if (underwater.length === 0) return 'Underwater: nothing left.'
  return `Underwater, the top one first: ${underwater.map(({ number, find }) => `${words.find(find)} (${number})`).join(', ')}.`
}

function marketLines(set: ComponentSet, words: Lexicon, view: View): string[] {
  return view.market.map(({ letter, cards, pile }) => {
    const told = cards.flatMap((offer) => {
      if (offer === null) return []
      const side = sideOfCard(set, offer.card, 1)
      const lines = side === null ? '' : `, ${side.reputation} reputation: ${sideLines(words, side).join(' ')}`
      return [`${words.card(offer.card)} for ${priceText(words, offer.price)}${lines}`]
    })
    const shown = told.length > 0 ? told.join(' | ') : 'nothing.'
    return `For sale, ${letter} (${count(pile, 'card')} more): ${shown}`
  })
}

function turnLines({ turn, active }: View, names: Names): string[] {
  if (turn === null || active === null) return []
  return [
    `${does(active, names, 'rolled', 'rolled')} ${diceList(turn.rolled)}; still to place: ${diceList(turn.dice)}.`,
    ...(turn.diving.length > 0 ? [`In the dive: ${diceList(turn.diving)}.`] : []),
  ]
}

function playerLines(words: Lexicon, player: PlayerView, score: SeatScore | undefined): string[] {
  const finds = player.underwater.map(({ number, find }) => `${words.find(find)} (${number})`)
  const extra = score === undefined ? 0 : (score.sources['majorities'] ?? 0)
  return [
    ...player.cards.map((card) => `  ${cardLine(words, card)}`),
    ...(finds.length > 0 ? [`  Finds: ${list(finds)}.`] : []),
    ...(extra > 0 ? [`  Majorities: ${extra}.`] : []),
  ]
}

function cardLine(words: Lexicon, card: OwnCardView): string {
  const slots = card.slots.map(
    ({ fits, action, die }) => `${facesText(fits)}: ${slotText(words, action)}${die === null ? '' : ` [${die}]`}`,
  )
  const more = card.abilities > 0 ? ` + ${card.abilities}` : ''
  const upgrade = card.upgrade === null ? '' : `, upgrade ${priceText(words, card.upgrade)}`
  return `${where(card.row, card.column)}: ${words.card(card.card)}, level ${card.level}, ${card.reputation}${more} reputation${upgrade}${slots.length > 0 ? `; ${slots.join('; ')}` : ''}.`
}
