import { capital, type Seat } from '@fathom/kernel'
import type { DepthView, MeepleView, SortId, SpaceId, ZodiacId, Zone } from '@fathom/thesauros'
import { seatColor } from '../../table/seats.ts'
import { treasureValues } from './art/index.ts'
import type { Facts } from './scene.ts'
import { pendingOf, voyageInHand, type Aim, type Ask, type Held } from './input/index.ts'
import { noDive } from './noDive.ts'
import { placingLines } from './prospects.ts'
import { clausesOf } from '../../text/index.ts'
import { messages } from './text/index.ts'

/** Sentences of the page, and names for ears. */

/** Why not: what to do first, else as the game says it; empty while that is not known. */
function whySpoken(model: Facts, aim: Extract<Aim, { can: null }>): string {
  return 'hint' in aim ? messages().hints[aim.hint] : (model.context.whyNot(...aim.meant)?.message ?? '')
}

/** What a gesture would do, in a line. */
export function aimSpoken(model: Facts, aim: Aim, held: Held): string {
  if (aim.can === null) return whySpoken(model, aim)
  if (aim.can === 'take') return takeSpoken(aim.held)
  const ask = askOf(model, held)
  if (aim.zone !== undefined && ask !== null && aim.texts.some((text) => text.startsWith('place'))) {
    return [lastSentence(model, aim.texts), clausesOf(placingLines(model, ask, aim.zone))]
      .filter((line) => line !== '')
      .join('. ')
  }
  if (aim.course !== undefined && aim.price !== null) {
    const last = aim.course.at(-1) ?? ''
    const shut = noDive(model.view(), last)
    const dives = aim.dives === true ? `, ${messages().diveHere}` : shut === '' ? '' : ` (${shut})`
    return messages().said(spaceName(model, last), wayWords(aim.course.length - 1, aim.price) + dives)
  }
  return lastSentence(model, aim.texts)
}

export function wayWords(spaces: number, price: number): string {
  return messages().spacesFor(spaces, price === 0 ? messages().free : messages().money(price))
}

function lastSentence({ tableSet, game, view }: Facts, texts: readonly string[]): string {
  const action = tableSet.notation.parse(texts.at(-1) ?? '')
  return action === null ? '' : game().action(action, view())
}

function takeSpoken({ sort, zodiac }: Held): string {
  if (sort !== null) return messages().notes.placeHeld(messages().sorts[sort])
  return zodiac === null ? '' : messages().notes.seaHeld(messages().zodiac[zodiac])
}

function askOf(model: Facts, held: Held): Ask | null {
  const asks = model.asks()
  return asks === null ? null : { ...asks, held }
}

/** What I did last, while it waits for End turn: how it goes on stands in the prompt. */
export function heldNote(step: string): string {
  return step === '' ? '' : messages().notes.end(step.charAt(0).toLowerCase() + step.slice(1))
}

/** How to go about it, while nothing is pointed at. */
export function idleNote(model: Facts, held: Held): string {
  const { notes } = messages()
  if (model.context.draft().canEndTurn) return ''
  const ask = askOf(model, held)
  const kind = ask === null ? undefined : pendingOf(ask)?.kind
  switch (kind) {
    case 'place':
    case 'place-recruit':
      return held.sort === null ? notes.place : notes.placeHeld(messages().sorts[held.sort])
    case 'sea':
      return ask !== null && voyageInHand(ask) !== null ? notes.seaHeld(messages().zodiac[voyageInHand(ask)?.zodiac ?? 'green']) : notes.sea // prettier-ignore
    case 'port':
      return held.zodiac === null ? notes.port : notes.portHeld(messages().zodiac[held.zodiac])
    case 'voyage':
    case 'dive':
      return notes[kind]
    case 'research':
      return notes.research
    case 'recruit':
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

/** What a thing is called where nothing can be done with it. */
export function pointedNote(model: Facts, spot: string): string {
  return spotSpoken(model, spot)
}

/** The name of a spot for ears, with what is there. */
export function spotSpoken(model: Facts, spot: string): string {
  const [on = '', first = '', second = ''] = spot.split(':')
  switch (on) {
    case 'zone':
    case 'queue':
      return zoneSpoken(model, Number(first))
    case 'store':
      return storeSpoken(model, Number(first))
    case 'sea':
      return spaceSpoken(model, first)
    case 'site':
      return siteSpoken(model, Number(first))
    case 'column':
      return columnSpoken(model, Number(first), Number(second))
    case 'zodiac':
      return zodiacSpoken(model, first as ZodiacId)
    case 'score':
      return scoreSpoken(model, first)
    case 'meeple':
      return messages().pickSpoken(messages().shortSorts[first as SortId] ?? first, 1)
    default:
      return ''
  }
}

/** A name; empty: I myself. */
function ownerOf(model: Facts, seat: Seat): string {
  return seat === model.context.you() ? '' : model.nameOfSeat(seat)
}

function meepleSpoken(model: Facts, { seat, sort }: MeepleView): string {
  return messages().meepleOf(ownerOf(model, seat), messages().sorts[sort])
}

function zoneSpoken(model: Facts, zone: Zone): string {
  const item = model.scene.zones().find((each) => each.zone === zone)
  const state = item === undefined ? '' : messages().stateSpoken[item.state]
  const name = messages().zones[zone] ?? ''
  const does = messages().zoneDoes[zone] ?? ''
  const whole = (line: string): string =>
    messages().zoneSpoken(zone, messages().said(state === '' ? name : `${name}, ${state}`, does), line)
  if (zone === 5) return whole(capital(item?.note ?? ''))
  if (zone === 10) return whole(messages().envelopesOf(model.view().envelopes.map(model.nameOfSeat).join(', ')))
  const line = model.view().zones.find((each) => each.zone === zone)
  const held = model.heldStep()?.placed
  const inLine = (line?.spaces ?? []).flatMap(({ meeple }, index) => {
    if (meeple === null) return []
    const who = meepleSpoken(model, meeple)
    return [held?.zone === zone && held.space === index + 1 ? messages().notFinal(who) : who]
  })
  const hats = line?.hatsLeft == null ? '' : `, ${messages().hatsLeft(line.hatsLeft)}`
  const spoken =
    zone === 6
      ? inLine.join(', ') || messages().nobodyInLine
      : messages().lineSpoken(inLine.join(', '), (line?.spaces.length ?? 0) - inLine.length)
  return whole(`${spoken}${hats}`)
}

function storeSpoken(model: Facts, number: number): string {
  const space = model.view().store[number - 1]
  const who = space?.meeple == null ? '' : meepleSpoken(model, space.meeple)
  return messages().storeSpoken(number, messages().money(space?.price ?? 0), who)
}

/** What a space of the sea is called. */
export function spaceName(model: Facts, id: SpaceId): string {
  const { kind, number, site, column, bearing } = model.names().spot(id)
  const { spaceSpoken: names } = messages()
  switch (kind) {
    case 'dig':
      return names.dig(site, column)
    case 'water':
      return bearing === null
        ? messages().dive.nothing
        : names.water(number, messages().headings[bearing.heading] ?? '', bearing.site)
    case 'fishing':
      return names.fishing(number)
    case 'lobster':
      return names.lobster(number)
    default:
      return names[kind]
  }
}

function spaceSpoken(model: Facts, id: SpaceId): string {
  const here = model.view().zodiacs.filter(({ space }) => space === id)
  const names = here.map(({ zodiac, seat }) => messages().meepleOf(ownerOf(model, seat), messages().zodiac[zodiac]))
  return names.length === 0 ? spaceName(model, id) : `${spaceName(model, id)}. ${messages().here(names.join(', '))}`
}

function siteSpoken(model: Facts, number: number): string {
  const site = model.view().sites.find((each) => each.number === number)
  if (site === undefined) return ''
  const tile = site.tile === 'face-down' && site.id !== null ? messages().tileKnown : messages().tileSpoken[site.tile]
  return messages().siteSpoken(number, tile, site.cubes.map(model.nameOfSeat).join(', '))
}

function columnSpoken(model: Facts, number: number, column: number): string {
  const site = model.scene.sites().find((each) => each.site === number)
  if (!site?.cells) return messages().columnOf(siteSpoken(model, number), column)
  const depths = site.cells.map((row) => {
    const cell = row[column - 1]
    const { dive } = messages()
    if (cell?.kind === 'treasure') return dive.named(dive.treasure[cell.value], dive.access[cell.access])
    return cell?.kind === 'shark' ? dive.shark : cell?.kind === 'exhausted' ? dive.exhausted : dive.nothing
  })
  return messages().columnSpoken(number, column, clausesOf(depths).toLowerCase())
}

function zodiacSpoken(model: Facts, zodiac: ZodiacId): string {
  const boat = model.view().zodiacs.find((each) => each.zodiac === zodiac)
  if (boat === undefined) return messages().zodiac[zodiac] ?? ''
  const gear = boat.items.map(({ item, count }) => `${model.names().item(item)}${count > 1 ? ` ×${count}` : ''}`)
  const crew = boat.crew === null ? '' : messages().sorts[boat.crew.sort]
  const spoken = messages().zodiacSpoken(messages().zodiac[zodiac], ownerOf(model, boat.seat), crew, gear.join(', '))
  return `${spoken}. ${spaceName(model, boat.space)}`
}

function scoreSpoken(model: Facts, color: string): string {
  const player = model.view().players.find(({ seat }) => seatColor(seat) === color)
  return player === undefined ? '' : messages().scoreSpoken(model.nameOfSeat(player.seat), player.reputation)
}

/** What a diver meets at a depth: a title, and what it takes. */
export function depthWords(depth: DepthView): { readonly title: string; readonly detail: string } {
  const { dive, money } = messages()
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
