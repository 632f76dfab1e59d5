import type { JSX } from 'solid-js'
import { MUSEUM, TREASURE_VALUES, type Event } from '@fathom/thesauros'
import { homeOfRival, type Flight } from '../../board/flights.ts'
import { seatColor } from '../../table/seats.ts'
import { Cube, Envelope, Meeple, SharkTile, Treasure, TreasureMap, treasureValues, Zodiac } from './art/index.ts'
import type { GameModel } from './model.ts'
import { drawnHull, hatOf } from './drawn.ts'

/** What others did travels: meeples from their office to the line, Zodiacs over the water, maps, treasures and envelopes; a shark goes for its diver, and a room of the museum opens. */
export function flightOf({ pointer, events }: GameModel, event: Event): (() => Flight) | null {
  /** An anchor of the chart (`data-anchor`), or a seat: a rival's flag, on a phone its chip, else my own office. */
  const placeOf = (place: string | number): Element | null =>
    typeof place === 'string' ? pointer.anchorOf(place) : (homeOfRival(place) ?? pointer.homeOf('office'))
  const travels =
    (from: string | number, to: string | number, picture: () => JSX.Element): (() => Flight) =>
    () => ({ from: placeOf(from), to: placeOf(to), picture })
  switch (event.type) {
    case 'placed': {
      const role = event.sort === 'B' ? 'boss' : event.sort === 'M' ? 'mercenary' : 'worker'
      const meeple = { key: '', seat: seatColor(event.seat), role, hat: hatOf(event.sort) } as const
      const to = `queue:${event.zone}:${event.space === 0 ? 'special' : event.space}`
      return travels(event.seat, to, () => Meeple({ meeple, height: 40 }))
    }
    case 'envelope-posted':
      return travels(event.seat, 'zone:10', () => Envelope({ seat: seatColor(event.seat), size: 26 }))
    case 'sailed': {
      const zodiac = { seat: seatColor(event.seat), hull: drawnHull(event.zodiac) }
      return travels(`sea:${event.from}`, `sea:${event.to}`, () => Zodiac({ zodiac, width: 52 }))
    }
    case 'map-gained':
      return travels('zone:3', `plate:${event.number}`, () => TreasureMap({ site: event.number, size: 34 }))
    case 'patented':
      return travels(event.seat, 'zone:2', () => Cube({ owner: seatColor(event.seat), size: 24 }))
    case 'lifted': {
      const value = treasureValues.find((each) => each === event.value) ?? TREASURE_VALUES[0]
      return travels(`site:${event.number}`, event.seat, () => Treasure({ value, access: 'open', size: 34 }))
    }
    case 'shark-met': {
      const dive = events().findLast((each) => each.type === 'dived' && each.seat === event.seat)
      if (event.killed || dive?.type !== 'dived') return null
      return travels(`site:${dive.number}`, `zodiac:${dive.zodiac}`, () => SharkTile({ size: 32 }))
    }
    case 'room-opened':
      return travels(event.seat, `zone:${MUSEUM}`, () => Cube({ owner: seatColor(event.seat), size: 24 }))
    default:
      return null
  }
}
