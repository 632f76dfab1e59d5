import { createUniqueId, For, type JSX } from 'solid-js'
import { DELAYS, type Onlookers } from '@fathom/protocol'
import { parts } from '../text/parts.ts'

/** Whether others may look on while a game of people is played, and how late they see it. */
export function OnlookersField(props: { value: Onlookers; onChange: (value: Onlookers) => void }): JSX.Element {
  const id = createUniqueId()
  const chosen = (): string => (props.value.allowed ? String(props.value.delay) : 'nobody')
  const choose = (value: string): void => {
    const delay = DELAYS.find((each) => String(each) === value)
    props.onChange(delay === undefined ? { allowed: false, delay: 0 } : { allowed: true, delay })
  }
  return (
    <fieldset>
      <legend>{parts().newTable.onlookers}</legend>
      <select
        class="field"
        aria-label={parts().newTable.onlookers}
        aria-describedby={id}
        value={chosen()}
        onChange={(event) => choose(event.currentTarget.value)}
        data-testid="onlookers"
      >
        <For each={DELAYS}>{(delay) => <option value={delay}>{parts().newTable.onlookersSee(delay)}</option>}</For>
        <option value="nobody">{parts().newTable.noOnlookers}</option>
      </select>
      <p class="soft" id={id}>
        {parts().newTable.onlookersHelp}
      </p>
    </fieldset>
  )
}
