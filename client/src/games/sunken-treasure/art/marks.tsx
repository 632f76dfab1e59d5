import type { JSX } from 'solid-js'
import { For, Match, Show, Switch } from 'solid-js'
import type { Rect, SeaLayout, SpotKey } from '../layout.ts'
import { ringPoint } from '../layout.ts'
import type { BoatPlace, ScenePlaces } from '../placing.ts'
import { parseSpace, spotRect } from '../placing.ts'
import { BoatCount } from './Boat.tsx'

interface MarkProps {
  readonly layout: SeaLayout
  readonly places: ScenePlaces
  readonly spot: SpotKey
}

/** What may be done now, in magenta with a casing: a ring in a space's corner or round a boat, a frame round a tile, ship or dock. */
export function LegalMark(props: MarkProps): JSX.Element {
  return (
    <g aria-hidden="true" pointer-events="none">
      <Switch fallback={<Framed {...props} />}>
        <Match when={parseSpace(props.spot)}>
          {(space) => {
            const at = () => ringPoint(props.layout, space().column, space().row)
            return <Ring x={at().x} y={at().y} radius={props.layout.ring} />
          }}
        </Match>
        <Match when={props.spot.startsWith('boat:')}>
          <BoatRing {...props} />
        </Match>
      </Switch>
    </g>
  )
}

function Ring(props: { x: number; y: number; radius: number }): JSX.Element {
  return (
    <>
      <circle cx={props.x} cy={props.y} r={props.radius + 1.4} fill="var(--casing)" />
      <circle
        cx={props.x}
        cy={props.y}
        r={props.radius}
        fill="var(--casing)"
        stroke="var(--magenta)"
        stroke-width={props.radius * 0.42}
      />
    </>
  )
}

function BoatRing(props: MarkProps): JSX.Element {
  const boat = () => props.places.boats.find((place) => place.keys.includes(props.spot))
  return (
    <Show when={boat()}>
      {(place) => (
        <g fill="none">
          <circle cx={place().x} cy={place().y} r={place().radius + 3} stroke="var(--casing)" stroke-width="5.5" />
          <circle cx={place().x} cy={place().y} r={place().radius + 3} stroke="var(--magenta)" stroke-width="2.6" />
          <Count boat={place()} layout={props.layout} />
        </g>
      )}
    </Show>
  )
}

/** A mark hides no number. */
function Count(props: { boat: BoatPlace; layout: SeaLayout }): JSX.Element {
  return (
    <Show when={props.boat.count > 1}>
      <BoatCount boat={props.boat} letters={props.layout.letters} />
    </Show>
  )
}

function Framed(props: MarkProps): JSX.Element {
  const inset = (): number => (props.spot.startsWith('dock:') ? 4 : -2.5)
  return (
    <Show when={spotRect(props.layout, props.places, props.spot)}>
      {(rect) => (
        <g fill="none">
          <rect {...grown(rect(), -inset())} rx="6" stroke="var(--casing)" stroke-width="5.5" />
          <rect {...grown(rect(), -inset())} rx="6" stroke="var(--magenta)" stroke-width="2.6" />
        </g>
      )}
    </Show>
  )
}

/** What is chosen already: a magenta wash and a second ring outside the first. */
export function SelectedMark(props: MarkProps): JSX.Element {
  const boat = () => props.places.boats.find((place) => place.keys.includes(props.spot))
  return (
    <g aria-hidden="true" pointer-events="none">
      <Show
        when={boat()}
        fallback={
          <Show when={spotRect(props.layout, props.places, props.spot)}>
            {(rect) => <SelectedRect rect={rect()} isSpace={parseSpace(props.spot) !== null} />}
          </Show>
        }
      >
        {(place) => {
          // Both rings on the sphere's rim where a neighbour would lie under them.
          const outer = () => place().radius + (place().isCrowded ? 2 : 8.5)
          const inner = () => outer() - (place().isCrowded ? 4.6 : 5.5)
          return (
            <>
              <g transform={`translate(${place().x} ${place().y})`} fill="none">
                <circle r={(inner() + outer()) / 2} stroke="var(--magenta)" stroke-width="6" opacity=".3" />
                <circle r={outer()} stroke="var(--casing)" stroke-width="4.5" />
                <circle r={outer()} stroke="var(--magenta)" stroke-width="2" />
                <circle r={inner()} stroke="var(--casing)" stroke-width="4.5" />
                <circle r={inner()} stroke="var(--magenta)" stroke-width="2.4" />
              </g>
              <Count boat={place()} layout={props.layout} />
            </>
          )
        }}
      </Show>
    </g>
  )
}

function SelectedRect(props: { rect: Rect; isSpace: boolean }): JSX.Element {
  const frame = (): Rect => grown(props.rect, props.isSpace ? -4 : 6)
  return (
    <g fill="none">
      <rect {...frame()} rx="8" stroke="var(--casing)" stroke-width="5" />
      <rect {...frame()} rx="8" stroke="var(--magenta)" stroke-width="2" fill="var(--magenta)" fill-opacity=".16" />
      <Show when={!props.isSpace}>
        <rect {...grown(props.rect, 2)} rx="5" stroke="var(--casing)" stroke-width="5" />
        <rect {...grown(props.rect, 2)} rx="5" stroke="var(--magenta)" stroke-width="2.6" />
      </Show>
    </g>
  )
}

/** Where the keyboard is: a ring in ink, so that it can be told from what is legal. */
export function FocusMark(props: MarkProps): JSX.Element {
  const inset = (): number => (parseSpace(props.spot) || props.spot.startsWith('dock:') ? -5 : 7)
  return (
    <Show when={spotRect(props.layout, props.places, props.spot)}>
      {(rect) => (
        <g aria-hidden="true" pointer-events="none" fill="none">
          <rect {...grown(rect(), inset())} rx="8" stroke="var(--focus-gap)" stroke-width="6" />
          <rect {...grown(rect(), inset())} rx="8" stroke="var(--focus)" stroke-width="2.8" />
        </g>
      )}
    </Show>
  )
}

/** The way of a piece over the board, dotted: a ship's course or where a boat would go. */
export function CourseMark(props: { from: { x: number; y: number }; to: { x: number; y: number } }): JSX.Element {
  const d = (): string => `M${props.from.x} ${props.from.y}L${props.to.x} ${props.to.y}`
  return (
    <g aria-hidden="true" pointer-events="none" fill="none" stroke-linecap="round" stroke-dasharray="1 8">
      <path d={d()} stroke="var(--casing)" stroke-width="6.5" />
      <path d={d()} stroke="var(--magenta)" stroke-width="3.4" />
    </g>
  )
}

/** Pieces that changed since the reader looked: a quiet ring in brass. */
export function FreshMarks(props: { layout: SeaLayout; places: ScenePlaces; spots: readonly SpotKey[] }): JSX.Element {
  return (
    <For each={props.spots}>
      {(spot) => (
        <Show when={spotRect(props.layout, props.places, spot)}>
          {(rect) => (
            <rect
              {...grown(rect(), 3)}
              rx="7"
              fill="none"
              stroke="var(--gold)"
              stroke-width="2.2"
              stroke-dasharray="5 3.5"
              pointer-events="none"
            />
          )}
        </Show>
      )}
    </For>
  )
}

function grown(rect: Rect, by: number): Rect {
  return { x: rect.x - by, y: rect.y - by, width: rect.width + 2 * by, height: rect.height + 2 * by }
}
