import { createEffect, createSignal, For, Show, type JSX } from 'solid-js'
import type { TimeControl } from '@fathom/protocol'
import { parts } from '../text/parts.ts'
import { PRESETS, TIMES, UNITS, withinBounds, type ClockTimes, type TimeName, type Unit } from './timeControls.ts'

/** How much time the people at a new table have, and what follows when it is up. */
export function TimeField(props: { seats: number; onChange: (time: TimeControl | null) => void }): JSX.Element {
  const [name, setName] = createSignal<TimeName>('none')
  const [own, setOwn] = createSignal<ClockTimes>(PRESETS.live)
  const [wished, setWished] = createSignal<TimeControl['timeOut']>('wait')
  /** Only a game of two can be lost: the other one wins. */
  const outcomes = () => (props.seats === 2 ? (['wait', 'bot', 'loss'] as const) : (['wait', 'bot'] as const))
  const timeOut = (): TimeControl['timeOut'] => outcomes().find((outcome) => outcome === wished()) ?? 'wait'
  const times = (): ClockTimes | null => {
    const chosen = name()
    if (chosen === 'none') return null
    return chosen === 'own' ? withinBounds(own()) : PRESETS[chosen]
  }
  createEffect(() => {
    const chosen = times()
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
        <For each={TIMES}>{(each) => <option value={each}>{parts().newTable.times[each].name}</option>}</For>
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
