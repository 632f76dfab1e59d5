import { createMemo } from 'solid-js'
import { type MeepleView, type QueueSpaceView, type SiteView, type View, type ZoneView } from '@fathom/thesauros'
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
import type { Board } from './tableSet.ts'
import type { Position } from './position.ts'
import { drawnHull, drawnMeeple, drawnTile } from './drawn.ts'
import { messages } from './text/index.ts'
import { zoneNow } from './zoneNow.ts'

const ZONES: readonly Zone[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
/** Zone 6 has no end; so many spaces are drawn of it at least. */
const MUSSEL_SPACES = 4

/** What the chart shows, part by part, so that only changed parts are drawn again. */
export function sceneParts(model: Position) {
  const zone = createMemo((before: number) => zoneNow(model.events(), model.view(), before), 0)
  return {
    zone,
    zones: createMemo(() => ZONES.map((each) => zoneItem(model, each, zone()))),
    town: createMemo(() => townItem(model)),
    sites: createMemo(() => model.view().sites.map((site) => siteItem(model, site))),
    zodiacs: createMemo(() => zodiacItems(model.view(), model.ghosts().zodiacs)),
    scores: createMemo((): ScoreItem[] => model.view().players.map(({ seat, reputation }) => ({ seat: seatColor(seat), reputation }))), // prettier-ignore
    words: createMemo(() => chartWords(model)),
  }
}

function stateOf(zone: Zone, now: number, { quadrimester }: View): ZoneState {
  if (quadrimester === 1 && (zone === 4 || zone === 5)) return 'closed'
  if (zone === now) return 'active'
  return zone < now ? 'done' : 'idle'
}

function zoneItem(model: Position, zone: Zone, now: number): ZoneItem {
  const view = model.view()
  const base = { zone, name: messages().zones[zone] ?? '', state: stateOf(zone, now, view) }
  if (zone === 5) return { ...base, spaces: [], note: seaNote(view, model.board(), base.state) }
  if (zone === 10) return { ...base, spaces: envelopeSpaces(view, model.ghosts().envelope ? model.context.you() : null) } // prettier-ignore
  const line = view.zones.find((each) => each.zone === zone)
  if (line === undefined) return { ...base, spaces: [] }
  const held = model.heldStep()?.placed
  const isHeld = (space: number): boolean => held?.zone === zone && held.space === space
  const spaces = line.spaces.map((space, index) => queueSpace(view, zone, space, isHeld(index + 1)))
  if (zone === 6) while (spaces.length < Math.max(MUSSEL_SPACES, line.spaces.length + 1)) spaces.push({})
  return {
    ...base,
    spaces,
    ...(line.hatsLeft === null ? {} : { hats: line.hatsLeft }),
    mercenary: mercenaryOf(line, isHeld(0)),
  }
}

function mercenaryOf({ mercenary }: ZoneView, held: boolean): ZoneItem['mercenary'] {
  if (mercenary === null) return null
  const { side, meeple, cube } = mercenary
  return {
    side,
    meeple: meeple === null ? null : { ...drawnMeeple(meeple), held },
    cubes: cube === null ? [] : [seatColor(cube)],
  }
}

function queueSpace(view: View, zone: Zone, { meeple, double, price }: QueueSpaceView, held: boolean): QueueSpace {
  if (meeple === null) return { price }
  const acts = view.pending?.zone === zone && isSame(view.pending.meeple, meeple)
  return { price, meeple: { ...drawnMeeple(meeple), doubled: double, held }, acting: acts }
}

function isSame(one: MeepleView | null, other: MeepleView): boolean {
  return one !== null && one.seat === other.seat && one.index === other.index
}

/** Envelopes in the order in which they were posted, and room for the others. */
function envelopeSpaces(view: View, held: number | null): QueueSpace[] {
  if (view.players.length === 1) return []
  return view.players.map((_, place) => {
    const seat = view.envelopes[place]
    return seat === undefined ? {} : { envelope: seatColor(seat), held: seat === held }
  })
}

function seaNote(view: View, board: Board, state: ZoneState): string {
  if (state === 'active') return messages().beingPlayed
  const out = view.zodiacs.filter(({ space, crew }) => crew !== null && !isSheltered(board, space)).length
  return messages().atSea(out)
}

function isSheltered({ sea }: Board, space: string): boolean {
  return space === 'port' || sea.isLagoon[sea.ids.indexOf(space)] === true
}

function townItem({ view, tableSet, board }: Position): TownItem {
  const now = view()
  const { mussels } = tableSet.set.data
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
      label: messages().store,
      berths: now.store.map(({ price, meeple }) => ({ price, meeple: meeple === null ? null : drawnMeeple(meeple) })),
    },
    hulls: now.neutralZodiacs.flatMap((zodiac) => hulls.find((hull) => hull === zodiac) ?? []),
    found: now.island.unseen + now.island.seen,
  }
}

function siteItem({ tableSet, view }: Position, site: SiteView): SiteItem {
  const tile = site.id === null ? null : drawnTile(tableSet.set, site.id)
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
function worn(tile: { columns: number; cells: TileCells }, exhausted: readonly number[]): TileCells {
  return tile.cells.map(
    (row, depth) =>
    row.map((cell, column) => (exhausted.includes(depth * tile.columns + column) ? { kind: 'exhausted' as const } : cell)), // prettier-ignore
  )
}

function zodiacItems(view: View, ghosts: ReadonlySet<string>): ZodiacItem[] {
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
    held: ghosts.has(zodiac),
  }))
}

function chartWords({ tableSet }: Position): ChartWords {
  const { money } = tableSet.set.data
  const lobster = Math.max(0, ...tableSet.set.items.lobster)
  return messages().chart(money.tour, lobster)
}

/** The game model without what is in my hand. */
export type Facts = Position & { readonly scene: ReturnType<typeof sceneParts> }
