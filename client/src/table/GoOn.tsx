import { Show, type JSX } from 'solid-js'
import type { Seat } from '@fathom/kernel'
import { parts } from '../text/parts.ts'
import type { Model } from './model.ts'

/** At a table that waits for people whose time is up: a button to go on with a bot. */
export function GoOn(props: { model: Model; seat: Seat }): JSX.Element {
  const clock = () => props.model.present()?.clocks?.[props.seat]
  const isWaitedFor = (): boolean =>
    clock()?.overdue === true &&
    props.model.context.isPlaying() &&
    props.model.context.seats()[props.seat]?.standIn === false &&
    props.model.you() !== null
  const hasWished = (): boolean => clock()?.votes.includes(props.model.you() ?? -1) === true
  return (
    <Show when={isWaitedFor()}>
      <p class="go-on" data-testid={`go-on-${props.seat}`}>
        <Show when={!hasWished()} fallback={parts().goOn.wished}>
          <button
            class="btn"
            title={parts().goOn.help(props.model.names().of(props.seat))}
            onClick={() => void props.model.session.vote(props.seat)}
          >
            {parts().goOn.button}
          </button>
        </Show>
      </p>
    </Show>
  )
}
