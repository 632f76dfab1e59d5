import type { Names, Seat } from '@fathom/kernel'
import { OFF } from '../../board.ts'
import { COLORS, type PlayerView, type SpaceView, type View } from '../../types.ts'
import { KIND_NAMES, bareToken, boats, cards, color, does, handText, list } from './words.ts'

/** The whole position in plain lines. */
export function board(view: View, names: Names): readonly string[] {
  const discard = view.discard.flatMap((number, index) => (number > 0 ? [`${number} ${color(COLORS[index])}`] : []))
  const removed = view.removed > 0 ? ` ${cards(view.removed)} left out unseen.` : ''
  const lines = [
    `Sweep ${view.sweep}. ${does(view.startSeat, names, 'started the game', 'started the game')}. Sweeps without a collection by card or mussel: ${view.idleSweeps} of 3.`,
    `Discarded: ${discard.length > 0 ? list(discard) : 'nothing'}.${removed}`,
  ]
  for (let column = 1; column < OFF; column++) {
    const ships = view.players.flatMap(({ ship }, seat) => (ship === column ? [names.of(seat)] : []))
    lines.push('', `Column ${column}.${ships.length > 0 ? ` Ships: ${list(ships)}.` : ''}`)
    lines.push(...view.spaces.filter((space) => space.column === column).map((space) => spaceLine(space, names)))
  }
  return [...lines, ...view.players.flatMap((player, seat) => ['', ...playerLines(player, seat, names)])]
}

function spaceLine({ row, tokens, boats: here }: SpaceView, names: Names): string {
  const tiles = tokens.map(({ token: id, joker }) => `${bareToken(id)}${joker ? ' (joker)' : ''}`)
  const boatsHere = here.flatMap((number, seat) => (number > 0 ? [`${names.of(seat)} ${number}`] : []))
  return `  row ${row}: ${tiles.length > 0 ? tiles.join(', ') : 'empty'}${boatsHere.length > 0 ? `; bathyscaphes: ${boatsHere.join(', ')}` : ''}`
}

function shipText(ship: number): string {
  if (ship === 0) return 'ship left of the board'
  return ship === OFF ? 'ship off the board' : `ship in column ${ship}`
}

function playerLines(player: PlayerView, seat: Seat, names: Names): string[] {
  const known = player.known.length > 0 ? ` (${handText(player.known)})` : ''
  const places = player.supplyKnown.map(({ place: number, color: name }) => `card ${number} is ${color(name)}`)
  const toPlace = player.boatsToPlace > 0 ? ` ${boats(player.boatsToPlace)} to place.` : ''
  return [
    `${names.of(seat)}${names.reader === seat ? ' (you)' : ''}: ${player.treasures.length} of 12 treasures, ${shipText(player.ship)}.${toPlace}`,
    `  Hand ${player.hand}${known}, supply ${player.supply}${places.length > 0 ? ` (${places.join(', ')})` : ''}.`,
    ...(player.treasures.length > 0 ? [`  Has ${list(player.treasures.map(bareToken))}.`] : []),
    `  Lacks ${player.missing.length > 0 ? list(player.missing.map((type) => KIND_NAMES[type])) : 'nothing'}.`,
    `  Jokers: ${player.jokers.length > 0 ? list(player.jokers.map(bareToken)) : 'none'}.`,
  ]
}
