import { createEffect, For, Show, type JSX } from 'solid-js'
import type { GameInfo } from '@fathom/protocol'
import { parts } from '../text/parts.ts'
import { ModeArt } from './ModeArt.tsx'
import { modesFor } from './firstMode.ts'
import { cardModes, cardOf, editionsOf, modeOf, openOptions } from './modes.ts'
import { OptionFields, type OptionValues } from './OptionFields.tsx'

interface ModeProps {
  readonly info: GameInfo
  readonly seats: number
  readonly values: OptionValues
  readonly onChange: (values: OptionValues) => void
}

/** How the game is played: one of its modes, or every option by itself. A mode that does not suit the number of seats gives way. */
export function ModeField(props: ModeProps): JSX.Element {
  const mode = () => modeOf(props.info, props.values, props.seats)
  createEffect(() => {
    const [first] = modesFor(props.info, props.seats)
    const wasMode = props.info.seats.some((seats) => modeOf(props.info, props.values, seats) !== null)
    if (mode() === null && wasMode && first !== undefined) props.onChange(first.options)
  })
  const card = () => cardOf(props.info, props.values, props.seats)
  const hasModes = (): boolean => props.info.modes.length > 1
  return (
    <fieldset>
      <legend>{parts().newTable.options}</legend>
      <Show when={hasModes()} fallback={<Options {...props} />}>
        <div class="modes" role="radiogroup" aria-label={parts().newTable.mode} data-testid="modes">
          <For each={cardModes(props.info, props.seats)}>
            {(each) => (
              <label class="mode-card panel">
                <input
                  class="visually-hidden"
                  type="radio"
                  name="mode"
                  checked={each.id === card()?.id}
                  onChange={() => props.onChange(each.options)}
                  data-testid={`mode-${each.id}`}
                />
                <ModeArt game={props.info.id} mode={each.id} />
                <span>
                  <strong>{each.name}</strong>
                  <span class="soft">{each.help}</span>
                  <Show when={each.isForNewcomers}>
                    <span class="mode-mark">{parts().newTable.firstGame}</span>
                  </Show>
                </span>
              </label>
            )}
          </For>
        </div>
        <details class="single-options" data-testid="single-options">
          <summary>{parts().newTable.singleOptions(openOptions(props.info).length)}</summary>
          <Edition {...props} />
          <Options {...props} />
        </details>
      </Show>
    </fieldset>
  )
}

/** The chosen mode as its editions have it; nothing for a mode without editions. */
function Edition(props: ModeProps): JSX.Element {
  const mode = () => modeOf(props.info, props.values, props.seats)
  const editions = () => {
    const chosen = cardOf(props.info, props.values, props.seats)
    return chosen === null ? [] : editionsOf(props.info, chosen)
  }
  return (
    <Show when={editions().length > 1}>
      <select
        class="field wide"
        aria-label={parts().newTable.edition}
        value={mode()?.id ?? ''}
        onChange={(event) => {
          const chosen = editions().find(({ id }) => id === event.currentTarget.value)
          if (chosen !== undefined) props.onChange(chosen.options)
        }}
        data-testid="edition"
      >
        <For each={editions()}>{({ id, name }) => <option value={id}>{name}</option>}</For>
        <Show when={mode() === null}>
          <option value="">{parts().newTable.ownMode}</option>
        </Show>
      </select>
    </Show>
  )
}

function Options(props: ModeProps): JSX.Element {
  return (
    <OptionFields
      options={openOptions(props.info)}
      values={props.values}
      onChange={(values) => props.onChange(values)}
    />
  )
}
