import type { JSX } from 'solid-js'
import { For, Show } from 'solid-js'
import { short } from '../../../art/path.ts'
import type { Point, Rect } from '../layout.ts'
import { useMoney } from './money.ts'
import type { Scene, SpotKey } from './spots.ts'
import { spotRect } from './spots.ts'

export interface MarkItem {
  readonly at: SpotKey
  /** Dollars; what is free, or has no price, has a solid ring, the rest a dashed one with its price. */
  readonly price?: number
}

const roundKinds = ['sea', 'queue', 'store']

function isRound(key: SpotKey, rect: Rect): boolean {
  return roundKinds.includes(key.split(':')[0] ?? '') && rect.width === rect.height
}

/** What may be done now, in magenta with a casing. */
export function LegalMark(props: { scene: Scene; mark: MarkItem }): JSX.Element {
  const money = useMoney()
  const dash = (): string | undefined => (props.mark.price ? '4 2.9' : undefined)
  const width = (): number => (props.mark.price ? 2.1 : 2.7)
  return (
    <Show when={spotRect(props.scene, props.mark.at)}>
      {(rect) => (
        <g aria-hidden="true" pointer-events="none">
          <g fill="none">
            <Outline at={props.mark.at} rect={rect()} color="var(--casing)" width={5.6} />
            <Outline at={props.mark.at} rect={rect()} color="var(--magenta)" width={width()} dash={dash()} />
          </g>
          <Show when={props.mark.price && isRound(props.mark.at, rect()) && rect().width < 30}>
            <circle
              cx={rect().x + rect().width / 2}
              cy={rect().y + rect().height / 2}
              r={rect().width / 2 - 1}
              fill="var(--casing)"
            />
            <text
              x={rect().x + rect().width / 2}
              y={rect().y + rect().height / 2 + 4.3}
              text-anchor="middle"
              font-size="12"
              font-weight="650"
              fill="var(--magenta)"
            >
              {money.tight(props.mark.price ?? 0)}
            </text>
          </Show>
          <Show when={props.mark.price && !(isRound(props.mark.at, rect()) && rect().width < 30)}>
            <PriceTab x={rect().x + rect().width} y={rect().y} price={props.mark.price ?? 0} />
          </Show>
        </g>
      )}
    </Show>
  )
}

/** A price at the corner of something that is not a small ring. */
function PriceTab(props: { x: number; y: number; price: number }): JSX.Element {
  const money = useMoney()
  return (
    <g transform={`translate(${props.x} ${props.y})`}>
      <rect
        x="-13"
        y="-9"
        width="26"
        height="17"
        rx="8.5"
        fill="var(--casing)"
        stroke="var(--magenta)"
        stroke-width="1.6"
      />
      <text y="4" text-anchor="middle" font-size="12" font-weight="650" fill="var(--magenta)">
        {money.tight(props.price)}
      </text>
    </g>
  )
}

function Outline(props: { at: SpotKey; rect: Rect; color: string; width: number; dash?: string }): JSX.Element {
  const boat = (): boolean => props.at.startsWith('zodiac:')
  const grown = (): Rect =>
    grow(props.rect, boat() ? 2 : isRound(props.at, props.rect) ? 0 : props.at.startsWith('column') ? -1 : 1.5)
  const radius = (): number =>
    boat() ? 15 : isRound(props.at, props.rect) ? grown().width / 2 : props.at.startsWith('sea') ? 18 : 4
  return (
    <rect
      {...grown()}
      rx={radius()}
      stroke={props.color}
      stroke-width={props.width}
      stroke-dasharray={props.dash}
      pathLength={props.dash && isRound(props.at, props.rect) && props.rect.width < 30 ? 69 : undefined}
    />
  )
}

/** What is chosen: filled, with a wider ring round it. */
export function SelectedMark(props: { scene: Scene; at: SpotKey }): JSX.Element {
  return (
    <Show when={spotRect(props.scene, props.at)}>
      {(rect) => (
        <g aria-hidden="true" pointer-events="none">
          <rect
            {...grow(rect(), 5)}
            rx={isRound(props.at, rect()) ? rect().width / 2 + 5 : props.at.startsWith('zodiac') ? 18 : 7}
            fill="var(--magenta)"
            fill-opacity=".14"
            stroke="var(--casing)"
            stroke-width="5.4"
          />
          <rect
            {...grow(rect(), 5)}
            rx={isRound(props.at, rect()) ? rect().width / 2 + 5 : props.at.startsWith('zodiac') ? 18 : 7}
            fill="none"
            stroke="var(--magenta)"
            stroke-width="2.4"
          />
        </g>
      )}
    </Show>
  )
}

/** The way of a Zodiac over the spaces, with its last one filled. */
export function CourseMark(props: { points: readonly Point[] }): JSX.Element {
  const d = (): string => 'M' + props.points.map((point) => `${short(point.x)} ${short(point.y)}`).join('L')
  const last = (): Point | undefined => props.points[props.points.length - 1]
  return (
    <g aria-hidden="true" pointer-events="none" fill="none" stroke-linecap="round" stroke-linejoin="round">
      <path d={d()} stroke="var(--casing)" stroke-width="6.5" />
      <path d={d()} stroke="var(--magenta)" stroke-width="3" stroke-dasharray="6 5" />
      <For each={props.points.slice(1, -1)}>
        {(point) => (
          <circle cx={point.x} cy={point.y} r="9.6" fill="var(--casing)" stroke="var(--magenta)" stroke-width="2.6" />
        )}
      </For>
      <Show when={last()}>
        {(point) => (
          <circle cx={point().x} cy={point().y} r="9.6" fill="var(--magenta)" stroke="var(--casing)" stroke-width="2" />
        )}
      </Show>
    </g>
  )
}

/** Where the keyboard is: a ring in ink, to be told from what is legal. */
export function FocusMark(props: { scene: Scene; at: SpotKey }): JSX.Element {
  return (
    <Show when={spotRect(props.scene, props.at)}>
      {(rect) => (
        <g aria-hidden="true" pointer-events="none" fill="none">
          <rect {...grow(rect(), 6)} rx="9" stroke="var(--focus-gap)" stroke-width="6" />
          <rect {...grow(rect(), 6)} rx="9" stroke="var(--focus)" stroke-width="2.8" />
        </g>
      )}
    </Show>
  )
}

/** What changed since the reader looked: a quiet ring in brass. */
export function FreshMark(props: { scene: Scene; at: SpotKey }): JSX.Element {
  return (
    <Show when={spotRect(props.scene, props.at)}>
      {(rect) => (
        <rect
          {...grow(rect(), 3.5)}
          class="th-fresh"
          rx={isRound(props.at, rect()) ? rect().width / 2 + 3.5 : 7}
          fill="none"
          stroke="var(--gold)"
          stroke-width="2.2"
          stroke-dasharray="5 3.5"
          pointer-events="none"
        />
      )}
    </Show>
  )
}

function grow(rect: Rect, by: number): Rect {
  return { x: rect.x - by, y: rect.y - by, width: rect.width + 2 * by, height: rect.height + 2 * by }
}
