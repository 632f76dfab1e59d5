import { createEffect, Show, type JSX } from 'solid-js'
import { me, setGreeted, wantsGreeting } from '../shell/me.ts'
import { text } from '../text/index.ts'
import { parts } from '../text/parts.ts'
import type { Model } from './model.ts'

/** What somebody is told who comes in: how a newcomer is called, and how much happened since the last visit. The log has the rest. */
export function Told(props: { model: Model }): JSX.Element {
  const missed = () => props.model.missed.lines()
  // Whoever has played a turn is welcomed: the log needs the room.
  createEffect(() => {
    const you = props.model.you()
    if (you === null || !wantsGreeting()) return
    if (props.model.session.log().some((entry) => entry.kind === 'events' && entry.seat === you)) setGreeted()
  })
  const firstPosition = () => missed().find((line) => line.isPosition)
  return (
    <div class="told-place">
      <Show when={wantsGreeting()}>
        <section class="told panel" data-testid="welcome">
          <p>{parts().told.welcome(me()?.name ?? '')}</p>
          <button class="btn ghost icon" aria-label={text().table.close} onClick={setGreeted}>
            ×
          </button>
        </section>
      </Show>
      <Show when={missed().length > 0 && props.model.isPresent()}>
        <section class="told panel" aria-label={parts().told.missed(missed().length)} data-testid="missed">
          <p>{parts().told.missed(missed().length)}</p>
          <button
            class="btn ghost icon"
            aria-label={text().table.close}
            onClick={() => props.model.missed.close()}
            data-testid="close-missed"
          >
            ×
          </button>
          <Show when={firstPosition()}>
            {(line) => (
              <button class="btn" onClick={() => void props.model.lookAt(line().n)} data-testid="play-missed">
                {parts().told.replay}
              </button>
            )}
          </Show>
        </section>
      </Show>
    </div>
  )
}
