/** Words of the drawings; the same ids as in the game. */

export const treasureColors = ['amber', 'azure', 'coral', 'jade', 'plum'] as const
export type TreasureColor = (typeof treasureColors)[number]

/** The twelve treasures, in the order of their places on a player board. */
export const treasureKinds = [
  'amphora',
  'bell',
  'chalice',
  'coins',
  'compass',
  'crown',
  'eye',
  'key',
  'lantern',
  'mask',
  'ring',
  'sword',
] as const
export type TreasureKind = (typeof treasureKinds)[number]
export type TokenKind = TreasureKind | 'mussel'

/** A tile or mussel as it is drawn. Every one is there once, so that its id names it: `jade-bell`, `plum-mussel`. */
export interface Tile {
  readonly id: string
  readonly color: TreasureColor
  readonly kind: TokenKind
  /** Lies on the board in another's place: fills no place on a player board. */
  readonly joker?: boolean
  /** Nobody can use it now: put down, or gained, this turn. */
  readonly fresh?: boolean
}

/** A tile from its id; null for any other text. */
export function parseTile(id: string, marks: { joker?: boolean; fresh?: boolean } = {}): Tile | null {
  const [first, second] = id.split('-')
  const color = treasureColors.find((name) => name === first)
  const kind = [...treasureKinds, 'mussel' as const].find((name) => name === second)
  return color && kind ? { id: `${color}-${kind}`, color, kind, ...marks } : null
}

const letters: Readonly<Record<TreasureColor, string>> = { amber: 'A', azure: 'Z', coral: 'C', jade: 'J', plum: 'P' }

/** The letter of a colour, the same in every language; amber and azure share their first, so azure has its Z. */
export function colorLetter(color: TreasureColor): string {
  return letters[color]
}
