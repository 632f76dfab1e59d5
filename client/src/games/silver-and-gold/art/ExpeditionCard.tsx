import type { JSX } from 'solid-js'
import { createMemo, For, Show } from 'solid-js'
import { CompassRose } from '../../../art/symbols.tsx'
import { PenCross } from './IslandBoxes.tsx'
import type { Cell } from './types.ts'

export const shapeNames = ['I2', 'I3', 'L3', 'T4', 'L4', 'O4'] as const
export type ShapeName = (typeof shapeNames)[number]

/** How the six patterns are printed; a turned or mirrored one is given as its own cells. */
export const shapeCells: Record<ShapeName, readonly Cell[]> = {
  I2: [[0, 0], [0, 1]], // prettier-ignore
  I3: [[0, 0], [0, 1], [0, 2]], // prettier-ignore
  L3: [[0, 0], [1, 0], [1, 1]], // prettier-ignore
  T4: [[0, 0], [0, 1], [0, 2], [1, 1]], // prettier-ignore
  L4: [[0, 0], [1, 0], [2, 0], [2, 1]], // prettier-ignore
  O4: [[0, 0], [0, 1], [1, 0], [1, 1]], // prettier-ignore
}

function span(cells: readonly Cell[]): { rows: number; cols: number } {
  return { rows: Math.max(...cells.map(([row]) => row)) + 1, cols: Math.max(...cells.map(([, col]) => col)) + 1 }
}

/** A pattern alone, boxes of `box` pixels, cells counted from (0, 0). `crosses` draws the pen's crosses in it. */
export function ShapePicture(props: {
  cells: readonly Cell[]
  box: number
  crosses?: boolean
  fill?: string
  label?: string
}): JSX.Element {
  const size = createMemo(() => span(props.cells))
  return (
    <svg
      class="shape-picture"
      width={size().cols * props.box + 2}
      height={size().rows * props.box + 2}
      viewBox={`-1 -1 ${size().cols * props.box + 2} ${size().rows * props.box + 2}`}
      role={props.label ? 'img' : undefined}
      aria-label={props.label}
      aria-hidden={props.label ? undefined : 'true'}
    >
      <ShapeBoxes cells={props.cells} box={props.box} crosses={props.crosses} fill={props.fill} />
    </svg>
  )
}

function ShapeBoxes(props: { cells: readonly Cell[]; box: number; crosses?: boolean; fill?: string }): JSX.Element {
  return (
    <For each={props.cells}>
      {([row, col]) => (
        <g transform={`translate(${(col + 0.5) * props.box} ${(row + 0.5) * props.box})`}>
          <rect
            x={-props.box / 2}
            y={-props.box / 2}
            width={props.box}
            height={props.box}
            rx={props.box > 20 ? 2 : 0}
            fill={props.fill ?? 'var(--sea-2)'}
            stroke="var(--ink)"
            stroke-width={props.box > 20 ? 1.5 : 1}
          />
          <Show when={props.crosses}>
            <PenCross seed={`shape:${row}:${col}`} size={props.box} />
          </Show>
        </g>
      )}
    </For>
  )
}

/**
 * The revealed expedition card. `cells` are the pattern as it is held now (turned, mirrored), `title` and `caption` are written
 * ("Expedition", "the large L, L4"); null cells show the back of the card. 150 x 206, takes the width that it is given.
 */
export function ExpeditionCard(props: {
  cells: readonly Cell[] | null
  title: string
  caption: string
  class?: string
}): JSX.Element {
  return (
    <svg class={`expedition-card ${props.class ?? ''}`} viewBox="0 0 150 206" width="100%">
      <g aria-hidden="true">
        <rect x="-1" y="3" width="152" height="208" rx="8" fill="var(--scrap-shade)" opacity=".05" />
        <rect x="0" y="2" width="150" height="206" rx="7" fill="var(--scrap-shade)" opacity=".12" />
        <rect width="150" height="206" rx="6" fill="var(--paper-raised)" stroke="var(--hair)" />
        <rect x="6" y="6" width="138" height="194" rx="3" fill="none" stroke="var(--brass)" stroke-width="1" />
        <text class="serif" x="75" y="30" text-anchor="middle" font-size="16" font-weight="600" fill="var(--ink)">
          {props.title}
        </text>
        <Show when={props.cells} fallback={<CardBack />}>
          {(cells) => <Pattern cells={cells()} />}
        </Show>
        <Caption text={props.caption} />
      </g>
    </svg>
  )
}

/** One line, or two where a long one has a comma. */
function Caption(props: { text: string }): JSX.Element {
  const lines = (): string[] => (props.text.length > 20 ? props.text.split(/(?<=,) /) : [props.text])
  return (
    <For each={lines()}>
      {(line, index) => (
        <text
          class="italic"
          x="75"
          y={186 + (index() - (lines().length - 1)) * 17}
          text-anchor="middle"
          font-size={line.length > 20 ? '13' : '15'}
          fill="var(--ink)"
        >
          {line}
        </text>
      )}
    </For>
  )
}

function Pattern(props: { cells: readonly Cell[] }): JSX.Element {
  const size = createMemo(() => span(props.cells))
  return (
    <g transform={`translate(${75 - size().cols * 18} ${100 - size().rows * 18})`}>
      <ShapeBoxes cells={props.cells} box={36} crosses />
    </g>
  )
}

function CardBack(): JSX.Element {
  return (
    <>
      <rect x="14" y="42" width="122" height="122" rx="2" fill="var(--sea-2)" />
      <CompassRose x={75} y={104} size={104} paper="var(--sea-1)" />
    </>
  )
}
