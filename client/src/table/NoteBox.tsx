import { createMemo, createSignal, Show, type JSX } from 'solid-js'
import type { TableSource } from '../api/tableSource.ts'
import { createAsked } from '../shell/asked.ts'
import { parts } from '../text/parts.ts'
import { NoteField } from './NoteField.tsx'

/** A note to myself that waits here for me; nobody else is ever sent it. It is open where there is one. */
export function NoteBox(props: { source: TableSource }): JSX.Element {
  const kept = createAsked(async () => {
    const answer = await props.source.note()
    return answer.ok ? answer.value.words : null
  })
  const [written, setWritten] = createSignal<string | null>(null)
  const note = (): string | null => written() ?? kept()
  const [opened, setOpened] = createSignal(false)
  // It does not close while somebody empties it.
  const isOpen = createMemo<boolean>((before) => before || (note() ?? '') !== '', false)
  return (
    <Show when={note() !== null}>
      <details
        class="note-box panel"
        open={isOpen()}
        onToggle={(event) => setOpened(event.currentTarget.open)}
        data-testid="note-box"
      >
        <summary>{parts().note.label}</summary>
        <Show when={opened()}>
          <NoteField source={props.source} words={note() ?? ''} onChange={setWritten} />
        </Show>
      </details>
    </Show>
  )
}
