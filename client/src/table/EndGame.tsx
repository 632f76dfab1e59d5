import { createMemo, Show, type JSX } from 'solid-js'
import type { AskedEndReading } from '@fathom/protocol'
import { Dialog } from '../shell/Dialog.tsx'
import { listOf, text } from '../text/index.ts'
import { parts } from '../text/parts.ts'
import type { Model } from './model.ts'

interface EndGameProps {
  readonly model: Model
  readonly onClose: () => void
}

/** Asking everybody to end the game where it stands, or answering somebody who asks. */
export function EndGameDialog(props: EndGameProps): JSX.Element {
  const asked = createMemo(() => props.model.present()?.askedEnd ?? null)
  return (
    <Show when={asked()} fallback={<Ask {...props} />}>
      {(open) => <Asked {...props} asked={open()} />}
    </Show>
  )
}

function Ask(props: EndGameProps): JSX.Element {
  const ask = (): void => {
    props.onClose()
    void props.model.session.askEnd()
  }
  return (
    <Dialog title={parts().ending.title} onClose={props.onClose} testid="ending">
      <p>{parts().ending.help}</p>
      <div class="row end">
        <button class="btn" onClick={() => props.onClose()}>
          {text().table.close}
        </button>
        <button class="btn primary" onClick={ask} data-testid="ending-ask">
          {parts().ending.ask}
        </button>
      </div>
    </Dialog>
  )
}

function Asked(props: EndGameProps & { asked: AskedEndReading }): JSX.Element {
  const words = () => parts().ending
  const name = (): string => props.model.names().of(props.asked.seat)
  const isMine = (): boolean => props.asked.seat === props.model.you()
  const mayAgree = (): boolean => props.asked.missing.includes(props.model.you() ?? -1)
  const missing = (): string => listOf(props.asked.missing.map((seat) => props.model.names().of(seat)))
  const answer = (agrees: boolean): void => {
    props.onClose()
    void props.model.session.answerEnd(agrees)
  }
  return (
    <Dialog
      title={isMine() ? words().titleWaiting : words().titleAsked(name())}
      onClose={props.onClose}
      testid="ending"
    >
      <p>{mayAgree() ? words().askedHelp : parts().takeBack.waiting(missing())}</p>
      <div class="row end">
        <button class="btn" onClick={() => answer(false)} data-testid="ending-no">
          {isMine() ? parts().takeBack.withdraw : words().decline}
        </button>
        <Show
          when={mayAgree()}
          fallback={
            <button class="btn primary" onClick={() => props.onClose()}>
              {text().table.close}
            </button>
          }
        >
          <button class="btn primary" onClick={() => answer(true)} data-testid="ending-agree">
            {words().agree}
          </button>
        </Show>
      </div>
    </Dialog>
  )
}
