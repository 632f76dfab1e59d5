import type { Point, Rect } from '../../board/geometry.ts'

export type { Point, Rect }

/**
 * Numbers of the Thesauros chart: where the town's waiting lines, the spaces of the sea and the dig sites are, in the pixels of its
 * own drawing. The sea's coordinates come from the component set; everything counts from 1 as in the rules.
 */

/** The sea of a board as the game has it: lists by space, coordinates on the component set's canvas of 1000 by 700. */
export interface SeaPlan {
  readonly ids: readonly string[]
  readonly kind: readonly string[]
  readonly x: readonly number[]
  readonly y: readonly number[]
  /** Spaces one step away. */
  readonly beside: readonly (readonly number[])[]
  /** By site number: its spaces, and left, top, width and height of its tile; nothing at 0. */
  readonly siteSpaces: readonly (readonly number[])[]
  readonly tileRect: readonly (readonly number[])[]
}

type SpaceKind = 'port' | 'lagoon' | 'fishing' | 'dig' | 'water'
const lagoonKinds = ['tour', 'coastal', 'lobster', 'island'] as const
type LagoonKind = (typeof lagoonKinds)[number]

export interface SpacePlace extends Point {
  readonly id: string
  readonly kind: SpaceKind
  /** Of its circle; fishing grounds are longer than that. */
  readonly radius: number
  readonly lagoon: LagoonKind | null
}

export interface SitePlace {
  readonly site: number
  /** The block in cross-section. */
  readonly rect: Rect
  readonly columns: number
}

interface ZonePlace {
  readonly zone: number
  /** Foot of the house, and the middle of the pier's planks. */
  readonly foot: number
  readonly pier: number
  readonly name: number
}

export interface ChartLayout {
  readonly width: number
  readonly height: number
  /** Inside of the frame. */
  readonly water: Rect
  readonly spaces: ReadonlyMap<string, SpacePlace>
  readonly routes: readonly (readonly [Point, Point])[]
  readonly sites: readonly SitePlace[]
  readonly zones: readonly ZonePlace[]
  /** How large houses are drawn. */
  readonly scale: number
}

export const chartWidth = 1066
const queuePitch = 25
/** Where the shore is, and where the first in line stands. */
export const shoreX = 118
const firstInLine = 140.5
/** The lowest line ends about here: flags that fly above the ladder keep clear of it. */
export const lineEnd = firstInLine + 3 * queuePitch + 16.5
const depths = 4
/** Under the water: the ladder of reputation, its flags, its figures. */
const ladderHeight = 39

const radii: Record<SpaceKind, number> = { port: 19, lagoon: 10.5, fishing: 17, dig: 10, water: 10.5 }
const seaKinds = ['port', 'fishing', 'dig', 'water'] as const
const seaLeft = 350
const seaScale = 0.721

/** The chart of a board, 1066 wide and as high as there is room, 420 to 680 pixels. */
export function makeChart(plan: SeaPlan, room: number): ChartLayout {
  const height = Math.round(Math.min(680, Math.max(420, room)))
  const water: Rect = { x: 22, y: 12, width: chartWidth - 44, height: height - 12 - ladderHeight }
  const lowest = Math.max(622, ...plan.tileRect.map(([, y = 0, , height = 0]) => y + height))
  const down = (water.height - 41) / (lowest - 70)
  const place = (x: number, y: number): Point => ({
    x: seaLeft + (x - 20) * seaScale,
    y: water.y + 20 + (y - 70) * down,
  })
  const spaces = new Map<string, SpacePlace>()
  plan.ids.forEach((id, space) => {
    const lagoon = lagoonKinds.find((name) => name === plan.kind[space]) ?? null
    const kind = lagoon ? 'lagoon' : (seaKinds.find((name) => name === plan.kind[space]) ?? 'water')
    spaces.set(id, { id, kind, lagoon, radius: radii[kind], ...place(plan.x[space] ?? 0, plan.y[space] ?? 0) })
  })
  const pitch = (water.height - 4) / 10
  return {
    width: chartWidth,
    height,
    water,
    spaces,
    routes: routesOf(plan, spaces),
    sites: plan.tileRect.flatMap(([x, y, width, height], site) =>
      x === undefined || y === undefined || !width || !height
        ? []
        : [
            {
              site,
              rect: { ...place(x, y), width: width * seaScale, height: height * down },
              columns: plan.siteSpaces[site]?.length ?? 0,
            },
          ],
    ),
    zones: Array.from({ length: 10 }, (_, index) => {
      const foot = water.y + (index + 1) * pitch + 1
      return { zone: index + 1, foot, pier: foot - 9.5, name: foot - 26.8 }
    }),
    scale: Math.min(1.25, pitch / 41.5),
  }
}

/** The dotted lines, each once; neighbours above one dig tile need none. */
function routesOf(plan: SeaPlan, spaces: ReadonlyMap<string, SpacePlace>): [Point, Point][] {
  const at = (space: number): SpacePlace | undefined => spaces.get(plan.ids[space] ?? '')
  return plan.beside.flatMap((others, space) =>
    others.flatMap((other): [Point, Point][] => {
      const [a, b] = [at(space), at(other)]
      return a && b && space < other && (a.kind !== 'dig' || b.kind !== 'dig') ? [[a, b]] : []
    }),
  )
}

/** A waiting line: how many spaces it has, and where a mercenary's special space is, if any. */
export interface Line {
  readonly count: number
  readonly special?: 'front' | 'rear' | null
}

/** Spaces move closer where mussel fishers are many. */
function linePitch(line: Line): number {
  const steps = line.count + (line.special ? 1 : 0) - 1
  return steps > 7 ? 158 / steps : queuePitch
}

/** Where the meeple stands in a waiting line: 1 is next to the shore, 0 the special space. */
export function queuePoint(layout: ChartLayout, zone: number, index: number, line: Line): Point {
  const place = index === 0 ? (line.special === 'rear' ? line.count : 0) : index - (line.special === 'front' ? 0 : 1)
  return { x: firstInLine + place * linePitch(line), y: layout.zones[zone - 1]?.pier ?? 0 }
}

/** The planks of a waiting line. */
export function pierRect(layout: ChartLayout, zone: number, line: Line): Rect {
  const y = (layout.zones[zone - 1]?.pier ?? 0) - 10
  const last = line.count + (line.special ? 1 : 0) - 1
  return { x: shoreX - 8, y, width: firstInLine - shoreX + 8 + last * linePitch(line) + 16.5, height: 20 }
}

/** About where a zone's name of so many letters ends; names start above the first in line. */
export function nameEnd(letters: number): number {
  return 138 + letters * 7.1
}

/** A berth of the Zodiac store, on its pontoon before the port. */
export function berthPoint(layout: ChartLayout, index: number): Point {
  const port = layout.spaces.get('port') ?? { x: 396, y: 200 }
  return { x: port.x - 92 + (index - 1) * 28, y: port.y + 4 }
}

export function columnRect(site: SitePlace, column: number): Rect {
  const width = site.rect.width / site.columns
  return { x: site.rect.x + (column - 1) * width, y: site.rect.y, width, height: site.rect.height }
}

export function cellRect(site: SitePlace, column: number, depth: number): Rect {
  const whole = columnRect(site, column)
  return { ...whole, y: whole.y + ((depth - 1) * whole.height) / depths, height: whole.height / depths }
}

/** Where a reputation stands on the ladder under the water; above 50 it stays at the end. */
export function reputationX(reputation: number): number {
  return 48 + (Math.min(50, Math.max(0, reputation)) * 97) / 5
}

/** Parts of the chart that a small screen shows one at a time. */
export type ChartPart = 'all' | 'town' | 'lagoon' | 'sea' | `zone:${number}` | `site:${number}`

/** The rectangle that a part fills, with a little water round it. */
export function partRect(layout: ChartLayout, part: ChartPart): Rect {
  const [kind = '', number = ''] = part.split(':')
  const { water } = layout
  const zone = layout.zones[Number(number) - 1]
  const site = layout.sites.find((place) => place.site === Number(number))
  if (kind === 'town') return { x: water.x, y: water.y, width: 330, height: water.height }
  if (kind === 'sea') return { x: seaLeft, y: water.y, width: water.x + water.width - seaLeft, height: water.height }
  if (kind === 'lagoon') {
    const spaces = [...layout.spaces.values()].filter((space) => space.kind === 'lagoon' || space.kind === 'port')
    const xs = spaces.map((space) => space.x)
    const ys = spaces.map((space) => space.y)
    const [x, y] = [Math.min(...xs) - 34, Math.min(...ys) - 46]
    return { x, y, width: Math.max(...xs) + 62 - x, height: Math.max(...ys) + 38 - y }
  }
  if (kind === 'zone' && zone) return { x: water.x, y: zone.foot - 46, width: 330, height: 56 }
  if (kind === 'site' && site) {
    const { x, y, width, height } = site.rect
    return { x: x - 22, y: y - 32, width: width + 44, height: height + 58 }
  }
  return { x: 0, y: 0, width: layout.width, height: layout.height }
}
