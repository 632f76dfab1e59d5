import type { JSX } from 'solid-js'
import { For, Match, Show, Switch } from 'solid-js'
import { Die, Shark } from '../../../art/symbols.tsx'
import type { SeatColor } from '../../../art/seats.tsx'
import { diveGear, DiverMark } from './Diver.tsx'
import type { DiveGear } from './Diver.tsx'
import { bandMiddle, diveHeight, diveWidth, middle, Ruler, Scenery, surface } from './DiveScenery.tsx'
import { TreasureMark } from './Treasure.tsx'
import type { CellItem, Hull } from './types.ts'
import { SideZodiac } from './SideZodiac.tsx'

/** What a depth means to this diver now. */
export interface DiveLevel {
  readonly cell: CellItem
  /** In the reader's words: "Silver, hidden" and "Basic Sonar, $1". */
  readonly title: string
  readonly detail?: string
  /** Can be chosen now. */
  readonly mark?: 'free' | 'paid' | null
  /** The shark is asleep, scared or dead; the treasure is lifted. */
  readonly done?: boolean
}

export interface DiveProps {
  readonly seat: SeatColor
  readonly hull: Hull | 'own'
  readonly boss?: boolean
  readonly armed?: boolean
  /** The best gear aboard: swimsuit 1, mask 2, tank 3, scuba 4. */
  readonly gear: DiveGear
  /** Where the diver is: 0 beside the boat, 1 to 4. */
  readonly depth: number
  /** The four depths from the surface down. */
  readonly levels: readonly DiveLevel[]
  /** The roll against a shark, and the reader's words for the odds: "4 in 6". */
  readonly fight?: { readonly depth: number; readonly odds: string; readonly roll?: number | null } | null
}

/** One column of a dig site cut open, large: the boat above, the diver on the way, what waits at each depth and what it takes. */
export function DiveCutaway(props: DiveProps): JSX.Element {
  const reach = (): number => diveGear.indexOf(props.gear) + 1
  return (
    <svg class="th-picture" viewBox={`0 0 ${diveWidth} ${diveHeight}`} width="100%" aria-hidden="true">
      <Scenery reach={reach()} />
      <Ruler reach={reach()} />
      <path
        d={`M${middle - 66} ${surface + 4}V${props.depth ? bandMiddle(props.depth) - 10 : surface + 10}`}
        stroke="var(--th-foam)"
        stroke-width="1.4"
        stroke-dasharray="5 3"
        opacity=".8"
      />
      <SideZodiac seat={props.seat} hull={props.hull} x={middle - 66} y={surface + 1} />
      <For each={props.levels}>
        {(item, index) => <Level item={item} depth={index() + 1} beyond={index() + 1 > reach()} />}
      </For>
      <Show when={props.fight}>{(fight) => <Fight fight={fight()} />}</Show>
      <DiverMark
        seat={props.seat}
        gear={props.gear}
        boss={props.boss}
        armed={props.armed}
        x={middle - 68}
        y={props.depth ? bandMiddle(props.depth) : surface + 22}
        scale={1.05}
      />
    </svg>
  )
}

function Level(props: { item: DiveLevel; depth: number; beyond: boolean }): JSX.Element {
  const y = (): number => bandMiddle(props.depth)
  return (
    <g>
      <g opacity={props.item.done ? 0.4 : props.beyond ? 0.6 : 1}>
        <Switch>
          <Match when={props.item.cell.kind === 'treasure' && props.item.cell}>
            {(cell) => <TreasureMark value={cell().value} access={cell().access} x={middle + 18} y={y()} radius={19} />}
          </Match>
          <Match when={props.item.cell.kind === 'shark'}>
            <g stroke="var(--th-foam)" stroke-width=".9" paint-order="stroke">
              <Shark x={middle + 22} y={y() + 2} size={84} />
            </g>
          </Match>
          <Match when={props.item.cell.kind === 'exhausted'}>
            <path
              d={`M${middle - 14} ${y() + 6}q8-8 16 0t16 0 16 0M${middle - 14} ${y() + 16}q8-8 16 0t16 0 16 0`}
              fill="none"
              stroke="var(--th-sand)"
              stroke-width="3"
              stroke-linecap="round"
            />
          </Match>
        </Switch>
      </g>
      <Show when={props.item.title}>
        <Caption item={props.item} y={y()} />
      </Show>
    </g>
  )
}

function Caption(props: { item: DiveLevel; y: number }): JSX.Element {
  const high = (): number => (props.item.detail ? 44 : 28)
  const x = middle + 78
  return (
    <g>
      <rect
        x={x}
        y={props.y - high() / 2}
        width={diveWidth - x - 10}
        height={high()}
        rx="6"
        fill="var(--paper-raised)"
        stroke={props.item.mark ? 'var(--magenta)' : 'var(--ink)'}
        stroke-width={props.item.mark ? 2.4 : 0.8}
        stroke-dasharray={props.item.mark === 'paid' ? '6 4' : undefined}
      />
      <text
        class="serif"
        x={x + 10}
        y={props.y + (props.item.detail ? -4 : 5)}
        font-size="14.5"
        font-weight="600"
        fill="var(--ink)"
      >
        {props.item.title}
      </text>
      <Show when={props.item.detail}>
        <text x={x + 10} y={props.y + 13.5} font-size="14.3" fill="var(--ink-soft)">
          {props.item.detail}
        </text>
      </Show>
    </g>
  )
}

/** The odds of a fight on a badge, or the die that was thrown. */
function Fight(props: { fight: NonNullable<DiveProps['fight']> }): JSX.Element {
  const y = (): number => bandMiddle(props.fight.depth)
  return (
    <Show
      when={props.fight.roll}
      fallback={
        <g transform={`translate(${middle - 6} ${y() - 24})`}>
          <rect
            x="-26"
            y="-10"
            width="52"
            height="20"
            rx="10"
            fill="var(--paper-raised)"
            stroke="var(--coral)"
            stroke-width="1.6"
          />
          <text y="4.5" text-anchor="middle" font-size="13" font-weight="650" fill="var(--coral-text)">
            {props.fight.odds}
          </text>
        </g>
      }
    >
      {(roll) => <Die value={roll()} x={middle - 10} y={y() - 18} size={30} />}
    </Show>
  )
}
