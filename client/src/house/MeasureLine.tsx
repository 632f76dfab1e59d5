import { createSignal, Show, type JSX } from 'solid-js'
import type { Measure, MeasureList } from '@fathom/protocol'
import { focusMainIfLost } from '../shell/focus.ts'
import type { Answer } from '../api/http.ts'
import { undoMeasure } from './requests.ts'
import { momentOf } from './moment.ts'
import { called } from '../text/index.ts'
import { words } from './text/index.ts'

/** What somebody has done, in a sentence. */
function measureWords({ by, kind, about }: Measure): string {
  return words().did(by === null ? words().commandLine : called(by), words().kinds[kind], about ?? '')
}

/** One thing that was done; what holds can be taken back. @param props.onDone null: it can't be here */
export function MeasureLine(props: {
  measure: Measure
  onDone: ((answer: Answer<MeasureList>) => boolean) | null
}): JSX.Element {
  const [isAsking, setAsking] = createSignal(false)
  const [why, setWhy] = createSignal('')
  const canUndo = (): boolean => props.onDone !== null && props.measure.holds && props.measure.until !== null
  let button: HTMLButtonElement | undefined
  const cancel = (): void => {
    setAsking(false)
    button?.focus()
  }
  const undo = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    const answer = await undoMeasure(props.measure.id, why())
    if (props.onDone?.(answer) !== true) return
    setAsking(false)
    requestAnimationFrame(focusMainIfLost)
  }
  return (
    <li>
      <div class="grow">
        <strong>{measureWords(props.measure)}</strong>
        <Show when={props.measure.why !== ''}>
          <p class="said">{props.measure.why}</p>
        </Show>
        <p class="soft">
          {momentOf(props.measure.at)}
          {props.measure.until === null ? '' : ` · ${words().until(momentOf(props.measure.until))}`}
          {props.measure.holds ? ` · ${words().holds}` : ''}
        </p>
        <Show when={isAsking()}>
          <form class="row" onSubmit={(event) => void undo(event)}>
            <label class="grow">
              <span>{words().undoWhy}</span>
              <input
                class="field"
                maxLength={300}
                ref={(input) => queueMicrotask(() => input.focus())}
                onInput={(event) => setWhy(event.currentTarget.value)}
              />
            </label>
            <button class="btn primary" type="submit">
              {words().undo}
            </button>
            <button class="btn" type="button" onClick={cancel}>
              {words().cancel}
            </button>
          </form>
        </Show>
      </div>
      <Show when={canUndo() && !isAsking()}>
        <button
          ref={(element) => (button = element)}
          class="btn"
          aria-label={words().undoOf(words().kinds[props.measure.kind], props.measure.about ?? '')}
          onClick={() => setAsking(true)}
        >
          {words().undo}
        </button>
      </Show>
    </li>
  )
}
