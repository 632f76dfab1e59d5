import type { JSX } from 'solid-js'
import { For, Show } from 'solid-js'
import { MotifMark } from './motifs.tsx'
import { colorFill, strongColor } from './tileColors.tsx'
import { TileMark } from './TileArt.tsx'
import type { Tile, TreasureKind } from './types.ts'
import { treasureKinds } from './types.ts'

/** Two lines of six places, each kind always in its own place. */
const across = 6

/** The top left corner of a kind's place, for steps of `step`: where a flight to the board ends. */
function treasurePlace(kind: TreasureKind, step: number): { readonly x: number; readonly y: number } {
  const index = treasureKinds.indexOf(kind)
  return { x: (index % across) * step, y: Math.floor(index / across) * step }
}

interface TreasureBoardProps {
  readonly treasures: readonly Tile[]
  /** For ears: which tiles are there and which are missing. Without it the picture is silent. */
  readonly label?: string
  /** Kinds that came just now: they keep a brass ring. */
  readonly fresh?: readonly TreasureKind[]
  readonly class?: string
}

/** My player board: tiles of 44, what is missing as a faint drawing in a dashed place. 296 x 96, takes the width that it is given. */
export function TreasureBoard(props: TreasureBoardProps): JSX.Element {
  const tile = (kind: TreasureKind): Tile | undefined => props.treasures.find((treasure) => treasure.kind === kind)
  return (
    <svg
      class={`treasure-board ${props.class ?? ''}`}
      viewBox="-2 -2 298 99"
      width="100%"
      role={props.label ? 'img' : undefined}
      aria-label={props.label}
      aria-hidden={props.label ? undefined : 'true'}
    >
      <For each={treasureKinds}>
        {(kind) => {
          const at = treasurePlace(kind, 50)
          return (
            <g transform={`translate(${at.x + 22} ${at.y + 22})`} data-anchor={`place:${kind}`}>
              <Show when={tile(kind)} fallback={<Missing kind={kind} />}>
                {(treasure) => <TileMark tile={treasure()} x={0} y={0} size={44} />}
              </Show>
              <Show when={props.fresh?.includes(kind)}>
                <rect
                  x="-23.5"
                  y="-23.5"
                  width="47"
                  height="47"
                  rx="7"
                  fill="none"
                  stroke="var(--brass)"
                  stroke-width="2.4"
                />
              </Show>
            </g>
          )
        }}
      </For>
    </svg>
  )
}

function Missing(props: { kind: TreasureKind }): JSX.Element {
  return (
    <>
      <rect
        x="-21"
        y="-21"
        width="42"
        height="42"
        rx="4"
        fill="var(--paper)"
        stroke="var(--line)"
        stroke-dasharray="4 3"
      />
      <g opacity=".3">
        <MotifMark kind={props.kind} x={0} y={0} size={27} ink="var(--ink)" />
      </g>
    </>
  )
}

/**
 * A rival's player board in 138 x 46 (or `width`): what is there is a filled tile, what is missing a bare place with a thin dashed edge,
 * its motif just visible; so the gaps are seen first.
 */
export function MiniTreasureBoard(props: TreasureBoardProps & { width?: number }): JSX.Element {
  const width = (): number => props.width ?? 138
  const tile = (kind: TreasureKind): Tile | undefined => props.treasures.find((treasure) => treasure.kind === kind)
  return (
    <svg
      class={`treasure-board ${props.class ?? ''}`}
      viewBox="-1 -1 139 47"
      width={width()}
      height={(width() * 47) / 139}
      role={props.label ? 'img' : undefined}
      aria-label={props.label}
      aria-hidden={props.label ? undefined : 'true'}
    >
      <For each={treasureKinds}>
        {(kind) => {
          const at = treasurePlace(kind, 23.2)
          return (
            <g transform={`translate(${at.x + 10.5} ${at.y + 10.5})`}>
              <Show when={tile(kind)} fallback={<MiniMissing kind={kind} />}>
                {(treasure) => (
                  <>
                    <rect
                      x="-10.5"
                      y="-10.5"
                      width="21"
                      height="21"
                      rx="3"
                      fill={colorFill(treasure().color)}
                      stroke={strongColor(treasure().color)}
                      stroke-width="1.3"
                    />
                    <MotifMark kind={kind} x={0} y={0} size={16.5} />
                  </>
                )}
              </Show>
              <Show when={props.fresh?.includes(kind)}>
                <rect
                  x="-11.5"
                  y="-11.5"
                  width="23"
                  height="23"
                  rx="4"
                  fill="none"
                  stroke="var(--brass)"
                  stroke-width="2"
                />
              </Show>
            </g>
          )
        }}
      </For>
    </svg>
  )
}

function MiniMissing(props: { kind: TreasureKind }): JSX.Element {
  return (
    <>
      <rect
        x="-10"
        y="-10"
        width="20"
        height="20"
        rx="3"
        fill="none"
        stroke="var(--line)"
        stroke-width=".9"
        stroke-dasharray="2.5 2.2"
      />
      <g opacity=".34">
        <MotifMark kind={props.kind} x={0} y={0} size={14.5} ink="var(--ink)" />
      </g>
    </>
  )
}
