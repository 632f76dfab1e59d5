import { createEffect, on, type JSX } from 'solid-js'
import { render } from 'solid-js/web'
import type { Event } from '@fathom/artifacts-inc'
import { fly } from '../../shell/flight.ts'
import { seatColor } from '../../table/seats.ts'
import { CubePicture, FindPicture } from './art/index.ts'
import { drawnFind } from './book.ts'
import type { Desk } from './desk.ts'
import { spotKey, type Spot } from './spots.ts'

/** Cubes travel to the box that was filled, and finds to whoever brought them up; bought cards travel in Market.tsx. */
export function createFlights(desk: Desk): void {
  let told = desk.context.events().length
  createEffect(
    on(
      () => desk.context.events().length,
      (length) => {
        const news = (desk.context.events() as readonly Event[]).slice(told)
        // Many at once is a page that has been away: that is read in the log.
        const last = length > told && news.length < 24 ? news.findLast((event) => isFlight(event)) : undefined
        told = length
        if (last !== undefined && desk.context.isPresent()) requestAnimationFrame(() => start(desk, last))
      },
      { defer: true },
    ),
  )
}

function isFlight(event: Event): boolean {
  return event.type === 'order-filled' || event.type === 'dived'
}

function start(desk: Desk, event: Event): void {
  if (event.type === 'order-filled') {
    const box: Spot = { on: 'box', museum: event.museum, box: event.box - 1 }
    const to = elementOf(box) ?? elementOf({ on: 'public', id: event.museum })
    flyFrom(homeOf(desk, event.seat), () => CubePicture({ color: seatColor(event.seat), size: 24 }), to)
  } else if (event.type === 'dived') {
    const find = drawnFind(desk.book, event.find)
    flyFrom(elementOf({ on: 'dive' }), () => FindPicture({ find, size: 34 }), homeOf(desk, event.seat))
  }
}

/** A picture appears in the middle of one thing and travels to another. */
function flyFrom(from: HTMLElement | null, picture: () => JSX.Element, to: HTMLElement | null): void {
  if (from === null || to === null) return
  const { left, top, width, height } = from.getBoundingClientRect()
  const start = document.body.appendChild(document.createElement('div'))
  const dispose = render(picture, start)
  const size = start.firstElementChild?.getBoundingClientRect().width ?? 0
  Object.assign(start.style, {
    position: 'fixed',
    left: `${left + (width - size) / 2}px`,
    top: `${top + (height - size) / 2}px`,
  })
  fly(start, to)
  dispose()
  start.remove()
}

function elementOf(spot: Spot): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-spot="${CSS.escape(spotKey(spot))}"]`)
}

/** Where a seat's things are on the page: my purse, a rival's flag, on a phone its chip. */
function homeOf(desk: Desk, seat: number): HTMLElement | null {
  const isMe = seat === desk.context.you()
  return document.querySelector<HTMLElement>(
    isMe ? '.ai-purse .money' : `[data-testid="rival-${seat}"] .rival-head, [data-testid="chip-${seat}"]`,
  )
}
