import type { JSX } from 'solid-js'
import { MUSEUM, TREASURE_VALUES, type Event } from '@fathom/thesauros'
import { homeOfRival, type Flight } from '../../board/flights.ts'
import { isOf, seatColor } from '../../table/seats.ts'
import {
  Cube,
  Envelope,
  Meeple,
  OpeningDoors,
  SharkMet,
  Treasure,
  TreasureMap,
  treasureValues,
  Zodiac,
} from './art/index.ts'
import type { GameModel } from './model.ts'
import { drawnHull, hatOf } from './drawn.ts'

const MY_STEPS: ReadonlySet<string> = new Set(['placed', 'envelope-posted', 'sailed'])

/** What happens at a place is seen so long there before it goes, in milliseconds; the pictures move meanwhile. */
const BITE = 300

/** What others did travels: meeples from their office to the line, Zodiacs over the water, maps, treasures and envelopes; a shark snaps at its diver or is beaten, and the museum opens its doors. */
export function flightOf({ context, pointer, events }: GameModel, event: Event): (() => Flight) | null {
  /** An anchor of the chart (`data-anchor`), or a seat: a rival's flag, on a phone its chip, else my own office. */
  const placeOf = (place: string | number): Element | null =>
    typeof place === 'string' ? pointer.anchorOf(place) : (homeOfRival(place) ?? pointer.homeOf('office'))
  const travels =
    (
      from: string | number,
      to: string | number,
      picture: () => JSX.Element,
      more?: () => Partial<Flight>,
    ): (() => Flight) =>
    () => ({ from: placeOf(from), to: placeOf(to), picture, ...more?.() })
  // What I lay down myself is there already.
  if (MY_STEPS.has(event.type) && isOf(event, context.you())) return null
  switch (event.type) {
    case 'placed': {
      const role = event.sort === 'B' ? 'boss' : event.sort === 'M' ? 'mercenary' : 'worker'
      const meeple = { key: '', seat: seatColor(event.seat), role, hat: hatOf(event.sort) } as const
      const to = `queue:${event.zone}:${event.space === 0 ? 'special' : event.space}`
      const lands = (): Element | null => placeOf(to)?.querySelector('[data-anchor^="meeple:"]') ?? null
      return travels(
        event.seat,
        to,
        () => Meeple({ meeple, height: 40 }),
        () => ({ lands: lands() }),
      )
    }
    case 'envelope-posted':
      return travels(event.seat, 'zone:10', () => Envelope({ seat: seatColor(event.seat), size: 26 }))
    case 'sailed': {
      const zodiac = { seat: seatColor(event.seat), hull: drawnHull(event.zodiac) }
      const lands = (): Element | null => placeOf(`zodiac:${event.zodiac}`)
      return travels(`sea:${event.from}`, `sea:${event.to}`, () => Zodiac({ zodiac, width: 52 }), () => ({ lands: lands() })) // prettier-ignore
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
      if (dive?.type !== 'dived') return null
      const at = `zodiac:${dive.zodiac}`
      return travels(
        at,
        at,
        () => SharkMet({ killed: event.killed, size: 74 }),
        () => ({ hold: BITE }),
      )
    }
    case 'room-opened': {
      const at = `zone:${MUSEUM}`
      return travels(
        at,
        at,
        () => OpeningDoors({ seat: seatColor(event.seat), size: 62 }),
        () => ({ hold: BITE }),
      )
    }
    default:
      return null
  }
}
