import type { JSX } from 'solid-js'
import { parts } from '../text/parts.ts'

/** One of a group of which one holds, with a sentence about it. */
export function Choice(props: {
  name: 'private' | 'listed' | 'onServer' | 'here' | 'casual' | 'rated'
  group: string
  checked: boolean
  onPick: () => void
}): JSX.Element {
  return (
    <label class="choice">
      <input
        type="radio"
        name={props.group}
        checked={props.checked}
        onChange={() => props.onPick()}
        data-testid={props.name}
      />
      <span>
        <strong>{parts().newTable[props.name]}</strong>
        <span class="soft">{parts().newTable[`${props.name}Help`]}</span>
      </span>
    </label>
  )
}

/** What is wanted or not, with a sentence about it. */
export function Tick(props: {
  name: 'hints' | 'sandbox'
  checked: boolean
  onChange: (checked: boolean) => void
}): JSX.Element {
  return (
    <label class="choice">
      <input
        type="checkbox"
        checked={props.checked}
        onChange={(event) => props.onChange(event.currentTarget.checked)}
        data-testid={props.name}
      />
      <span>
        <strong>{parts().newTable[props.name]}</strong>
        <span class="soft">{parts().newTable[`${props.name}Help`]}</span>
      </span>
    </label>
  )
}
