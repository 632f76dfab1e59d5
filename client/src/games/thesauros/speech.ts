import type { Refusal } from '@fathom/kernel'
import type { DepthView, MeepleView, SortId, SpaceId, ZodiacId, Zone } from '@fathom/thesauros'
import { seatColor } from '../../table/seats.ts'
import { treasureValues } from './art/index.ts'
import type { Facts } from './desk.ts'
import { pendingOf, sortInHand, voyageInHand, type Aim, type Ask, type Held } from './input/index.ts'
import { placingLines } from './prospects.ts'
import { words } from './text.ts'

/** Sentences of the page, and names for ears. */

/** Why not: of the page, else of the game. */
export function refusalSpoken(desk: Facts, refusal: Refusal): string {
  return words().why[refusal.code] ?? desk.game().refusal(refusal)
}

/** What a gesture would do, in a line. */
export function aimSpoken(desk: Facts, aim: Aim, held: Held): string {
  if (aim.can === null) return refusalSpoken(desk, aim.refusal)
  if (aim.can === 'take') return takeSpoken(aim.held)
  const ask = askOf(desk, held)
  if (aim.zone !== undefined && ask !== null && aim.texts.some((text) => text.startsWith('place'))) {
    return [lastSentence(desk, aim.texts), placingLines(desk, ask, aim.zone).join('; ')]
      .filter((line) => line !== '')
      .join('. ')
  }
  if (aim.course !== undefined && aim.price !== null) {
    const dives = aim.dives === true ? `, ${words().diveHere}` : ''
    return `${spaceName(desk, aim.course.at(-1) ?? '')}: ${wayWords(aim.course.length - 1, aim.price)}${dives}`
  }
  return lastSentence(desk, aim.texts)
}

export function wayWords(spaces: number, price: number): string {
  return words().spacesFor(spaces, price === 0 ? words().free : words().money(price))
}

function lastSentence({ book, game, view }: Facts, texts: readonly string[]): string {
  const action = book.notation.parse(texts.at(-1) ?? '')
  return action === null ? '' : game().action(action, view())
}

function takeSpoken({ sort, zodiac }: Held): string {
  if (sort !== null) return words().notes.placeHeld(words().sorts[sort])
  return zodiac === null ? '' : words().notes.seaHeld(words().zodiac[zodiac])
}

function askOf(desk: Facts, held: Held): Ask | null {
  const asks = desk.asks()
  return asks === null ? null : { ...asks, held }
}

/** How to go about it, while nothing is pointed at. */
export function idleNote(desk: Facts, held: Held): string {
  const { notes } = words()
  if (desk.context.draft().canEndTurn) return notes.end
  const ask = askOf(desk, held)
  const kind = ask === null ? undefined : pendingOf(ask)?.kind
  switch (kind) {
    case 'place':
    case 'place-recruit':
      return held.sort === null ? notes.place : notes.placeHeld(words().sorts[held.sort])
    case 'sea':
      return ask !== null && voyageInHand(ask) !== null ? notes.seaHeld(words().zodiac[voyageInHand(ask)?.zodiac ?? 'green']) : notes.sea // prettier-ignore
    case 'port':
      return held.zodiac === null ? notes.port : notes.portHeld(words().zodiac[held.zodiac])
    case 'voyage':
    case 'dive':
      return notes[kind]
    case 'recruit':
    case 'research':
    case 'market':
    case 'flight':
    case 'mussels':
    case 'museum':
    case 'advertise':
    case 'teach':
      return notes.act
    default:
      return ''
  }
}

/** What a thing is, where nothing is done with it. */
export function pointedNote(desk: Facts, spot: string): string {
  return spotSpoken(desk, spot)
}

/** The name of a spot for ears, with what is there. */
export function spotSpoken(desk: Facts, spot: string): string {
  const [on = '', first = '', second = ''] = spot.split(':')
  switch (on) {
    case 'zone':
    case 'queue':
      return zoneSpoken(desk, Number(first))
    case 'store':
      return storeSpoken(desk, Number(first))
    case 'sea':
      return spaceSpoken(desk, first)
    case 'site':
      return siteSpoken(desk, Number(first))
    case 'column':
      return columnSpoken(desk, Number(first), Number(second))
    case 'zodiac':
      return zodiacSpoken(desk, first as ZodiacId)
    case 'score':
      return scoreSpoken(desk, first)
    case 'meeple':
      return words().pickSpoken(words().shortSorts[first as SortId] ?? first, 1)
    default:
      return ''
  }
}

function meepleSpoken(desk: Facts, { seat, sort }: MeepleView): string {
  return words().meepleOf(desk.nameOfSeat(seat), words().sorts[sort])
}

function zoneSpoken(desk: Facts, zone: Zone): string {
  const item = desk.scene.zones().find((each) => each.zone === zone)
  const state = item === undefined ? '' : words().stateSpoken[item.state]
  const name = words().zones[zone] ?? ''
  const whole = (line: string): string => words().zoneSpoken(zone, state === '' ? name : `${name}, ${state}`, line)
  if (zone === 5) return whole(item?.note ?? '')
  if (zone === 10) return whole(words().envelopesOf(desk.view().envelopes.map(desk.nameOfSeat).join(', ')))
  const line = desk.view().zones.find((each) => each.zone === zone)
  const inLine = (line?.spaces ?? []).flatMap(({ meeple }) => (meeple === null ? [] : [meepleSpoken(desk, meeple)]))
  const hats = line?.hatsLeft == null ? '' : `, ${words().hatsLeft(line.hatsLeft)}`
  const spoken =
    zone === 6
      ? inLine.join(', ') || words().nobodyInLine
      : words().lineSpoken(inLine.join(', '), (line?.spaces.length ?? 0) - inLine.length)
  return whole(`${spoken}${hats}`)
}

function storeSpoken(desk: Facts, number: number): string {
  const space = desk.view().store[number - 1]
  const who = space?.meeple == null ? '' : meepleSpoken(desk, space.meeple)
  return words().storeSpoken(number, words().money(space?.price ?? 0), who)
}

/** What a space of the sea is called. */
export function spaceName(desk: Facts, id: SpaceId): string {
  const { kind, number, site, column } = desk.names().spot(id)
  const { spaceSpoken: names } = words()
  switch (kind) {
    case 'dig':
      return names.dig(site, column)
    case 'water':
      return names.water(id)
    case 'fishing':
      return names.fishing(number)
    case 'lobster':
      return names.lobster(number)
    default:
      return names[kind]
  }
}

function spaceSpoken(desk: Facts, id: SpaceId): string {
  const here = desk.view().zodiacs.filter(({ space }) => space === id)
  const names = here.map(({ zodiac, seat }) => words().meepleOf(desk.nameOfSeat(seat), words().zodiac[zodiac]))
  return names.length === 0 ? spaceName(desk, id) : `${spaceName(desk, id)}. ${words().here(names.join(', '))}`
}

function siteSpoken(desk: Facts, number: number): string {
  const site = desk.view().sites.find((each) => each.number === number)
  if (site === undefined) return ''
  const tile = site.tile === 'face-down' && site.id !== null ? words().tileKnown : words().tileSpoken[site.tile]
  return words().siteSpoken(number, tile, site.cubes.map(desk.nameOfSeat).join(', '))
}

function columnSpoken(desk: Facts, number: number, column: number): string {
  const site = desk.scene.sites().find((each) => each.site === number)
  if (!site?.cells) return siteSpoken(desk, number)
  const depths = site.cells.map((row) => {
    const cell = row[column - 1]
    const { dive } = words()
    if (cell?.kind === 'treasure') return dive.named(dive.treasure[cell.value], dive.access[cell.access])
    return cell?.kind === 'shark' ? dive.shark : cell?.kind === 'exhausted' ? dive.exhausted : dive.nothing
  })
  return words().columnSpoken(number, column, depths.join('; ').toLowerCase())
}

function zodiacSpoken(desk: Facts, zodiac: ZodiacId): string {
  const boat = desk.view().zodiacs.find((each) => each.zodiac === zodiac)
  if (boat === undefined) return words().zodiac[zodiac] ?? ''
  const gear = boat.items.map(({ item, count }) => `${desk.names().item(item)}${count > 1 ? ` ×${count}` : ''}`)
  const crew = boat.crew === null ? '' : words().sorts[boat.crew.sort]
  const spoken = words().zodiacSpoken(words().zodiac[zodiac], desk.nameOfSeat(boat.seat), crew, gear.join(', '))
  return `${spoken}. ${spaceName(desk, boat.space)}`
}

function scoreSpoken(desk: Facts, color: string): string {
  const player = desk.view().players.find(({ seat }) => seatColor(seat) === color)
  return player === undefined ? '' : words().scoreSpoken(desk.nameOfSeat(player.seat), player.reputation)
}

/** What a diver meets at a depth: a title, and what it takes. */
export function depthWords(depth: DepthView): { readonly title: string; readonly detail: string } {
  const { dive, money } = words()
  switch (depth.what) {
    case 'nothing':
      return { title: dive.nothing, detail: '' }
    case 'out-of-reach':
      return { title: dive.outOfReach, detail: '' }
    case 'shark':
      return { title: dive.shark, detail: depth.kills === null ? dive.caged : dive.kills(depth.kills) }
    case 'treasure': {
      const value = treasureValues.find((each) => each === depth.value) ?? 3
      const detail = depth.cost === null ? dive.noGear : depth.cost === 0 ? dive.costFree : dive.cost(money(depth.cost))
      return { title: dive.named(dive.treasure[value], dive.access[depth.access]), detail }
    }
  }
}

/** The sort that a click would place. */
export function handSpoken(ask: Ask): string {
  const sort = sortInHand(ask)
  return sort === null ? '' : words().sorts[sort]
}
