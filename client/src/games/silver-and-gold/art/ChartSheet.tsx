import type { JSX } from 'solid-js'
import { createMemo, createUniqueId, For, Show } from 'solid-js'
import type { Coast } from '../../../art/coast.ts'
import { distanceTo, makeCoast } from '../../../art/coast.ts'
import { seedOf } from '../../../art/random.ts'
import type { Sounding } from '../../../art/soundings.ts'
import { soundings } from '../../../art/soundings.ts'
import { CompassRose } from '../../../art/symbols.tsx'
import { tornPaper } from '../../../art/tornPaper.ts'
import type { ScrapLayout } from '../layout.ts'
import { boxesOf, cellOf, columns, gridOrigin } from '../layout.ts'
import type { CardColor } from './types.ts'

const coasts = new Map<string, Coast>()

/** A card's coast, drawn once for each size: three cards a turn come and go, and a coast costs some milliseconds. */
function coastOf(id: string, rows: readonly string[], box: number): Coast {
  const key = `${id}/${rows.join('')}/${box}`
  const known = coasts.get(key)
  if (known) return known
  const coast = makeCoast(boxesOf(rows).map(cellOf), box, seedOf(id))
  coasts.set(key, coast)
  return coast
}

interface Rose {
  readonly x: number
  readonly y: number
  readonly radius: number
}

/** How a scrap leans on the table, in degrees. */
export function leanOf(id: string): number {
  return ((seedOf(id + 'lean') % 1000) / 1000 - 0.5) * 2.2
}

/** Everything of a scrap that never changes: torn sheet, sea, coast, soundings, rose. No filters: it may lie under anything. */
export function ChartSheet(props: {
  id: string
  rows: readonly string[]
  color: CardColor
  layout: ScrapLayout
  /** Soundings, graticule and rose; small scraps do without. */
  detailed: boolean
  /** Lifted from the table: a longer shadow. */
  lifted?: boolean
}): JSX.Element {
  const clip = createUniqueId()
  const torn = createMemo(() => tornPaper(seedOf(props.id), props.layout.width, props.layout.height))
  const coast = createMemo(() => coastOf(props.id, props.rows, props.layout.box))
  const origin = createMemo(() => gridOrigin(props.layout, props.rows))
  const rose = createMemo(() => rosePlace(props.layout, props.rows))
  const depths = createMemo(() => depthsOf(props.id, props.layout, props.rows, rose()))
  return (
    <g aria-hidden="true">
      <For each={props.lifted ? liftedShade : restingShade}>
        {([down, width, opacity]) => (
          <path
            d={torn()}
            transform={`translate(0 ${down})`}
            fill="var(--scrap-shade)"
            stroke="var(--scrap-shade)"
            stroke-width={width}
            stroke-linejoin="round"
            opacity={opacity}
          />
        )}
      </For>
      <path d={torn()} fill="var(--scrap)" />
      <clipPath id={clip}>
        <path d={torn()} />
      </clipPath>
      <g clip-path={`url(#${clip})`}>
        <rect width={props.layout.width} height={props.layout.height} fill="var(--chart-0)" />
        <Show when={props.detailed}>
          <Graticule layout={props.layout} x={origin().x} y={origin().y} />
        </Show>
        <g transform={`translate(${origin().x} ${origin().y})`} stroke-linejoin="round" fill-rule="evenodd">
          <For each={coast().depths}>
            {(depth, index) => (
              <path d={depth} fill={`var(--chart-${index() + 1})`} stroke="var(--contour)" stroke-width=".9" />
            )}
          </For>
          <path
            d={coast().land}
            fill={`var(--card-${props.color}-land)`}
            stroke="var(--land-line)"
            stroke-width="1.2"
          />
        </g>
        <Show when={props.detailed}>
          <For each={depths()}>
            {(depth) => (
              <text
                class="italic"
                x={depth.x}
                y={depth.y + 4}
                font-size="13"
                text-anchor="middle"
                fill="var(--sounding)"
              >
                {depth.fathoms}
              </text>
            )}
          </For>
          <Show when={rose().radius > 12}>
            <CompassRose
              x={rose().x}
              y={rose().y}
              size={rose().radius * 2}
              ink="var(--sounding)"
              paper="var(--chart-0)"
              opacity={0.85}
            />
          </Show>
        </Show>
        <path
          d={torn()}
          fill="none"
          stroke="var(--scrap-lip)"
          stroke-width={props.detailed ? 9 : 6}
          stroke-linejoin="round"
          opacity=".92"
        />
      </g>
      <path d={torn()} fill="none" stroke="var(--scrap-edge)" stroke-width=".8" />
    </g>
  )
}

type Shade = readonly [down: number, width: number, opacity: number]
const restingShade: readonly Shade[] = [
  [5, 10, 0.035],
  [4, 6, 0.05],
  [3, 2, 0.07],
  [1, 0.5, 0.14],
]
const liftedShade: readonly Shade[] = [
  [10, 18, 0.03],
  [8, 10, 0.05],
  [5, 4, 0.07],
  [2, 1, 0.14],
]

function Graticule(props: { layout: ScrapLayout; x: number; y: number }): JSX.Element {
  const lines = (): string => {
    const { width, height, box } = props.layout
    let path = ''
    for (let x = (props.x % box) - box; x < width; x += box) path += `M${x} 0V${height}`
    for (let y = (props.y % box) - box; y < height; y += box) path += `M0 ${y}H${width}`
    return path
  }
  return <path d={lines()} stroke="var(--sounding)" stroke-width=".7" opacity=".22" />
}

/** Pixels from a point of the scrap to the nearest box. */
function clearance(layout: ScrapLayout, rows: readonly string[]): (x: number, y: number) => number {
  const distance = distanceTo(boxesOf(rows).map(cellOf))
  const origin = gridOrigin(layout, rows)
  return (x, y) => distance((x - origin.x) / layout.box, (y - origin.y) / layout.box) * layout.box
}

/** The compass rose goes where there is most water, away from the name and the points. */
function rosePlace(layout: ScrapLayout, rows: readonly string[]): Rose {
  const room = clearance(layout, rows)
  const head = layout.top - layout.box * 0.1
  let best: Rose = { x: 0, y: 0, radius: 0 }
  for (let x = 40; x <= layout.width - 40; x += 6) {
    for (let y = head + 20; y <= layout.height - 34; y += 6) {
      const edge = Math.min(x, layout.width - x, layout.height - y) - 13
      const radius = Math.min(room(x, y) - layout.box * 0.2, edge, y - head + 12, layout.box * 0.46)
      if (radius > best.radius + 0.5) best = { x, y, radius }
    }
  }
  return best
}

function depthsOf(id: string, layout: ScrapLayout, rows: readonly string[], rose: Rose): Sounding[] {
  const room = clearance(layout, rows)
  const nameWidth = layout.width * 0.62
  const grid = gridOrigin(layout, rows)
  return soundings(seedOf(id + 'depth'), layout.width, layout.height, layout.box * 0.72, (x, y) => {
    const island = room(x, y) - layout.box * 0.33
    const fromRose = Math.hypot(x - rose.x, y - rose.y) - rose.radius - 14
    const fromName = Math.max(x - nameWidth, y - layout.nameSize * 3.6)
    const fromPoints = Math.hypot(x - layout.points.x + 14, y - layout.points.y) - layout.points.radius * 2.6
    const fromEdge = Math.min(x, y, layout.width - x, layout.height - y) - 22
    // a number within the grid could be taken for points
    const fromGrid =
      Math.max(grid.x - x, x - grid.x - columns * layout.box, grid.y - y, y - grid.y - rows.length * layout.box) - 6
    const worst = Math.min(fromRose, fromName, fromPoints, fromEdge, fromGrid)
    return worst < 0 ? worst : island
  })
}
