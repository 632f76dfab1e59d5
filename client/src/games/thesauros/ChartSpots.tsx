import { createMemo, For, Show, type JSX } from 'solid-js'
import { grown, sameRect, type Rect } from '../../board/geometry.ts'
import { testIdOf } from '../../board/spots.ts'
import { sameNames } from '../../shell/sameNames.ts'
import { spotRect, type Scene, type SpotKey } from './art/index.ts'
import type { GameModel } from './model.ts'
import { spotSpoken } from './speech.ts'
import { messages } from './text/index.ts'

export interface SpotsProps {
  readonly model: GameModel
  readonly scene: Scene
  /** Room round a thing that still hits it, in the chart's pixels. */
  readonly slack: number
}

/** Everything on the chart that can be pointed at, as invisible buttons with names: the town from zone to zone, then lagoon and sea. */
export function ChartSpots(props: SpotsProps): JSX.Element {
  const { model } = props
  const legal = createMemo(() => new Set(model.pointer.marks().map(({ at }) => buttonOf(at))))
  const town = createMemo(() => townSpots(model), [], { equals: sameNames })
  const sea = createMemo(() => seaSpots(props), [], { equals: sameNames })
  return (
    <>
      <g role="group" aria-label={messages().regions.town} data-region="town">
        <For each={town()}>{(spot) => <SpotButton {...props} spot={spot} legal={legal().has(spot)} />}</For>
      </g>
      <g role="group" aria-label={messages().regions.sea} data-region="sea">
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

function townSpots(model: GameModel): SpotKey[] {
  const zones = model.scene.zones().map(({ zone }): SpotKey => `zone:${zone}`)
  return [...zones, ...model.view().store.map((_, berth): SpotKey => `store:${berth + 1}`)]
}

/** Sites under their columns, columns under the spaces, boats on top. Where no tile lies yet nothing can be said of a column. */
function seaSpots({ model, scene: { layout, zodiacs, scores } }: SpotsProps): SpotKey[] {
  const bare = new Set(model.scene.sites().flatMap(({ site, state }) => (state === 'unsurveyed' ? [site] : [])))
  const columns = layout.sites.flatMap(({ site, columns: all }) =>
    bare.has(site) ? [] : Array.from({ length: all }, (_, column): SpotKey => `column:${site}:${column + 1}`),
  )
  return [
    ...layout.sites.map(({ site }): SpotKey => `site:${site}`),
    ...columns,
    ...[...layout.spaces.keys()].map((id): SpotKey => `sea:${id}`),
    ...zodiacs.map(({ zodiac }): SpotKey => `zodiac:${zodiac.id}`),
    ...scores.map(({ seat }): SpotKey => `score:${seat}`),
  ]
}

function SpotButton(props: SpotsProps & { spot: SpotKey; legal: boolean }): JSX.Element {
  const { model } = props
  const rect = createMemo(() => spotRect(props.scene, props.spot), null, { equals: sameRect })
  const isPressed = (): boolean | undefined => {
    const { zodiac } = model.pointer.held()
    return zodiac !== null && props.spot.startsWith('zodiac:') ? props.spot === `zodiac:${zodiac}` : undefined
  }
  return (
    <Show when={rect()}>
      {(at) => (
        <g
          role="button"
          class="th-spot"
          tabindex={-1}
          aria-label={`${spotSpoken(model, props.spot)}${props.legal ? `. ${invitation(props.spot)}` : ''}`}
          aria-disabled={!props.legal}
          aria-pressed={isPressed()}
          data-spot={props.spot}
          data-explain={model.context.advice(props.spot).length > 0 ? props.spot : undefined}
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
  if (spot.startsWith('zone:')) return messages().mayPlace
  return spot.startsWith('zodiac:') ? messages().mayChoose : messages().mayDo
}

/** Rows and columns touch one another already; a boat at a dig site is wider than its space and leaves room for the next ones. */
function hitRect({ spot, slack, scene }: SpotsProps & { spot: SpotKey }, rect: Rect): Rect {
  if (/^(zone|site|column):/.test(spot)) return rect
  const boat = scene.zodiacs.find(({ zodiac }) => spot === `zodiac:${zodiac.id}`)
  if (boat === undefined || scene.layout.spaces.get(boat.zodiac.at)?.kind !== 'dig') return grown(rect, slack)
  return { ...rect, x: rect.x + 8, width: rect.width - 16 }
}
