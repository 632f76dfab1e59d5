import { createEffect, For, Show, type JSX } from 'solid-js'
import type { GameInfo } from '@fathom/protocol'
import { text } from '../text/index.ts'
import { modeOf, modesFor } from './modes.ts'
import { OptionFields, type OptionValues } from './OptionFields.tsx'

/** More options than this are folded away behind the modes. */
const FEW = 4

/** How the game is played: one of its modes, or every option by itself. A mode that does not suit the number of seats gives way. */
export function ModeField(props: {
  info: GameInfo
  seats: number
  values: OptionValues
  onChange: (values: OptionValues) => void
}): JSX.Element {
  const modes = () => modesFor(props.info, props.seats)
  const mode = () => modeOf(props.info, props.values, props.seats)
  createEffect(() => {
    const [first] = modes()
    const isOwn = modeOf(props.info, props.values, props.seats) === null
    const wasMode = props.info.seats.some((seats) => modeOf(props.info, props.values, seats) !== null)
    if (isOwn && wasMode && first !== undefined) props.onChange(first.options)
  })
  const fields = (): JSX.Element => (
    <OptionFields info={props.info} values={props.values} onChange={(values) => props.onChange(values)} />
  )
  return (
    <fieldset>
      <legend>{text().newTable.options}</legend>
      <Show when={modes().length > 1}>
        <select
          class="field wide"
          aria-label={text().newTable.mode}
          value={mode()?.id ?? ''}
          onChange={(event) => {
            const chosen = modes().find(({ id }) => id === event.currentTarget.value)
            if (chosen !== undefined) props.onChange(chosen.options)
          }}
          data-testid="mode"
        >
          <For each={modes()}>{({ id, name }) => <option value={id}>{name}</option>}</For>
          <Show when={mode() === null}>
            <option value="">{text().newTable.ownMode}</option>
          </Show>
        </select>
      </Show>
      <Show when={props.info.options.length > FEW} fallback={fields()}>
        <details class="single-options" data-testid="single-options">
          <summary>{text().newTable.singleOptions(props.info.options.length)}</summary>
          {fields()}
        </details>
      </Show>
    </fieldset>
  )
}
