import { createEffect, on, type JSX } from 'solid-js'
import { render } from 'solid-js/web'
import type { GameEvent, Seat } from '@fathom/kernel'
import { prefersStillness } from '../shell/media.ts'
import type { TableContext } from '../games/page.ts'
import { isOf } from '../table/seats.ts'

/** Pieces that travel from place to place. One flight at a time: the next one ends it. None for people who want stillness. */

const DURATION = 280
let current: Animation | null = null

/** A copy of `element`, which may be about to leave the page, flies into `target` and fades. */
export function fly(element: HTMLElement, target: Element | null): void {
  current?.finish()
  if (target === null || prefersStillness()) return
  const from = element.getBoundingClientRect()
  const to = target.getBoundingClientRect()
  if (from.width === 0 || to.width === 0) return
  const copy = document.createElement('div')
  copy.setAttribute('aria-hidden', 'true')
  copy.className = 'flight'
  for (const child of element.children) copy.append(child.cloneNode(true))
  Object.assign(copy.style, {
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
  })
  document.body.append(copy)
  const x = to.left + to.width / 2 - (from.left + from.width / 2)
  const y = to.top + to.height / 2 - (from.top + from.height / 2)
  const scale = Math.max(0.25, Math.min(2.4, Math.min(to.width / from.width, to.height / from.height)))
  current = copy.animate(
    [{ transform: 'none' }, { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 0.5 }],
    { duration: DURATION, easing: 'cubic-bezier(.3,.1,.3,1)' },
  )
  const flight = current
  flight.onfinish = () => copy.remove()
  // Whoever clicks meanwhile does not wait for the flight.
  addEventListener('pointerdown', () => flight.finish(), { once: true, capture: true })
}

/** A picture appears in the middle of one thing and flies to another. */
function flyPicture({ from, to, picture }: Flight): void {
  if (from === null || to === null || prefersStillness()) return
  const { left, top, width, height } = from.getBoundingClientRect()
  const piece = document.body.appendChild(document.createElement('div'))
  const dispose = render(picture, piece)
  const size = piece.firstElementChild?.getBoundingClientRect().width ?? 0
  Object.assign(piece.style, {
    position: 'fixed',
    left: `${left + (width - size) / 2}px`,
    top: `${top + (height - size) / 2}px`,
  })
  fly(piece, to)
  dispose()
  piece.remove()
}

/** A drawn piece glides to where it is now from where it was, `dx` and `dy` of its drawing's pixels away. */
export function glide(piece: SVGElement, dx: number, dy: number): void {
  if (prefersStillness()) return
  piece.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }], {
    duration: DURATION,
    easing: 'ease-in-out',
  })
}

export interface Flight {
  readonly from: Element | null
  readonly to: Element | null
  readonly picture: () => JSX.Element
}

/**
 * Of the events that are told now, lets one travel: mine if there is one, else the last.
 * @param flightOf what travels; null for an event that moves nothing. Asked again when the page is drawn, for the places
 */
export function createFlights<Event extends GameEvent>(
  context: TableContext<unknown, Event>,
  flightOf: (event: Event) => (() => Flight) | null,
): void {
  createEffect(
    on(
      context.telling,
      (events) => {
        const flights = events.flatMap((event) => {
          const flight = flightOf(event)
          return flight === null ? [] : [{ flight, isMine: isOf(event, context.you()) }]
        })
        const chosen = flights.findLast(({ isMine }) => isMine) ?? flights.at(-1)
        // What moved is where it was for this one frame more.
        if (chosen !== undefined) requestAnimationFrame(() => flyPicture(chosen.flight()))
      },
      { defer: true },
    ),
  )
}

/** Where a rival's things are: its flag, on a phone its chip. They belong to the table page, so the document is asked. */
export function homeOfRival(seat: Seat): Element | null {
  return document.querySelector(`[data-testid="rival-${seat}"] .rival-head, [data-testid="chip-${seat}"]`)
}
