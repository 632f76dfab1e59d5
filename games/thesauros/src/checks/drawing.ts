import type { Localized } from '@fathom/kernel'
import type { Components, SeaData } from '../schema.ts'
import { SIDES } from './boards.ts'
import { said } from './sentence.ts'

const WIDTH = 1000
const HEIGHT = 700
/** Room between one tile and the row of spaces of the one below. */
const GAP = 18

type Rectangle = readonly [left: number, top: number, width: number, height: number]

/** Where the sea's spaces and tiles are drawn: on the canvas, and nothing upon anything else. */
export function* drawingProblems({ boards }: Components): Generator<Localized> {
  for (const side of SIDES) {
    const place = `boards.${side}.sea`
    yield* spotProblems(place, boards[side].sea)
    yield* rectangleProblems(place, boards[side].sea)
  }
}

function* spotProblems(place: string, { spaces, sites }: SeaData): Generator<Localized> {
  for (const [index, { id, x, y }] of spaces.entries()) {
    if (x > WIDTH || y > HEIGHT) {
      yield said(
        `${place}: ${id} lies outside the ${WIDTH} x ${HEIGHT} of the sea.`,
        `${place} : ${id} sort des ${WIDTH} x ${HEIGHT} de la mer.`,
      )
    }
    const twin = spaces.findIndex((other) => other.x === x && other.y === y)
    if (twin < index) {
      yield said(
        `${place}: ${spaces[twin]?.id} and ${id} lie in the same place.`,
        `${place} : ${spaces[twin]?.id} et ${id} sont au même endroit.`,
      )
    }
    for (const { site, tile } of sites) {
      const [left, top, width, height] = tile
      if (x > left && x < left + width && y > top && y < top + height) {
        yield said(
          `${place}: ${id} lies under the tile of site ${site}.`,
          `${place} : ${id} est sous la tuile de la zone ${site}.`,
        )
      }
    }
  }
}

function* rectangleProblems(place: string, { sites }: SeaData): Generator<Localized> {
  for (const [index, one] of sites.entries()) {
    const [left, top, width, height] = one.tile
    if (left + width > WIDTH || top + height > HEIGHT) {
      yield said(
        `${place}: the tile of site ${one.site} lies outside the ${WIDTH} x ${HEIGHT} of the sea.`,
        `${place} : la tuile de la zone ${one.site} sort des ${WIDTH} x ${HEIGHT} de la mer.`,
      )
    }
    for (const other of sites.slice(index + 1)) {
      if (!overlap(one.tile, other.tile)) continue
      yield said(
        `${place}: the tiles of sites ${one.site} and ${other.site} overlap.`,
        `${place} : les tuiles des zones ${one.site} et ${other.site} se chevauchent.`,
      )
    }
  }
}

function overlap([left, top, width, height]: Rectangle, [x, y, w, h]: Rectangle): boolean {
  return left + width > x && x + w > left && top + height + GAP > y && y + h + GAP > top
}
