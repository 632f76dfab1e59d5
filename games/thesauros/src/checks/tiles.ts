import type { Localized } from '@fathom/kernel'
import type { BoardData, Components } from '../schema.ts'
import { DEPTHS, makeTiles, SHARK, treasureIn, type Tile } from '../set/tiles.ts'
import { doubled, mustBe, rising, said } from './sentence.ts'
import { abilityOf } from './technologies.ts'

/** Dig tiles and the tiles of the island, and whether the supplies last. */
export function* tileProblems(components: Components): Generator<Localized> {
  const { digTiles } = components
  const big = digTiles.filter((tile) => tile.id.startsWith('B'))
  yield* mustBe('digTiles: big, small', [big.length, digTiles.length - big.length], [12, 9])
  for (const id of doubled(digTiles.map((tile) => tile.id))) {
    yield said(`There are two dig tiles ${id}.`, `Il y a deux tuiles de fouilles ${id}.`)
  }
  for (const language of ['en', 'fr'] as const) {
    for (const name of doubled(digTiles.map((tile) => tile.name[language]))) {
      yield said(`Two dig tiles are called ${name}.`, `Deux tuiles de fouilles s’appellent ${name}.`)
    }
  }
  for (const [index, tile] of digTiles.entries()) {
    const twin = digTiles.findIndex((other) => other.rows.join('/') === tile.rows.join('/'))
    if (twin < index) {
      yield said(
        `The dig tiles ${digTiles[twin]?.id} and ${tile.id} show the same.`,
        `Les tuiles de fouilles ${digTiles[twin]?.id} et ${tile.id} montrent la même chose.`,
      )
    }
    const width = tile.id.startsWith('B') ? 5 : 4
    const widths = tile.rows.map((row) => row.split(' ').length)
    yield* mustBe(
      `digTiles ${tile.id}: boxes a row`,
      widths,
      Array.from({ length: DEPTHS }, () => width),
    )
  }
  yield* islandProblems(components)
  yield* supplyProblems(components)
}

function* islandProblems({ foundItems }: Components): Generator<Localized> {
  const valuables = foundItems.flatMap((item) => (item.kind === 'valuable' ? item.money : []))
  const treasures = foundItems.flatMap((item) => (item.kind === 'treasure' ? item.treasure : []))
  const technical = foundItems.flatMap((item) => (item.kind === 'tech' ? abilityOf(item) : []))
  yield* mustBe('foundItems: valuables', rising(valuables), [6, 7, 8, 9])
  yield* mustBe('foundItems: treasures', rising(treasures), [3, 3, 3, 5, 5])
  const wanted = ['engine 3 for $1', 'kill 4 + aim 1 + coastal 6 for $0', 'reveal 3 for $1']
  yield* mustBe('foundItems: technical', technical.sort(), wanted)
}

interface Need {
  readonly place: string
  readonly has: number
  of(tile: Tile): number
}

/** The most that the tiles of one game can ask for must be there: the rules know no empty supply. */
function* supplyProblems(components: Components): Generator<Localized> {
  const { supply, foundItems, boards } = components
  const onIsland = (value: number) =>
    foundItems.filter((item) => item.kind === 'treasure' && item.treasure === value).length
  const needs: readonly Need[] = [
    { place: 'supply.sharks', has: supply.sharks, of: (tile) => countIn(tile, (cell) => cell === SHARK) },
    { place: 'supply.exhaustion', has: supply.exhaustion, of: (tile) => countIn(tile, (cell) => cell > 0) },
    ...([3, 5, 7, 9] as const).map((value) => ({
      place: `supply.treasures.${value}`,
      has: supply.treasures[value] - onIsland(value),
      of: (tile: Tile) => countIn(tile, (cell) => treasureIn(cell) === value),
    })),
  ]
  const tiles = makeTiles(components)
  for (const [side, board] of Object.entries(boards)) {
    for (const need of needs) {
      const most = mostOf(tiles, board, need)
      if (most > need.has) {
        yield said(
          `${need.place}: the tiles of a game on the ${side} side can need ${most}, but ${need.has} are left for them.`,
          `${need.place} : les tuiles d’une partie sur la face ${side} peuvent en demander ${most}, mais il n’en reste que ${need.has}.`,
        )
      }
    }
  }
}

function mostOf(tiles: readonly Tile[], board: BoardData, need: Need): number {
  let most = 0
  for (const size of ['big', 'small'] as const) {
    const sites = board.sea.sites.filter((site) => site.size === size).length
    const counts = tiles.filter((tile) => tile.size === size).map((tile) => need.of(tile))
    for (const count of counts.sort((a, b) => b - a).slice(0, sites)) most += count
  }
  return most
}

function countIn(tile: Tile, wanted: (cell: number) => boolean): number {
  return tile.cells.filter(wanted).length
}
