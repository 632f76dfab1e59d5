import { createEffect, createMemo, createSignal, on, Show, type JSX } from 'solid-js'
import type { TakeBackReading } from '@fathom/protocol'
import { Dialog } from '../shell/Dialog.tsx'
import { wordsOf } from '../shell/Notices.tsx'
import { listOf, text } from '../text/index.ts'
import { parts } from '../text/parts.ts'
import type { Model } from './model.ts'
import { playsAlone } from './seats.ts'

interface TakeBackProps {
  readonly model: Model
  readonly onClose: () => void
}

/** Asking everybody to go back to where my last turn began, or answering somebody who asks. */
export function TakeBackDialog(props: TakeBackProps): JSX.Element {
  const asked = createMemo(() => props.model.present()?.takeBack ?? null)
  // What was asked is settled: nothing is left to say.
  createEffect(on(asked, (now, before) => before && now === null && props.onClose()))
  return (
    <Show when={asked()} fallback={<Ask {...props} />}>
      {(open) => (
        <Show when={open().seat === props.model.you()} fallback={<Answer {...props} asked={open()} />}>
          <Waiting {...props} asked={open()} />
        </Show>
      )}
    </Show>
  )
}

function Ask(props: TakeBackProps): JSX.Element {
  const [reason, setReason] = createSignal('')
  // Bots ask for no reason; the log tells one of every take-back.
  const isAlone = (): boolean => playsAlone(props.model.present())
  const [refused, setRefused] = createSignal('')
  const ask = async (event: Event): Promise<void> => {
    event.preventDefault()
    const { session } = props.model
    const wish = { kind: 'takeBack', reason: isAlone() ? parts().takeBack.noReason : reason() } as const
    // Not by the session: its notice would lie in the dark behind the dialog.
    const answer = await session.source.send(wish, session.table()?.version ?? 0)
    if (answer.ok) props.onClose()
    else setRefused(wordsOf(answer.problem))
  }
  return (
    <Dialog title={parts().takeBack.title} onClose={props.onClose} testid="take-back">
      <p>{isAlone() ? parts().takeBack.helpAlone : parts().takeBack.help}</p>
      <form class="take-back" noValidate onSubmit={(event) => void ask(event)}>
        <Show when={!isAlone()}>
          <label>
            <span>{parts().takeBack.why}</span>
            <input
              class="field"
              autofocus
              required
              maxLength={120}
              value={reason()}
              onInput={(event) => setReason(event.currentTarget.value)}
              data-testid="take-back-reason"
            />
          </label>
        </Show>
        <Show when={refused()}>
          <p class="note refusal" role="alert">
            {refused()}
          </p>
        </Show>
        <div class="row end">
          <button type="button" class="btn" onClick={() => props.onClose()}>
            {text().table.close}
          </button>
          <button class="btn primary" data-testid="take-back-ask">
            {isAlone() ? parts().takeBack.title : parts().takeBack.ask}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

interface AskedProps extends TakeBackProps {
  readonly asked: TakeBackReading
}

function Answer(props: AskedProps): JSX.Element {
  const name = (): string => props.model.names().of(props.asked.seat)
  const answer = (agrees: boolean): void => {
    props.onClose()
    void props.model.session.answerTakeBack(agrees)
  }
  return (
    <Dialog title={parts().takeBack.titleAsked(name())} onClose={props.onClose} testid="take-back">
      <p>{parts().takeBack.quoted(props.asked.reason)}</p>
      <p>{parts().takeBack.askedHelp(name())}</p>
      <Show when={props.asked.drew}>
        <p data-testid="take-back-drew">{parts().takeBack.drew}</p>
      </Show>
      <div class="row end">
        <button class="btn" onClick={() => answer(false)} data-testid="take-back-decline">
          {parts().takeBack.decline}
        </button>
        <button class="btn primary" onClick={() => answer(true)} data-testid="take-back-agree">
          {parts().takeBack.agree}
        </button>
      </div>
    </Dialog>
  )
}

function Waiting(props: AskedProps): JSX.Element {
  const names = (): string => listOf(props.asked.missing.map((seat) => props.model.names().of(seat)))
  const withdraw = (): void => {
    props.onClose()
    void props.model.session.answerTakeBack(false)
  }
  return (
    <Dialog title={parts().takeBack.titleWaiting} onClose={props.onClose} testid="take-back">
      <p>{parts().takeBack.waiting(names())}</p>
      <div class="row end">
        <button class="btn" onClick={withdraw} data-testid="take-back-withdraw">
          {parts().takeBack.withdraw}
        </button>
        <button class="btn primary" onClick={() => props.onClose()}>
          {text().table.close}
        </button>
      </div>
    </Dialog>
  )
}
