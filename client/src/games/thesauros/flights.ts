import { createEffect, on, type JSX } from 'solid-js'
import { render } from 'solid-js/web'
import { TREASURE_VALUES, type Event } from '@fathom/thesauros'
import { fly } from '../../shell/flight.ts'
import { seatColor } from '../../table/seats.ts'
import { Cube, Envelope, Meeple, Treasure, TreasureMap, treasureValues, Zodiac } from './art/index.ts'
import type { Desk } from './desk.ts'
import { drawnHull, hatOf } from './drawn.ts'

/** What others did travels: meeples from their office to the line, Zodiacs over the water, maps, treasures and envelopes. */
export function createFlights(desk: Desk): void {
  let told = desk.events().length
  createEffect(
    on(
      () => desk.events().length,
      (length) => {
        const news = desk.events().slice(told)
        // Many at once is a page that has been away: that is read in the log.
        const last = length > told && news.length < 40 ? news.findLast((event) => flightOf(event) !== null) : undefined
        told = length
        if (last === undefined || !desk.context.isPresent()) return
        // What moved is where it was for this one frame more.
        const flight = flightOf(last)
        if (flight !== null) requestAnimationFrame(() => start(flight))
      },
      { defer: true },
    ),
  )
}

/** From and to are anchors (`data-anchor` of the chart) or a seat's office. */
interface Flight {
  readonly from: string | number
  readonly to: string | number
  readonly picture: () => JSX.Element
}

function flightOf(event: Event): Flight | null {
  switch (event.type) {
    case 'placed': {
      const role = event.sort === 'B' ? 'boss' : event.sort === 'M' ? 'mercenary' : 'worker'
      const meeple = { key: '', seat: seatColor(event.seat), role, hat: hatOf(event.sort) } as const
      const to = `queue:${event.zone}:${event.space === 0 ? 'special' : event.space}`
      return { from: event.seat, to, picture: () => Meeple({ meeple, height: 40 }) }
    }
    case 'envelope-posted':
      return { from: event.seat, to: 'zone:10', picture: () => Envelope({ seat: seatColor(event.seat), size: 26 }) }
    case 'sailed': {
      const zodiac = { seat: seatColor(event.seat), hull: drawnHull(event.zodiac) }
      return { from: `sea:${event.from}`, to: `sea:${event.to}`, picture: () => Zodiac({ zodiac, width: 52 }) }
    }
    case 'map-gained':
      return {
        from: 'zone:3',
        to: `plate:${event.number}`,
        picture: () => TreasureMap({ site: event.number, size: 34 }),
      }
    case 'patented':
      return { from: event.seat, to: 'zone:2', picture: () => Cube({ owner: seatColor(event.seat), size: 24 }) }
    case 'lifted': {
      const value = treasureValues.find((each) => each === event.value) ?? TREASURE_VALUES[0]
      return {
        from: `site:${event.number}`,
        to: event.seat,
        picture: () => Treasure({ value, access: 'open', size: 34 }),
      }
    }
    default:
      return null
  }
}

function start({ from, to, picture }: Flight): void {
  const [source, target] = [placeOf(from), placeOf(to)]
  if (source === null || target === null) return
  const { left, top, width, height } = source.getBoundingClientRect()
  const piece = document.body.appendChild(document.createElement('div'))
  const dispose = render(picture, piece)
  const size = piece.firstElementChild?.getBoundingClientRect().width ?? 0
  Object.assign(piece.style, {
    position: 'fixed',
    left: `${left + (width - size) / 2}px`,
    top: `${top + height / 2 - size / 2}px`,
  })
  fly(piece, target)
  dispose()
  piece.remove()
}

/** An anchor of the chart; or where a seat's things are: a rival's flag, on a phone its chip, else my own office. */
function placeOf(place: string | number): Element | null {
  if (typeof place === 'string') return document.querySelector(`[data-anchor="${CSS.escape(place)}"]`)
  const rival = `[data-testid="rival-${place}"] .rival-head, [data-testid="chip-${place}"]`
  return document.querySelector(rival) ?? document.querySelector('.th-office')
}
