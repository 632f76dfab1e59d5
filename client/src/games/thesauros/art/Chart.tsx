import type { JSX } from 'solid-js'
import { createMemo, createUniqueId, For, Show } from 'solid-js'
import { lazyPart } from '../../../shell/part.tsx'
import type { ChartLayout, Point, Rect } from '../layout.ts'
import { ChartFrame, ScoreFlags } from './ChartFrame.tsx'
import { DigSiteMark } from './DigSite.tsx'
import type { MarkItem } from './marks.tsx'
import { CourseMark, FocusMark, FreshMark, LegalMark, SelectedMark } from './marks.tsx'
import type { NoteItem } from './Note.tsx'
import { SeaGround } from './SeaGround.tsx'
import { PlaneMark } from './Seaplane.tsx'
import { SeaSpaces } from './SeaSpaces.tsx'
import type { Scene, SpotKey, ZodiacPlace } from './spots.ts'
import { placeZodiacs, spotRect } from './spots.ts'
import { Town, ZoneNames } from './Town.tsx'
import type { ChartWords, ScoreItem, SiteItem, TownItem, ZodiacItem, ZoneItem } from './types.ts'
import { lineOf } from './WaitingLine.tsx'
import { ZodiacMark } from './Zodiac.tsx'

/** Nobody points at anything before the chart is there. */
const NoteMark = lazyPart(async () => (await import('./Note.tsx')).NoteMark, undefined, true)

export interface ChartProps {
  readonly layout: ChartLayout
  /** The part that is shown; all of it unless told. */
  readonly window?: Rect
  readonly words: ChartWords
  readonly zones: readonly ZoneItem[]
  readonly town: TownItem
  readonly sites: readonly SiteItem[]
  readonly zodiacs: readonly ZodiacItem[]
  readonly scores: readonly ScoreItem[]
  /** What may be done now. */
  readonly legal?: readonly MarkItem[]
  readonly selected?: readonly SpotKey[]
  /** Spaces of the sea from where a Zodiac is to where it would go. */
  readonly course?: readonly string[] | null
  readonly focus?: SpotKey | null
  readonly fresh?: readonly SpotKey[]
  readonly note?: NoteItem | null
  /** Zodiacs that are in flight: not drawn here. */
  readonly hidden?: readonly SpotKey[]
  readonly class?: string
  /** Its coordinates are the layout's: for mapping a pointer. */
  readonly ref?: (svg: SVGSVGElement) => void
  /** SVG on top in board coordinates: the input layer's buttons, at `spotRect`. */
  readonly children?: JSX.Element
}

/** Where everything is, for `spotRect`. */
export function sceneOf(props: Pick<ChartProps, 'layout' | 'zones' | 'zodiacs' | 'scores'>): Scene {
  return {
    layout: props.layout,
    lines: new Map(props.zones.map((zone) => [zone.zone, lineOf(zone)])),
    names: new Map(props.zones.map((zone) => [zone.zone, zone.name.length])),
    zodiacs: placeZodiacs(props.layout, props.zodiacs),
    scores: props.scores,
  }
}

/** The whole chart: the town and its piers, lagoon and high sea, dig sites, boats, reputation. It only draws, and is silent. */
export function Chart(props: ChartProps): JSX.Element {
  const clip = createUniqueId()
  const scene = createMemo(() => sceneOf(props))
  const view = (): Rect => props.window ?? { x: 0, y: 0, width: props.layout.width, height: props.layout.height }
  return (
    <svg
      ref={(svg) => props.ref?.(svg)}
      class={`th-chart ${props.class ?? ''}`}
      viewBox={`${view().x} ${view().y} ${view().width} ${view().height}`}
      width="100%"
    >
      <clipPath id={clip}>
        <rect {...props.layout.water} />
      </clipPath>
      <g aria-hidden="true">
        <g clip-path={`url(#${clip})`}>
          <SeaGround layout={props.layout} />
          <Town layout={props.layout} zones={props.zones} town={props.town} />
          <For each={props.layout.sites}>
            {(place) => (
              <Show when={props.sites.find((site) => site.site === place.site)}>
                {(item) => <DigSiteMark place={place} item={item()} unsurveyed={props.words.unsurveyed} />}
              </Show>
            )}
          </For>
          <SeaSpaces layout={props.layout} words={props.words} found={props.town.found ?? null} />
        </g>
        <ChartFrame layout={props.layout} label={props.words.reputation} />
        <ScoreFlags layout={props.layout} scores={props.scores} />
      </g>
      <For each={props.legal ?? []}>{(mark) => <LegalMark scene={scene()} mark={mark} />}</For>
      <g aria-hidden="true">
        <ZoneNames layout={props.layout} zones={props.zones} />
      </g>
      <Show when={courseOf(scene(), props.course ?? [])}>{(points) => <CourseMark points={points()} />}</Show>
      <For each={props.selected ?? []}>{(at) => <SelectedMark scene={scene()} at={at} />}</For>
      <Boats scene={scene()} hidden={props.hidden ?? []} />
      <For each={props.fresh ?? []}>{(at) => <FreshMark scene={scene()} at={at} />}</For>
      <Show when={props.focus}>{(at) => <FocusMark scene={scene()} at={at()} />}</Show>
      <Show when={props.note}>{(note) => <NoteMark scene={scene()} note={note()} window={props.window} />}</Show>
      {props.children}
    </svg>
  )
}

/** Boats, each kept on the page by its id while it moves, so that it goes on rocking. */
function Boats(props: { scene: Scene; hidden: readonly SpotKey[] }): JSX.Element {
  const byId = createMemo(() => new Map(props.scene.zodiacs.map((place) => [place.zodiac.id, place])))
  const shown = () => [...byId().keys()].filter((id) => !props.hidden.includes(`zodiac:${id}`))
  return (
    <g aria-hidden="true" pointer-events="none">
      <For each={shown()}>
        {(id) => {
          const first = byId().get(id)
          if (!first) return null
          // A boat that has just gone keeps its last place until <For> takes it off.
          const place = createMemo<ZodiacPlace>((last) => byId().get(id) ?? last, first)
          return <Boat place={place()} />
        }}
      </For>
    </g>
  )
}

function Boat(props: { place: ZodiacPlace }): JSX.Element {
  const zodiac = (): ZodiacItem => props.place.zodiac
  return (
    <g
      data-anchor={`zodiac:${zodiac().id}`}
      data-held={zodiac().held ? '' : undefined}
      opacity={zodiac().held ? 0.6 : zodiac().played ? 0.75 : 1}
    >
      <ZodiacMark
        seat={zodiac().seat}
        hull={zodiac().hull}
        crew={zodiac().crew}
        gear={zodiac().gear}
        x={props.place.x}
        y={props.place.y}
        scale={props.place.scale}
        rocking
      />
      <Show when={zodiac().seaplane}>
        {(color) => <PlaneMark x={props.place.x - 22} y={props.place.y - 17} color={color()} scale={0.72} />}
      </Show>
    </g>
  )
}

/** The middles of the spaces of a course; null where there is none. */
function courseOf(scene: Scene, course: readonly string[]): Point[] | null {
  const points = course.flatMap((id) => {
    const rect = spotRect(scene, `sea:${id}`)
    return rect ? [{ x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 }] : []
  })
  return points.length > 1 ? points : null
}
