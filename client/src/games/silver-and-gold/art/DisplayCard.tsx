import type { JSX } from 'solid-js'
import { createMemo, Show } from 'solid-js'
import { CompassRose } from '../../../art/symbols.tsx'
import { displayScrap as layout, gridOrigin } from '../layout.ts'
import { ChartSheet, leanOf } from './ChartSheet.tsx'
import { IslandBoxes } from './IslandBoxes.tsx'
import { PointsMark, SealMark } from './PointsChip.tsx'
import type { IslandProps } from './types.ts'

const { width, height, box } = layout
const { x, y, radius } = layout.points

export interface DisplayCardProps {
  readonly island: IslandProps
  /** The colour in words, written beside the points. */
  readonly colorName: string
  /** May be taken now: a magenta outline. */
  readonly legal?: boolean
  /** Picked, but not yet final: a brass outline. */
  readonly picked?: boolean
  readonly class?: string
  /** SVG on top, in the coordinates of `displayScrap`; a button as large as the card, say. */
  readonly children?: JSX.Element
}

/** A treasure card on display or in a hand to choose from: a smaller scrap with points, colour, seal and name. */
export function DisplayCard(props: DisplayCardProps): JSX.Element {
  const origin = createMemo(() => gridOrigin(layout, props.island.rows))
  return (
    <svg class={`display-card ${props.class ?? ''}`} viewBox={`0 0 ${width} ${height}`} width="100%">
      <g transform={`rotate(${leanOf(props.island.id)} ${width / 2} ${height / 2})`}>
        <ChartSheet
          id={props.island.id}
          rows={props.island.rows}
          color={props.island.color}
          layout={layout}
          detailed={false}
          lifted={props.legal === true || props.picked === true}
        />
        <g aria-hidden="true">
          <PointsMark color={props.island.color} points={props.island.points} x={x} y={y} radius={radius} />
          <text class="italic cased" x="43" y="29" font-size="14" fill="var(--ink)">
            {props.colorName}
          </text>
          <Show when={props.island.seal}>
            {(seal) => <SealMark color={seal().color} points={seal().points} x={128} y={24} radius={15} />}
          </Show>
          <text
            class="serif cased"
            x={width / 2}
            y={height - 13}
            font-size="14"
            font-weight="500"
            text-anchor="middle"
            fill="var(--ink)"
          >
            {props.island.name}
          </text>
        </g>
        <g transform={`translate(${origin().x} ${origin().y})`}>
          <IslandBoxes
            id={props.island.id}
            rows={props.island.rows}
            color={props.island.color}
            crossed={props.island.crossed}
            size={box}
          />
        </g>
        <Show when={props.legal || props.picked}>
          <CardRing color={props.picked ? 'var(--brass-strong)' : 'var(--magenta)'} />
        </Show>
        <Show when={props.picked}>
          <PickedMark />
        </Show>
        {props.children}
      </g>
    </svg>
  )
}

function CardRing(props: { color: string }): JSX.Element {
  return (
    <g aria-hidden="true" pointer-events="none" fill="none">
      <rect x="0" y="0" width={width} height={height} rx="7" stroke="var(--casing)" stroke-width="6" />
      <rect x="0" y="0" width={width} height={height} rx="7" stroke={props.color} stroke-width="3" />
    </g>
  )
}

/** A stamp with a tick, in the corner beside the longest name: what is chosen can be told without its colour. */
function PickedMark(): JSX.Element {
  return (
    <g aria-hidden="true" pointer-events="none" transform={`translate(${width - 6} ${height - 8}) scale(0.54)`}>
      <circle r="17" fill="var(--brass-strong)" stroke="var(--casing)" stroke-width="3" />
      <path
        d="M-8 0.5L-2.5 6.5L8.5-6"
        fill="none"
        stroke="var(--on-brass)"
        stroke-width="4"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </g>
  )
}

/** The unseen top card of the deck: the back of a chart. `count` is what is left in the deck. */
export function DeckCard(props: {
  count: number
  caption: string
  legal?: boolean
  children?: JSX.Element
}): JSX.Element {
  return (
    <svg class="deck-card" viewBox={`0 0 ${width} ${height}`} width="100%">
      <g aria-hidden="true">
        <rect x="9" y="11" width="134" height="166" rx="5" fill="var(--scrap-shade)" opacity=".16" />
        <rect x="9" y="8" width="134" height="166" rx="5" fill="var(--wood-dark)" />
        <rect
          x="6"
          y="5"
          width="134"
          height="166"
          rx="5"
          fill="var(--paper-raised)"
          stroke="var(--line)"
          stroke-width=".8"
        />
        <rect
          x="14"
          y="13"
          width="118"
          height="150"
          rx="2"
          fill="var(--sea-2)"
          stroke="var(--brass)"
          stroke-width="1.2"
        />
        <CompassRose x={73} y={88} size={118} paper="var(--sea-1)" opacity={0.16} />
        <text class="serif" x="73" y="84" font-size="34" font-weight="600" text-anchor="middle" fill="var(--ink)">
          {props.count}
        </text>
        <text class="italic" x="73" y="112" font-size="14" text-anchor="middle" fill="var(--ink)">
          {props.caption}
        </text>
      </g>
      <Show when={props.legal}>
        <CardRing color="var(--magenta)" />
      </Show>
      {props.children}
    </svg>
  )
}
