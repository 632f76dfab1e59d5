import { createSignal, For, Show, type JSX } from 'solid-js'
import type { GameInfo } from '@fathom/protocol'
import { text } from '../text/index.ts'
import { parts } from '../text/parts.ts'
import { readSet, type ChosenSet } from './setFile.ts'

/** With which components a table plays: those that come with the game, or those of a file. */
export function SetField(props: {
  info: GameInfo
  chosen: ChosenSet | null
  onChoose: (chosen: ChosenSet | null) => void
}): JSX.Element {
  const [busy, setBusy] = createSignal(false)
  let input: HTMLInputElement | undefined
  const choose = async (files: FileList | null): Promise<void> => {
    const [file] = files ?? []
    if (file === undefined) return
    setBusy(true)
    props.onChoose(await readSet(props.info.id, file))
    setBusy(false)
    // So that the same file can be chosen again once it is put right.
    if (input !== undefined) input.value = ''
  }
  const played = () => (props.chosen?.ok === true ? props.chosen.set : props.info.components)
  const refused = () => (props.chosen?.ok === false ? props.chosen : null)
  return (
    <fieldset data-testid="components">
      <legend>{text().components.title}</legend>
      <Show
        when={refused()}
        fallback={
          <p class="set-played" role="status" data-testid="set-played">
            <strong>{played()?.name}</strong>
            <span class="soft">{text().components.provenance[played()?.provenance ?? 'rulebook']}</span>
          </p>
        }
      >
        {(set) => (
          <div class="set-problems" role="alert" data-testid="set-problems">
            <p>
              <strong>{set().file}</strong> <span>{set().words}</span>
            </p>
            <Show when={set().problems.length > 0}>
              <ul tabindex="0">
                <For each={set().problems}>{(problem) => <li>{problem}</li>}</For>
              </ul>
            </Show>
          </div>
        )}
      </Show>
      <div class="row">
        <label class="btn file-button" aria-disabled={busy()}>
          {parts().ownSet.choose}
          <input
            ref={(element) => (input = element)}
            class="visually-hidden"
            type="file"
            accept=".json,application/json"
            disabled={busy()}
            onChange={(event) => void choose(event.currentTarget.files)}
            data-testid="set-file"
          />
        </label>
        <Show when={props.chosen !== null}>
          <button type="button" class="btn ghost" onClick={() => props.onChoose(null)} data-testid="set-built-in">
            {parts().ownSet.backToOwn}
          </button>
        </Show>
      </div>
      <p class="soft set-help">{parts().ownSet.help}</p>
    </fieldset>
  )
}
