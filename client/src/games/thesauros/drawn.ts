import type { Language, Seat } from '@fathom/kernel'
import {
  accessOf,
  ACCOUNTS,
  boardOf,
  BURIED,
  DEPTHS,
  EMPTY,
  FIRST_NEUTRAL,
  HIDDEN,
  SHARK,
  treasureIn,
  TREASURE_VALUES,
  ZODIACS,
  type CardView,
  type ItemCount,
  type MeepleView,
  type PlayerView,
  type RoomView,
  type SortId,
  type ThesaurosSet,
  type View,
  type ZodiacId,
} from '@fathom/thesauros'
import { seatColor } from '../../table/seats.ts'
import {
  families,
  hulls,
  itemKind,
  type CellItem,
  type Hat,
  type Hull,
  type ItemKind,
  type MeepleItem,
  type OfficeItem,
  type Owner,
  type RoomItem,
  type TechnologyItem,
  type TileCells,
} from './art/types.ts'

/** Positions as the drawings of offices, cards, rooms and tiles want them. */

const HATS: Partial<Record<SortId, Hat>> = { H2: '2', H3: '3', H57: '5/7', H8: '8' }

export function hatOf(sort: SortId): Hat | null {
  return HATS[sort] ?? null
}

export function drawnMeeple({ seat, sort, index }: MeepleView): MeepleItem {
  const role = sort === 'B' ? 'boss' : sort === 'M' ? 'mercenary' : 'worker'
  return { key: `${seat}:${index}`, seat: seatColor(seat), role, hat: hatOf(sort) }
}

export function drawnHull(zodiac: ZodiacId): Hull | 'own' {
  const neutral = ZODIACS.indexOf(zodiac) >= FIRST_NEUTRAL
  return (neutral ? hulls.find((hull) => hull === zodiac) : undefined) ?? 'own'
}

/** One picture for each copy. */
function drawnItems(items: readonly ItemCount[]): ItemKind[] {
  return items.flatMap(({ item, count }) => Array.from({ length: count }, () => itemKind(item)))
}

/** Own and satellite and mercenary maps together, by number. */
export function mapsOf(player: PlayerView): { site: number; count: number }[] {
  return player.maps.flatMap((count, index) => {
    const all = count + (player.satelliteMaps[index] ?? 0) + (player.mercenaryMaps[index] ?? 0)
    return all > 0 ? [{ site: index + 1, count: all }] : []
  })
}

/** $ in the five accounts; null where the reader may not know. */
export function balancesOf({ accounts, slush }: PlayerView): (number | null)[] {
  return ACCOUNTS.map((_, account) => (account < 4 ? (accounts?.[account] ?? null) : slush))
}

export function patentsOf(view: View, seat: Seat): number {
  return view.cards.filter(({ patent }) => patent === seat).length
}

/** What everybody sees of a seat, small. */
export function drawnOffice(
  view: View,
  player: PlayerView,
  labels: Readonly<Record<string, string>>,
  withSlush: boolean,
): OfficeItem {
  const balances = balancesOf(player)
  return {
    seat: seatColor(player.seat),
    accounts: ACCOUNTS.filter((account) => withSlush || account !== 'SF').map((account) => ({
      account,
      label: labels[account] ?? account,
      amount: balances[ACCOUNTS.indexOf(account)] ?? null,
    })),
    staff: player.meeples.filter(({ at }) => at === 'home').map(drawnMeeple),
    zodiacs: view.zodiacs
      .filter(({ seat }) => seat === player.seat)
      .map(({ zodiac, items }) => ({ hull: drawnHull(zodiac), items: drawnItems(items) })),
    supply: drawnItems(player.supply),
    maps: mapsOf(player),
    treasures: TREASURE_VALUES.flatMap((value, kind) => {
      const count = player.treasures[kind] ?? 0
      return count > 0 ? [{ value, count }] : []
    }),
    sharks: player.sharks,
    patents: patentsOf(view, player.seat),
    tokens: player.tokens,
    mine: player.mine,
  }
}

const ownerOf = (patent: CardView['patent']): Owner | null =>
  patent === null ? null : patent === 'rival' ? 'rival' : seatColor(patent)

/** A technology as its card shows it. */
export function drawnCard(set: ThesaurosSet, view: View, id: string, language: Language): TechnologyItem | null {
  const index = set.items.ids.indexOf(id)
  const { technologies, items } = set
  if (index < 0 || index >= technologies.count) return null
  const shown = view.cards.find(({ card }) => card === id)
  const copies = technologies.copies[view.players.length - 1]?.[index] ?? 0
  return {
    kind: itemKind(id),
    name: items.names[index]?.[language] ?? id,
    families: families.filter((family) => technologies.families[index]?.includes(family)),
    patentCost: technologies.patentCost[index] ?? 0,
    itemCost: technologies.itemCost[index] ?? 0,
    royalty: technologies.royalty[index] ?? 0,
    points: technologies.patentRP[index] ?? 0,
    copies: Math.max(copies, shown?.copies ?? 0),
    left: shown?.copies ?? copies,
    owner: ownerOf(shown?.patent ?? null),
  }
}

export function drawnRoom(set: ThesaurosSet, view: View, room: RoomView, language: Language): RoomItem {
  const name = boardOf(set, view.players.length).rooms.find(({ id }) => id === room.room)?.name[language]
  return {
    id: room.room,
    name: name ?? room.room,
    values: room.values,
    exhibits: room.exhibits.map((exhibit) =>
      exhibit === null ? null : { value: exhibit.value, seller: seatColor(exhibit.seat) },
    ),
    sponsor: room.sponsor === null ? null : seatColor(room.sponsor),
    state: room.open ? 'open' : 'closed',
    price: room.price,
    bonus: room.bonus,
  }
}

function drawnCell(cell: number): CellItem {
  if (cell === EMPTY) return { kind: 'empty' }
  if (cell === SHARK) return { kind: 'shark' }
  const value = TREASURE_VALUES.find((each) => each === treasureIn(cell)) ?? 3
  const access = accessOf(cell)
  return { kind: 'treasure', value, access: access === HIDDEN ? 'hidden' : access === BURIED ? 'buried' : 'open' }
}

/** The boxes of a dig tile, a list for each depth; null for a tile that the set lacks. */
export function drawnTile(set: ThesaurosSet, id: string): { columns: number; cells: TileCells } | null {
  const tile = set.tiles.find((each) => each.id === id)
  if (tile === undefined) return null
  const cells = Array.from({ length: DEPTHS }, (_, depth) =>
    tile.cells.slice(depth * tile.columns, (depth + 1) * tile.columns).map(drawnCell),
  )
  return { columns: tile.columns, cells }
}
