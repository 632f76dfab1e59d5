import { createMemo, createSignal, For, type JSX } from 'solid-js'
import { OFF } from '@fathom/sunken-treasure'
import { isPhone } from '../../shell/media.ts'
import { seatColor } from '../../table/seats.ts'
import { Sea } from './art/index.ts'
import { gridRows, type Desk } from './desk.ts'
import { createFlights } from './flights.ts'
import type { Helm } from './helm.ts'
import { boatKey, shipKey, spaceRect, stopKey, type Rect, type SeaLayout, type SpotKey } from './layout.ts'
import { parseSpace, placeScene, spotRect } from './placing.ts'
import { Cell } from './SeaCell.tsx'
import { badgeOf } from './speech.ts'
import { spotOf, thingsIn } from './spots.ts'
import { words } from './text.ts'

const arrows: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

interface SeaTableProps {
  readonly desk: Desk
  readonly helm: Helm
  readonly layout: SeaLayout
  readonly window?: Rect
  /** Room round a piece that still hits it, in the drawing's pixels. */
  readonly slack?: number
  /** The keyboard has come to a spot: it must be in sight. */
  readonly onReach?: (rect: Rect) => void
}

/**
 * The sea as something to work on: pointing shows what would happen, a click does it, a ship can be dragged; for the keyboard and
 * for ears it is a grid of spaces, each with a list of what lies in it.
 */
export function SeaTable(props: SeaTableProps): JSX.Element {
  const { desk, helm } = props
  const places = createMemo(() => placeScene(props.layout, { spaces: desk.spaces(), ships: desk.ships() }))
  const [tabStop, setTabStop] = createSignal<SpotKey>('space:c1r2')
  const [focused, setFocused] = createSignal<SpotKey | null>(null)
  let grid: SVGGElement | undefined
  let lastPointer: 'mouse' | 'touch' = 'mouse'
  let dragged: SpotKey | null = null

  const focusOn = (key: SpotKey): void => {
    const element = grid?.querySelector<SVGGElement>(`[data-spot="${key}"]`)
    const cell = element?.closest<SVGGElement>('[role="gridcell"]')?.dataset['spot'] as SpotKey | undefined
    if (cell !== undefined) setTabStop(cell)
    element?.focus({ preventScroll: true })
  }
  props.helm.onSeek((key) => focusOn(key))
  createFlights(
    () => grid?.closest('svg'),
    places,
    () => props.layout,
  )

  const keyUnder = (target: EventTarget | null): SpotKey | null =>
    target instanceof Element
      ? ((target.closest<SVGGElement>('[data-spot]')?.dataset['spot'] as SpotKey) ?? null)
      : null
  const pointerKind = (event: PointerEvent): 'mouse' | 'touch' => (event.pointerType === 'mouse' ? 'mouse' : 'touch')

  const move = (event: PointerEvent): void => {
    lastPointer = pointerKind(event)
    if (lastPointer === 'touch' && dragged === null) return
    const key = keyUnder(dragged === null ? event.target : document.elementFromPoint(event.clientX, event.clientY))
    if (key !== null) helm.point(spotOf(desk, key), lastPointer)
  }
  const down = (event: PointerEvent): void => {
    lastPointer = pointerKind(event)
    const key = keyUnder(event.target)
    const seat = desk.mover()
    dragged = seat !== null && key === shipKey(seatColor(seat)) && desk.view().phase === 'sail' ? key : null
    if (dragged !== null) event.stopPropagation()
  }
  const up = (event: PointerEvent): void => {
    const from = dragged
    dragged = null
    const key = keyUnder(document.elementFromPoint(event.clientX, event.clientY))
    if (from === null || key === null || key === from) return
    const does = helm.aimAtSpot(spotOf(desk, key))
    if (does !== null) void helm.go(does)
  }
  const click = (event: MouseEvent): void => {
    const key = keyUnder(event.target)
    if (key !== null) helm.click(spotOf(desk, key), lastPointer)
  }
  const keyDown = (event: KeyboardEvent): void => {
    const key = keyUnder(event.target)
    if (key === null) return
    const isCell = (event.target as Element).getAttribute('role') === 'gridcell'
    const way = arrows[event.key]
    const isGo = event.key === 'Enter' || event.key === ' '
    if (way !== undefined) focusOn(isCell ? stepFrom(key, way) : siblingOf(event.target as Element, way))
    else if (isGo) go(key, isCell)
    else if (event.key === 'F2' && isCell) enter(key)
    else if (event.key === 'Escape' && !isCell) focusOn(cellOf(event.target as Element) ?? key)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const go = (key: SpotKey, isCell: boolean): void => {
    const spot = spotOf(desk, key)
    const does = helm.aimAtSpot(spot)
    if (does === null) return isCell ? enter(key) : undefined
    // On a space where nothing can be done as a whole, Enter goes on to what lies in it.
    const goesIn = isCell && (does.can === null || does.can === 'choose') && thingsIn(desk, key).length > 0
    if (goesIn && desk.view().phase === 'act') enter(key)
    else helm.click(spot, 'keys')
  }
  const enter = (key: SpotKey): void => {
    const [first] = thingsIn(desk, key)
    if (first !== undefined) focusOn(first.key)
  }
  const onFocus = (event: FocusEvent): void => {
    const key = keyUnder(event.target)
    if (key === null || !(event.target as Element).matches(':focus-visible')) return
    setFocused(key)
    const cell = cellOf(event.target as Element)
    if (cell !== null) setTabStop(cell)
    helm.point(spotOf(desk, key), 'keys')
    const rect = spotRect(props.layout, places(), key)
    if (rect !== null) props.onReach?.(rect)
  }

  // On a phone a note would hide what it speaks of: there the line under the prompt says it.
  const badge = () => {
    const aim = helm.aim()
    if (isPhone() || aim?.can !== 'collect') return null
    const made = badgeOf(desk, aim.token)
    return made === null ? null : { ...made, at: `tile:${aim.token}` as const }
  }
  return (
    <Sea
      layout={props.layout}
      window={props.window}
      spaces={desk.spaces()}
      ships={desk.ships()}
      lane={desk.lane()}
      depths={words().fathoms}
      note={desk.view().phase === 'place' ? words().sailRight : undefined}
      legal={desk.glowing().filter((spot) => parseSpace(spot)?.row !== 1)}
      selected={desk.chosenBoat()}
      focus={focused()}
      fresh={desk.fresh()}
      ghost={ghostOf(desk, helm)}
      badge={badge()}
    >
      <Stops desk={desk} layout={props.layout} />
      <g
        ref={(element) => (grid = element)}
        class="st-grid"
        classList={{ asked: desk.mover() !== null }}
        role="grid"
        aria-label={words().sea}
        onPointerMove={move}
        onPointerDown={down}
        onPointerUp={up}
        onPointerLeave={() => helm.letGo()}
        onClick={click}
        onKeyDown={keyDown}
        onFocusIn={onFocus}
        onFocusOut={() => {
          setFocused(null)
          helm.letGo()
        }}
      >
        <For each={gridRows}>
          {(row) => (
            <g role="row">
              <For each={row}>
                {(key) => (
                  <Cell
                    spot={key}
                    desk={desk}
                    layout={props.layout}
                    places={places()}
                    slack={props.slack ?? 0}
                    isTabStop={tabStop() === key}
                  />
                )}
              </For>
            </g>
          )}
        </For>
      </g>
    </Sea>
  )
}

/** The columns that my ship may stop in, lit as a whole: a click anywhere in them sails there. */
function Stops(props: { desk: Desk; layout: SeaLayout }): JSX.Element {
  const stops = (): number[] =>
    props.desk.mover() === null ? [] : [...props.desk.choices().sails.keys()].filter((place) => place < OFF)
  return (
    <g aria-hidden="true" pointer-events="none">
      <For each={stops()}>
        {(column) => {
          const stop = () => spaceRect(props.layout, column, 1)
          const lane = () => ({
            x: stop().x + 4,
            y: stop().y + 5,
            width: stop().width - 8,
            height: props.layout.tops[5] - stop().y - 10,
          })
          return (
            <>
              <rect {...lane()} height={stop().height - 5} rx="6" fill="var(--magenta)" opacity=".1" />
              <rect {...lane()} rx="6" fill="none" stroke="var(--casing)" stroke-width="5.5" />
              <rect {...lane()} rx="6" fill="none" stroke="var(--magenta)" stroke-width="2.6" />
            </>
          )
        }}
      </For>
    </g>
  )
}

/** Where a piece of mine would stand. */
function ghostOf(desk: Desk, helm: Helm) {
  const aim = helm.aim()
  const seat = desk.mover()
  if (aim === null || seat === null) return null
  const color = seatColor(seat)
  const boat = desk.chosenBoat()
  if (aim.can === 'sail') return { piece: shipKey(color), color, to: stopKey(aim.place) }
  if (aim.can === 'move' && boat !== null) return { piece: boat, color, to: `space:${aim.to}` as SpotKey }
  if (aim.can === 'place') return { piece: boatKey(0, 0, color, 0), color, to: `space:c${aim.column}r2` as SpotKey }
  return null
}

/** The next spot of the grid in a direction, over the docks at the surface; the same at the edge. */
function stepFrom(key: SpotKey, [down, right]: readonly [number, number]): SpotKey {
  const row = gridRows.findIndex((cells) => cells.includes(key))
  const cells = gridRows[row] ?? []
  const column = cells.indexOf(key) + (row === 0 ? 0 : 1)
  const next = gridRows[row + down]
  if (next === undefined) return key
  const to = column + right
  if (row + down === 0) return next[Math.max(0, Math.min(7, to))] ?? key
  return next[Math.max(1, Math.min(6, to)) - 1] ?? key
}

function cellOf(element: Element): SpotKey | null {
  return (element.closest<SVGGElement>('[role="gridcell"]')?.dataset['spot'] as SpotKey | undefined) ?? null
}

/** The thing before or after in the same space. */
function siblingOf(element: Element, [down, right]: readonly [number, number]): SpotKey {
  const things = [...(element.closest('[role="gridcell"]')?.querySelectorAll<SVGGElement>('[role="button"]') ?? [])]
  const index = things.indexOf(element as SVGGElement) + down + right
  const next = things[Math.max(0, Math.min(things.length - 1, index))]
  return (next?.dataset['spot'] ?? '') as SpotKey
}
