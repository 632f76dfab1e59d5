import { createSignal, createUniqueId, Show, type JSX } from 'solid-js'

/** A button for what can't be taken back by one click: it asks once, and the answer that changes nothing has the focus. */
export function SureButton(props: {
  label: string
  /** What a screen reader calls it, where the label alone does not say of whom. */
  name?: string
  question: string
  no: string
  onSure: () => void
  testid?: string
}): JSX.Element {
  const [isAsking, setAsking] = createSignal(false)
  const question = createUniqueId()
  let wasAsked = false
  const focusSoon = (button: HTMLButtonElement): void => queueMicrotask(() => button.focus())
  const ask = (): void => {
    wasAsked = true
    setAsking(true)
  }
  return (
    <Show
      when={isAsking()}
      fallback={
        <button
          class="btn ghost"
          ref={(button) => wasAsked && focusSoon(button)}
          aria-label={props.name}
          onClick={ask}
          data-testid={props.testid}
        >
          {props.label}
        </button>
      }
    >
      <div class="row" role="group" aria-labelledby={question}>
        <span id={question}>{props.question}</span>
        <button class="btn" ref={focusSoon} onClick={() => setAsking(false)}>
          {props.no}
        </button>
        <button class="btn primary" aria-label={props.name} onClick={() => props.onSure()}>
          {props.label}
        </button>
      </div>
    </Show>
  )
}
