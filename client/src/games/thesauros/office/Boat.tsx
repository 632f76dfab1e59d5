import { For, type JSX } from 'solid-js'
import type { ZodiacView } from '@fathom/thesauros'
import { seatColor } from '../../../table/seats.ts'
import { sentenceOf } from '../around.ts'
import { Zodiac } from '../art/index.ts'
import { drawnHull, drawnMeeple } from '../drawn.ts'
import type { Town } from '../panels/state.ts'
import { officeMessages } from '../text/index.ts'
import type { GearDrag } from './drag.ts'
import { Gear } from './Gear.tsx'
import { stateOf } from './holders.ts'

/** A Zodiac with what is aboard, and the crews that may change places. */
export function Boat(props: { town: Town; drag: GearDrag; boat: ZodiacView; isMine: boolean }): JSX.Element {
  const { town } = props
  const { around } = town
  const crew = () => (props.boat.crew === null ? [] : [drawnMeeple(props.boat.crew)])
  /** Crews that may change places here. */
  const swaps = (): string[] => {
    if (!props.isMine) return []
    const id = props.boat.zodiac
    const crews = (town.offers().get('crews') ?? []).filter(([one]) => one === id).map((parts) => `crews ${parts.join(' ')}`) // prettier-ignore
    const pilots = (town.offers().get('pilot') ?? []).filter(([boat]) => boat === id).map(() => `pilot ${id}`)
    return [...crews, ...pilots]
  }
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
      <For each={swaps()}>
        {(text) => (
          <button class="btn now th-swap" onClick={() => void town.act([text])} data-testid={text.replaceAll(' ', '-')}>
            {sentenceOf(around, text)}
          </button>
        )}
      </For>
    </div>
  )
}
