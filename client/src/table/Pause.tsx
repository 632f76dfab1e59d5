import { createMemo, Show, type JSX } from 'solid-js'
import type { PauseReading } from '@fathom/protocol'
import { Dialog } from '../shell/Dialog.tsx'
import { listOf, text } from '../text/index.ts'
import { parts } from '../text/parts.ts'
import type { Model } from './model.ts'

interface PauseProps {
  readonly model: Model
  readonly onClose: () => void
}

/** Asking everybody to wait for me, or answering somebody who asks; while all wait, going on. */
export function PauseDialog(props: PauseProps): JSX.Element {
  const pause = createMemo(() => props.model.present()?.pause ?? null)
  return (
    <Show when={pause()} fallback={<Ask {...props} />}>
      {(open) => <Asked {...props} pause={open()} />}
    </Show>
  )
}

function Ask(props: PauseProps): JSX.Element {
  const ask = (): void => {
    props.onClose()
    void props.model.session.pause()
  }
  return (
    <Dialog title={parts().pause.title} onClose={props.onClose} testid="pause">
      <p>{parts().pause.help}</p>
      <div class="row end">
        <button class="btn" onClick={() => props.onClose()}>
          {text().table.close}
        </button>
        <button class="btn primary" onClick={ask} data-testid="pause-ask">
          {parts().pause.ask}
        </button>
      </div>
    </Dialog>
  )
}

function Asked(props: PauseProps & { pause: PauseReading }): JSX.Element {
  const words = () => parts().pause
  const name = (): string => props.model.names().of(props.pause.seat)
  const isMine = (): boolean => props.pause.seat === props.model.you()
  const isAnswered = (): boolean => props.pause.answers.includes(props.model.you() ?? -1)
  const title = (): string => {
    if (props.pause.on) return isMine() ? words().titleOnYou : words().titleOn(name())
    return isMine() ? words().titleWaiting : words().titleAsked(name())
  }
  const help = (): string => {
    if (props.pause.on) return words().onHelp
    const missing = listOf(props.pause.missing.map((seat) => props.model.names().of(seat)))
    return isMine() ? parts().takeBack.waiting(missing) : words().askedHelp(name())
  }
  const no = (): string => {
    if (isMine()) return props.pause.on ? words().back : parts().takeBack.withdraw
    return props.pause.on ? words().goOn : words().decline
  }
  const answer = (agrees: boolean): void => {
    props.onClose()
    void props.model.session.answerPause(agrees)
  }
  return (
    <Dialog title={title()} onClose={props.onClose} testid="pause">
      <p>{help()}</p>
      <div class="row end">
        <Show when={!isAnswered()}>
          <button class="btn" onClick={() => answer(false)} data-testid="pause-no">
            {no()}
          </button>
        </Show>
        <Show
          when={!isMine() && !isAnswered() && !props.pause.on}
          fallback={
            <button class="btn primary" onClick={() => props.onClose()}>
              {text().table.close}
            </button>
          }
        >
          <button class="btn primary" onClick={() => answer(true)} data-testid="pause-agree">
            {words().agree}
          </button>
        </Show>
      </div>
    </Dialog>
  )
}
