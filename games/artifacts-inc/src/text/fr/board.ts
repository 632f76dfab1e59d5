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
    ...(view.round > 0 ? [`Manche ${view.round}.`] : ['On pose les cartes de départ.']),
    `${does(view.startSeat, names, 'commencez', 'commence')}.`,
    ...(view.trigger === null
      ? []
      : [
          `${does(view.trigger, names, 'avez', 'a')} atteint ${set.board.endReputation} de réputation : dernière manche.`,
        ]),
    ...museumLines(words, view, names),
    underwaterLine(words, view),
    ...marketLines(set, words, view),
    ...turnLines(view, names),
    ...view.players.flatMap((player, seat) => [
      '',
      `${names.of(seat)}${names.reader === seat ? ' (vous)' : ''} : ${view.scores[seat]?.total ?? 0} de réputation, ${dollars(player.money)}, ${artifacts(words, player.artifacts, 'aucun artefact')}. ${count(player.dice, 'dé')} par lancer.`,
      ...playerLines(words, player, view.scores[seat]),
    ]),
  ]
}

function museumLines(words: Lexicon, view: View, names: Names): string[] {
  return view.museums.map(({ id, boxes, leader }) => {
    const told = boxes.map(({ size, owner }) => (owner === null ? `${size}` : `${size} ${names.of(owner)}`))
    return `${words.card(id)} : ${told.join(', ')}.${leader === null ? '' : ` Majorité : ${names.of(leader)}.`}`
  })
}

function underwaterLine(words: Lexicon, { underwater }: View): string {
  if (underwater.length === 0) return 'Sous l’eau : plus rien.'
  return `Sous l’eau, celle du dessus d’abord : ${underwater.map(({ number, find }) => `${words.find(find)} (${number})`).join(', ')}.`
}

function marketLines(set: ComponentSet, words: Lexicon, view: View): string[] {
  return view.market.map(({ letter, cards, pile }) => {
    const told = cards.flatMap((offer) => {
      if (offer === null) return []
      const side = sideOfCard(set, offer.card, 1)
      const lines = side === null ? '' : `, ${side.reputation} de réputation : ${sideLines(words, side).join(' ')}`
      return [`${words.card(offer.card)} pour ${priceText(words, offer.price)}${lines}`]
    })
    const shown = told.length > 0 ? told.join(' | ') : 'rien.'
    return `En vente, ${letter} (encore ${count(pile, 'carte')}) : ${shown}`
  })
}

function turnLines({ turn, active }: View, names: Names): string[] {
  if (turn === null || active === null) return []
  return [
    `${does(active, names, 'avez lancé', 'a lancé')} ${diceList(turn.rolled)} ; à placer : ${diceList(turn.dice)}.`,
    ...(turn.diving.length > 0 ? [`En plongée : ${diceList(turn.diving)}.`] : []),
  ]
}

function playerLines(words: Lexicon, player: PlayerView, score: SeatScore | undefined): string[] {
  const finds = player.underwater.map(({ number, find }) => `${words.find(find)} (${number})`)
  const extra = score === undefined ? 0 : (score.sources['majorities'] ?? 0)
  return [
    ...player.cards.map((card) => `  ${cardLine(words, card)}`),
    ...(finds.length > 0 ? [`  Trouvailles : ${list(finds)}.`] : []),
    ...(extra > 0 ? [`  Majorités : ${extra}.`] : []),
  ]
}

function cardLine(words: Lexicon, card: OwnCardView): string {
  const slots = card.slots.map(
    ({ fits, action, die }) => `${facesText(fits)} : ${slotText(words, action)}${die === null ? '' : ` [${die}]`}`,
  )
  const more = card.abilities > 0 ? ` + ${card.abilities}` : ''
  const upgrade = card.upgrade === null ? '' : `, amélioration ${priceText(words, card.upgrade)}`
  return `${where(card.row, card.column)} : ${words.card(card.card)}, niveau ${card.level}, ${card.reputation}${more} de réputation${upgrade}${slots.length > 0 ? ` ; ${slots.join(' ; ')}` : ''}.`
}
