import { SPECTATOR, type Viewer } from '@fathom/kernel'
import { holderOf, ZODIAC_COUNT } from '../state.ts'
import type { Look } from '../topic.ts'
import { FACE_DOWN, FACE_UP, type Zodiac } from '../types.ts'
import type { SiteView, View, ZodiacView } from '../views.ts'
import { meepleView, spaceId, tileId, zodiacId } from './names.ts'
import { itemsOf } from './player.ts'

/** All Zodiacs that belong to somebody. */
export function zodiacsView(look: Look): ZodiacView[] {
  const zodiacs: ZodiacView[] = []
  for (let zodiac: Zodiac = 0; zodiac < ZODIAC_COUNT; zodiac++) {
    const seat = look.state.zodiacOwner[zodiac] ?? -1
    if (seat >= 0) zodiacs.push(zodiacView(look, zodiac, seat))
  }
  return zodiacs
}

function zodiacView(look: Look, zodiac: Zodiac, seat: number): ZodiacView {
  const { state } = look
  return {
    zodiac: zodiacId(zodiac),
    seat,
    space: spaceId(look, state.zodiacAt[zodiac] ?? 0),
    crew: meepleView(state, state.crew[zodiac] ?? -1),
    items: itemsOf(look, holderOf(zodiac)),
    seaplane: state.flights.includes(zodiac),
    sailed: ((state.sailed >> zodiac) & 1) === 1,
  }
}

/** The dig sites: a tile that lies face down is known to those who have a cube there. */
export function sitesView(look: Look, viewer: Viewer): SiteView[] {
  const sites: SiteView[] = []
  for (let number = 1; number <= look.board.sites; number++) sites.push(siteView(look, number, viewer))
  return sites
}

function siteView(look: Look, number: number, viewer: Viewer): SiteView {
  const { state, set } = look
  const face = state.tileFace[number] ?? 0
  const cubes = state.cubes[number] ?? 0
  const tile = state.tiles[number] ?? -1
  const knows = face === FACE_UP || (face === FACE_DOWN && viewer !== SPECTATOR && ((cubes >> viewer) & 1) === 1)
  const exhausted: number[] = []
  const boxes = face === FACE_UP ? (set.tiles[tile]?.cells.length ?? 0) : 0
  for (let box = 0; box < boxes; box++) if ((((state.exhausted[number] ?? 0) >> box) & 1) === 1) exhausted.push(box)
  return {
    number,
    tile: face === FACE_UP ? 'face-up' : face === FACE_DOWN ? 'face-down' : 'none',
    id: knows ? tileId(look, tile) : null,
    cubes: Array.from({ length: state.seats }, (_, seat) => seat).filter((seat) => ((cubes >> seat) & 1) === 1),
    exhausted,
  }
}

/** What lies on the island: how many tiles, and those of the seen ones that the viewer has seen. */
export function islandView({ state, set }: Look, viewer: Viewer): View['island'] {
  const known =
    viewer === SPECTATOR ? [] : state.islandSeen.filter((code) => ((code >> viewer) & 1) === 1).map((code) => code >> 4)
  return {
    unseen: state.islandUnseen,
    known: known.map((found) => set.found[found]?.id ?? ''),
    seen: state.islandSeen.length,
  }
}
