import { createSignal, onCleanup, untrack, type JSX } from 'solid-js'
import type { TableSource } from '../api/tableSource.ts'
import { notify, wordsOf } from '../shell/Notices.tsx'
import { parts } from '../text/parts.ts'

/** How long after the last letter it is kept, in milliseconds. */
const PAUSE = 800

/** The field of a note: kept by the server shortly after it was changed. */
export function NoteField(props: {
  source: TableSource
  words: string
  onChange: (words: string) => void
}): JSX.Element {
  const [state, setState] = createSignal<'kept' | 'changed'>('kept')
  let timer: ReturnType<typeof setTimeout> | undefined
  let written: string | null = null
  const save = async (): Promise<void> => {
    clearTimeout(timer)
    if (written === null) return
    const words = written
    written = null
    const answer = await props.source.saveNote(words)
    if (answer.ok) {
      if (written === null) setState('kept')
      return
    }
    written ??= words
    notify(wordsOf(answer.problem), 'problem')
  }
  const before = untrack(() => props.words)
  const onInput = (words: string): void => {
    props.onChange(words)
    written = words
    setState('changed')
    clearTimeout(timer)
    timer = setTimeout(() => void save(), PAUSE)
  }
  onCleanup(() => void save())
  return (
    <>
      <textarea
        class="field"
        rows="3"
        maxLength={2000}
        aria-label={parts().note.label}
        placeholder={parts().note.help}
        onInput={(event) => onInput(event.currentTarget.value)}
        onBlur={() => void save()}
        data-testid="note"
      >
        {before}
      </textarea>
      <p class="soft" role="status" data-testid="note-state">
        {state() === 'kept' ? parts().note.kept : parts().note.changed}
      </p>
    </>
  )
}
