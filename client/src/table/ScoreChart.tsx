import { createMemo, For, Show, type JSX } from 'solid-js'
import type { ScoreHistory } from '@fathom/protocol'
import { SeatFlagShape } from '../art/seats.tsx'
import type { GamePart } from '../games/page.ts'
import { listOf, numberOf, text } from '../text/index.ts'
import { linePath, scaleOf, spread, turningPoint, xOf, yOf, type ChartSize } from './chart.ts'
import type { Model } from './model.ts'
import { seatColor } from './seats.ts'

const size: ChartSize = { width: 640, height: 260, left: 34, right: 44, top: 12, bottom: 22 }
/** Lines differ by dashes too, never by colour alone. */
const dashes = ['', '7 4', '2 4', '10 4 2 4', '14 5']

/** Everybody's score over the game. */
export function ScoreChart(props: { model: Model; part: GamePart; history: ScoreHistory }): JSX.Element {
  const chapters = createMemo(() => chaptersOf(props.model, props.part, props.history.points))
  const points = () => props.history.points
  const scale = createMemo(() => scaleOf(points()))
  const seats = (): number[] => props.model.context.seats().map((_, seat) => seat)
  const finals = (): readonly number[] => points().at(-1)?.totals ?? []
  const flagHeights = createMemo(() =>
    spread(
      seats().map((seat) => yOf(finals()[seat] ?? 0, scale().most, size)),
      21,
      size.height - size.bottom,
    ),
  )
  const summary = (): string =>
    text().end.chartSummary(listOf(seats().map((seat) => `${props.model.names().of(seat)} ${finals()[seat] ?? 0}`)))
  return (
    <Show when={points().length > 1}>
      <figure class="chart" data-testid="score-chart">
        <figcaption>{text().end.chart}</figcaption>
        <svg viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={summary()}>
          <For each={scale().steps}>
            {(step) => (
              <g>
                <path
                  d={`M${size.left} ${yOf(step, scale().most, size)}H${size.width - size.right}`}
                  stroke="var(--hair)"
                  stroke-width="1"
                />
                <text
                  x={size.left - 8}
                  y={yOf(step, scale().most, size) + 4}
                  text-anchor="end"
                  font-size="12"
                  fill="var(--ink-soft)"
                >
                  {numberOf(step)}
                </text>
              </g>
            )}
          </For>
          <For each={chapters()}>
            {({ from, to, name }) => (
              <g fill="var(--ink-soft)">
                <path
                  d={`M${from.toFixed(1)} ${size.top}V${size.height - size.bottom + 6}`}
                  stroke="var(--hair-soft)"
                />
                <text x={(from + to) / 2} y={size.height - 5} text-anchor="middle" font-size="12">
                  {name}
                </text>
              </g>
            )}
          </For>
          <For each={seats()}>
            {(seat) => (
              <path
                d={linePath(points(), seat, scale().most, size)}
                fill="none"
                stroke={`var(--line-${seatColor(seat)})`}
                stroke-width={seat === props.model.you() ? 3.4 : 2.2}
                stroke-dasharray={dashes[seat]}
                stroke-linejoin="round"
              />
            )}
          </For>
          <For each={seats()}>
            {(seat) => (
              <g transform={`translate(${size.width - size.right + 9} ${(flagHeights()[seat] ?? 0) - 10})`}>
                <SeatFlagShape color={seatColor(seat)} />
              </g>
            )}
          </For>
          <Turning model={props.model} history={props.history} most={scale().most} />
        </svg>
      </figure>
    </Show>
  )
}

/** Where each part of the game lies on the chart. */
function chaptersOf(model: Model, part: GamePart, points: ScoreHistory['points']) {
  const begun = model.session.log().flatMap((entry) => {
    const names = entry.kind === 'events' ? entry.events.map((event) => part.chapter?.(event) ?? null) : []
    const name = names.find((each) => each !== null)
    const at = points.findIndex(({ n }) => n >= entry.n)
    return name == null || at < 0 ? [] : [{ name, from: xOf(at, points.length, size) }]
  })
  return begun.map((chapter, index) => ({ ...chapter, to: begun[index + 1]?.from ?? size.width - size.right }))
}

/** Where the winner took the lead for good. */
function Turning(props: { model: Model; history: ScoreHistory; most: number }): JSX.Element {
  const winner = (): number => props.model.present()?.outcome?.ranks.indexOf(1) ?? -1
  const at = createMemo(() => turningPoint(props.history.points, winner()))
  return (
    <Show when={at()}>
      {(index) => (
        <circle
          cx={xOf(index(), props.history.points.length, size)}
          cy={yOf(props.history.points[index()]?.totals[winner()] ?? 0, props.most, size)}
          r="5.5"
          fill="var(--paper-raised)"
          stroke="var(--brass)"
          stroke-width="2.5"
        />
      )}
    </Show>
  )
}
