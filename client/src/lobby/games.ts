import type { GameInfo } from '@fathom/protocol'

/** The four covers of the lobby, in their order. What the server offers is open; the rest is shown as still to come. */
interface Shelf {
  readonly id: string
  readonly name: string
  readonly seats: readonly [from: number, to: number]
  readonly minutes: number
}

const shelf: readonly Shelf[] = [
  { id: 'thesauros', name: 'Thesauros', seats: [1, 4], minutes: 150 },
  { id: 'silver-and-gold', name: 'Silver & Gold', seats: [2, 4], minutes: 20 },
  { id: 'artifacts-inc', name: 'Artifacts, Inc.', seats: [2, 4], minutes: 60 },
  { id: 'sunken-treasure', name: 'Sunken Treasure', seats: [2, 5], minutes: 45 },
]

/** A game as the lobby shows it, open or not. */
export interface CoverGame extends Shelf {
  readonly info: GameInfo | null
}

/** The covers: what the server offers, in its order, then what is still to come: on a phone that is a long way down. */
export function coversOf(games: readonly GameInfo[]): CoverGame[] {
  const offered = games.map((info) => ({
    id: info.id,
    name: info.name,
    seats: [Math.min(...info.seats), Math.max(...info.seats)] as const,
    minutes: info.minutes,
    info,
  }))
  const rest = shelf.filter(({ id }) => games.every((info) => info.id !== id))
  return [...offered, ...rest.map((game) => ({ ...game, info: null }))]
}

/** The name of a game in a list of tables. */
export function gameName(id: string, games: readonly GameInfo[]): string {
  return games.find((game) => game.id === id)?.name ?? shelf.find((game) => game.id === id)?.name ?? id
}

/** The bots that one click seats. */
export function usualLevel(info: GameInfo): string {
  return info.usualLevel
}

/** How many sit at a table that is set with one click. */
export function usualSeats(info: GameInfo): number {
  return info.seats.includes(4) ? 4 : Math.max(...info.seats)
}
