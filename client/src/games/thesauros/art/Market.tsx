import type { JSX } from 'solid-js'
import { For, Show } from 'solid-js'
import { useMoney } from './money.ts'
import type { MarketPlace } from './types.ts'

/** A place is this wide where there is room; names of places are never narrower than 34. */
const widePitch = 50
const top = 12

interface MarketTrackProps {
  readonly places: readonly MarketPlace[]
  /** Index of the cheapest place for a new number: marked by an arrow. */
  readonly arrow: number
  /** By place, counted from 0: can be bought now; with a price if it is not the printed one. */
  readonly legal?: readonly { readonly at: number; readonly price: number }[]
  readonly selected?: number | null
  /** Maps that still come. */
  readonly reserve?: number
  /** Pixels a place, 34 to 50: nine places of 34 fit into 318. */
  readonly pitch?: number
}

/** The flea market: a counter with prices from left to right and the stacks of maps on them. Takes the width it is given. */
export function MarketTrack(props: MarketTrackProps): JSX.Element {
  const pitch = (): number => props.pitch ?? widePitch
  const width = (): number => props.places.length * pitch() + (props.reserve === undefined ? 12 : 66)
  const x = (index: number): number => 6 + (index + 0.5) * pitch()
  const legal = (index: number) => props.legal?.find((each) => each.at === index)
  return (
    <svg class="th-picture" viewBox={`0 0 ${width()} 102`} width="100%" aria-hidden="true">
      <Awning width={props.places.length * pitch() + 12} />
      <rect
        x="2"
        y="70"
        width={props.places.length * pitch() + 8}
        height="10"
        fill="url(#th-planks)"
        stroke="var(--th-plank-line)"
      />
      <For each={props.places}>
        {(place, index) => (
          <g data-anchor={`market:${index()}`}>
            <Show when={place.stack}>
              {(stack) => (
                <MapStack
                  x={x(index())}
                  y={68}
                  site={stack().site}
                  count={stack().count}
                  scale={Math.min(1, (pitch() - 3) / 41)}
                />
              )}
            </Show>
            <PriceCard
              x={x(index())}
              price={place.price}
              discount={legal(index())?.price}
              width={Math.min(38, pitch() - 3)}
            />
            <Show when={legal(index())}>
              <rect
                x={x(index()) - Math.min(22, pitch() / 2 - 0.5)}
                y={top + 10}
                width={Math.min(44, pitch() - 1)}
                height="50"
                rx="5"
                fill={props.selected === index() ? 'var(--magenta-wash)' : 'none'}
                stroke="var(--magenta)"
                stroke-width={props.selected === index() ? 3.2 : 2.2}
              />
            </Show>
          </g>
        )}
      </For>
      <path d={`M${6 + props.arrow * pitch()} 70V99`} stroke="var(--brass)" stroke-width="1.5" stroke-dasharray="2 2" />
      <Show when={props.reserve !== undefined}>
        <Reserve x={width() - 28} count={props.reserve ?? 0} />
      </Show>
    </svg>
  )
}

function Awning(props: { width: number }): JSX.Element {
  const flaps = (): number[] => Array.from({ length: Math.floor((props.width - 4) / 25) }, (_, index) => index)
  const flap = (): number => (props.width - 4) / flaps().length
  return (
    <g stroke="var(--th-line)" stroke-width=".8">
      <For each={flaps()}>
        {(index) => (
          <path
            d={`M${2 + index * flap()} 1h${flap()}v9q${-flap() / 2} 6 ${-flap()} 0Z`}
            fill={index % 2 ? 'var(--th-wall)' : 'var(--th-roof)'}
          />
        )}
      </For>
    </g>
  )
}

/** Folded maps of one site, the pile a little higher with each. */
function MapStack(props: { x: number; y: number; site: number; count: number; scale?: number }): JSX.Element {
  return (
    <g transform={`translate(${props.x} ${props.y}) scale(${props.scale ?? 1})`} stroke-linejoin="round">
      <For each={Array.from({ length: props.count }, (_, index) => index)}>
        {(index) => (
          <path
            d="M-16-37L-5.5-40 5.5-37 16-40V-3L5.5 0-5.5-3-16 0Z"
            transform={`translate(${index * 2.5} ${-index * 3})`}
            fill={index % 2 ? '#ead6a4' : '#f3e4bd'}
            stroke="var(--th-line)"
          />
        )}
      </For>
      <g transform={`translate(${(props.count - 1) * 2.5} ${-(props.count - 1) * 3})`}>
        <path d="M-5.5-40V-3M5.5-37V0" stroke="#8a7442" stroke-width=".8" opacity=".6" />
        <path d="M-13-9q5-7 9-2t8-3 9-4" fill="none" stroke="#a8321f" stroke-width="1.2" stroke-dasharray="2 2" />
        <text class="serif" y="-15" text-anchor="middle" font-size="21" font-weight="700" fill="#16303d">
          {props.site}
        </text>
        <Show when={props.count > 1}>
          <g transform={`translate(12 -4) scale(${1 / (props.scale ?? 1)})`}>
            <circle r="8" fill="#16303d" stroke="#f3e4bd" />
            <text y="4.3" text-anchor="middle" font-size="12" font-weight="650" fill="#fffdf6">
              {props.count}
            </text>
          </g>
        </Show>
      </g>
    </g>
  )
}

function PriceCard(props: { x: number; price: number; discount: number | undefined; width: number }): JSX.Element {
  const money = useMoney()
  const cheaper = (): boolean => props.discount !== undefined && props.discount < props.price
  const both = (): boolean => cheaper() && props.width >= 36
  return (
    <g font-size="13" text-anchor="middle" font-weight="600">
      <rect
        x={props.x - props.width / 2}
        y="76"
        width={props.width}
        height="19"
        rx="3"
        fill="var(--paper-raised)"
        stroke={cheaper() ? 'var(--magenta)' : 'var(--line)'}
      />
      <Show when={both() || !cheaper()}>
        <text
          x={props.x - (both() ? 9 : 0)}
          y="90"
          fill={both() ? 'var(--ink-soft)' : 'var(--ink)'}
          text-decoration={both() ? 'line-through' : undefined}
        >
          {both() ? props.price : money.tight(props.price)}
        </text>
      </Show>
      <Show when={cheaper()}>
        <text x={props.x + (both() ? 8 : 0)} y="90" fill="var(--magenta)">
          {money.tight(props.discount ?? 0)}
        </text>
      </Show>
    </g>
  )
}

/** A pile of maps face down, and how many. */
function Reserve(props: { x: number; count: number }): JSX.Element {
  return (
    <g transform={`translate(${props.x} 66)`}>
      <For each={Array.from({ length: Math.min(4, Math.ceil(props.count / 3)) }, (_, index) => index)}>
        {(index) => (
          <rect
            x={-17 + index}
            y={-34 - index * 3}
            width="34"
            height="36"
            rx="2"
            fill="var(--th-block-2)"
            stroke="var(--th-line)"
          />
        )}
      </For>
      <text y="24" text-anchor="middle" font-size="13" font-weight="600" fill="var(--ink)">
        {`×${props.count}`}
      </text>
    </g>
  )
}
