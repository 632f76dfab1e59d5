import type { JSX } from 'solid-js'
import { For, Show } from 'solid-js'
import { Coin, Cup, Palm } from '../../../art/symbols.tsx'
import { PenCross } from './IslandBoxes.tsx'

/**
 * A score card's picture, 270 x 112: three rows of four coins with a cup each, and four palm boxes. `coins` crossed so far
 * (0 to 12); `trophies` one a row, null as long as the row is open; `palms` the points written, null for a free box. `label` is spoken.
 */
export function ScoreCardArt(props: {
  coins: number
  trophies: readonly (number | null)[]
  palms: readonly (number | null)[]
  label: string
  class?: string
}): JSX.Element {
  return (
    <svg
      class={`score-card-art ${props.class ?? ''}`}
      viewBox="0 0 270 112"
      width="100%"
      role="img"
      aria-label={props.label}
    >
      <For each={[0, 1, 2]}>
        {(row) => (
          <g transform={`translate(18 ${18 + row * 38})`}>
            <For each={[0, 1, 2, 3]}>
              {(col) => <CoinBox x={col * 37} number={row * 4 + col} coins={props.coins} />}
            </For>
            <path d="M133 0h10M140-3l4 3-4 3" fill="none" stroke="var(--ink-soft)" stroke-width="1.2" />
            <Show when={props.trophies[row] ?? null} fallback={<EmptyCup none={props.trophies[row] === 0} />}>
              {(value) => <TrophyDisc x={164} y={0} radius={16} value={value()} />}
            </Show>
          </g>
        )}
      </For>
      <For each={[0, 1, 2, 3]}>
        {(box) => (
          <PalmBox x={212 + (box % 2) * 31} y={1 + Math.floor(box / 2) * 57} points={props.palms[box] ?? null} />
        )}
      </For>
    </svg>
  )
}

function CoinBox(props: { x: number; number: number; coins: number }): JSX.Element {
  return (
    <g transform={`translate(${props.x} 0)`}>
      <Show
        when={props.number < props.coins}
        fallback={
          <circle
            r="14.5"
            fill="none"
            stroke="var(--brass)"
            stroke-width="1.4"
            stroke-dasharray={props.number === props.coins ? undefined : '3 3'}
          />
        }
      >
        <Coin size={34} opacity={0.9} />
        <PenCross seed={`coin:${props.number}`} size={36} ink="var(--pen-on-gold)" />
      </Show>
    </g>
  )
}

function EmptyCup(props: { none: boolean }): JSX.Element {
  return (
    <Show when={props.none} fallback={<Cup x={164} y={0} size={25} opacity={0.5} />}>
      <circle cx="164" r="15" fill="none" stroke="var(--ink-soft)" stroke-width="1.2" stroke-dasharray="3 3" />
      <text x="164" y="5.5" text-anchor="middle" font-size="15" font-weight="700" fill="var(--ink-soft)">
        0
      </text>
    </Show>
  )
}

/** A trophy: its points on brass, in another drawing. */
export function TrophyDisc(props: { x: number; y: number; radius: number; value: number }): JSX.Element {
  return (
    <g transform={`translate(${props.x} ${props.y})`}>
      <circle r={props.radius} cy="1.4" fill="var(--scrap-shade)" opacity=".18" />
      <circle r={props.radius} fill="var(--brass-strong)" />
      <circle r={props.radius * 0.82} fill="none" stroke="var(--on-brass)" stroke-width="1" opacity=".6" />
      <text
        y={props.radius * 0.36}
        text-anchor="middle"
        font-size={String(props.radius * 1.05)}
        font-weight="700"
        fill="var(--on-brass)"
      >
        {props.value}
      </text>
    </g>
  )
}

function PalmBox(props: { x: number; y: number; points: number | null }): JSX.Element {
  return (
    <g transform={`translate(${props.x} ${props.y})`}>
      <rect
        width="27"
        height="51"
        rx="4"
        fill={props.points === null ? 'none' : 'var(--kelp-wash)'}
        stroke="var(--kelp)"
        stroke-width="1.2"
        stroke-dasharray={props.points === null ? '3 3' : undefined}
      />
      <Palm x={13.5} y={15} size={20} opacity={props.points === null ? 0.45 : 1} />
      <text x="13.5" y="45" text-anchor="middle" font-size="17" font-weight="700" fill="var(--ink)">
        {props.points ?? ''}
      </text>
    </g>
  )
}
