import type { JSX } from 'solid-js'
import { Index, Show } from 'solid-js'
import type { ChartLayout } from '../layout.ts'
import { HouseMark } from './houses.tsx'
import { StorePontoon, TownExtras } from './TownExtras.tsx'
import type { TownItem, ZoneItem } from './types.ts'
import { WaitingLine } from './WaitingLine.tsx'

/** The ten houses along the quay with their waiting lines. */
export function Town(props: { layout: ChartLayout; zones: readonly ZoneItem[]; town: TownItem }): JSX.Element {
  return (
    <>
      <Index each={props.zones}>{(zone) => <ZoneMark layout={props.layout} zone={zone()} town={props.town} />}</Index>
      <Show when={props.town.store}>
        {(store) => <StorePontoon layout={props.layout} store={store()} hulls={props.town.hulls ?? []} />}
      </Show>
    </>
  )
}

function ZoneMark(props: { layout: ChartLayout; zone: ZoneItem; town: TownItem }): JSX.Element {
  const place = () => props.layout.zones[props.zone.zone - 1] ?? { foot: 0, pier: 0, name: 0, zone: 0 }
  const active = (): boolean => props.zone.state === 'active'
  return (
    <g data-anchor={`zone:${props.zone.zone}`}>
      <Show when={active()}>
        <rect x="23" y={place().pier - 27} width="92" height={36} rx="6" fill="var(--th-beam)" />
      </Show>
      <HouseMark zone={props.zone.zone} x={57} y={place().foot} scale={props.layout.scale} lit={active()} />
      <NumberDisc zone={props.zone} y={place().pier - 3} />
      <Show when={hasLine(props.zone)}>
        <WaitingLine layout={props.layout} zone={props.zone} />
        <TownExtras layout={props.layout} zone={props.zone} town={props.town} />
      </Show>
    </g>
  )
}

const hasLine = (zone: ZoneItem): boolean => zone.spaces.length > 0 || zone.mercenary != null

/** What the zones are called: over everything that stands in their lines, so that no piece and no ring cuts a word. */
export function ZoneNames(props: { layout: ChartLayout; zones: readonly ZoneItem[] }): JSX.Element {
  return (
    <g pointer-events="none" data-testid="zone-names">
      <Index each={props.zones}>{(zone) => <ZoneName layout={props.layout} zone={zone()} />}</Index>
    </g>
  )
}

function ZoneName(props: { layout: ChartLayout; zone: ZoneItem }): JSX.Element {
  const place = () => props.layout.zones[props.zone.zone - 1] ?? { foot: 0, pier: 0, name: 0, zone: 0 }
  return (
    <>
      <text
        class="serif"
        x="130"
        y={hasLine(props.zone) || props.zone.note ? place().name : place().pier + 4}
        font-size="13.5"
        font-weight="600"
        fill="var(--ink)"
        stroke="var(--th-water-1)"
        stroke-width="3.5"
        stroke-linejoin="round"
        paint-order="stroke"
      >
        {props.zone.name}
      </text>
      <Show when={props.zone.note && !hasLine(props.zone)}>
        <text
          class="italic"
          x="130"
          y={place().name + 15.5}
          font-size="13.5"
          fill="var(--ink)"
          stroke="var(--th-water-1)"
          stroke-width="3"
          paint-order="stroke"
        >
          {props.zone.note}
        </text>
      </Show>
    </>
  )
}

/** The zone's number: brass while it is played, with a tick when it is done, hollow when it is closed. */
function NumberDisc(props: { zone: ZoneItem; y: number }): JSX.Element {
  const fill = (): string =>
    props.zone.state === 'active' ? 'var(--th-gold)' : props.zone.state === 'closed' ? 'var(--land)' : 'var(--ink)'
  const ink = (): string =>
    props.zone.state === 'active'
      ? 'var(--th-on-gold)'
      : props.zone.state === 'closed'
        ? 'var(--ink)'
        : 'var(--paper-raised)'
  return (
    <g transform={`translate(40 ${props.y})`}>
      <circle r="11.5" fill={fill()} stroke="var(--ink)" stroke-width="1.2" />
      <text class="serif th-zone-number" y="5" text-anchor="middle" font-size="15" font-weight="600" fill={ink()}>
        {props.zone.zone}
      </text>
      <Show when={props.zone.state === 'done'}>
        <g transform="translate(9 9)">
          <circle r="6.5" fill="var(--kelp)" stroke="var(--land)" stroke-width="1.5" />
          <path
            d="M-3 .2l2.2 2.3L3.2-2"
            fill="none"
            stroke="var(--paper-raised)"
            stroke-width="1.9"
            stroke-linecap="round"
            stroke-linejoin="round"
          />
        </g>
      </Show>
    </g>
  )
}
