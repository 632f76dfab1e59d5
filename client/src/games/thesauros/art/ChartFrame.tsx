import type { JSX } from 'solid-js'
import { For, Index, Show } from 'solid-js'
import { SeatFlagShape } from '../../../art/seats.tsx'
import { short } from '../../../art/path.ts'
import type { ChartLayout } from '../layout.ts'
import { reputationX } from '../layout.ts'
import { flagX } from './spots.ts'
import type { ScoreItem } from './types.ts'

/** The chart's paper border with its ladder of degrees; its lower edge counts reputation. */
export function ChartFrame(props: { layout: ChartLayout; label: string; scores: readonly ScoreItem[] }): JSX.Element {
  const foot = (): number => props.layout.water.y + props.layout.water.height
  const right = (): number => props.layout.water.x + props.layout.water.width
  return (
    <>
      <path
        d={`M0 0H${props.layout.width}V${props.layout.height}H0ZM22 22V${foot()}H${right()}V22Z`}
        fill="var(--paper-raised)"
        fill-rule="evenodd"
      />
      <g fill="none" stroke="var(--ink)">
        <rect x="22" y="22" width={right() - 22} height={foot() - 22} stroke-width="1.2" />
        <rect x="5.5" y="3.5" width={props.layout.width - 11} height={props.layout.height - 7} rx="4" />
        <path d={`M16 22V${foot()}M${right() + 6} 22V${foot()}M22 16H${right()}M22 ${foot() + 6}H${right()}`} />
      </g>
      <path d={ladder(props.layout)} fill="var(--ink)" />
      <g text-anchor="middle" font-size="12" fill="var(--ink)">
        <For each={[0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50]}>
          {(number) => (
            <text x={reputationX(number)} y={foot() + 22} font-weight={number % 10 === 0 ? 650 : 400}>
              {number}
            </text>
          )}
        </For>
        <text
          class="italic"
          x={reputationX(freeGap(props.scores) + 2.5)}
          y={foot() + 22}
          font-size="13"
          fill="var(--ink-soft)"
        >
          {props.label}
        </text>
      </g>
    </>
  )
}

/** Where five steps in a row have no flag: the first of those from the lowest, then the highest. */
function freeGap(scores: readonly ScoreItem[]): number {
  const isFree = (from: number): boolean =>
    scores.every(({ reputation }) => reputation < from - 1 || reputation > from + 4)
  return [0, 45, 40, 35, 30, 25, 20].find(isFree) ?? 0
}

function ladder(layout: ChartLayout): string {
  const foot = layout.water.y + layout.water.height
  const right = layout.water.x + layout.water.width
  const box = (x: number, y: number, width: number, height: number): string =>
    `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}Z`
  const rung = layout.water.height / 12
  const sides = [0, 2, 4, 6, 8, 10].flatMap((step) => [
    box(16, 22 + step * rung, 6, rung),
    box(right, 22 + step * rung, 6, rung),
  ])
  const across = (right - 22) / 54
  const top = Array.from({ length: 27 }, (_, index) => box(22 + 2 * index * across, 16, across, 6))
  const bottom = Array.from({ length: 25 }, (_, index) =>
    box(reputationX(2 * index), foot, reputationX(1) - reputationX(0), 6),
  )
  return [...sides, ...top, ...bottom].join('')
}

/** Every seat's flag planted at its reputation; equal ones stand in a row, and beyond 50 the rest is written on a tab. */
export function ScoreFlags(props: { layout: ChartLayout; scores: readonly ScoreItem[] }): JSX.Element {
  const foot = (): number => props.layout.water.y + props.layout.water.height
  return (
    <Index each={props.scores}>
      {(score, index) => (
        <g data-anchor={`score:${score().seat}`} transform={`translate(${flagX(props.scores, index)} ${foot()})`}>
          <path d="M0-5V30" stroke="var(--ink)" stroke-width="1.5" />
          <g transform={`translate(-2 7.5)`}>
            <SeatFlagShape color={score().seat} />
          </g>
          <Show when={score().reputation > 50}>
            <g transform="translate(12 -7)">
              <rect x="-14" y="-9" width="28" height="17" rx="3" fill="var(--paper-raised)" stroke="var(--ink)" />
              <text y="4" text-anchor="middle" font-size="12" font-weight="650" fill="var(--ink)">
                {score().reputation}
              </text>
            </g>
          </Show>
        </g>
      )}
    </Index>
  )
}
