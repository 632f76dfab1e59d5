import type { JSX } from 'solid-js'
import { createMemo, createUniqueId, For, Show } from 'solid-js'
import type { SeatColor } from '../../../art/seats.tsx'
import type { Rect, SeaLayout, SpotKey } from '../layout.ts'
import { columns, laneX, largeSea, ringRect } from '../layout.ts'
import type { ScenePlaces, SpaceItem } from '../placing.ts'
import { parseSpace, placeScene, spotRect } from '../placing.ts'
import type { ShipItem } from '../placingShips.ts'
import { FocusMark, FreshMarks, LegalMark, SelectedMark } from './marks.tsx'
import type { Badge } from './PriceBadge.tsx'
import { PriceBadge } from './PriceBadge.tsx'
import { DockMast, SeaFrame } from './SeaFrame.tsx'
import { Ghost, Pieces } from './SeaPieces.tsx'
import { SeaWater } from './SeaWater.tsx'

export interface SeaProps {
  /** `largeSea` unless told; `makeLargeSea(height)` for another room, `phoneSea` on a phone. */
  readonly layout?: SeaLayout
  /** The part that is shown (a viewport's window); all of it unless told. */
  readonly window?: Rect
  readonly spaces: readonly SpaceItem[]
  readonly ships: readonly ShipItem[]
  /** The column whose lane is lightened: where the active ship, or mine, lies. */
  readonly lane?: number | null
  /** Written under the numbers of rows 2-5: "10 fm". */
  readonly depths: readonly string[]
  /** A line in the sky: "The ships sail right, never back." */
  readonly note?: string
  /** What may be done now. */
  readonly legal?: readonly SpotKey[]
  readonly selected?: SpotKey | null
  /** Where the keyboard is. */
  readonly focus?: SpotKey | null
  /** What changed just now. */
  readonly fresh?: readonly SpotKey[]
  /** A piece where it would go, half seen, with its course from where it is. */
  readonly ghost?: { readonly piece: SpotKey; readonly color: SeatColor; readonly to: SpotKey } | null
  readonly badge?: (Badge & { readonly at: SpotKey }) | null
  /** Pieces that are in flight: not drawn here. */
  readonly hidden?: readonly SpotKey[]
  readonly class?: string
  /** SVG drawn on top in board coordinates: the input layer's buttons, at `spotRect(layout, places, key)`. */
  readonly children?: JSX.Element
}

/**
 * The board: a cutaway of the sea with everything in it. It only draws, and is silent; buttons with spoken names are its
 * children. Takes the width that it is given.
 */
export function Sea(props: SeaProps): JSX.Element {
  const layout = (): SeaLayout => props.layout ?? largeSea
  const places = createMemo(() => placeScene(layout(), { spaces: props.spaces, ships: props.ships }))
  const frame = (): Rect => props.window ?? { x: 0, y: 0, width: layout().width, height: layout().height }
  const shared = { get layout() { return layout() }, get places() { return places() } } // prettier-ignore
  return (
    <svg
      class={`sea ${props.class ?? ''}`}
      viewBox={`${frame().x} ${frame().y} ${frame().width} ${frame().height}`}
      width="100%"
    >
      <g>
        <g aria-hidden="true">
          <Backdrop
            layout={layout()}
            depths={props.depths}
            note={props.note}
            lane={props.lane ?? null}
            ships={props.ships}
          />
          <Pieces {...shared} hidden={props.hidden ?? []} />
        </g>
        <FreshMarks {...shared} spots={props.fresh ?? []} />
        <For each={props.legal ?? []}>{(spot) => <LegalMark {...shared} spot={spot} />}</For>
        <Show when={props.selected}>{(spot) => <SelectedMark {...shared} spot={spot()} />}</Show>
        <Show when={props.ghost}>{(ghost) => <Ghost {...shared} ghost={ghost()} />}</Show>
        <Show when={props.focus}>{(spot) => <FocusMark {...shared} spot={spot()} />}</Show>
        <Show when={props.badge}>
          {(badge) => (
            <Show when={spotRect(layout(), places(), badge().at)}>
              {(rect) => (
                <PriceBadge
                  badge={badge()}
                  layout={layout()}
                  spot={rect()}
                  avoid={targetRects(layout(), places(), [
                    ...(props.legal ?? []),
                    ...(props.selected ? [props.selected] : []),
                  ])}
                  pieces={[...places().tiles, ...places().boats, ...places().ships].map((place) => place.rect)}
                />
              )}
            </Show>
          )}
        </Show>
        {props.children}
      </g>
    </svg>
  )
}

/** What a note must not hide: pieces that are targets, and the rings of spaces. */
function targetRects(layout: SeaLayout, places: ScenePlaces, legal: readonly SpotKey[]): Rect[] {
  return legal.flatMap((spot) => {
    const space = parseSpace(spot)
    const rect = space ? ringRect(layout, space.column, space.row) : spotRect(layout, places, spot)
    return rect ? [rect] : []
  })
}

function Backdrop(props: {
  layout: SeaLayout
  depths: readonly string[]
  note?: string
  lane: number | null
  ships: readonly ShipItem[]
}): JSX.Element {
  const clip = createUniqueId()
  const lit = (): number | null => (props.lane !== null && props.lane >= 1 && props.lane <= columns ? props.lane : null)
  return (
    <>
      <clipPath id={clip}>
        <rect width={props.layout.width} height={props.layout.height} rx="6" />
      </clipPath>
      <g clip-path={`url(#${clip})`}>
        <SeaWater layout={props.layout} />
        <Show when={lit()}>
          {(column) => (
            <rect
              x={laneX(props.layout, column())}
              y={props.layout.waterline + 2}
              width={props.layout.lane}
              height={props.layout.tops[5] - props.layout.waterline - 2}
              fill="url(#sea-lane)"
            />
          )}
        </Show>
        <DockMast layout={props.layout} side="left" />
        <DockMast layout={props.layout} side="right" />
        <SeaFrame layout={props.layout} depths={props.depths} ships={props.ships} />
        <SkyNote layout={props.layout} ships={props.ships} text={props.note} />
      </g>
    </>
  )
}

/** A line in the sky over the first two lanes without a ship; none if there is no room. */
function SkyNote(props: { layout: SeaLayout; ships: readonly ShipItem[]; text?: string }): JSX.Element {
  const column = (): number | undefined =>
    [1, 2, 3, 4, 5].find((at) => props.ships.every((ship) => ship.place !== at && ship.place !== at + 1))
  return (
    <Show when={props.text ? column() : undefined}>
      {(at) => (
        <text
          class="italic sky-note"
          x={laneX(props.layout, at()) + 12}
          y={props.layout.tops[0] + 8 + props.layout.textSize}
          font-size={String(props.layout.textSize + 1)}
          fill="var(--st-sky-text)"
        >
          {props.text}
        </text>
      )}
    </Show>
  )
}
