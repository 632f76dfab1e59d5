import type { JSX } from 'solid-js'
import { For, Show } from 'solid-js'
import { outlinePath } from '../../../art/outline.ts'
import type { Rect } from '../layout.ts'
import { Frame } from './IslandBoxes.tsx'
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
    <g transform={`translate(${(props.cell[1] + 0.5) * props.size} ${(props.cell[0] + 0.5) * props.size})`}>
      <Frame size={props.size} by={-4} round={0.06} fill="url(#art-coral-hatch)" stroke="var(--coral)" width={1.6} />
    </g>
  )
}

/** A single box that may be crossed off now. */
export function LegalBox(props: { rect: Rect }): JSX.Element {
  const by = (): number => props.rect.width * -0.05
  return (
    <AtBox rect={props.rect}>
      <Frame size={props.rect.width} by={by()} round={0.075} stroke="var(--casing)" width={5} />
      <g fill-opacity=".08">
        <Frame
          size={props.rect.width}
          by={by()}
          round={0.075}
          fill="var(--magenta)"
          stroke="var(--magenta)"
          width={2.4}
        />
      </g>
    </AtBox>
  )
}

/** The keyboard's place on a scrap: a ring in ink outside the box, so that it can be told from what is legal. */
export function FocusBox(props: { rect: Rect }): JSX.Element {
  return (
    <AtBox rect={props.rect}>
      <Frame size={props.rect.width} by={1.5} round={0.1} stroke="var(--focus-gap)" width={6} />
      <Frame size={props.rect.width} by={1.5} round={0.1} stroke="var(--focus)" width={2.8} />
    </AtBox>
  )
}

/** With its middle at (0, 0). */
function AtBox(props: { rect: Rect; children: JSX.Element }): JSX.Element {
  const half = (): number => props.rect.width / 2
  return (
    <g
      aria-hidden="true"
      pointer-events="none"
      transform={`translate(${props.rect.x + half()} ${props.rect.y + half()})`}
    >
      {props.children}
    </g>
  )
}
