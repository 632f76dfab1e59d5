import type { JSX } from 'solid-js'
import { createMemo, For, Show } from 'solid-js'
import type { SeatColor } from '../../../art/seats.tsx'
import { SeatFlagShape } from '../../../art/seats.tsx'
import { textWidth } from './fit.ts'
import { scaleEnd, scaleX, spreadFlags } from './race.ts'
import type { RaceProps } from './types.ts'

/** Height of the track in pixels at any width. */
const raceHeight = 44

const margin = 16
const top = 26.5
const ladder = 4.5

/**
 * The race for reputation: the ladder of a chart's edge as a scale from 0 past the goal, a flag for every seat at its
 * score. Drawn one pixel to one.
 */
export function ReputationRace(props: RaceProps): JSX.Element {
  const end = createMemo(() => scaleEnd(props.goal, props.seats))
  const at = (score: number): number => scaleX(score, end(), props.width, margin)
  const places = createMemo(() =>
    spreadFlags(
      props.seats.map((seat) => at(seat.score) - 2),
      20,
      29,
      props.width,
    ),
  )
  return (
    <svg
      class="ai-board"
      width={props.width}
      height={raceHeight}
      viewBox={`0 0 ${props.width} ${raceHeight}`}
      aria-hidden="true"
    >
      <Scale width={props.width} goal={props.goal} end={end()} caption={props.caption} />
      <For each={props.seats}>
        {(seat, index) => <Runner color={seat.color} at={at(seat.score)} flag={places()[index()] ?? 0} />}
      </For>
    </svg>
  )
}

interface ScaleProps {
  readonly width: number
  readonly goal: number
  readonly end: number
  readonly caption: string | undefined
}

/** Boxes in turn full and empty, numbers where there is room, gold from the goal on. */
function Scale(props: ScaleProps): JSX.Element {
  const at = (score: number): number => scaleX(score, props.end, props.width, margin)
  const step = (): number => at(1) - at(0)
  const captionEnd = (): number => {
    const width = props.caption ? textWidth(props.caption, 12.5) : 0
    return width > 0 && width < props.width / 6 ? at(0) + 12 + width : 0
  }
  const numbers = createMemo(() => {
    const every = step() > 21 ? 1 : step() > 13 ? 2 : 5
    return Array.from({ length: props.end + 1 }, (_, score) => score).filter((score) => {
      if (score === 0 || score === props.goal) return true
      if (score % every > 0 || Math.abs(score - props.goal) * step() < 19) return false
      return at(score) > captionEnd() + 8
    })
  })
  return (
    <>
      <Ladder {...props} />
      <Show when={captionEnd() > 0}>
        <text class="italic" x={at(0) + 12} y="40.5" font-size="12.5" fill="var(--ink-soft)">
          {props.caption}
        </text>
      </Show>
      <path d={`M${at(props.goal)} 4V${top + ladder}`} stroke="var(--ai-gilt)" stroke-width="2.2" />
      <path
        d={`M${at(props.goal)} .5l1.7 3.6 4 .5-2.9 2.7.7 3.9-3.5-1.9-3.5 1.9.7-3.9-2.9-2.7 4-.5Z`}
        fill="var(--ai-gilt-fill)"
        stroke="var(--ai-token-line)"
        stroke-width=".8"
      />
      <For each={numbers()}>{(score) => <ScaleNumber score={score} x={at(score)} goal={props.goal} />}</For>
    </>
  )
}

/** The strip with its boxes, one a point. */
function Ladder(props: ScaleProps): JSX.Element {
  const at = (score: number): number => scaleX(score, props.end, props.width, margin)
  const boxes = createMemo(() => Array.from({ length: Math.ceil(props.end / 2) }, (_, index) => index * 2))
  return (
    <>
      <rect
        x=".5"
        y={top}
        width={props.width - 1}
        height="17"
        rx="3"
        fill="var(--ai-card)"
        stroke="var(--ai-card-edge)"
      />
      <path
        d={`M${at(props.goal)} ${top}H${props.width - 3.5}a3 3 0 0 1 3 3v11a3 3 0 0 1-3 3H${at(props.goal)}Z`}
        fill="var(--ai-card-rich)"
        stroke="var(--ai-gilt)"
      />
      <path d={`M.5 ${top + ladder}H${props.width - 0.5}`} stroke="var(--ink)" stroke-width=".8" />
      <For each={boxes()}>
        {(score) => (
          <rect
            x={at(score)}
            y={top}
            width={at(Math.min(score + 1, props.end)) - at(score)}
            height={ladder}
            fill={score >= props.goal ? 'var(--ai-gilt)' : 'var(--ink)'}
          />
        )}
      </For>
    </>
  )
}

function ScaleNumber(props: { score: number; x: number; goal: number }): JSX.Element {
  const isGoal = (): boolean => props.score === props.goal
  const strong = (): boolean => props.score % 5 === 0
  return (
    <>
      <Show when={isGoal()}>
        <rect x={props.x - 11} y={top + 3.5} width="22" height="14" rx="3" fill="var(--ai-gilt-fill)" />
      </Show>
      <text
        class="serif"
        x={props.x}
        y="41"
        text-anchor="middle"
        font-size={isGoal() ? '13.5' : '12'}
        font-weight={strong() ? '700' : '500'}
        fill={isGoal() ? 'var(--ai-on-gilt)' : strong() ? 'var(--ink)' : 'var(--ink-soft)'}
      >
        {props.score}
      </text>
    </>
  )
}

/** A flag and its staff, which reaches down to its score even where flags had to make room. */
function Runner(props: { color: SeatColor; at: number; flag: number }): JSX.Element {
  return (
    <>
      <path
        d={`M${props.at} ${top + 2}V${top - 1}L${props.flag + 2} 22V2`}
        fill="none"
        stroke="var(--ink)"
        stroke-width="1.5"
        stroke-linejoin="round"
      />
      <circle
        cx={props.at}
        cy={top + ladder / 2}
        r="3"
        fill={`var(--seat-${props.color})`}
        stroke="var(--ink)"
        stroke-width="1.2"
      />
      <g transform={`translate(${props.flag} 1)`}>
        <SeatFlagShape color={props.color} />
      </g>
    </>
  )
}
