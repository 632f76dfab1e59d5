import { createEffect, on, onCleanup, type JSX } from 'solid-js'
import { render } from 'solid-js/web'
import type { GameEvent, Seat } from '@fathom/kernel'
import { prefersStillness } from '../shell/media.ts'
import type { TableContext } from '../games/page.ts'

/** Pieces that travel from place to place, and things that happen at one. Whoever goes on ends them. None for people who want stillness. */

/** How long something is on its way, in milliseconds. */
const DURATION = 280

interface Manner {
  /** So long it is seen where it was before it goes, in milliseconds. */
  readonly hold?: number
  /** It becomes a piece of the board: it does not fade. */
  readonly isPiece?: boolean
  /** When it is there; what is left of it can be taken away by the function that comes along. */
  readonly onLanded?: (takeAway: () => void) => void
}

/** A copy of `element`, which may be about to leave the page, flies into `target` and fades. */
export function fly(element: HTMLElement, target: Element | null, manner: Manner = {}): void {
  const { hold = 0, isPiece = false, onLanded = (takeAway: () => void) => takeAway() } = manner
  const from = element.getBoundingClientRect()
  const to = target?.getBoundingClientRect()
  if (to === undefined || prefersStillness() || from.width === 0 || to.width === 0) return onLanded(() => undefined)
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
  const fit = Math.max(0.25, Math.min(2.4, Math.min(to.width / from.width, to.height / from.height)))
  // What happens at a place stays as it is.
  const isThere = Math.hypot(x, y) < 1
  const last = { transform: `translate(${x}px, ${y}px) scale(${isThere ? 1 : fit})`, opacity: isPiece || isThere ? 1 : 0.5 } // prettier-ignore
  const whole = hold + DURATION
  const flight = copy.animate([{ transform: 'none' }, { transform: 'none', offset: hold / whole }, last], {
    duration: whole,
    fill: 'forwards',
    easing: 'cubic-bezier(.3,.1,.3,1)',
  })
  const flying = new AbortController()
  flight.onfinish = () => {
    flying.abort()
    onLanded(() => copy.remove())
  }
  // Whoever clicks or presses a key meanwhile does not wait for the flight.
  for (const by of ['pointerdown', 'keydown']) {
    addEventListener(by, () => flight.finish(), { signal: flying.signal, capture: true })
  }
}

/** A picture appears in the middle of one thing and flies to another. */
function flyPicture({ from, to, picture }: Flight, manner: Manner): void {
  if (from === null || to === null || prefersStillness()) return manner.onLanded?.(() => undefined)
  const { left, top, width, height } = from.getBoundingClientRect()
  const piece = document.body.appendChild(document.createElement('div'))
  const dispose = render(picture, piece)
  const size = piece.firstElementChild?.getBoundingClientRect()
  Object.assign(piece.style, {
    position: 'fixed',
    left: `${left + (width - (size?.width ?? 0)) / 2}px`,
    top: `${top + (height - (size?.height ?? 0)) / 2}px`,
  })
  fly(piece, to, manner)
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
  /** The same as `from`: it happens there. */
  readonly to: Element | null
  readonly picture: () => JSX.Element
  /** The drawn piece that it becomes: out of sight until it has come. Ears are told of it at once. */
  readonly lands?: Element | null
  /** So long it is seen where it was before it goes, in milliseconds. */
  readonly hold?: number
}

/**
 * Of the events that are told now, lets all travel at once; the pieces of those to come stay out of sight.
 * @param flightOf what travels; null for an event that moves nothing. Asked again when the page is drawn, for the places
 */
export function createFlights<Event extends GameEvent>(
  context: TableContext<unknown, Event>,
  flightOf: (event: Event) => (() => Flight) | null,
): void {
  const unseen = createUnseen<Event>()
  /** What has landed where another flight begins: it stays there until that one goes. */
  const between: (() => void)[] = []
  const clear = (): void => {
    for (const takeAway of between.splice(0)) takeAway()
  }
  let isGone = false
  createEffect(
    on(
      [context.telling, context.untold],
      ([now, later], before) => {
        unseen.keepOnly([...now, ...later])
        for (const event of [...now, ...later]) {
          if (!unseen.has(event)) unseen.hide(event, flightOf(event)?.().lands ?? null)
        }
        if (now === before?.[0]) return
        clear()
        // What moved is where it was for this one frame more.
        requestAnimationFrame(() => {
          if (isGone) return
          for (const event of now) {
            const flight = flightOf(event)?.()
            if (flight === undefined) continue
            const { hold, lands } = flight
            const onLanded = (takeAway: () => void): void => {
              if (unseen.show(event) || isGone) takeAway()
              else between.push(takeAway)
            }
            flyPicture(flight, { hold, isPiece: lands !== undefined && lands !== null, onLanded })
          }
        })
      },
      { defer: true },
    ),
  )
  onCleanup(() => {
    isGone = true
    unseen.keepOnly([])
    clear()
  })
}

/** Drawn pieces that are out of sight until their event has been told. */
function createUnseen<Event>() {
  const pieces = new Map<Event, { readonly piece: Element; readonly veil: Animation }>()
  /** @returns false if another event keeps the piece out of sight yet */
  const show = (event: Event): boolean => {
    const shown = pieces.get(event)
    pieces.delete(event)
    shown?.veil.cancel()
    return ![...pieces.values()].some(({ piece }) => piece === shown?.piece)
  }
  return {
    show,
    has: (event: Event): boolean => pieces.has(event),
    hide: (event: Event, piece: Element | null): void => {
      if (piece === null) return
      pieces.set(event, { piece, veil: piece.animate({ opacity: [0, 0] }, { duration: Infinity }) })
    },
    keepOnly: (events: readonly Event[]): void => {
      for (const event of pieces.keys()) if (!events.includes(event)) show(event)
    },
  }
}

/** Where a rival's things are: its flag, on a phone its chip. They belong to the table page, so the document is asked. */
export function homeOfRival(seat: Seat): Element | null {
  return document.querySelector(`[data-testid="rival-${seat}"] .rival-head, [data-testid="chip-${seat}"]`)
}
