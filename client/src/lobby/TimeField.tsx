import { createEffect, createSignal, For, Show, type JSX } from 'solid-js'
import type { TimeControl } from '@fathom/protocol'
import { parts } from '../text/parts.ts'
import { PRESETS, TIMES, UNITS, withinBounds, type ClockTimes, type TimeName, type Unit } from './timeControls.ts'

/** How much time the people at a new table have, and what follows when it is up. */
export function TimeField(props: {
  seats: number
  /** The game has to come to its end, whoever stays away. */
  mustEnd: boolean
  onChange: (time: TimeControl | null) => void
}): JSX.Element {
  const [wishedName, setName] = createSignal<TimeName>('none')
  const times = () => TIMES.filter((each) => each !== 'none' || !props.mustEnd)
  const name = (): TimeName => (props.mustEnd && wishedName() === 'none' ? 'byTurns' : wishedName())
  const [own, setOwn] = createSignal<ClockTimes>(PRESETS.live)
  const [wished, setWished] = createSignal<TimeControl['timeOut']>('wait')
  /** Only a game of two can be lost: the other one wins. */
  const outcomes = (): TimeControl['timeOut'][] => [
    ...(props.mustEnd ? [] : ['wait' as const]),
    'bot',
    ...(props.seats === 2 ? ['loss' as const] : []),
  ]
  const timeOut = (): TimeControl['timeOut'] =>
    outcomes().find((outcome) => outcome === wished()) ?? outcomes()[0] ?? 'bot'
  const clock = (): ClockTimes | null => {
    const chosen = name()
    if (chosen === 'none') return null
    return chosen === 'own' ? withinBounds(own()) : PRESETS[chosen]
  }
  createEffect(() => {
    const chosen = clock()
    props.onChange(chosen === null ? null : { ...chosen, timeOut: timeOut() })
  })
  return (
    <fieldset data-testid="time">
      <legend>{parts().newTable.time}</legend>
      <select
        class="field"
        aria-label={parts().newTable.time}
        value={name()}
        onChange={(event) => setName(event.currentTarget.value as TimeName)}
        data-testid="time-control"
      >
        <For each={times()}>{(each) => <option value={each}>{parts().newTable.times[each].name}</option>}</For>
      </select>
      <p class="soft" aria-live="polite">
        {parts().newTable.times[name()].help}
      </p>
      <Show when={name() === 'own'}>
        <OwnTimes times={own()} onChange={setOwn} />
      </Show>
      <Show when={name() !== 'none'}>
        <p id="time-out" class="time-out">
          <strong>{parts().newTable.timeOut}</strong>
        </p>
        <For each={outcomes()}>
          {(outcome) => (
            <label class="choice">
              <input
                type="radio"
                name="time-out"
                aria-describedby="time-out"
                checked={timeOut() === outcome}
                onChange={() => setWished(outcome)}
                data-testid={`time-out-${outcome}`}
              />
              <span>{parts().newTable.timeOuts[outcome]}</span>
            </label>
          )}
        </For>
      </Show>
    </fieldset>
  )
}

function OwnTimes(props: { times: ClockTimes; onChange: (times: ClockTimes) => void }): JSX.Element {
  const [unit, setUnit] = createSignal<Unit>('minutes')
  const field = (key: keyof ClockTimes, label: string): JSX.Element => (
    <label>
      <span>{label}</span>
      <input
        class="field"
        type="number"
        min="0"
        step="any"
        required
        value={props.times[key] / UNITS[unit()]}
        onChange={(event) =>
          props.onChange({ ...props.times, [key]: event.currentTarget.valueAsNumber * UNITS[unit()] })
        }
        data-testid={`clock-${key}`}
      />
    </label>
  )
  return (
    <div class="own-times">
      <label>
        <span>{parts().newTable.clockUnit}</span>
        <select
          class="field"
          value={unit()}
          onChange={(event) => setUnit(event.currentTarget.value as Unit)}
          data-testid="clock-unit"
        >
          <For each={Object.keys(UNITS) as Unit[]}>
            {(each) => <option value={each}>{parts().newTable.clockUnits[each]}</option>}
          </For>
        </select>
      </label>
      {field('bank', parts().newTable.clockBank)}
      {field('increment', parts().newTable.clockIncrement)}
      {field('cap', parts().newTable.clockCap)}
    </div>
  )
}
