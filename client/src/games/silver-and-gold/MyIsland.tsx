import { createMemo, createSignal, For, Show, type JSX } from 'solid-js'
import { GRID, symbolAt, type Box, type IslandView } from '@fathom/silver-and-gold'
import { IslandScrap, scrapPoint } from './art/index.ts'
import { islandProps, type Desk } from './desk.ts'
import type { Hand } from './hand.ts'
import { crossedList, stepFrom } from './input.ts'
import { boxesOf, boxOf, boxRect, gridOrigin, largeScrap, type ScrapLayout } from './layout.ts'
import { boxSpoken, islandCaption, nameOf } from './speech.ts'

const arrows: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/**
 * An island of mine, drawn large, as something to work on: the pointer moves the pattern over it, a click crosses off, a tap aims
 * first; for the keyboard and for ears it is a grid of boxes with names.
 */
export function MyIsland(props: { island: IslandView; desk: Desk; hand: Hand; layout?: ScrapLayout }): JSX.Element {
  const layout = (): ScrapLayout => props.layout ?? largeScrap
  const card = (): string => props.island.card
  const crossed = createMemo(() => props.desk.crossedOf(props.island))
  const drawn = createMemo(() => islandProps(card(), crossed()))
  const boxes = createMemo(() => boxesOf(drawn().rows))
  const [focused, setFocused] = createSignal<Box | null>(null)
  const tabStop = (): Box => focused() ?? boxes()[0] ?? 0
  const fresh = (): readonly number[] => {
    const mask = props.desk.isMine()
      ? (props.desk.drafted().get(card()) ?? 0)
      : props.desk.freshOf(props.desk.context.shownSeat(), card())
    return boxes().filter((box) => (mask >> box) & 1)
  }
  let group: SVGGElement | undefined
  let grid: SVGGElement | undefined
  let lastPointer = 'mouse'
  let tapped: string | null = null

  const pointAt = (event: MouseEvent): void => {
    if (group === undefined) return
    const point = scrapPoint(group, event.clientX, event.clientY)
    const origin = gridOrigin(layout(), drawn().rows)
    const size = layout().box
    props.hand.point(card(), { row: (point.y - origin.y) / size, column: (point.x - origin.x) / size })
  }
  const click = (event: MouseEvent): void => {
    if (props.hand.mode() === 'none') return
    pointAt(event)
    const aimed = props.hand.aim()
    if (aimed === null) return
    // A finger covers what it points at: the first tap shows where it would go, the second on the same place does it.
    const place = aimed.fits ? aimed.text : null
    const isSecondTap = place !== null && place === tapped
    tapped = place
    if (lastPointer === 'mouse' || isSecondTap) void props.hand.cross()
    else props.hand.speakAim()
  }
  const focusBox = (box: Box): void => {
    setFocused(box)
    grid?.querySelector<SVGGElement>(`[data-box="${box}"]`)?.focus({ preventScroll: true })
  }
  const keyDown = (event: KeyboardEvent, box: Box): void => {
    const way = arrows[event.key]
    if (way !== undefined) focusBox(stepFrom(card(), box, way))
    else if (event.key === 'Enter' || event.key === ' ') {
      props.hand.pointAtBox(card(), box)
      void props.hand.cross()
    } else return
    event.preventDefault()
  }
  return (
    <div
      class="my-island"
      classList={{ working: props.hand.mode() !== 'none' }}
      onPointerMove={(event) => {
        lastPointer = event.pointerType
        if (event.pointerType === 'mouse' && props.hand.mode() !== 'none') pointAt(event)
      }}
      onPointerDown={(event) => (lastPointer = event.pointerType)}
      onClick={click}
      onWheel={(event) => {
        if (props.hand.mode() !== 'pattern' || event.deltaY === 0) return
        event.preventDefault()
        turnByWheel(props.hand, event.deltaY)
      }}
      data-testid={`island-${card()}`}
    >
      <IslandScrap
        island={drawn()}
        layout={layout()}
        caption={islandCaption(card(), crossed())}
        ghost={props.hand.ghostOn(card())}
        legalBoxes={props.hand.glowingOn(card())}
        focusBox={focused()}
        fresh={fresh()}
        lifted={props.hand.aim()?.card === card()}
        ref={(element) => (group = element)}
      >
        <g
          ref={(element) => (grid = element)}
          role="grid"
          aria-label={`${nameOf(card())}, ${islandCaption(card(), crossed())}`}
        >
          <For each={Array.from({ length: drawn().rows.length }, (_, row) => row)}>
            {(row) => (
              <g role="row">
                <For each={Array.from({ length: GRID }, (_, column) => boxOf([row, column]))}>
                  {(box) => (
                    <Show when={symbolAt(card(), box) !== null}>
                      <g
                        role="gridcell"
                        tabindex={box === tabStop() ? 0 : -1}
                        aria-label={boxSpoken(card(), crossed(), box)}
                        data-box={box}
                        data-testid={`box-${card()}-${box}`}
                        data-crossed={crossedList(crossed())[box] ? '' : undefined}
                        onFocus={(event) => {
                          if (!event.currentTarget.matches(':focus-visible')) return
                          setFocused(box)
                          if (props.hand.mode() !== 'none') props.hand.pointAtBox(card(), box)
                          whyNotSoon(props.hand)
                        }}
                        onBlur={() => setFocused(null)}
                        onKeyDown={(event) => keyDown(event, box)}
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
function turnByWheel(hand: Hand, deltaY: number): void {
  const now = performance.now()
  if (now - lastTurn < 160) return
  lastTurn = now
  hand.turn(deltaY > 0 ? 1 : -1)
}

/** On arriving at a box by keyboard: what is in the way, after the box's own name was read. */
function whyNotSoon(hand: Hand): void {
  setTimeout(() => {
    const aimed = hand.aim()
    if (aimed !== null) hand.speakAim()
  }, 700)
}
