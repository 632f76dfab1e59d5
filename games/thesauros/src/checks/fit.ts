import type { Localized } from '@fathom/kernel'
import type { Components, TechnologyData } from '../schema.ts'
import { distancesFrom } from '../sea/distances.ts'
import { makeSea, PORT } from '../sea/graph.ts'
import {
  accessOf,
  BURIED,
  cellAt,
  DEPTHS,
  HIDDEN,
  makeTiles,
  OPEN,
  SHARK,
  treasureIn,
  type Tile,
} from '../set/tiles.ts'
import { SIDES } from './boards.ts'
import { mustBe, said } from './sentence.ts'

/** A diver with a mask reaches this far. */
const SHALLOW = 2

/**
 * What a set made up from the rulebook promises besides: prices rise with the level, deeper is dearer, nobody is shut out.
 * Printed components need not keep these promises, so nobody asks them.
 */
export function* fitProblems(components: Components): Generator<Localized> {
  yield* priceProblems(components.technologies)
  const tiles = makeTiles(components)
  for (const tile of tiles) yield* tileProblems(tile)
  yield* depthProblems(tiles)
  yield* nearProblems(components)
  const { advertising } = components
  yield* mustBe('advertising', advertising, [4, 4, 3, 3, 2])
}

function* priceProblems(technologies: readonly TechnologyData[]): Generator<Localized> {
  for (const card of technologies) {
    yield* mustBe(`${card.id}: patentRP`, card.patentRP, card.level + 1)
    if (card.patentCost <= card.itemCost || card.royalty < 1) {
      yield said(
        `${card.id}: the patent must cost more than an item, and a royalty at least $1.`,
        `${card.id} : le brevet doit coûter plus qu’un objet, et la redevance valoir au moins 1 $.`,
      )
    }
  }
  const costs = [0, 1, 2].map((level) => technologies.flatMap((card) => (card.level === level ? card.patentCost : [])))
  for (const level of [1, 2]) {
    if (Math.max(...(costs[level - 1] ?? [])) > Math.min(...(costs[level] ?? []))) {
      yield said(
        `technologies: a patent of level ${level - 1} costs more than one of level ${level}.`,
        `technologies : un brevet de niveau ${level - 1} coûte plus qu’un de niveau ${level}.`,
      )
    }
  }
  const first = technologies.find((card) => card.level === 0 && card.families.includes('diving'))
  yield* mustBe(`${first?.id}: copies with two`, first?.copies[1], 3)
  for (const card of technologies) {
    if (card.can.maps > 0) yield* mustBe(`${card.id}: copies`, card.copies, [2, 2, 2, 3])
  }
  const all = technologies.reduce((sum, card) => sum + card.copies[3], 0)
  yield* mustBe('technologies: copies with four', all, 58)
}

interface Find {
  readonly depth: number
  readonly value: number
  readonly access: number
  /** A shark lies above it. */
  readonly guarded: boolean
  /** No shark in its whole column: an unarmed diver may go there. */
  readonly calm: boolean
}

function findsIn(tile: Tile): readonly Find[] {
  const finds: Find[] = []
  for (let column = 1; column <= tile.columns; column++) {
    const calm = [1, 2, 3, 4].every((depth) => cellAt(tile, column, depth) !== SHARK)
    let guarded = false
    for (let depth = 1; depth <= DEPTHS; depth++) {
      const cell = cellAt(tile, column, depth)
      if (treasureIn(cell) > 0) finds.push({ depth, value: treasureIn(cell), access: accessOf(cell), guarded, calm })
      if (cell === SHARK) guarded = true
    }
  }
  return finds
}

function* tileProblems(tile: Tile): Generator<Localized> {
  const finds = findsIn(tile)
  const few = tile.size === 'big' ? 2 : 1
  const count = (wanted: (find: Find) => boolean) => finds.filter(wanted).length
  const open = count(({ access }) => access === OPEN)
  const hidden = count(({ access }) => access === HIDDEN)
  const buried = count(({ access }) => access === BURIED)
  if (open < few || hidden < 1 || buried < 1) {
    yield said(
      `${tile.id}: ${open} open, ${hidden} hidden and ${buried} buried treasures; at least ${few}, 1 and 1 are expected.`,
      `${tile.id} : ${open} trésors visibles, ${hidden} cachés et ${buried} enfouis ; il en faut au moins ${few}, 1 et 1.`,
    )
  }
  const easy = count((find) => find.access === OPEN && find.depth <= SHALLOW && find.calm)
  if (easy < few) {
    yield said(
      `${tile.id}: ${easy} treasures for a diver with a mask and no weapon; at least ${few} are expected.`,
      `${tile.id} : ${easy} trésors pour un plongeur avec un masque et sans arme ; il en faut au moins ${few}.`,
    )
  }
  if (mean(finds, ({ depth }) => depth <= SHALLOW) >= mean(finds, ({ depth }) => depth > SHALLOW)) {
    yield said(
      `${tile.id}: the treasures of the upper depths are worth no less than those below.`,
      `${tile.id} : les trésors du haut ne valent pas moins que ceux du bas.`,
    )
  }
}

/** Mean value of the treasures that are asked for. */
function mean(finds: readonly Find[], wanted: (find: Find) => boolean): number {
  const values = finds.filter(wanted).map((find) => find.value)
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Over all tiles: deeper is dearer, better guarded, and worse to get at than the surface. */
function* depthProblems(tiles: readonly Tile[]): Generator<Localized> {
  const finds = tiles.flatMap(findsIn)
  const at = [1, 2, 3, 4].map((depth) => finds.filter((find) => find.depth === depth))
  const share = (wanted: (find: Find) => boolean) =>
    at.map((list) => (list.length === 0 ? 0 : list.filter(wanted).length / list.length))
  const values = at.map((list) => mean(list, () => true))
  if (values.some((value, index) => index > 0 && value <= (values[index - 1] ?? 0))) {
    yield said(
      'digTiles: the mean value does not rise with the depth.',
      'digTiles : la valeur moyenne ne monte pas avec la profondeur.',
    )
  }
  const guarded = share((find) => find.guarded)
  if (guarded.some((each, index) => index > 0 && each < (guarded[index - 1] ?? 0))) {
    yield said('digTiles: deeper treasures are less guarded.', 'digTiles : plus bas, les trésors sont moins gardés.')
  }
  const locked = share((find) => find.access !== OPEN)
  if ((locked[3] ?? 0) <= (locked[0] ?? 0)) {
    yield said(
      'digTiles: at the deepest, treasures are no harder to get at than at the surface.',
      'digTiles : au plus profond, les trésors ne sont pas plus difficiles d’accès qu’en surface.',
    )
  }
}

/** Without any item and with the one map, three sites can be reached. */
function* nearProblems({ boards }: Components): Generator<Localized> {
  for (const side of SIDES) {
    const sea = makeSea(boards[side].sea)
    const near = sea.siteSpaces.filter((spaces, site) => {
      const distances = distancesFrom(
        sea,
        PORT,
        sea.siteSpaces.map((_, number) => number === site),
      )
      return spaces.some((space) => (distances[space] ?? -1) >= 0 && (distances[space] ?? 0) <= 3)
    })
    if (near.length < 3) {
      yield said(
        `boards.${side}.sea: ${near.length} sites within 3 spaces of the port; 3 are expected.`,
        `boards.${side}.sea : ${near.length} zones à 3 cases du port ou moins ; il en faut 3.`,
      )
    }
  }
}
