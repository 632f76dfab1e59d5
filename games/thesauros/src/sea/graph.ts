import type { SeaData } from '../schema.ts'

/** A space of the sea: its number on the board's list. The port is 0. */
export type Space = number
export const PORT: Space = 0

const SPACE_KINDS = ['port', 'water', 'fishing', 'dig', 'tour', 'coastal', 'lobster', 'island'] as const
export type SpaceKind = (typeof SPACE_KINDS)[number]

/** The sea of one side of the board. Lists are by space unless they say otherwise. */
export interface Sea {
  readonly spaces: number
  readonly ids: readonly string[]
  readonly kind: readonly SpaceKind[]
  /** Number of the dig site whose map is needed here, 0 for none. */
  readonly site: readonly number[]
  /** Column of the site's tile below, from 1; 0 elsewhere. */
  readonly column: readonly number[]
  /** Only one Zodiac may stop here. */
  readonly single: readonly boolean[]
  readonly isLagoon: readonly boolean[]
  /** Spaces one step away, in rising order. */
  readonly beside: readonly (readonly Space[])[]
  readonly x: readonly number[]
  readonly y: readonly number[]
  /** Spaces of the lagoon. */
  readonly lagoon: readonly Space[]
  /** By site number (0 is none): is it a big one? */
  readonly isBig: readonly boolean[]
  /** By site number: its spaces, from the first column on. */
  readonly siteSpaces: readonly (readonly Space[])[]
  /** By site number: left, top, width and height of its tile. */
  readonly tileRect: readonly (readonly number[])[]
}

const LAGOON: readonly SpaceKind[] = ['tour', 'coastal', 'lobster', 'island']

/** The sea as numbers. The port becomes space 0; the others keep their order. */
export function makeSea(data: SeaData): Sea {
  const spots = [
    ...data.spaces.filter(({ kind }) => kind === 'port'),
    ...data.spaces.filter(({ kind }) => kind !== 'port'),
  ]
  const ids = spots.map((spot) => spot.id)
  const site = spots.map((spot) => (spot.kind === 'dig' ? spot.site : 0))
  const column = spots.map((spot) => (spot.kind === 'dig' ? spot.column : 0))
  const beside: Space[][] = spots.map(() => [])
  for (const [one, other] of data.ways) {
    beside[ids.indexOf(one)]?.push(ids.indexOf(other))
    beside[ids.indexOf(other)]?.push(ids.indexOf(one))
  }
  for (const list of beside) list.sort((a, b) => a - b)
  const numbers = Array.from({ length: Math.max(0, ...data.sites.map((each) => each.site)) + 1 }, (_, number) => number)
  const siteOf = (number: number) => data.sites.find((each) => each.site === number)
  const spacesOf = (number: number) =>
    ids.map((_, space) => space).filter((space) => number > 0 && site[space] === number)
  return {
    spaces: spots.length,
    ids,
    kind: spots.map((spot) => spot.kind),
    site,
    column,
    single: spots.map(({ kind }) => kind !== 'port' && kind !== 'fishing'),
    isLagoon: spots.map(({ kind }) => LAGOON.includes(kind)),
    beside,
    x: spots.map((spot) => spot.x),
    y: spots.map((spot) => spot.y),
    lagoon: ids.map((_, space) => space).filter((space) => LAGOON.includes(spots[space]?.kind ?? 'water')),
    isBig: numbers.map((number) => siteOf(number)?.size === 'big'),
    siteSpaces: numbers.map((number) => spacesOf(number).sort((a, b) => (column[a] ?? 0) - (column[b] ?? 0))),
    tileRect: numbers.map((number) => siteOf(number)?.tile ?? []),
  }
}

/** The space of an id, or null for any other text. */
export function parseSpace(sea: Sea, id: string): Space | null {
  const space = sea.ids.indexOf(id)
  return space < 0 ? null : space
}
