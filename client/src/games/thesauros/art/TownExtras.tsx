import type { JSX } from 'solid-js'
import { For, Index, Show } from 'solid-js'
import type { ChartLayout, Rect } from '../layout.ts'
import { berthPoint, nameEnd, pierRect } from '../layout.ts'
import { HatsMark, MeepleMark } from './Meeple.tsx'
import { useMoney } from './money.ts'
import { PlaneMark } from './Seaplane.tsx'
import { lineOf, Planks, QueueSpaceMark } from './WaitingLine.tsx'
import type { Hat, Hull, TownItem, TrackItem, ZoneItem } from './types.ts'
import { HullMark } from './Zodiac.tsx'

const zoneHats: Partial<Record<number, Hat>> = { 2: '2', 3: '3', 7: '5/7', 8: '8' }

/** How far to the right of its row what lies beside a zone's waiting line reaches, in pixels of the chart. */
export function extrasWidth(zone: number, { recruits, seaplanes, mussels, advertising }: TownItem): number {
  switch (zone) {
    case 1:
      return 39 * (recruits?.length ?? 0) + 10
    case 4:
      return 46 * ((seaplanes?.free ?? 0) + (seaplanes?.used ?? 0)) + 10
    case 6:
      return 21.5 * (mussels?.places.length ?? 0) + 10
    case 9:
      return 21.5 * (advertising?.places.length ?? 0) + 10
    default:
      return zoneHats[zone] === undefined ? 0 : 64
  }
}

/** What lies beside a zone's waiting line: workers to hire, hats, seaplanes, the tracks of mussels and of advertising. */
export function TownExtras(props: { layout: ChartLayout; zone: ZoneItem; town: TownItem }): JSX.Element {
  const pier = (): Rect => pierRect(props.layout, props.zone.zone, lineOf(props.zone))
  const end = (): number => pier().x + pier().width
  const middle = (): number => pier().y + 10
  // beside the whole row, so that a mark round the row does not cut through the track
  const trackStart = (): number => Math.max(end(), nameEnd(props.zone.name.length)) + 7
  const hat = (): Hat | undefined => zoneHats[props.zone.zone]
  return (
    <g data-testid={`beside-${props.zone.zone}`}>
      <Show when={props.zone.zone === 1 && props.town.recruits}>
        {(recruits) => <Recruits recruits={recruits()} x={end() + 20} y={middle()} />}
      </Show>
      <Show when={props.zone.zone === 4 && props.town.seaplanes}>
        {(planes) => <Moorings planes={planes()} x={end() + 26} y={middle() - 1} />}
      </Show>
      <Show when={props.zone.zone === 6 && props.town.mussels}>
        {(track) => <TrackMark track={track()} x={trackStart()} y={middle()} />}
      </Show>
      <Show when={props.zone.zone === 9 && props.town.advertising}>
        {(track) => <TrackMark track={track()} x={trackStart()} y={middle()} />}
      </Show>
      <Show when={hat() !== undefined && props.zone.hats !== undefined && hat()}>
        {(kind) => (
          // A long pier reaches to the lagoon: its hats hang above its end.
          <HatsMark
            hat={kind()}
            count={props.zone.hats ?? 0}
            x={end() > 290 ? end() - 50 : end() + 9}
            y={end() > 290 ? middle() - 15.5 : middle() + 4}
          />
        )}
      </Show>
    </g>
  )
}

function Recruits(props: { recruits: NonNullable<TownItem['recruits']>; x: number; y: number }): JSX.Element {
  return (
    <For each={props.recruits}>
      {(recruit, index) => (
        <g
          transform={`translate(${props.x + index() * 39} ${props.y})`}
          opacity={recruit.left ? 1 : 0.4}
          data-anchor={`recruits:${recruit.seat}`}
        >
          <MeepleMark meeple={{ key: '', seat: recruit.seat, role: 'worker', doubled: recruit.token }} x={0} y={10.5} />
          <text
            x="11.5"
            y="5"
            font-size="12"
            font-weight="600"
            fill="var(--ink)"
            stroke="var(--th-water-2)"
            stroke-width="3"
            paint-order="stroke"
          >
            {`×${recruit.left}`}
          </text>
        </g>
      )}
    </For>
  )
}

function Moorings(props: { planes: NonNullable<TownItem['seaplanes']>; x: number; y: number }): JSX.Element {
  const planes = () => [
    ...Array.from({ length: props.planes.free }, () => 1),
    ...Array.from({ length: props.planes.used }, () => 0.35),
  ]
  return (
    <For each={planes()}>
      {(opacity, index) => (
        <g opacity={opacity} data-anchor={`seaplane:${index() + 1}`}>
          <PlaneMark x={props.x + index() * 46} y={props.y} color="grey" />
        </g>
      )}
    </For>
  )
}

/** A row of boxes with what each pays; the marker is the brass frame. 22 by 18 each. */
function TrackMark(props: { track: TrackItem; x: number; y: number }): JSX.Element {
  const money = useMoney()
  return (
    <g transform={`translate(${props.x} ${props.y - 9})`}>
      <For each={props.track.places}>
        {(place, index) => (
          <>
            <rect
              x={index() * 21.5}
              width="21.5"
              height="18"
              fill={index() === props.track.at ? 'var(--th-gold)' : 'var(--th-space)'}
              stroke="var(--ink)"
              stroke-width=".9"
              opacity={index() < props.track.at ? 0.6 : 1}
            />
            <text
              x={index() * 21.5 + (place.unit === 'money' ? 10.8 : 7)}
              y="13.3"
              text-anchor="middle"
              font-size="12"
              font-weight="600"
              fill={index() === props.track.at ? 'var(--th-on-gold)' : 'var(--ink)'}
              opacity={index() < props.track.at ? 0.7 : 1}
            >
              {place.unit === 'money' ? money.tight(place.amount) : place.amount}
            </text>
            <Show when={place.unit === 'reputation'}>
              <Laurel x={index() * 21.5 + 14.5} y={9} on={index() === props.track.at} />
            </Show>
          </>
        )}
      </For>
    </g>
  )
}

/** A point of reputation: a small pennant. */
function Laurel(props: { x: number; y: number; on: boolean }): JSX.Element {
  return (
    <path
      d={`M${props.x - 2.5} ${props.y + 5}V${props.y - 5}l6.5 2.8-6.5 2.8`}
      fill={props.on ? 'var(--th-on-gold)' : 'var(--brass)'}
      stroke={props.on ? 'var(--th-on-gold)' : 'var(--brass)'}
      stroke-width="1.1"
      stroke-linejoin="round"
    />
  )
}

/** The Zodiac store: a pontoon before the port with a berth for each buyer. */
export function StorePontoon(props: {
  layout: ChartLayout
  store: NonNullable<TownItem['store']>
  hulls: readonly Hull[]
}): JSX.Element {
  const at = (index: number) => berthPoint(props.layout, index)
  const rect = (): Rect => ({
    x: at(1).x - 16,
    y: at(1).y - 10,
    width: (props.store.berths.length - 1) * 28 + 32,
    height: 20,
  })
  return (
    <>
      <path
        d={`M${rect().x + rect().width} ${at(1).y}H${rect().x + rect().width + 22}`}
        stroke="var(--th-plank-line)"
        stroke-width="4"
      />
      <Planks rect={rect()} />
      <text
        class="italic"
        x={rect().x + rect().width / 2}
        y={rect().y - 5}
        text-anchor="middle"
        font-size="13"
        fill="var(--ink)"
        stroke="var(--th-water-2)"
        stroke-width="3"
        paint-order="stroke"
      >
        {props.store.label}
      </text>
      <For each={props.hulls}>
        {(hull, index) => <HullMark hull={hull} x={rect().x + 10 + index() * 25} y={rect().y + 28} scale={0.56} />}
      </For>
      <Index each={props.store.berths}>
        {(berth, index) => <QueueSpaceMark space={berth()} anchor={`store:${index + 1}`} {...at(index + 1)} />}
      </Index>
    </>
  )
}
