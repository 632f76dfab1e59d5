import { createMemo, For, Match, Show, Switch, type JSX } from 'solid-js'
import type { GameInfo } from '@fathom/protocol'
import { parts } from '../text/parts.ts'

export type OptionValues = Readonly<Record<string, string | number | boolean>>
type Option = GameInfo['options'][number]

/** The options of a table, drawn from what the game says of them; those of one heading together, under it. */
export function OptionFields(props: {
  options: readonly Option[]
  values: OptionValues
  onChange: (values: OptionValues) => void
}): JSX.Element {
  const groups = createMemo(() => [...new Set(props.options.map(({ text }) => text.group))])
  const fields = (group: string | undefined): JSX.Element => (
    <For each={props.options.filter(({ text }) => text.group === group)}>
      {(option) => <LabelledField {...props} option={option} />}
    </For>
  )
  return (
    <For each={groups()}>
      {(group) => (
        <Show when={group !== undefined} fallback={fields(group)}>
          <fieldset class="option-group">
            <legend>{group}</legend>
            {fields(group)}
          </fieldset>
        </Show>
      )}
    </For>
  )
}

function LabelledField(props: {
  option: Option
  values: OptionValues
  onChange: (values: OptionValues) => void
}): JSX.Element {
  const id = (): string => props.option.spec.id
  return (
    <label class="choice">
      <Field
        option={props.option}
        value={props.values[id()] ?? props.option.spec.default}
        onSet={(value) => props.onChange({ ...props.values, [id()]: value })}
      />
      <span>
        <strong>{props.option.text.label}</strong>
        <span class="soft">{props.option.text.help}</span>
      </span>
    </label>
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
          aria-label={props.option.text.label || parts().newTable.options}
        />
      </Match>
    </Switch>
  )
}
