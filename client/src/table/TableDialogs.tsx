import { createEffect, createMemo, createSignal, Show, type JSX } from 'solid-js'
import type { GamePage } from '../games/page.ts'
import { isLocalId } from '../local/ids.ts'
import type { Model } from './model.ts'
import {
  EndGameDialog,
  FinalDialog,
  HelpDialog,
  KeepAwayDialog,
  LeaveDialog,
  PauseDialog,
  PlanDialog,
  PlanWatch,
  SettingsDialog,
  TakeBackDialog,
  TryDialog,
} from './parts.ts'
import type { Session } from './session.ts'

/** Which dialog stands over the table; null: none. */
export type OpenDialog =
  | 'help'
  | 'settings'
  | 'leave'
  | 'take-back'
  | 'pause'
  | 'ending'
  | 'plan'
  | 'keep-away'
  | 'try'
  | null

/** The dialogs of a table. Some open by themselves: when others ask me something, and when a plan may be taken. */
export function TableDialogs(props: {
  session: Session
  model: Model
  page: GamePage
  open: OpenDialog
  onOpen: (dialog: OpenDialog) => void
  isMyTurn: boolean
}): JSX.Element {
  const { model } = props
  const close = (): void => props.onOpen(null)
  // Who is asked is asked at once, wherever they are on the page.
  const isAsked = createMemo(() => model.present()?.takeBack?.missing.includes(model.you() ?? -1) === true)
  createEffect(() => isAsked() && props.onOpen('take-back'))
  const isToWait = createMemo((): boolean => {
    const pause = model.present()?.pause
    return pause?.on === false && pause.missing.includes(model.you() ?? -1)
  })
  createEffect(() => isToWait() && props.onOpen('pause'))
  const isToEnd = createMemo(() => model.present()?.askedEnd?.missing.includes(model.you() ?? -1) === true)
  createEffect(() => isToEnd() && props.onOpen('ending'))
  createEffect(() => {
    if (!model.isPlanning()) return
    model.setPlanning(false)
    props.onOpen('plan')
  })
  // A plan that is offered waits until nothing else is asked.
  const [isOffered, setOffered] = createSignal(false)
  createEffect(() => {
    if (!isOffered() || props.open !== null) return
    setOffered(false)
    props.onOpen('plan')
  })
  return (
    <>
      <Show when={props.open === 'help'}>
        <HelpDialog model={model} page={props.page} name={model.game().name} onClose={close} />
      </Show>
      <Show when={props.open === 'settings'}>
        <SettingsDialog model={model} onClose={close} onGo={props.onOpen} />
      </Show>
      <Show when={props.open === 'take-back'}>
        <TakeBackDialog model={model} onClose={close} />
      </Show>
      <Show when={props.open === 'keep-away'}>
        <KeepAwayDialog model={model} onClose={close} />
      </Show>
      <Show when={props.open === 'pause'}>
        <PauseDialog model={model} onClose={close} />
      </Show>
      <Show when={props.open === 'ending'}>
        <EndGameDialog model={model} onClose={close} />
      </Show>
      <Show when={model.question()} keyed>
        {(question) => <FinalDialog question={question} />}
      </Show>
      <Show when={model.you() !== null && !isLocalId(props.session.id)}>
        <PlanWatch model={model} isMyTurn={props.isMyTurn} onOffer={() => setOffered(true)} />
      </Show>
      <Show when={props.open === 'plan'}>
        <PlanDialog model={model} onClose={close} />
      </Show>
      <Show when={props.open === 'try'}>
        <TryDialog model={model} onClose={close} />
      </Show>
      <Show when={props.open === 'leave'}>
        <LeaveDialog session={props.session} onClose={close} />
      </Show>
    </>
  )
}
