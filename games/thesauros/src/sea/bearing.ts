import type { Sea } from './graph.ts'

/** Eight directions, clockwise from the north. */
type Heading = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7

export interface Bearing {
  readonly site: number
  readonly heading: Heading
}

type Chart = Pick<Sea, 'ids' | 'x' | 'y' | 'tileRect'>

/**
 * Where open water is, as a person would say it: which way from the nearest dig site.
 * @param charts the sea of every board; a space that lies on several is told from a site that lies on all of them
 * @returns null where there is no such space or site
 */
export function bearingOf(charts: readonly Chart[], id: string): Bearing | null {
  const having = charts.filter(({ ids }) => ids.includes(id))
  const [sea] = having
  if (sea === undefined) return null
  const space = sea.ids.indexOf(id)
  const [x, y] = [sea.x[space] ?? 0, sea.y[space] ?? 0]
  const sites = sea.tileRect.flatMap(([left = 0, top = 0, width = 0, height = 0], site) => {
    if (!having.every(({ tileRect }) => (tileRect[site]?.length ?? 0) > 0)) return []
    const [east, south] = [x - left - width / 2, y - top - height / 2]
    return [{ site, east, south, far: Math.hypot(east, south) }]
  })
  const [nearest] = sites.toSorted((a, b) => a.far - b.far)
  if (nearest === undefined) return null
  const eighths = Math.round(Math.atan2(nearest.east, -nearest.south) / (Math.PI / 4))
  return { site: nearest.site, heading: ((eighths + 8) % 8) as Heading }
}
