import { createMemo, For, Show, type JSX } from 'solid-js'
import { spotRect, type Scene, type SpotKey } from './art/index.ts'
import type { Desk } from './desk.ts'
import type { Rect } from './layout.ts'
import { spotSpoken } from './speech.ts'
import { testIdOf } from './spots.ts'
import { words } from './text.ts'

export interface SpotsProps {
  readonly desk: Desk
  readonly scene: Scene
  /** Room round a thing that still hits it, in the chart's pixels. */
  readonly slack: number
}

/** Everything on the chart that can be pointed at, as invisible buttons with names: the town from zone to zone, then lagoon and sea. */
export function ChartSpots(props: SpotsProps): JSX.Element {
  const { desk } = props
  const legal = createMemo(() => new Set(desk.hand.marks().map(({ at }) => buttonOf(at))))
  const town = createMemo(() => townSpots(desk), [], { equals: sameSpots })
  const sea = createMemo(() => seaSpots(props.scene), [], { equals: sameSpots })
  return (
    <>
      <g role="group" aria-label={words().regions.town} data-region="town">
        <For each={town()}>{(spot) => <SpotButton {...props} spot={spot} legal={legal().has(spot)} />}</For>
      </g>
      <g role="group" aria-label={words().regions.sea} data-region="sea">
        <For each={sea()}>{(spot) => <SpotButton {...props} spot={spot} legal={legal().has(spot)} />}</For>
      </g>
    </>
  )
}

/** The button that a mark on the chart belongs to: a line is pointed at as a whole. */
function buttonOf(at: string): string {
  const [on, zone = ''] = at.split(':')
  return on === 'queue' ? `zone:${zone}` : at
}

function townSpots(desk: Desk): SpotKey[] {
  const zones = desk.scene.zones().map(({ zone }): SpotKey => `zone:${zone}`)
  return [...zones, ...desk.view().store.map((_, berth): SpotKey => `store:${berth + 1}`)]
}

/** Sites under their columns, columns under the spaces, boats on top. */
function seaSpots({ layout, zodiacs, scores }: Scene): SpotKey[] {
  return [
    ...layout.sites.map(({ site }): SpotKey => `site:${site}`),
    ...layout.sites.flatMap(({ site, columns }) => Array.from({ length: columns }, (_, column): SpotKey => `column:${site}:${column + 1}`)), // prettier-ignore
    ...[...layout.spaces.keys()].map((id): SpotKey => `sea:${id}`),
    ...zodiacs.map(({ zodiac }): SpotKey => `zodiac:${zodiac.id}`),
    ...scores.map(({ seat }): SpotKey => `score:${seat}`),
  ]
}

function SpotButton(props: SpotsProps & { spot: SpotKey; legal: boolean }): JSX.Element {
  const { desk } = props
  const rect = createMemo(() => spotRect(props.scene, props.spot), null, { equals: sameRect })
  const isPressed = (): boolean | undefined => {
    const { zodiac } = desk.hand.held()
    return zodiac !== null && props.spot.startsWith('zodiac:') ? props.spot === `zodiac:${zodiac}` : undefined
  }
  return (
    <Show when={rect()}>
      {(at) => (
        <g
          role="button"
          class="th-spot"
          tabindex={-1}
          aria-label={`${spotSpoken(desk, props.spot)}${props.legal ? `. ${invitation(props.spot)}` : ''}`}
          aria-disabled={!props.legal}
          aria-pressed={isPressed()}
          data-spot={props.spot}
          data-legal={props.legal ? '' : undefined}
          data-testid={testIdOf(props.spot)}
        >
          <rect {...hitRect(props, at())} fill="transparent" />
        </g>
      )}
    </Show>
  )
}

function invitation(spot: string): string {
  if (spot.startsWith('zone:')) return words().mayPlace
  return spot.startsWith('zodiac:') ? words().mayChoose : words().mayDo
}

/** Rows and columns touch one another already; a boat at a dig site is wider than its space and leaves room for the next ones. */
function hitRect({ spot, slack, scene }: SpotsProps & { spot: SpotKey }, rect: Rect): Rect {
  if (/^(zone|site|column):/.test(spot)) return rect
  const boat = scene.zodiacs.find(({ zodiac }) => spot === `zodiac:${zodiac.id}`)
  if (boat === undefined || scene.layout.spaces.get(boat.zodiac.at)?.kind !== 'dig') return grown(rect, slack)
  return { ...rect, x: rect.x + 8, width: rect.width - 16 }
}

function grown({ x, y, width, height }: Rect, by: number): Rect {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by }
}

function sameSpots(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((spot, index) => spot === b[index])
}

function sameRect(a: Rect | null, b: Rect | null): boolean {
  if (a === null || b === null) return a === b
  return a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height
}
