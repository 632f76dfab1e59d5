import type { JSX } from 'solid-js'
import { Show } from 'solid-js'
import { Keyed } from '../../../shell/Keyed.tsx'
import type { SeatColor } from '../../../art/seats.tsx'
import { LETTER, SeatFlagShape } from '../../../art/seats.tsx'
import type { SeaLayout, SpotKey } from '../layout.ts'
import type { BoatPlace, ScenePlaces } from '../placing.ts'
import { anchorPoint, landingPoint } from '../placing.ts'
import { BoatMark } from './Boat.tsx'
import { CourseMark } from './marks.tsx'
import { ShipMark } from './Ship.tsx'
import { TileMark } from './TileArt.tsx'

/** Tiles, boats and ships, each kept on the page by its key while it moves. */
export function Pieces(props: { layout: SeaLayout; places: ScenePlaces; hidden: readonly SpotKey[] }): JSX.Element {
  const shown = <T extends { key: SpotKey }>(places: readonly T[]): readonly T[] =>
    props.hidden.length === 0 ? places : places.filter((place) => !props.hidden.includes(place.key))
  const boats = (): readonly BoatPlace[] =>
    props.places.boats.flatMap((place) => {
      const count = place.keys.filter((key) => !props.hidden.includes(key)).length
      return count === place.count ? [place] : count > 0 ? [{ ...place, count }] : []
    })
  return (
    <>
      <Keyed by="key" each={shown(props.places.tiles)}>
        {(place) => (
          <g data-anchor={place().key}>
            <TileMark
              tile={place().tile}
              x={place().x}
              y={place().y}
              size={props.layout.tile}
              letters={props.layout.letters}
            />
          </g>
        )}
      </Keyed>
      <Keyed by="key" each={boats()}>
        {(place) => (
          <g data-anchor={place().key}>
            <BoatMark
              color={place().color}
              x={place().x}
              y={place().y}
              radius={place().radius}
              plate={plateOf(props.layout, place())}
              letters={props.layout.letters}
              count={place().count}
              plain={place().plain}
              index={Math.round(place().x)}
              rocking
            />
          </g>
        )}
      </Keyed>
      <Keyed by="key" each={shown(props.places.ships)}>
        {(place) => (
          <g data-anchor={place().key}>
            <ShipMark
              color={place().color}
              x={place().x}
              y={place().y}
              scale={place().scale}
              plain={place().flag !== null}
              letters={props.layout.letters}
              rocking
            />
            <Show when={place().flag}>
              {(flag) => <FlagMark color={place().color} at={flag()} letters={props.layout.letters} />}
            </Show>
          </g>
        )}
      </Keyed>
      <Keyed by="key" each={shown(props.places.flags)}>
        {(place) => (
          <g data-anchor={place().key}>
            <FlagMark color={place().color} at={place()} letters={props.layout.letters} />
          </g>
        )}
      </Keyed>
    </>
  )
}

/** The plate with the letter: beside a number only as large as it takes to be read. */
function plateOf({ boat, boatPlate, letters }: SeaLayout, { radius, count }: BoatPlace): number {
  return Math.max(count > 1 ? 0 : (boatPlate * radius) / boat, letters / LETTER)
}

/** A flag with its middle in a point. */
function FlagMark(props: {
  color: SeatColor
  at: { readonly x: number; readonly y: number; readonly scale: number }
  letters: number
}): JSX.Element {
  return (
    <g
      transform={`translate(${props.at.x - 14 * props.at.scale} ${props.at.y - 10 * props.at.scale}) scale(${props.at.scale})`}
    >
      <SeatFlagShape color={props.color} letters={props.letters / props.at.scale} />
    </g>
  )
}

/** A piece where it would go, half seen, with its course. */
export function Ghost(props: {
  layout: SeaLayout
  places: ScenePlaces
  ghost: { piece: SpotKey; color: SeatColor; to: SpotKey }
}): JSX.Element {
  const from = () => anchorPoint(props.layout, props.places, props.ghost.piece)
  const to = () => landingPoint(props.layout, props.places, props.ghost.to)
  return (
    <Show when={to()}>
      {(point) => (
        <>
          <Show when={from()}>{(start) => <CourseMark from={start()} to={point()} />}</Show>
          <g aria-hidden="true" pointer-events="none" opacity=".72">
            <Show
              when={props.ghost.piece.startsWith('ship:')}
              fallback={
                <BoatMark
                  color={props.ghost.color}
                  x={point().x}
                  y={point().y}
                  radius={props.layout.boat}
                  plate={props.layout.boatPlate}
                  letters={props.layout.letters}
                />
              }
            >
              <ShipMark
                color={props.ghost.color}
                x={point().x}
                y={point().y}
                scale={props.layout.shipScale * (props.ghost.to.startsWith('dock') ? 0.6 : 1)}
                letters={props.layout.letters}
              />
            </Show>
          </g>
        </>
      )}
    </Show>
  )
}
