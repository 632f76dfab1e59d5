import type { Names, Seat } from '@fathom/kernel'
import { cardById } from '../../cards.ts'
import type { CardId, PlayerView, View } from '../../types.ts'
import { boxesLeft, islandGrid } from '../parts.ts'
import { SHAPE_NAMES, COLOR_NAMES, island, islands, shapeName, count, list, does, sealText } from './words.ts'

function describe(card: CardId): string {
  const { color, points } = cardById(card)
  return `${island(card)} (${card}, ${COLOR_NAMES[color]}, ${points} points${sealText(card)})`
}

export function board(view: View, names: Names): readonly string[] {
  const pattern = view.expedition === null ? 'pas encore' : shapeName(view.expedition)
  const left = view.expeditionsLeft
  return [
    `Manche ${view.round} sur 4, tour ${view.turn} sur 7. Motif : ${pattern}. ${does(view.startSeat, names, 'vous servez', 'se sert')} en premier.`,
    ...(left === null ? [] : [`Encore dans la pile des motifs : ${list(left.map((shape) => SHAPE_NAMES[shape]))}.`]),
    `Trophées : ${view.trophies.map(({ value, seat }) => (seat === null ? `${value} libre` : `${value} ${names.of(seat)}`)).join(', ')}.`,
    `Étalage (palmiers : ${view.displayPalms}) : ${view.display.length > 0 ? view.display.map(describe).join(' ; ') : 'rien'}.`,
    `Pioche : ${count(view.deck, 'carte')}.`,
    'Îles : o case vide, X une case de plus, C pièce, P palmier, # cochée, . pas de case.',
    ...view.players.flatMap((player, seat) => ['', ...playerLines(player, seat, view, names)]),
  ]
}

function playerLines(player: PlayerView, seat: Seat, view: View, names: Names): string[] {
  const palms = player.palms.length > 0 ? player.palms.join(' ') : 'aucun'
  const trophies = player.trophies.length > 0 ? player.trophies.join(' ') : 'aucun'
  return [
    `${names.of(seat)}${names.reader === seat ? ' (vous)' : ''} : ${count(view.scores[seat]?.total ?? 0, 'point')}. Pièces ${player.coins} sur 12, trophées ${trophies}, palmiers ${palms}.`,
    ...(player.finished.length > 0 ? [`Terminées : ${islands(player.finished)}.`] : []),
    ...player.dealt.flatMap((card) => [`Distribuée : ${describe(card)}`, ...islandGrid(card, 0)]),
    ...player.islands.flatMap(({ card, crossed }) => [
      `${describe(card)} : encore ${count(boxesLeft(card, crossed), 'case')}`,
      ...islandGrid(card, crossed),
    ]),
    // Whoever takes a card wants to see its boxes.
    ...(names.reader === seat && view.taking === seat
      ? view.display.flatMap((card) => [`À l’étalage : ${describe(card)}`, ...islandGrid(card, 0)])
      : []),
  ]
}
