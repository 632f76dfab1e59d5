import { createEffect, createMemo, For, on, type JSX } from 'solid-js'
import { OFF } from '@fathom/sunken-treasure'
import { glide } from '../../board/flights.ts'
import { anchorOf } from '../../board/spots.ts'
import { isPhone } from '../../shell/media.ts'
import { seatColor } from '../../table/seats.ts'
import { Sea } from './art/index.ts'
import { gridRows, type GameModel } from './model.ts'
import { boatKey, shipKey, spaceRect, stopKey, type Rect, type SeaLayout, type SpotKey } from './layout.ts'
import { parseSpace, placeScene, type ScenePlaces } from './placing.ts'
import type { SeaPointer } from './pointer.ts'
import { Cell } from './SeaCell.tsx'
import { badgeOf } from './speech.ts'
import { messages } from './text/index.ts'
import { flightsBetween, piecesOf } from './travel.ts'

interface SeaTableProps {
  readonly model: GameModel
  readonly pointer: SeaPointer
  readonly layout: SeaLayout
  readonly window?: Rect
  /** Room round a piece that still hits it, in the drawing's pixels. */
  readonly slack?: number
  /** No piece is narrower or lower for a pointer, in the same. */
  readonly least?: number
}

/** The sea as something to work on; for the keyboard and for ears it is a grid of spaces, each with a list of what lies in it. */
export function SeaTable(props: SeaTableProps): JSX.Element {
  const { model, pointer } = props
  const places = createMemo(() => placeScene(props.layout, { spaces: model.spaces(), ships: model.ships() }))
  let grid: SVGGElement | undefined
  letTravel(
    () => grid?.ownerSVGElement,
    places,
    () => props.layout,
  )
  const focused = (): SpotKey | null => {
    const at = pointer.pointed()
    return at?.by === 'keys' ? (at.spot as SpotKey) : null
  }
  // On a phone a note would hide what it speaks of: there the line under the prompt says it.
  const badge = () => {
    const aim = pointer.aim()
    if (isPhone() || aim?.can !== 'collect') return null
    const made = badgeOf(model, aim.token)
    return made === null ? null : { ...made, at: `tile:${aim.token}` as const }
  }
  return (
    <Sea
      layout={props.layout}
      window={props.window}
      spaces={model.spaces()}
      ships={model.ships()}
      lane={model.lane()}
      depths={messages().fathoms}
      note={model.view().phase === 'place' ? messages().sailRight : undefined}
      legal={model.glowing().filter((spot) => parseSpace(spot)?.row !== 1)}
      selected={model.chosenBoat()}
      focus={focused()}
      fresh={model.fresh()}
      ghost={ghostOf(model, pointer)}
      badge={badge()}
    >
      <Stops model={model} layout={props.layout} />
      <g
        ref={(element) => (grid = element)}
        class="st-grid"
        classList={{ asked: model.mover() !== null }}
        role="grid"
        aria-label={messages().sea}
        data-region="sea"
      >
        <For each={gridRows}>
          {(row, index) => (
            <g role="row" aria-label={String(index() + 1)}>
              <For each={row}>
                {(key) => (
                  <Cell
                    spot={key}
                    model={model}
                    layout={props.layout}
                    places={places()}
                    slack={props.slack ?? 0}
                    least={props.least ?? 0}
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
function Stops(props: { model: GameModel; layout: SeaLayout }): JSX.Element {
  const stops = (): number[] =>
    props.model.mover() === null ? [] : [...props.model.choices().sails.keys()].filter((place) => place < OFF)
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
              <rect {...lane()} fill="transparent" pointer-events="all" data-means={stopKey(column)} />
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
function ghostOf(model: GameModel, pointer: SeaPointer) {
  const aim = pointer.aim()
  const seat = model.mover()
  if (aim === null || seat === null) return model.heldMove()
  const color = seatColor(seat)
  const boat = model.chosenBoat()
  if (aim.can === 'sail') return { piece: shipKey(color), color, to: stopKey(aim.place) }
  if (aim.can === 'move' && boat !== null) return { piece: boat, color, to: `space:${aim.to}` as SpotKey }
  if (aim.can === 'place') return { piece: boatKey(0, 0, color, 0), color, to: `space:c${aim.column}r2` as SpotKey }
  return null
}

/** Pieces glide to where they are now; `drawing` holds them. */
function letTravel(
  drawing: () => SVGSVGElement | null | undefined,
  places: () => ScenePlaces,
  layout: () => SeaLayout,
): void {
  createEffect(
    on([places, layout], ([now, drawn], before) => {
      const svg = drawing()
      if (before === undefined || before[1] !== drawn || !svg) return
      for (const { key, dx, dy } of flightsBetween(piecesOf(before[0]), piecesOf(now))) {
        const piece = anchorOf(svg, key)
        if (piece !== null) glide(piece, dx, dy)
      }
    }),
  )
}
