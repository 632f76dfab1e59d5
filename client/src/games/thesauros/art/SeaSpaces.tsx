import type { JSX } from 'solid-js'
import { For, Match, Show, Switch } from 'solid-js'
import type { ChartLayout, SpacePlace } from '../layout.ts'
import { useMoney } from './money.ts'
import type { ChartWords } from './types.ts'

/** The spaces of lagoon and sea; what may be done with them is drawn over them. */
export function SeaSpaces(props: { layout: ChartLayout; words: ChartWords; found: number | null }): JSX.Element {
  return (
    <For each={[...props.layout.spaces.values()]}>
      {(space) => (
        <g data-anchor={`sea:${space.id}`}>
          <Switch fallback={<RoundSpace space={space} />}>
            <Match when={space.kind === 'port'}>
              <Port x={space.x} y={space.y} />
            </Match>
            <Match when={space.kind === 'fishing'}>
              <FishingGround x={space.x} y={space.y} />
            </Match>
            <Match when={space.kind === 'lagoon'}>
              <RoundSpace space={space} />
              <LagoonLabel space={space} words={props.words} found={props.found} />
            </Match>
          </Switch>
        </g>
      )}
    </For>
  )
}

function RoundSpace(props: { space: SpacePlace }): JSX.Element {
  return (
    <circle
      cx={props.space.x}
      cy={props.space.y}
      r={props.space.radius}
      fill="var(--th-space)"
      stroke="var(--ink)"
      stroke-width="1.2"
    />
  )
}

function Port(props: { x: number; y: number }): JSX.Element {
  return (
    <g transform={`translate(${props.x} ${props.y})`} fill="none" stroke="var(--ink)" stroke-linecap="round">
      <circle r="19" fill="var(--th-stone)" stroke-width="1.4" />
      <circle r="16.3" stroke-width=".7" stroke-dasharray="1 2.2" />
      <path
        d="M0-7V9.5M-8.5 4q1 7.5 8.5 7.5T8.5 4M-8.5 4l-2 3M-8.5 4l3 1.8M8.5 4l2 3M8.5 4l-3 1.8M-5-4.5H5"
        stroke-width="1.8"
      />
      <circle cy="-9.3" r="2.3" stroke-width="1.6" />
    </g>
  )
}

/** A pill with a fish and what it pays. */
function FishingGround(props: { x: number; y: number }): JSX.Element {
  const money = useMoney()
  return (
    <g transform={`translate(${props.x} ${props.y})`}>
      <rect
        x="-43"
        y="-17"
        width="86"
        height="34"
        rx="17"
        fill="var(--th-space)"
        stroke="var(--ink)"
        stroke-width="1.2"
      />
      <g transform="translate(-19 0)" fill="var(--ink)">
        <path d="M-12 0Q-3-8 6-1L12.5-6Q11 0 12.5 6L6 1Q-3 8-12 0Z" opacity=".78" />
        <circle cx="-6.5" cy="-1.2" r="1.1" fill="var(--th-space)" />
        <path d="M-2.5-3q2 3 0 6" fill="none" stroke="var(--th-space)" stroke-width=".9" />
      </g>
      <text x="18" y="5" text-anchor="middle" font-size="14" font-weight="600" fill="var(--ink)">
        {`+${money.plain(2)}`}
      </text>
    </g>
  )
}

/** Where the words stand beside a space of the lagoon: clear of a Zodiac there, of the piers and of one another, in French too. */
const labelPlaces = {
  tour: { x: -13, y: -14, anchor: 'start' },
  coastal: { x: 0, y: 24, anchor: 'middle' },
  lobster: { x: 0, y: 24, anchor: 'middle' },
  far: { x: 25, y: 4.5, anchor: 'start' },
  island: { x: -25, y: 9, anchor: 'end' },
} as const

function LagoonLabel(props: { space: SpacePlace; words: ChartWords; found: number | null }): JSX.Element {
  const word = (): string => (props.space.lagoon ? props.words[props.space.lagoon] : '')
  const atIsland = (): boolean => props.space.lagoon === 'island'
  const label = () =>
    labelPlaces[
      props.space.lagoon === 'lobster' && props.space.id.endsWith('b') ? 'far' : (props.space.lagoon ?? 'far')
    ]
  return (
    <>
      <text
        class="italic"
        x={props.space.x + label().x}
        y={props.space.y + label().y}
        text-anchor={label().anchor}
        font-size="13"
        fill="var(--ink)"
        stroke="var(--th-water-1)"
        stroke-width="3"
        stroke-linejoin="round"
        paint-order="stroke"
      >
        {word()}
      </text>
      <Show when={atIsland() && props.found !== null}>
        <g transform={`translate(${props.space.x + 59} ${props.space.y + 20})`}>
          <rect
            x="-6"
            y="-10"
            width="13"
            height="13"
            rx="2"
            fill="var(--th-rock)"
            stroke="var(--th-line)"
            stroke-width=".8"
            transform="rotate(-9)"
          />
          <rect
            x="-5"
            y="-9"
            width="13"
            height="13"
            rx="2"
            fill="var(--th-niche)"
            stroke="var(--th-line)"
            stroke-width=".8"
          />
          <text x="1.5" y="2" text-anchor="middle" font-size="12" font-weight="650" fill="var(--th-niche-ink)">
            {props.found}
          </text>
        </g>
      </Show>
    </>
  )
}
