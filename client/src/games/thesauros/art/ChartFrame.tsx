import type { JSX } from 'solid-js'
import { createMemo, For, Index, Show } from 'solid-js'
import { SeatPennant } from '../../../art/seats.tsx'
import { short } from '../../../art/path.ts'
import type { ChartLayout } from '../layout.ts'
import { reputationX } from '../layout.ts'
import { flagHeight, flagTop, placeFlags, type FlagPlace } from './flagPlaces.ts'
import type { ScoreItem } from './types.ts'

/** The chart's paper border with its ladder of degrees; its lower edge counts reputation. */
export function ChartFrame(props: { layout: ChartLayout; label: string }): JSX.Element {
  const top = (): number => props.layout.water.y
  const foot = (): number => props.layout.water.y + props.layout.water.height
  const right = (): number => props.layout.water.x + props.layout.water.width
  return (
    <>
      <path
        d={`M0 0H${props.layout.width}V${props.layout.height}H0ZM22 ${top()}V${foot()}H${right()}V${top()}Z`}
        fill="var(--paper-raised)"
        fill-rule="evenodd"
      />
      <g fill="none" stroke="var(--ink)">
        <rect x="22" y={top()} width={right() - 22} height={foot() - top()} stroke-width="1.2" />
        <rect x="5.5" y="1.5" width={props.layout.width - 11} height={props.layout.height - 3} rx="4" />
        <path
          d={`M16 ${top()}V${foot()}M${right() + 6} ${top()}V${foot()}M22 ${top() - 6}H${right()}M22 ${foot() + 6}H${right()}`}
        />
      </g>
      <path d={ladder(props.layout)} fill="var(--ink)" />
      <g text-anchor="middle" font-size="12" fill="var(--ink)">
        <For each={[0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50]}>
          {(number) => (
            <text x={reputationX(number)} y={foot() + 33} font-weight={number % 10 === 0 ? 650 : 400}>
              {number}
            </text>
          )}
        </For>
        <text class="italic" x={reputationX(2.5)} y={foot() + 33} font-size="13" fill="var(--ink-soft)">
          {props.label}
        </text>
      </g>
    </>
  )
}

function ladder(layout: ChartLayout): string {
  const top = layout.water.y
  const foot = top + layout.water.height
  const right = layout.water.x + layout.water.width
  const box = (x: number, y: number, width: number, height: number): string =>
    `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}Z`
  const rung = layout.water.height / 12
  const sides = [0, 2, 4, 6, 8, 10].flatMap((step) => [
    box(16, top + step * rung, 6, rung),
    box(right, top + step * rung, 6, rung),
  ])
  const across = (right - 22) / 54
  const above = Array.from({ length: 27 }, (_, index) => box(22 + 2 * index * across, top - 6, across, 6))
  const below = Array.from({ length: 25 }, (_, index) =>
    box(reputationX(2 * index), foot, reputationX(1) - reputationX(0), 6),
  )
  return [...sides, ...above, ...below].join('')
}

/** Every seat's flag planted at its reputation; beyond 50 the number is written on it. */
export function ScoreFlags(props: { layout: ChartLayout; scores: readonly ScoreItem[] }): JSX.Element {
  const foot = (): number => props.layout.water.y + props.layout.water.height
  const places = createMemo(() => placeFlags(props.scores))
  return (
    <Index each={props.scores}>
      {(score, index) => (
        <Show when={places()[index]}>{(place) => <ScoreFlag score={score()} place={place()} foot={foot()} />}</Show>
      )}
    </Index>
  )
}

function ScoreFlag(props: { score: ScoreItem; place: FlagPlace; foot: number }): JSX.Element {
  const top = (): number => flagTop(props.place.row)
  const staff = (): string => (props.place.row === 0 ? `V${top() + flagHeight}` : `V6`)
  /** The written number lies beyond the flag. */
  const figureX = (): number => props.place.x + (props.place.toLeft ? 9 : 29)
  return (
    <g data-anchor={`score:${props.score.seat}`} transform={`translate(0 ${props.foot})`}>
      <Show when={props.score.reputation > 50}>
        <rect
          x={props.place.x}
          y={top() + 1}
          width={props.place.width}
          height={flagHeight - 2}
          rx="2"
          fill="var(--paper-raised)"
          stroke="var(--ink)"
        />
        <text x={figureX()} y={top() + 12.3} text-anchor="middle" font-size="12" font-weight="650" fill="var(--ink)">
          {props.score.reputation}
        </text>
      </Show>
      <path d={`M${props.place.staff} ${Math.min(0, top())}${staff()}`} stroke="var(--ink)" stroke-width="1.6" />
      <g transform={`translate(${props.place.toLeft ? props.place.staff - 20 : props.place.staff} ${top()})`}>
        <SeatPennant color={props.score.seat} mirrored={props.place.toLeft} />
      </g>
    </g>
  )
}
