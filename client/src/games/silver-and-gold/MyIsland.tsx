import { createMemo, For, onCleanup, Show, type JSX } from 'solid-js'
import { GRID, symbolAt, type Box, type IslandView } from '@fathom/silver-and-gold'
import type { Point } from '../../board/geometry.ts'
import { IslandScrap, scrapPoint } from './art/index.ts'
import { islandProps, type GameModel } from './model.ts'
import { crossedList } from './input.ts'
import { boxesOf, boxOf, boxRect, gridOrigin, largeScrap, type ScrapLayout } from './layout.ts'
import type { PenPointer } from './pointer.ts'
import { boxSpoken, islandCaption, nameOf } from './speech.ts'
import { messages } from './text/index.ts'

/**
 * An island of mine, drawn large, as something to work on: the pattern follows the pointer over it; for the keyboard and for ears
 * it is a grid of boxes with names.
 */
export function MyIsland(props: {
  island: IslandView
  model: GameModel
  pointer: PenPointer
  layout?: ScrapLayout
}): JSX.Element {
  const layout = (): ScrapLayout => props.layout ?? largeScrap
  const card = (): string => props.island.card
  const crossed = createMemo(() => props.model.crossedOf(props.island))
  const drawn = createMemo(() => islandProps(card(), crossed()))
  const boxes = createMemo(() => boxesOf(drawn().rows))
  const focused = (): Box | null => {
    const at = props.pointer.pointed()
    const [on, island, box] = at?.spot.split(':') ?? []
    return at?.by === 'keys' && on === 'box' && island === card() ? Number(box) : null
  }
  const fresh = (): readonly number[] => {
    const mask = props.model.isMine()
      ? (props.model.drafted().get(card()) ?? 0)
      : props.model.freshOf(props.model.context.shownSeat(), card())
    return boxes().filter((box) => (mask >> box) & 1)
  }
  const surface = (group: SVGGElement) => (at: Point) => {
    const point = scrapPoint(group, at.x, at.y)
    const origin = gridOrigin(layout(), drawn().rows)
    const size = layout().box
    return { row: (point.y - origin.y) / size, column: (point.x - origin.x) / size }
  }
  return (
    <div
      class="my-island"
      classList={{ working: props.pointer.mode() !== 'none' }}
      onWheel={(event) => {
        if (props.pointer.mode() !== 'pattern' || event.deltaY === 0) return
        event.preventDefault()
        turnByWheel(props.pointer, event.deltaY)
      }}
      data-island={card()}
      data-testid={`island-${card()}`}
    >
      <IslandScrap
        island={drawn()}
        layout={layout()}
        caption={islandCaption(card(), crossed())}
        ghost={props.pointer.ghostOn(card())}
        legalBoxes={props.pointer.glowingOn(card())}
        focusBox={focused()}
        fresh={fresh()}
        lifted={props.pointer.crossAim()?.card === card()}
        ref={(element) => onCleanup(props.pointer.addSurface(card(), surface(element)))}
      >
        <g
          role="grid"
          data-region={`island-${card()}`}
          aria-label={`${nameOf(card())}, ${islandCaption(card(), crossed())}`}
        >
          <For each={Array.from({ length: drawn().rows.length }, (_, row) => row)}>
            {(row) => (
              <g role="row" aria-label={messages().rowName(row + 1)}>
                <For each={Array.from({ length: GRID }, (_, column) => boxOf([row, column]))}>
                  {(box) => (
                    <Show when={symbolAt(card(), box) !== null}>
                      <g
                        role="gridcell"
                        tabindex={-1}
                        aria-label={boxSpoken(card(), crossed(), box)}
                        data-spot={`box:${card()}:${box}`}
                        data-testid={`box-${card()}-${box}`}
                        data-crossed={crossedList(crossed())[box] ? '' : undefined}
                      >
                        <rect {...boxRect(layout(), drawn().rows, box)} fill="transparent" />
                      </g>
                    </Show>
                  )}
                </For>
              </g>
            )}
          </For>
        </g>
      </IslandScrap>
    </div>
  )
}

let lastTurn = 0

/** A wheel gives many small steps: one quarter turn, then a rest. */
function turnByWheel(pointer: PenPointer, deltaY: number): void {
  const now = performance.now()
  if (now - lastTurn < 160) return
  lastTurn = now
  pointer.turn(deltaY > 0 ? 1 : -1)
}
