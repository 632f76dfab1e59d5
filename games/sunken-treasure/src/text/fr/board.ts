import type { Names, Seat } from '@fathom/kernel'
import { OFF } from '../../board.ts'
import { COLORS, type PlayerView, type SpaceView, type View } from '../../types.ts'
import { KIND_NAMES, bareToken, boats, cards, color, count, does, handText, list } from './words.ts'

/** The whole position in plain lines. */
export function board(view: View, names: Names): readonly string[] {
  const discard = view.discard.flatMap((number, index) => (number > 0 ? [`${number} ${color(COLORS[index])}`] : []))
  const removed = view.removed > 0 ? ` ${cards(view.removed)} écartées sans être vues.` : ''
  const lines = [
    `Traversée ${view.sweep}. ${does(view.startSeat, names, 'avez commencé la partie', 'a commencé la partie')}. Traversées sans repêchage par carte ni moule : ${view.idleSweeps} sur 3.`,
    `Défausse : ${discard.length > 0 ? list(discard) : 'rien'}.${removed}`,
  ]
  for (let column = 1; column < OFF; column++) {
    const ships = view.players.flatMap(({ ship }, seat) => (ship === column ? [names.of(seat)] : []))
    lines.push('', `Colonne ${column}.${ships.length > 0 ? ` Navires : ${list(ships)}.` : ''}`)
    lines.push(...view.spaces.filter((space) => space.column === column).map((space) => spaceLine(space, names)))
  }
  return [...lines, ...view.players.flatMap((player, seat) => ['', ...playerLines(player, seat, names)])]
}

function spaceLine({ row, tokens, boats: here }: SpaceView, names: Names): string {
  const tiles = tokens.map(({ token: id, joker }) => `${bareToken(id)}${joker ? ' (joker)' : ''}`)
  const boatsHere = here.flatMap((number, seat) => (number > 0 ? [`${names.of(seat)} ${number}`] : []))
  return `  rangée ${row} : ${tiles.length > 0 ? tiles.join(', ') : 'vide'}${boatsHere.length > 0 ? ` ; bathyscaphes : ${boatsHere.join(', ')}` : ''}`
}

function shipText(ship: number): string {
  if (ship === 0) return 'navire à gauche du plateau'
  return ship === OFF ? 'navire hors du plateau' : `navire en colonne ${ship}`
}

function playerLines(player: PlayerView, seat: Seat, names: Names): string[] {
  const known = player.known.length > 0 ? ` (${handText(player.known)})` : ''
  const places = player.supplyKnown.map(({ place: number, color: name }) => `la carte ${number} est ${color(name)}`)
  const toPlace = player.boatsToPlace > 0 ? ` ${boats(player.boatsToPlace)} à placer.` : ''
  return [
    `${names.of(seat)}${names.reader === seat ? ' (vous)' : ''} : ${count(player.treasures.length, 'trésor')} sur 12, ${shipText(player.ship)}.${toPlace}`,
    `  Main ${player.hand}${known}, réserve ${player.supply}${places.length > 0 ? ` (${places.join(', ')})` : ''}.`,
    ...(player.treasures.length > 0 ? [`  A ${list(player.treasures.map(bareToken))}.`] : []),
    `  Manque ${player.missing.length > 0 ? list(player.missing.map((type) => KIND_NAMES[type])) : 'rien'}.`,
    `  Jokers : ${player.jokers.length > 0 ? list(player.jokers.map(bareToken)) : 'aucun'}.`,
  ]
}
