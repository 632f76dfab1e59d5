import { Show, type JSX } from 'solid-js'

/** An action in words: in full for ears; eyes see on the board where it would be done. */
export function ActionWords(props: { full: string; brief?: string | undefined }): JSX.Element {
  return (
    <Show when={props.brief} fallback={props.full}>
      <span aria-hidden="true">{props.brief}</span>
      <span class="visually-hidden">{props.full}</span>
    </Show>
  )
}
