import type { ChartLayout, Line, Point, Rect, SitePlace } from '../layout.ts'
import { berthPoint, cellRect, columnRect, nameEnd, pierRect, queuePoint } from '../layout.ts'
import { flagHeight, flagTop, placeFlags } from './flagPlaces.ts'
import type { ScoreItem, ZodiacItem } from './types.ts'

/**
 * What can be pointed at on the chart, and where flights start and land (`data-anchor`): `zone:3`, `queue:3:2`, `queue:3:special`,
 * `store:1`, `sea:w1`, `site:5`, `column:5:2`, `cell:5:2:4` (column, depth), `mine:5:2` (nine cells from that column on), `zodiac:yellow`, `score:red`.
 */
export type SpotKey =
  `${'zone' | 'queue' | 'store' | 'sea' | 'site' | 'column' | 'cell' | 'mine' | 'zodiac' | 'score'}:${string}`

export interface ZodiacPlace extends Point {
  readonly zodiac: ZodiacItem
  readonly scale: number
}

/** Moorings round the port, in the order in which they fill. */
const moorings: readonly (readonly [x: number, y: number])[] = [
  [33, -14], [34, 15], [-3, -33], [-1, 34], [42, -38], [42, 39], [-45, -38], [-47, 40],
] // prettier-ignore

/** How far apart hulls lie that share a space: a little more than one is high. */
const ABREAST = 20
/** Nearer than this, hulls side by side would overlap. */
const HULL = 40

/** How far a Zodiac over a column keeps aside where others dive beside it: columns are narrower than hulls. */
function stepAside(layout: ChartLayout, zodiac: ZodiacItem, zodiacs: readonly ZodiacItem[]): number {
  const own = layout.spaces.get(zodiac.at)
  const isBeside = zodiacs.some(({ at }) => {
    const other = layout.spaces.get(at)
    return (
      own !== undefined &&
      other?.kind === 'dig' &&
      at !== zodiac.at &&
      Math.hypot(other.x - own.x, other.y - own.y) < HULL
    )
  })
  if (!isBeside) return 0
  return Number(zodiac.at.at(-1)) % 2 === 0 ? -ABREAST / 2 : ABREAST / 2
}

/** Where every Zodiac floats; those that share a space keep out of one another's way. */
export function placeZodiacs(layout: ChartLayout, zodiacs: readonly ZodiacItem[]): readonly ZodiacPlace[] {
  const before = new Map<string, number>()
  const counts = new Map<string, number>()
  for (const zodiac of zodiacs) counts.set(zodiac.at, (counts.get(zodiac.at) ?? 0) + 1)
  return zodiacs.flatMap((zodiac) => {
    const space = layout.spaces.get(zodiac.at)
    if (!space) return []
    const index = before.get(zodiac.at) ?? 0
    before.set(zodiac.at, index + 1)
    const count = counts.get(zodiac.at) ?? 1
    if (space.kind === 'port') {
      const [dx, dy] = moorings[index % moorings.length] ?? [0, 0]
      return [{ zodiac, x: space.x + dx, y: space.y + dy, scale: count > 2 ? 0.82 : 0.9 }]
    }
    if (space.kind === 'fishing') {
      const row = Math.floor(index / 3)
      const inRow = Math.min(3, count - row * 3)
      const x = space.x + ((index % 3) - (inRow - 1) / 2) * 43
      return [{ zodiac, x, y: space.y + (row ? 19 : -16), scale: 0.95 }]
    }
    const aside = space.kind === 'dig' ? stepAside(layout, zodiac, zodiacs) : 0
    // Its name stands above.
    const below = space.lagoon === 'tour' ? 10 + ((count - 1) / 2) * ABREAST : 0
    const y = space.y - 4 + aside + below + (index - (count - 1) / 2) * ABREAST
    return [{ zodiac, x: space.x, y, scale: space.kind === 'dig' || count > 1 ? 0.92 : 1.08 }]
  })
}

export interface Scene {
  readonly layout: ChartLayout
  readonly lines: ReadonlyMap<number, Line>
  /** By zone: how many letters its name has. */
  readonly names: ReadonlyMap<number, number>
  readonly zodiacs: readonly ZodiacPlace[]
  readonly scores: readonly ScoreItem[]
}

/** The rectangle of a spot, in board coordinates; null if this board has no such spot. */
export function spotRect(scene: Scene, key: SpotKey): Rect | null {
  const [kind = '', first = '', second = '', third = ''] = key.split(':')
  const { layout } = scene
  const site = layout.sites.find((place) => place.site === Number(first))
  switch (kind) {
    case 'zone': {
      const zone = layout.zones[Number(first) - 1]
      const line = scene.lines.get(Number(first))
      const pier = line && line.count > 0 ? pierRect(layout, Number(first), line) : null
      const end = Math.max(pier ? pier.x + pier.width : 214, nameEnd(scene.names.get(Number(first)) ?? 0))
      return zone ? { x: 26, y: zone.pier - 28, width: end - 26, height: 39 } : null
    }
    case 'queue': {
      const line = scene.lines.get(Number(first)) ?? { count: 1 }
      return round(queuePoint(layout, Number(first), second === 'special' ? 0 : Number(second), line), 11)
    }
    case 'store':
      return round(berthPoint(layout, Number(first)), 11)
    case 'sea': {
      const space = layout.spaces.get(first)
      if (!space) return null
      return space.kind === 'fishing'
        ? { x: space.x - 43, y: space.y - 17, width: 86, height: 34 }
        : round(space, space.radius)
    }
    case 'site':
      return site ? { ...site.rect, height: site.rect.height + 20 } : null
    case 'column':
      return site ? columnRect(site, Number(second)) : null
    case 'cell':
      return site ? cellRect(site, Number(second), Number(third)) : null
    case 'mine':
      return site ? minePlace(site, Number(second)) : null
    case 'zodiac': {
      const place = scene.zodiacs.find((each) => each.zodiac.id === first)
      return place ? { x: place.x - 20, y: place.y - 13, width: 40, height: 26 } : null
    }
    case 'score':
      return scoreRect(scene, first)
  }
  return null
}

/** Three columns of the upper three depths; null beyond the tile. */
function minePlace(site: SitePlace, column: number): Rect | null {
  if (!(column >= 1 && column + 2 <= site.columns)) return null
  const first = cellRect(site, column, 1)
  return { ...first, width: first.width * 3, height: first.height * 3 }
}

function scoreRect(scene: Scene, seat: string): Rect | null {
  const place = placeFlags(scene.scores)[scene.scores.findIndex((score) => score.seat === seat)]
  const foot = scene.layout.water.y + scene.layout.water.height
  return place ? { x: place.x, y: foot + flagTop(place.row), width: place.width, height: flagHeight } : null
}

function round(middle: Point, radius: number): Rect {
  return { x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius }
}
