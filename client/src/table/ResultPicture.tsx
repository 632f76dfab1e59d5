import { For, type JSX } from 'solid-js'
import type { Seat } from '@fathom/kernel'
import { SeatFlagShape } from '../art/seats.tsx'
import { CompassRose } from '../art/symbols.tsx'
import { linePath, scaleOf, spread, yOf, type ChartSize } from './chart.ts'
import { linesOfText } from './lettering.ts'
import { seatColor } from './seats.ts'
import type { ScoreHistory } from '@fathom/protocol'

/** What the picture of a result shows, in the reader's words. */
export interface PictureOf {
  readonly title: string
  readonly why: string
  /** The game and the day. */
  readonly caption: string
  readonly winners: readonly Seat[]
  readonly seats: readonly { readonly name: string; readonly total: number; readonly rank: number }[]
  readonly points: ScoreHistory['points']
  readonly moments: readonly { readonly seat: Seat; readonly words: string }[]
}

/** Pixels: what shared links are usually shown at. */
export const PICTURE = { width: 1200, height: 630 } as const
/** How wide the board is in it. */
export const SCENE_WIDTH = 600
const CHART: ChartSize = { width: 1140, height: 562, left: 540, right: 44, top: 436, bottom: 6 }
/** So many letters fit between the left edge and the board. */
const WORDS = 47
const DASHES = ['', '9 5', '2 5', '12 5 2 5', '16 6']

/** The end of a game as one picture: who won, the board with their things lit, everybody's points, how it went, and what decided it. */
export function ResultPicture(props: PictureOf & { children: JSX.Element }): JSX.Element {
  const most = (): number => scaleOf(props.points).most
  const standing = () => props.seats.map((each, seat) => ({ ...each, seat })).toSorted((a, b) => a.rank - b.rank)
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={PICTURE.width}
      height={PICTURE.height}
      viewBox={`0 0 ${PICTURE.width} ${PICTURE.height}`}
      font-family="Inter Variable, Helvetica, Arial, sans-serif"
      fill="var(--ink)"
    >
      <Paper />
      <g transform="translate(60 62) scale(3)">
        <For each={props.winners.slice(0, 1)}>{(seat) => <SeatFlagShape color={seatColor(seat)} />}</For>
      </g>
      <g font-family="Spectral, Georgia, serif">
        <text x={props.winners.length > 0 ? 164 : 60} y="96" font-size="44" font-weight="600">
          {props.title}
        </text>
        <text x="1140" y="586" text-anchor="end" font-size="20" fill="var(--ink-soft)">
          {props.caption}
        </text>
      </g>
      <text x={props.winners.length > 0 ? 164 : 60} y="130" font-size="20" fill="var(--ink-soft)">
        {props.why}
      </text>
      <For each={standing()}>
        {({ seat, name, total }, place) => (
          <g
            transform={`translate(60 ${166 + place() * 40})`}
            font-size="22"
            font-weight={place() === 0 ? '700' : '500'}
          >
            <g transform="scale(1.25)">
              <SeatFlagShape color={seatColor(seat)} />
            </g>
            <text x="50" y="20">
              {linesOfText(name, 22)[0]}
            </text>
            <text x="360" y="20" text-anchor="end">
              {total}
            </text>
          </g>
        )}
      </For>
      <g transform="translate(540 152)">
        {props.children}
        <rect width={SCENE_WIDTH} height="265" rx="3" fill="none" stroke="var(--ink)" />
      </g>
      <Course points={props.points} most={most()} count={props.seats.length} />
      <For each={props.moments}>
        {({ seat, words }, index) => (
          <g transform={`translate(60 ${386 + index() * 70})`} font-size="16">
            <SeatFlagShape color={seatColor(seat)} />
            <For each={linesOfText(words, WORDS).slice(0, 3)}>
              {(line, row) => (
                <text x="42" y={15 + row() * 20}>
                  {line}
                </text>
              )}
            </For>
          </g>
        )}
      </For>
    </svg>
  )
}

/** The chart's paper, its frame and a rose. */
function Paper(): JSX.Element {
  return (
    <>
      <rect width={PICTURE.width} height={PICTURE.height} fill="var(--paper-raised)" />
      <g opacity=".16" transform="translate(1084 90)">
        <CompassRose size={104} />
      </g>
      <rect x="18" y="18" width="1164" height="594" fill="none" stroke="var(--ink)" stroke-width="1.5" />
      <rect
        x="26"
        y="26"
        width="1148"
        height="578"
        fill="none"
        stroke="var(--ink)"
        stroke-width="5"
        stroke-dasharray="28 28"
        opacity=".8"
      />
      <rect x="30" y="30" width="1140" height="570" fill="none" stroke="var(--ink)" stroke-width="1" />
    </>
  )
}

/** Everybody's line over the game. */
function Course(props: { points: ScoreHistory['points']; most: number; count: number }): JSX.Element {
  const seats = (): number[] => Array.from({ length: props.count }, (_, seat) => seat)
  const heights = (): number[] =>
    spread(
      seats().map((seat) => yOf(props.points.at(-1)?.totals[seat] ?? 0, props.most, CHART)),
      24,
      CHART.height - CHART.bottom,
    )
  return (
    <g fill="none" stroke-width="3" stroke-linejoin="round">
      <path
        d={`M${CHART.left} ${CHART.top}V${CHART.height - CHART.bottom}H${CHART.width - CHART.right}`}
        stroke="var(--line)"
        stroke-width="1"
      />
      <For each={seats()}>
        {(seat) => (
          <>
            <path
              d={linePath(props.points, seat, props.most, CHART)}
              stroke={seatColor(seat) === 'white' ? 'var(--ink)' : `var(--seat-${seatColor(seat)})`}
              stroke-dasharray={DASHES[seat]}
            />
            <g transform={`translate(${CHART.width - CHART.right + 12} ${(heights()[seat] ?? 0) - 10})`}>
              <SeatFlagShape color={seatColor(seat)} />
            </g>
          </>
        )}
      </For>
    </g>
  )
}
