import { Show, type JSX } from 'solid-js'
import type { TableContext } from '../games/page.ts'

/** Says so while somebody else's things lie large, and leads back to one's own. */
export function OtherSeatNote(props: {
  context: TableContext
  /** "You look at the desk of Vasco." */
  words: (name: string) => string
  back: string
}): JSX.Element {
  const { context } = props
  return (
    <Show when={context.you() !== null && context.shownSeat() !== context.you()}>
      <div class="other-seat panel">
        <span>{props.words(context.names().of(context.shownSeat()))}</span>
        <button class="btn" onClick={() => context.showSeat(context.you() ?? 0)} data-testid="back-to-mine">
          {props.back}
        </button>
      </div>
    </Show>
  )
}
