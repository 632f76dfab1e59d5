import type { JSX } from 'solid-js'
import { For, Show } from 'solid-js'
import { outlinePath } from '../../../art/outline.ts'
import type { Rect } from '../layout.ts'
import type { Cell, Ghost } from './types.ts'

/** Marks that lie over a scrap's boxes, the grid's corner at (0, 0). They carry no words and take no pointer. */

/**
 * The pattern where it would go. It fits: magenta wash and one magenta outline, cased so that it shows on water, dashed while nobody points there. It doesn't:
 * a grey dashed outline, and hatched coral on the cells in the way.
 */
export function GhostMark(props: { ghost: Ghost; size: number }): JSX.Element {
  const outline = (): string => outlinePath(props.ghost.cells, props.size)
  return (
    <g aria-hidden="true" pointer-events="none" stroke-linejoin="round">
      <Show
        when={props.ghost.ok}
        fallback={
          <>
            <path d={outline()} fill="var(--ink-soft)" fill-opacity=".16" fill-rule="evenodd" />
            <For each={props.ghost.blocked ?? []}>{(cell) => <BlockedCell cell={cell} size={props.size} />}</For>
            <path d={outline()} fill="none" stroke="var(--casing)" stroke-width="5.5" />
            <path d={outline()} fill="none" stroke="var(--ink-soft)" stroke-width="2.5" stroke-dasharray="7 5" />
          </>
        }
      >
        <path d={outline()} fill="var(--magenta)" fill-opacity={props.ghost.hint ? '.1' : '.16'} fill-rule="evenodd" />
        <path d={outline()} fill="none" stroke="var(--casing)" stroke-width="6.5" />
        <path
          d={outline()}
          fill="none"
          stroke="var(--magenta)"
          stroke-width={props.ghost.hint ? 2.4 : 3.2}
          stroke-dasharray={props.ghost.hint ? '9 5' : undefined}
        />
      </Show>
    </g>
  )
}

function BlockedCell(props: { cell: Cell; size: number }): JSX.Element {
  return (
    <rect
      x={props.cell[1] * props.size + 4}
      y={props.cell[0] * props.size + 4}
      width={props.size - 8}
      height={props.size - 8}
      rx={props.size * 0.06}
      fill="url(#art-coral-hatch)"
      stroke="var(--coral)"
      stroke-width="1.6"
    />
  )
}

/** A single box that may be crossed off now. */
export function LegalBox(props: { rect: Rect }): JSX.Element {
  const inset = (): number => props.rect.width * 0.05
  const frame = (): Record<'x' | 'y' | 'width' | 'height' | 'rx', number> => ({
    x: props.rect.x + inset(),
    y: props.rect.y + inset(),
    width: props.rect.width - 2 * inset(),
    height: props.rect.height - 2 * inset(),
    rx: props.rect.width * 0.075,
  })
  return (
    <g aria-hidden="true" pointer-events="none" fill="none">
      <rect {...frame()} stroke="var(--casing)" stroke-width="5" />
      <rect {...frame()} fill="var(--magenta)" fill-opacity=".08" stroke="var(--magenta)" stroke-width="2.4" />
    </g>
  )
}

/** The keyboard's place on a scrap: a ring in ink outside the box, so that it can be told from what is legal. */
export function FocusBox(props: { rect: Rect }): JSX.Element {
  return (
    <g aria-hidden="true" pointer-events="none" fill="none">
      <rect
        x={props.rect.x - 1.5}
        y={props.rect.y - 1.5}
        width={props.rect.width + 3}
        height={props.rect.height + 3}
        rx={props.rect.width * 0.1}
        stroke="var(--focus-gap)"
        stroke-width="6"
      />
      <rect
        x={props.rect.x - 1.5}
        y={props.rect.y - 1.5}
        width={props.rect.width + 3}
        height={props.rect.height + 3}
        rx={props.rect.width * 0.1}
        stroke="var(--focus)"
        stroke-width="2.8"
      />
    </g>
  )
}
