import type { Localized } from '@fathom/kernel'
import { makeSea, type Sea } from '../sea/graph.ts'
import type { BoardData, Components } from '../schema.ts'

/** Zones with a waiting line that can be full. */
const LINE_ZONES = [1, 2, 3, 4, 7, 8, 9] as const

interface Room {
  readonly id: string
  readonly name: Localized
  /** Points of its treasures when it is open, from the closed door on. */
  readonly values: readonly number[]
  readonly sponsorPrice: number
  readonly openingBonus: number
}

/** The board as it is used with so many players. */
export interface Board {
  readonly players: number
  /** Dig sites, and so map numbers, from 1. */
  readonly sites: number
  readonly initialMaps: number
  /** By zone (0-10): spaces of its waiting line; 0 for zones that have none or are never full. */
  readonly lines: readonly number[]
  /** By zone (0-10): prices of the spaces of its waiting line; empty where they have none. */
  readonly prices: readonly (readonly number[])[]
  /** By zone (0-10): does its mercenary act before the line or after it? null where no mercenary goes. */
  readonly mercenary: readonly ('front' | 'rear' | null)[]
  /** Prices of the market spaces, the cheapest first. */
  readonly market: readonly number[]
  /** The first market space for a new number. */
  readonly marketFirstNew: number
  /** Prices of all spaces of the Zodiac store, the first ones first. */
  readonly store: readonly number[]
  /** Spaces of the store that are used with so many players. */
  readonly storeSpaces: number
  readonly seaplanes: number
  /** By seaplanes left: what renting one costs; nothing at 0. */
  readonly rental: readonly number[]
  /** Museum rooms in use. */
  readonly rooms: readonly Room[]
  /** Hats in each of the zones 2, 3, 7 and 8; alone: in all of them together. */
  readonly hats: number
  readonly sea: Sea
}

/** The boards for one to four players, at `players - 1`. */
export function makeBoards(components: Components): readonly Board[] {
  const small = makeSea(components.boards['1-2'].sea)
  const large = makeSea(components.boards['3-4'].sea)
  return [1, 2, 3, 4].map((players) =>
    makeBoard(components, players, components.boards[players <= 2 ? '1-2' : '3-4'], players <= 2 ? small : large),
  )
}

function makeBoard({ people }: Components, players: number, data: BoardData, sea: Sea): Board {
  const used = <Spot extends { readonly players: number }>(spots: readonly Spot[]) =>
    spots.filter((spot) => spot.players <= players)
  const lines = Array.from({ length: 11 }, () => 0)
  const prices: (readonly number[])[] = lines.map(() => [])
  const mercenary: ('front' | 'rear' | null)[] = lines.map(() => null)
  for (const zone of LINE_ZONES) {
    const queue: readonly { readonly players: number; readonly price?: number }[] = used(data.queues[`${zone}`])
    lines[zone] = queue.length
    prices[zone] = queue.flatMap((spot) => spot.price ?? [])
    mercenary[zone] = data.mercenarySpaces[`${zone}`]
  }
  const perZone = people.hatsPerZone
  return {
    players,
    sites: data.mapNumbers.length,
    initialMaps: data.initialMaps,
    lines,
    prices,
    mercenary,
    market: data.market.prices,
    marketFirstNew: data.market.firstNew,
    store: data.zodiacStore.map((spot) => spot.price),
    storeSpaces: used(data.zodiacStore).length,
    seaplanes: data.seaplanes.grey,
    rental: [0, ...data.seaplanes.rental],
    rooms: used(data.museum),
    hats: [people.hatsSolo, perZone['2'], perZone['3'], perZone['4']][players - 1] ?? 0,
    sea,
  }
}
