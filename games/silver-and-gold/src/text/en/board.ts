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
  const pattern = view.expedition === null ? 'none yet' : shapeName(view.expedition)
  const left = view.expeditionsLeft
  return [
    `Round ${view.round} of 4, turn ${view.turn} of 7. Pattern: ${pattern}. ${does(view.startSeat, names, 'take', 'takes')} first.`,
    ...(left === null ? [] : [`Still in the pattern deck: ${list(left.map((shape) => SHAPE_NAMES[shape]))}.`]),
    `Trophies: ${view.trophies.map(({ value, seat }) => (seat === null ? `${value} free` : `${value} ${names.of(seat)}`)).join(', ')}.`,
    `Display (palms: ${view.displayPalms}): ${view.display.length > 0 ? view.display.map(describe).join('; ') : 'nothing'}.`,
    `Deck: ${count(view.deck, 'card')}.`,
    'Islands: o empty box, X one more box, C coin, P palm, # crossed off, . no box.',
    ...view.players.flatMap((player, seat) => ['', ...playerLines(player, seat, view, names)]),
  ]
}

function playerLines(player: PlayerView, seat: Seat, view: View, names: Names): string[] {
  const palms = player.palms.length > 0 ? player.palms.join(' ') : 'none'
  const trophies = player.trophies.length > 0 ? player.trophies.join(' ') : 'none'
  return [
    `${names.of(seat)}${names.reader === seat ? ' (you)' : ''}: ${count(view.scores[seat]?.total ?? 0, 'point')}. Coins ${player.coins} of 12, trophies ${trophies}, palms ${palms}.`,
    ...(player.finished.length > 0 ? [`Finished: ${islands(player.finished)}.`] : []),
    ...player.dealt.flatMap((card) => [`Dealt: ${describe(card)}`, ...islandGrid(card, 0)]),
    ...player.islands.flatMap(({ card, crossed }) => [
      `${describe(card)}: ${count(boxesLeft(card, crossed), 'box', 'boxes')} to go`,
      ...islandGrid(card, crossed),
    ]),
    // Whoever takes a card wants to see its boxes.
    ...(names.reader === seat && view.taking === seat
      ? view.display.flatMap((card) => [`On the display: ${describe(card)}`, ...islandGrid(card, 0)])
      : []),
  ]
}
