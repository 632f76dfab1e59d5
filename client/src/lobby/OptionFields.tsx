import { For, Match, Switch, type JSX } from 'solid-js'
import type { GameInfo } from '@fathom/protocol'
import { text } from '../text/index.ts'

export type OptionValues = Readonly<Record<string, string | number | boolean>>
type Option = GameInfo['options'][number]

/** The options of a table, drawn from what the game says of them. */
export function OptionFields(props: {
  info: GameInfo
  values: OptionValues
  onChange: (values: OptionValues) => void
}): JSX.Element {
  const set = (id: string, value: string | number | boolean): void => props.onChange({ ...props.values, [id]: value })
  return (
    <For each={props.info.options}>
      {(option) => (
        <label class="choice">
          <Field
            option={option}
            value={props.values[option.spec.id] ?? option.spec.default}
            onSet={(value) => set(option.spec.id, value)}
          />
          <span>
            <strong>{option.text.label}</strong>
            <span class="soft">{option.text.help}</span>
          </span>
        </label>
      )}
    </For>
  )
}

function Field(props: {
  option: Option
  value: string | number | boolean
  onSet: (value: string | number | boolean) => void
}): JSX.Element {
  const choices = (): readonly string[] => (props.option.spec.kind === 'choice' ? props.option.spec.choices : [])
  const limits = (): { min?: number; max?: number } =>
    props.option.spec.kind === 'number' ? { min: props.option.spec.min, max: props.option.spec.max } : {}
  return (
    <Switch>
      <Match when={props.option.spec.kind === 'switch'}>
        <input
          type="checkbox"
          checked={props.value === true}
          onChange={(event) => props.onSet(event.currentTarget.checked)}
          data-testid={`option-${props.option.spec.id}`}
        />
      </Match>
      <Match when={props.option.spec.kind === 'choice'}>
        <select class="field" value={String(props.value)} onChange={(event) => props.onSet(event.currentTarget.value)}>
          <For each={choices()}>
            {(choice) => <option value={choice}>{props.option.text.choices?.[choice] ?? choice}</option>}
          </For>
        </select>
      </Match>
      <Match when={props.option.spec.kind === 'number'}>
        <input
          class="field"
          type="number"
          {...limits()}
          value={Number(props.value)}
          onChange={(event) => props.onSet(event.currentTarget.valueAsNumber)}
          aria-label={props.option.text.label || text().newTable.options}
        />
      </Match>
    </Switch>
  )
}
