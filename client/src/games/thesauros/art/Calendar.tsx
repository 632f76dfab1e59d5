import type { JSX } from 'solid-js'
import { For, Show } from 'solid-js'
import { Coin } from '../../../art/symbols.tsx'

const box = 34
const gap = 44
const years = ['I', 'II', 'III'] as const

interface CalendarProps {
  /** 1 to 9; 10 when the game is over. */
  readonly quadrimester: number
  /** Quadrimesters after which mercenaries are auctioned. */
  readonly auctions?: readonly number[]
  readonly height?: number
}

/** Three years of three quadrimesters as a chart's ladder: what is past in ink, now in brass; coins where a year's income comes, hammers where an auction follows. */
export function Calendar(props: CalendarProps): JSX.Element {
  const height = (): number => props.height ?? 32
  const width = 3 * (3 * box + gap)
  return (
    <svg
      class="th-picture"
      width={(height() * width) / 32}
      height={height()}
      viewBox={`0 0 ${width} 32`}
      aria-hidden="true"
    >
      <For each={years}>
        {(year, index) => {
          const left = index() * (3 * box + gap) + gap
          return (
            <>
              <text
                class="serif"
                x={left - 8}
                y="20.5"
                text-anchor="end"
                font-size="16"
                font-weight="600"
                fill="var(--ink)"
              >
                {year}
              </text>
              <Coin x={left - 37} y={15} size={11} opacity={props.quadrimester > index() * 3 ? 0.4 : 1} />
              <For each={[1, 2, 3]}>
                {(part) => (
                  <Box
                    x={left + (part - 1) * box}
                    number={index() * 3 + part}
                    now={props.quadrimester}
                    auction={props.auctions?.includes(index() * 3 + part) ?? false}
                  />
                )}
              </For>
            </>
          )
        }}
      </For>
    </svg>
  )
}

function Box(props: { x: number; number: number; now: number; auction: boolean }): JSX.Element {
  const past = (): boolean => props.number < props.now
  const now = (): boolean => props.number === props.now
  return (
    <>
      <rect
        x={props.x + 0.5}
        y="6.5"
        width={box}
        height="17"
        fill={past() ? 'var(--ink)' : now() ? 'var(--brass-strong)' : 'none'}
        stroke="var(--ink)"
      />
      <text
        x={props.x + box / 2 + 0.5}
        y="19.5"
        text-anchor="middle"
        font-size="12.5"
        font-weight="600"
        fill={past() ? 'var(--paper)' : now() ? 'var(--on-brass)' : 'var(--ink)'}
      >
        {props.number}
      </text>
      <Show when={props.auction}>
        <g transform={`translate(${props.x + box + 0.5} 26)`} stroke="var(--paper)" stroke-width=".8">
          <circle r="5.6" fill={past() ? 'var(--ink-soft)' : 'var(--coral)'} />
          <path
            d="M-3 .5L.5-3 2.8-.7-.7 2.8ZM1-1L3.5 3"
            stroke="var(--paper)"
            stroke-width="1.4"
            fill="none"
            stroke-linecap="round"
          />
        </g>
      </Show>
    </>
  )
}
