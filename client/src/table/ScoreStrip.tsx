import { For, type JSX } from 'solid-js'
import type { ScoreHistory } from '@fathom/protocol'
import { linesOver } from './scoreStrip.ts'
import { seatColor } from './seats.ts'

const WIDTH = 100
const HEIGHT = 20

/** Everybody's points under the slider, and where it stands; the table of the result says them in numbers. */
export function ScoreStrip(props: {
  points: ScoreHistory['points']
  positions: readonly number[]
  at: number
}): JSX.Element {
  const lines = (): readonly string[] => linesOver(props.points, props.positions, { width: WIDTH, height: HEIGHT })
  const x = (): number => (props.positions.length < 2 ? 0 : (props.at / (props.positions.length - 1)) * WIDTH)
  return (
    <svg
      class="score-strip"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      data-testid="score-strip"
    >
      <For each={lines()}>
        {(line, seat) => (
          <path
            d={line}
            fill="none"
            stroke={`var(--line-${seatColor(seat())})`}
            stroke-width="1.5"
            vector-effect="non-scaling-stroke"
          />
        )}
      </For>
      <path d={`M${x()} 0V${HEIGHT}`} stroke="var(--brass)" stroke-width="2" vector-effect="non-scaling-stroke" />
    </svg>
  )
}
