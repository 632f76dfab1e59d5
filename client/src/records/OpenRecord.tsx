import { createSignal, onCleanup, onMount, type JSX } from 'solid-js'
import { dismissAll, notify } from '../shell/Notices.tsx'
import { navigate, tablePath } from '../shell/router.tsx'
import { text } from '../text/index.ts'
import { openFile } from './begin.ts'
import { words } from './text/index.ts'
import './records.css'

/** Opens a recorded game from a file: chosen, or dropped anywhere on the page. */
export function OpenRecord(): JSX.Element {
  const [busy, setBusy] = createSignal(false)
  const [isOver, setOver] = createSignal(false)
  let input: HTMLInputElement | undefined
  const open = async (files: FileList | null | undefined): Promise<void> => {
    const file = files?.[0]
    if (file === undefined || busy()) return
    setBusy(true)
    // What was wrong with another file is no longer asked.
    dismissAll()
    const opened = await openFile(file)
    setBusy(false)
    // So that the same file can be chosen again.
    if (input !== undefined) input.value = ''
    if (opened.ok) navigate(tablePath(opened.table))
    else notify(opened.why, 'problem')
  }
  const holds = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') === true
  const onDrag = (event: DragEvent): void => {
    if (!holds(event)) return
    event.preventDefault()
    setOver(event.type === 'dragover')
  }
  const onDrop = (event: DragEvent): void => {
    if (!holds(event)) return
    event.preventDefault()
    setOver(false)
    void open(event.dataTransfer?.files)
  }
  onMount(() => {
    const watching = new AbortController()
    addEventListener('dragover', onDrag, { signal: watching.signal })
    addEventListener('dragleave', onDrag, { signal: watching.signal })
    addEventListener('drop', onDrop, { signal: watching.signal })
    onCleanup(() => watching.abort())
  })
  return (
    <p class="open-record" classList={{ over: isOver() }}>
      <label class="btn file-button" aria-disabled={busy()}>
        {words().open.button}
        <input
          ref={(element) => (input = element)}
          class="visually-hidden"
          type="file"
          accept=".txt,text/plain"
          disabled={busy()}
          onChange={(event) => void open(event.currentTarget.files)}
          data-testid="record-file"
        />
      </label>
      <span class="soft" role="status">
        {busy() ? text().loading : words().open.help}
      </span>
    </p>
  )
}
