import { Show, type JSX } from 'solid-js'
import type { TimeControl } from '@fathom/protocol'
import { text } from '../text/index.ts'
import { parts } from '../text/parts.ts'
import { clockFace } from './clocks.ts'

/** How much time everybody has, and what follows when it is up; nothing where nobody's time is counted. */
export function TimeWords(props: { control: TimeControl | null }): JSX.Element {
  const face = (seconds: number): string => clockFace(seconds * 1000, text().clock)
  return (
    <Show when={props.control}>
      {(control) => (
        <p class="soft" data-testid="time-words">
          {parts().timeWords(face(control().bank), face(control().increment), face(control().cap))}{' '}
          {parts().timeOutWords[control().timeOut]}
        </p>
      )}
    </Show>
  )
}
