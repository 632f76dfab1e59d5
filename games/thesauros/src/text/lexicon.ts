import { GRAMMAR, type Language, type Localized } from '@fathom/kernel'
import { bearingOf, type Bearing } from '../sea/bearing.ts'
import type { SpaceKind } from '../sea/graph.ts'
import type { ThesaurosSet } from '../set.ts'
import { SHARK, treasureIn, type Tile } from '../set/tiles.ts'

/** The names that a set gives its components, in one language. An id that the set lacks is named by itself: records may come from elsewhere. */
export interface Lexicon {
  readonly set: ThesaurosSet
  /** Of a technology, of the items found on the island, and of the one that players start with. */
  item(id: string): string
  found(id: string): string
  tile(id: string): string
  /** Of a room on the board for so many players. */
  room(id: string, players: number): string
  /** By the code that actions use. */
  itemAt(code: number): string
  foundAt(code: number): string
  tileAt(code: number): string
  /** Id of the space with this code in actions. */
  spaceId(code: number): string
  spot(id: string): Spot
}

/** What a space of the sea is called by: its kind, its number among those of its kind (0 if it is the only one), its site and column. */
export interface Spot {
  readonly kind: SpaceKind
  readonly number: number
  readonly site: number
  readonly column: number
  /** Of open water, which is on no map by its number: where it lies. */
  readonly bearing: Bearing | null
}

/** The lexicon of a set. */
export function lexicon(set: ThesaurosSet, language: Language): Lexicon {
  const items = new Map(set.items.ids.map((id, item) => [id, set.items.names[item]?.[language] ?? id]))
  const found = numbered(set.found, language)
  const tiles = new Map(set.tiles.map((tile) => [tile.id, `${tile.name[language]} (${tileContent(tile, language)})`]))
  const spaceIds = [...new Set(set.boards.flatMap(({ sea }) => sea.ids))]
  const spots = spotsOf(set, spaceIds)
  const item = (id: string): string => items.get(id) ?? id
  const foundName = (id: string): string => found.get(id) ?? id
  const tileName = (id: string): string => tiles.get(id) ?? id
  return {
    set,
    item,
    found: foundName,
    tile: tileName,
    room: (id, players) => set.boards[players - 1]?.rooms.find((room) => room.id === id)?.name[language] ?? id,
    itemAt: (code) => item(set.items.ids[code] ?? ''),
    foundAt: (code) => foundName(set.found[code]?.id ?? ''),
    tileAt: (code) => tileName(set.tiles[code]?.id ?? ''),
    spaceId: (code) => spaceIds[code] ?? '',
    spot: (id) => spots.get(id) ?? { kind: 'water', number: 0, site: 0, column: 0, bearing: null },
  }
}

/** What a tile shows when it lies there: "7 treasures, 3 sharks". */
function tileContent({ cells }: Tile, language: Language): string {
  const { count } = GRAMMAR[language]
  const [treasure, shark] = { en: ['treasure', 'shark'] as const, fr: ['trésor', 'requin'] as const }[language]
  const treasures = cells.filter((cell) => treasureIn(cell) > 0).length
  return `${count(treasures, treasure)}, ${count(cells.filter((cell) => cell === SHARK).length, shark)}`
}

/** Names by id; what shares its name with others gets a number. */
function numbered(
  list: readonly { readonly id: string; readonly name: Localized }[],
  language: Language,
): ReadonlyMap<string, string> {
  return new Map(
    list.map(({ id, name: { [language]: name } }) => {
      const alike = list.filter((other) => other.name[language] === name)
      return [id, alike.length > 1 ? `${name} ${alike.findIndex((other) => other.id === id) + 1}` : name]
    }),
  )
}

function spotsOf(set: ThesaurosSet, spaceIds: readonly string[]): ReadonlyMap<string, Spot> {
  const seas = set.boards.map((board) => board.sea)
  const plain = spaceIds.map((id) => {
    const sea = seas.find(({ ids }) => ids.includes(id))
    const space = sea?.ids.indexOf(id) ?? 0
    return { id, kind: sea?.kind[space] ?? 'water', site: sea?.site[space] ?? 0, column: sea?.column[space] ?? 0 }
  })
  return new Map(
    plain.map(({ id, kind, site, column }) => {
      const alike = plain.filter((other) => other.kind === kind)
      const number = alike.length > 1 ? alike.findIndex((other) => other.id === id) + 1 : 0
      return [id, { kind, number, site, column, bearing: kind === 'water' ? bearingOf(seas, id) : null }]
    }),
  )
}
