import { accessOf, BURIED, DEPTHS, EMPTY, HIDDEN, SHARK, treasureIn } from '../set/tiles.ts'
import type { ThesaurosSet } from '../set.ts'
import type { SiteView } from '../views.ts'

/** Short words for boxes of a dig tile. */
export interface CellWords {
  readonly shark: string
  readonly hidden: string
  readonly buried: string
  readonly gone: string
}

/** The boxes of a site's tile, a line for each depth; nothing where the viewer does not know the tile. */
export function cellText(set: ThesaurosSet, site: SiteView, words: CellWords): string[] {
  const tile = set.tiles.find(({ id }) => id === site.id)
  if (tile === undefined) return []
  return Array.from({ length: DEPTHS }, (_, depth) => {
    const row = tile.cells.slice(depth * tile.columns, (depth + 1) * tile.columns)
    const told = row.map((cell, column) => {
      if (site.exhausted.includes(depth * tile.columns + column)) return words.gone
      if (cell === EMPTY) return '·'
      if (cell === SHARK) return words.shark
      const access = accessOf(cell)
      return `${treasureIn(cell)}${access === HIDDEN ? words.hidden : access === BURIED ? words.buried : ''}`
    })
    return `    ${told.join(' | ')}`
  })
}
