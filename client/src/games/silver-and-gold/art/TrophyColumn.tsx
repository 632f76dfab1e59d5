import type { JSX } from 'solid-js'
import { For, Show } from 'solid-js'
import type { SeatColor } from '../../../art/seats.tsx'
import { SeatFlagShape } from '../../../art/seats.tsx'
import { TrophyDisc } from './ScoreCardArt.tsx'

export interface TrophyEntry {
  readonly value: number
  /** Who took it; null while it can still be won. */
  readonly taker: SeatColor | null
}

const pitch = 29

/**
 * The trophies 6 to 1, one above the other: one that can be won is a brass disc with an empty place for a flag, one that is
 * taken an outline with the flag of who has it. 78 wide, 29 a trophy; takes the width that it is given. `label` is spoken.
 */
export function TrophyColumn(props: { trophies: readonly TrophyEntry[]; label: string; class?: string }): JSX.Element {
  return (
    <svg
      class={`trophy-column ${props.class ?? ''}`}
      viewBox={`0 0 78 ${props.trophies.length * pitch}`}
      width="100%"
      role="img"
      aria-label={props.label}
    >
      <For each={props.trophies}>
        {(trophy, index) => (
          <g transform={`translate(0 ${index() * pitch + pitch / 2})`}>
            <Show when={trophy.taker} fallback={<OpenTrophy value={trophy.value} />}>
              {(taker) => <TakenTrophy value={trophy.value} taker={taker()} />}
            </Show>
          </g>
        )}
      </For>
    </svg>
  )
}

function OpenTrophy(props: { value: number }): JSX.Element {
  return (
    <>
      <rect
        x="2"
        y="-8"
        width="25"
        height="16"
        rx="2"
        fill="none"
        stroke="var(--ink-soft)"
        stroke-dasharray="3 3"
        opacity=".55"
      />
      <TrophyDisc x={59} y={0} radius={13} value={props.value} />
    </>
  )
}

function TakenTrophy(props: { value: number; taker: SeatColor }): JSX.Element {
  return (
    <>
      <path d="M30 0H44" stroke="var(--ink-soft)" stroke-width="1.2" />
      <g transform="translate(0 -10)">
        <SeatFlagShape color={props.taker} />
      </g>
      <circle cx="59" r="12" fill="none" stroke="var(--brass)" stroke-width="1.3" />
      <text x="59" y="4.7" text-anchor="middle" font-size="13" font-weight="600" fill="var(--brass-strong)">
        {props.value}
      </text>
    </>
  )
}
