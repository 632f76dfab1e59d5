import type { JSX } from 'solid-js'
import type { ZodiacView } from '@fathom/thesauros'
import { seatColor } from '../../../table/seats.ts'
import { Zodiac } from '../art/index.ts'
import { drawnHull, drawnMeeple } from '../drawn.ts'
import type { Town } from '../panels/state.ts'
import { officeMessages } from '../text/index.ts'
import type { GearDrag } from './drag.ts'
import { Gear } from './Gear.tsx'
import { stateOf } from './holders.ts'

/** A Zodiac with what is aboard. Crews change places on the card over the water. */
export function Boat(props: { town: Town; drag: GearDrag; boat: ZodiacView; isMine: boolean }): JSX.Element {
  const { town } = props
  const { around } = town
  const crew = () => (props.boat.crew === null ? [] : [drawnMeeple(props.boat.crew)])
  return (
    <div class="th-holder">
      <header data-explain="token:zodiac">
        <Zodiac
          zodiac={{
            seat: seatColor(props.boat.seat),
            hull: drawnHull(props.boat.zodiac),
            crew: crew(),
            gear: 0,
          }}
          width={46}
        />
        <div>
          <h3>{officeMessages().zodiac[props.boat.zodiac]}</h3>
          <p class="soft">{stateOf(around, props.boat)}</p>
        </div>
      </header>
      <Gear
        town={town}
        drag={props.drag}
        holder={props.boat.zodiac}
        items={props.boat.items}
        isMine={props.isMine}
        least={2}
      />
    </div>
  )
}
