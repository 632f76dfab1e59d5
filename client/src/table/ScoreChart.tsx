import { createMemo, For, Show, type JSX } from 'solid-js'
import type { ScoreHistory } from '@fathom/protocol'
import { SeatFlagShape } from '../art/seats.tsx'
import { createSize } from '../board/size.ts'
import type { GamePart } from '../games/page.ts'
import { listOf, numberOf } from '../text/index.ts'
import { parts } from '../text/parts.ts'
import { linePath, roomy, scaleOf, spread, turningPoint, xOf, yOf, type ChartSize } from './chart.ts'
import type { Model } from './model.ts'
import type { Chapter } from './moments.ts'
import { seatColor } from './seats.ts'

/** The chart as wide as its place, so that its letters are as large as they say. */
const sized = (width: number): ChartSize => ({ width, height: 260, left: 52, right: 44, top: 12, bottom: 40 })
/** Room for a letter of a part's name, in pixels. */
const LETTER = 7
/** Lines differ by dashes too, never by colour alone. */
const dashes = ['', '7 4', '2 4', '10 4 2 4', '14 5']

/** Everybody's score over the game. */
export function ScoreChart(props: {
  model: Model
  part: GamePart
  history: ScoreHistory
  chapters: readonly Chapter[]
}): JSX.Element {
  const [room, measure] = createSize({ width: 640, height: 260 })
  const size = createMemo(() => sized(Math.max(240, Math.round(room().width))))
  const chapters = createMemo(() => placesOf(props.chapters, props.history.points, size()))
  const points = () => props.history.points
  const scale = createMemo(() => scaleOf(points()))
  const seats = (): number[] => props.model.context.seats().map((_, seat) => seat)
  const finals = (): readonly number[] => points().at(-1)?.totals ?? []
  const flagHeights = createMemo(() =>
    spread(
      seats().map((seat) => yOf(finals()[seat] ?? 0, scale().most, size())),
      21,
      size().height - size().bottom,
    ),
  )
  const summary = (): string =>
    parts().end.chartSummary(listOf(seats().map((seat) => `${props.model.names().of(seat)} ${finals()[seat] ?? 0}`)))
  return (
    <Show when={points().length > 1}>
      <figure class="chart" data-testid="score-chart">
        <figcaption>{parts().end.chart}</figcaption>
        <div ref={measure}>
          <svg viewBox={`0 0 ${size().width} ${size().height}`} role="img" aria-label={summary()}>
            <For each={scale().steps}>
              {(step) => (
                <g>
                  <path
                    d={`M${size().left} ${yOf(step, scale().most, size())}H${size().width - size().right}`}
                    stroke="var(--hair)"
                    stroke-width="1"
                  />
                  <text
                    x={size().left - 8}
                    y={yOf(step, scale().most, size()) + 4}
                    text-anchor="end"
                    font-size="12"
                    fill="var(--ink-soft)"
                  >
                    {numberOf(step)}
                  </text>
                </g>
              )}
            </For>
            <AxisNames size={size()} across={props.part.chapterWords?.(null) ?? parts().course} up={parts().points} />
            <For each={chapters()}>
              {({ from, to, name, isNamed }) => (
                <g fill="var(--ink-soft)">
                  <path
                    d={`M${from.toFixed(1)} ${size().top}V${size().height - size().bottom + 6}`}
                    stroke="var(--hair-soft)"
                  />
                  <Show when={isNamed}>
                    <text x={(from + to) / 2} y={size().height - 23} text-anchor="middle" font-size="12">
                      {name}
                    </text>
                  </Show>
                </g>
              )}
            </For>
            <For each={seats()}>
              {(seat) => (
                <path
                  d={linePath(points(), seat, scale().most, size())}
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
                <g transform={`translate(${size().width - size().right + 9} ${(flagHeights()[seat] ?? 0) - 10})`}>
                  <SeatFlagShape color={seatColor(seat)} />
                </g>
              )}
            </For>
            <Turning size={size()} model={props.model} history={props.history} most={scale().most} />
          </svg>
        </div>
      </figure>
    </Show>
  )
}

/** What the axes of the chart measure. */
function AxisNames(props: { size: ChartSize; across: string; up: string }): JSX.Element {
  const middle = (): number => (props.size.height - props.size.bottom + props.size.top) / 2
  return (
    <g fill="var(--ink-soft)" font-size="12" font-weight="600" text-anchor="middle">
      <text transform={`translate(13 ${middle()}) rotate(-90)`}>{props.up}</text>
      <text x={(props.size.left + props.size.width - props.size.right) / 2} y={props.size.height - 5}>
        {props.across}
      </text>
    </g>
  )
}

/** Where each part of the game lies on the chart. */
function placesOf(chapters: readonly Chapter[], points: ScoreHistory['points'], size: ChartSize) {
  const begun = chapters.flatMap(({ n, name }) => {
    const at = points.findIndex((point) => point.n >= n)
    return at < 0 ? [] : [{ name, from: xOf(at, points.length, size) }]
  })
  const placed = begun.map((chapter, index) => ({ ...chapter, to: begun[index + 1]?.from ?? size.width - size.right }))
  const named = roomy(
    placed.map(({ from, to }) => (from + to) / 2),
    LETTER * (Math.max(0, ...chapters.map(({ name }) => name.length)) + 1),
  )
  return placed.map((chapter, index) => ({ ...chapter, isNamed: named.has(index) }))
}

/** Where the winner took the lead for good. */
function Turning(props: { size: ChartSize; model: Model; history: ScoreHistory; most: number }): JSX.Element {
  const winner = (): number => props.model.present()?.outcome?.ranks.indexOf(1) ?? -1
  const at = createMemo(() => turningPoint(props.history.points, winner()))
  return (
    <Show when={at()}>
      {(index) => (
        <circle
          cx={xOf(index(), props.history.points.length, props.size)}
          cy={yOf(props.history.points[index()]?.totals[winner()] ?? 0, props.most, props.size)}
          r="5.5"
          fill="var(--paper-raised)"
          stroke="var(--brass)"
          stroke-width="2.5"
        />
      )}
    </Show>
  )
}
