import { Show, type JSX } from 'solid-js'
import type { ComponentsReading } from '@fathom/protocol'
import { text } from '../text/index.ts'

/** Which components are played with and where their values come from, in one line; nothing for a game with fixed components. */
export function SetLine(props: { set: ComponentsReading | null | undefined }): JSX.Element {
  return (
    <Show when={props.set}>
      {(set) => (
        <p class="set-line" data-testid="set-line">
          {set().name} · {text().components.provenance[set().provenance]}
        </p>
      )}
    </Show>
  )
}

/** The same with a sentence on what that means, for those who look the rules up. */
export function SetWords(props: { set: ComponentsReading | null | undefined }): JSX.Element {
  return (
    <Show when={props.set}>
      {(set) => (
        <>
          <h3>{text().components.title}</h3>
          <p data-testid="set-words">
            <strong>{set().name}</strong>. {text().components.provenance[set().provenance]}.{' '}
            {text().components.meaning[set().provenance]}
          </p>
        </>
      )}
    </Show>
  )
}
