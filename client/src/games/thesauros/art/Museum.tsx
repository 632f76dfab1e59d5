import type { JSX } from 'solid-js'
import { For, Match, Show, Switch } from 'solid-js'
import { seatFill, SeatPlate } from '../../../art/seats.tsx'
import { useMoney } from './money.ts'
import { CubeMark } from './tokens.tsx'
import { TreasureMark } from './Treasure.tsx'
import type { Exhibit, RoomItem } from './types.ts'

const niche = 31
const roomHeight = 52

/** Widths of rooms differ with their places; a room's picture is this wide at its full size. */
export function roomWidth(places: number): number {
  return places * niche + 42
}

/**
 * A museum room: a niche for every exhibit with its value, or the treasure and its seller's cube; the door with the sponsor's cube
 * or the price, ajar and lit when the room is open; the bonus of its opening above the door.
 */
export function MuseumRoom(props: {
  room: RoomItem
  legal?: readonly (number | 'door')[]
  width?: number
}): JSX.Element {
  const width = (): number => roomWidth(props.room.values.length)
  const doorX = (): number => width() - 20
  const isLegal = (at: number | 'door'): boolean => props.legal?.includes(at) ?? false
  return (
    <svg
      class="th-picture"
      width={props.width ?? width()}
      viewBox={`0 0 ${width()} ${roomHeight + 2}`}
      opacity={props.room.state === 'unused' ? 0.45 : 1}
      aria-hidden="true"
    >
      <path
        d={`M1 9L${width() / 2} 1 ${width() - 1} 9Z`}
        fill="var(--th-wall-shade)"
        stroke="var(--th-line)"
        stroke-linejoin="round"
      />
      <rect x="2.5" y="9" width={width() - 5} height={roomHeight - 9} fill="var(--th-wall)" stroke="var(--th-line)" />
      <path d={`M2.5 ${roomHeight - 4}H${width() - 2.5}`} stroke="var(--th-wall-shade)" stroke-width="7" />
      <rect x="2.5" y="9" width={width() - 5} height={roomHeight - 9} fill="none" stroke="var(--th-line)" />
      <For each={props.room.values}>
        {(value, index) => (
          <Niche
            x={7 + index() * niche}
            value={value}
            exhibit={props.room.exhibits[index()] ?? null}
            legal={isLegal(index())}
            open={props.room.state === 'open'}
          />
        )}
      </For>
      <Door x={doorX()} room={props.room} legal={isLegal('door')} />
    </svg>
  )
}

function Niche(props: {
  x: number
  value: number
  exhibit: Exhibit | null
  legal: boolean
  open: boolean
}): JSX.Element {
  return (
    <g>
      <path
        d={`M${props.x} 46V23a13 10 0 0 1 26 0V46Z`}
        fill="var(--th-niche)"
        stroke={props.legal ? 'var(--magenta)' : 'var(--th-niche-line)'}
        stroke-width={props.legal ? 2.6 : 1}
      />
      <Show
        when={props.exhibit}
        fallback={
          <text
            x={props.x + 13}
            y="36"
            text-anchor="middle"
            font-size="14.3"
            font-weight="600"
            fill="var(--th-niche-ink)"
          >
            {props.value}
          </text>
        }
      >
        {(exhibit) => (
          <>
            <Show when={props.open}>
              <path
                d={`M${props.x + 8} 14L${props.x + 2} 40H${props.x + 24}L${props.x + 18} 14Z`}
                fill="var(--th-beam)"
              />
            </Show>
            <TreasureMark value={exhibit().value} x={props.x + 13} y={24} radius={10} />
            <rect
              x={props.x + 4}
              y="36"
              width="18"
              height="15"
              rx="2"
              fill={seatFill(exhibit().seller)}
              stroke="var(--th-line)"
              stroke-width=".8"
            />
            <SeatPlate color={exhibit().seller} x={props.x + 13} y={43.5} radius={7.8} />
          </>
        )}
      </Show>
    </g>
  )
}

function Door(props: { x: number; room: RoomItem; legal: boolean }): JSX.Element {
  const money = useMoney()
  const arch = (): string => `M${props.x - 13} ${roomHeight}V24a13 11 0 0 1 26 0V${roomHeight}Z`
  return (
    <g>
      <Switch
        fallback={
          <>
            <path d={arch()} fill="var(--th-door)" stroke="var(--th-line)" />
            <path d={`M${props.x} 13V${roomHeight}`} stroke="var(--th-line)" stroke-width=".9" />
          </>
        }
      >
        <Match when={props.room.state === 'open'}>
          <path d={arch()} fill="var(--th-lit)" stroke="var(--th-line)" />
          <path
            d={`M${props.x - 13} ${roomHeight}V22L${props.x - 19} 26V${roomHeight + 2}ZM${props.x + 13} ${roomHeight}V22L${props.x + 18} 26V${roomHeight + 2}Z`}
            fill="var(--th-door)"
            stroke="var(--th-line)"
            stroke-width=".9"
          />
        </Match>
      </Switch>
      <Show
        when={props.room.sponsor}
        fallback={
          <g>
            <rect
              x={props.x - 14}
              y="27"
              width="28"
              height="18"
              rx="3"
              fill="var(--paper-raised)"
              stroke="var(--th-line)"
              stroke-width=".8"
            />
            <text x={props.x} y="41" text-anchor="middle" font-size="14.3" font-weight="600" fill="var(--ink)">
              {money.tight(props.room.price)}
            </text>
          </g>
        }
      >
        {(sponsor) => <CubeMark owner={sponsor()} x={props.x} y={36} size={18} />}
      </Show>
      <Show when={props.legal}>
        <path d={arch()} fill="none" stroke="var(--magenta)" stroke-width="2.6" />
      </Show>
      <Bonus x={props.x} bonus={props.room.bonus} />
    </g>
  )
}

/** What the opening brings its sponsor. */
function Bonus(props: { x: number; bonus: number }): JSX.Element {
  return (
    <g transform={`translate(${props.x + 3} 11)`}>
      <rect x="-18" y="-10.5" width="33" height="17.5" rx="8.5" fill="var(--paper-raised)" stroke="var(--brass)" />
      <text x="-4" y="3.5" text-anchor="middle" font-size="14.3" font-weight="650" fill="var(--ink)">
        {`+${props.bonus}`}
      </text>
      <path
        d="M7 4V-7L13-4.2 7-1.4"
        fill="var(--brass)"
        stroke="var(--brass)"
        stroke-width="1"
        stroke-linejoin="round"
      />
    </g>
  )
}
