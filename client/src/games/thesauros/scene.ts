import { createMemo } from 'solid-js'
import {
  type Event,
  type MeepleView,
  type QueueSpaceView,
  type SiteView,
  type View,
  type ZoneView,
} from '@fathom/thesauros'
import { seatColor } from '../../table/seats.ts'
import {
  hulls,
  type ChartWords,
  type MeepleItem,
  type QueueSpace,
  type ScoreItem,
  type SiteItem,
  type TileCells,
  type TownItem,
  type ZodiacItem,
  type Zone,
  type ZoneItem,
  type ZoneState,
} from './art/index.ts'
import type { Board } from './book.ts'
import type { Position } from './desk.ts'
import { drawnHull, drawnMeeple, drawnTile } from './drawn.ts'
import { words } from './text.ts'

const ZONES: readonly Zone[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
/** Zone 6 has no end; so many spaces are drawn of it at least. */
const MUSSEL_SPACES = 4

/** What the chart is told, part by part, so that only what changed is drawn again. */
export function sceneParts(desk: Position) {
  const zone = createMemo(() => zoneNow(desk.events(), desk.view()))
  return {
    zone,
    zones: createMemo(() => ZONES.map((each) => zoneItem(desk, each, zone()))),
    town: createMemo(() => townItem(desk)),
    sites: createMemo(() => desk.view().sites.map((site) => siteItem(desk, site))),
    zodiacs: createMemo(() => zodiacItems(desk.view())),
    scores: createMemo((): ScoreItem[] => desk.view().players.map(({ seat, reputation }) => ({ seat: seatColor(seat), reputation }))), // prettier-ignore
    words: createMemo(() => chartWords(desk)),
  }
}

/**
 * The zone that is being played, 0 before the first one and 11 after the last one. What is drafted has told no events yet, so what is
 * being asked counts as well.
 */
export function zoneNow(events: readonly Event[], view: Pick<View, 'phase' | 'pending' | 'zodiacs'>): number {
  const { phase } = view
  if (phase === 'setup' || phase === 'budget' || phase === 'placement') return 0
  if (phase !== 'resolution') return 11
  return Math.max(zoneOfPending(view), zoneBegun(events))
}

function zoneBegun(events: readonly Event[]): number {
  for (let index = events.length - 1; index >= 0; index--) {
    const event = events[index]
    if (event?.type === 'zone-began') return event.zone
    if (event?.type === 'quadrimester-began') return 0
  }
  return 0
}

/** A Zodiac that leaves port in zone 7 does not count as played at sea. */
function zoneOfPending({ pending, zodiacs }: Pick<View, 'pending' | 'zodiacs'>): number {
  if (pending?.kind === 'sea') return 5
  if (pending?.kind !== 'voyage' && pending?.kind !== 'dive') return pending?.zone ?? 0
  return zodiacs.find(({ zodiac }) => zodiac === pending.zodiac)?.sailed === true ? 5 : 7
}

function stateOf(zone: Zone, now: number, { quadrimester }: View): ZoneState {
  if (quadrimester === 1 && (zone === 4 || zone === 5)) return 'closed'
  if (zone === now) return 'active'
  return zone < now ? 'done' : 'idle'
}

function zoneItem(desk: Position, zone: Zone, now: number): ZoneItem {
  const view = desk.view()
  const base = { zone, name: words().zones[zone] ?? '', state: stateOf(zone, now, view) }
  if (zone === 5) return { ...base, spaces: [], note: seaNote(view, desk.board(), base.state) }
  if (zone === 10) return { ...base, spaces: envelopeSpaces(view) }
  const line = view.zones.find((each) => each.zone === zone)
  if (line === undefined) return { ...base, spaces: [] }
  const spaces = line.spaces.map((space) => queueSpace(view, zone, space))
  if (zone === 6) while (spaces.length < Math.max(MUSSEL_SPACES, line.spaces.length + 1)) spaces.push({})
  return {
    ...base,
    spaces,
    ...(line.hatsLeft === null ? {} : { hats: line.hatsLeft }),
    mercenary: mercenaryOf(line),
  }
}

function mercenaryOf({ mercenary }: ZoneView): ZoneItem['mercenary'] {
  if (mercenary === null) return null
  const { side, meeple, cube } = mercenary
  return { side, meeple: meeple === null ? null : drawnMeeple(meeple), cubes: cube === null ? [] : [seatColor(cube)] }
}

function queueSpace(view: View, zone: Zone, { meeple, double, price }: QueueSpaceView): QueueSpace {
  if (meeple === null) return { price }
  const acts = view.pending?.zone === zone && isSame(view.pending.meeple, meeple)
  return { price, meeple: { ...drawnMeeple(meeple), doubled: double }, acting: acts }
}

function isSame(one: MeepleView | null, other: MeepleView): boolean {
  return one !== null && one.seat === other.seat && one.index === other.index
}

/** Envelopes in the order in which they were posted, and room for the others. */
function envelopeSpaces(view: View): QueueSpace[] {
  if (view.players.length === 1) return []
  return view.players.map((_, place) => {
    const seat = view.envelopes[place]
    return seat === undefined ? {} : { envelope: seatColor(seat) }
  })
}

function seaNote(view: View, board: Board, state: ZoneState): string {
  if (state === 'active') return words().beingPlayed
  const out = view.zodiacs.filter(({ space, crew }) => crew !== null && !isSheltered(board, space)).length
  return words().atSea(out)
}

function isSheltered({ sea }: Board, space: string): boolean {
  return space === 'port' || sea.isLagoon[sea.ids.indexOf(space)] === true
}

function townItem({ view, book, board }: Position): TownItem {
  const now = view()
  const { mussels } = book.set.data
  return {
    recruits: now.players.map(({ seat, meeples, tokenUnder }) => ({
      seat: seatColor(seat),
      left: meeples.filter(({ at }) => at === 'unhired').length,
      token: tokenUnder,
    })),
    seaplanes: {
      free: now.seaplanes,
      used: Math.max(0, board().seaplanes - now.seaplanes),
      black: now.black === null ? null : seatColor(now.black),
    },
    mussels: {
      places: mussels.map((gain) => ('money' in gain ? { unit: 'money' as const, amount: gain.money } : { unit: 'reputation' as const, amount: gain.rp })), // prettier-ignore
      at: now.musselMarker - 1,
    },
    advertising: {
      places: now.advertisingTrack.map((amount) => ({ unit: 'reputation' as const, amount })),
      at: now.advertisingMarker - 1,
    },
    store: {
      label: words().store,
      berths: now.store.map(({ price, meeple }) => ({ price, meeple: meeple === null ? null : drawnMeeple(meeple) })),
    },
    hulls: now.neutralZodiacs.flatMap((zodiac) => hulls.find((hull) => hull === zodiac) ?? []),
    found: now.island.unseen + now.island.seen,
  }
}

function siteItem({ book, view }: Position, site: SiteView): SiteItem {
  const tile = site.id === null ? null : drawnTile(book.set, site.id)
  const cells = tile === null ? null : worn(tile, site.exhausted)
  return {
    site: site.number,
    state: site.tile === 'none' ? 'unsurveyed' : site.tile === 'face-down' ? 'hidden' : 'shown',
    cells,
    owners: site.cubes.map(seatColor),
    mercenaryMaps: view()
      .players.filter(({ mercenaryMaps }) => (mercenaryMaps[site.number - 1] ?? 0) > 0)
      .map(({ seat }) => seatColor(seat)),
  }
}

/** The boxes of a tile with exhaustion tiles over those that are empty by now. */
export function worn(tile: { columns: number; cells: TileCells }, exhausted: readonly number[]): TileCells {
  return tile.cells.map(
    (row, depth) =>
    row.map((cell, column) => (exhausted.includes(depth * tile.columns + column) ? { kind: 'exhausted' as const } : cell)), // prettier-ignore
  )
}

function zodiacItems(view: View): ZodiacItem[] {
  const isPlayed = view.phase === 'resolution'
  return view.zodiacs.map(({ zodiac, seat, space, crew, items, seaplane, sailed }) => ({
    id: zodiac,
    seat: seatColor(seat),
    hull: drawnHull(zodiac),
    at: space,
    crew: crew === null ? [] : ([drawnMeeple(crew)] as MeepleItem[]),
    gear: items.reduce((sum, { count }) => sum + count, 0),
    seaplane: seaplane ? ('grey' as const) : null,
    played: isPlayed && sailed,
  }))
}

function chartWords({ book }: Position): ChartWords {
  const { money } = book.set.data
  const lobster = Math.max(0, ...book.set.items.lobster)
  return words().chart(money.tour, lobster)
}
