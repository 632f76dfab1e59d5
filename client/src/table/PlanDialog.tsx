import { createSignal, For, Match, Show, Switch, type JSX } from 'solid-js'
import type { PlanReading, StoppedStep } from '@fathom/protocol'
import { getPlan, playPlan, savePlan } from '../api/api.ts'
import type { Answer } from '../api/http.ts'
import { createAskedFor } from '../shell/asked.ts'
import { Dialog } from '../shell/Dialog.tsx'
import { Loading } from '../shell/Loading.tsx'
import { notify, wordsOf } from '../shell/Notices.tsx'
import { text } from '../text/index.ts'
import { parts } from '../text/parts.ts'
import type { Model } from './model.ts'

interface PlanProps {
  readonly model: Model
  readonly onClose: () => void
}

interface StepsProps extends PlanProps {
  readonly plan: PlanReading
  /** Keeps other steps, and shows how they would go. */
  readonly keep: (steps: readonly string[], atOnce: boolean) => Promise<boolean>
}

/** My next choices, laid while others move; when my turn comes they are offered here. */
export function PlanDialog(props: PlanProps): JSX.Element {
  const id = (): string => props.model.session.id
  const read = (answer: Answer<PlanReading>): PlanReading | null => {
    if (!answer.ok) notify(wordsOf(answer.problem), 'problem')
    return answer.ok ? answer.value : null
  }
  const plan = createAskedFor(
    () => props.model.present()?.version,
    async () => read(await getPlan(id())),
  )
  const keep = async (steps: readonly string[], atOnce: boolean): Promise<boolean> => {
    const kept = read(await savePlan(id(), { steps: [...steps], atOnce }))
    if (kept !== null) plan.set(kept)
    return kept !== null
  }
  const isLaying = (): boolean => props.model.present()?.mayPlan === true
  const shared = (reading: PlanReading): StepsProps => ({ ...props, plan: reading, keep })
  return (
    <Dialog title={isLaying() ? parts().plan.title : parts().plan.steps} onClose={props.onClose} testid="plan">
      <Show when={plan.value()} fallback={<Loading />}>
        {(reading) => (
          <Switch fallback={<p>{parts().plan.nothing}</p>}>
            <Match when={reading().yourTurn && reading().steps.length > 0}>
              <Offer {...shared(reading())} />
            </Match>
            <Match when={reading().stopped}>
              {(stopped) => <Dropped {...shared(reading())} stopped={stopped()} />}
            </Match>
            <Match when={reading().offered && !reading().yourTurn}>
              <Laying {...shared(reading())} />
            </Match>
          </Switch>
        )}
      </Show>
      <div class="row end">
        <button class="btn" onClick={() => props.onClose()} data-testid="plan-close">
          {text().table.close}
        </button>
      </div>
    </Dialog>
  )
}

function Steps(props: { plan: PlanReading }): JSX.Element {
  return (
    <ol class="plan-steps" aria-label={parts().plan.steps} aria-live="polite" data-testid="plan-steps">
      <For each={props.plan.steps}>{({ words }) => <li>{words}</li>}</For>
    </ol>
  )
}

/** While others move: one step after the other, out of what would be possible if it were my turn. */
function Laying(props: StepsProps): JSX.Element {
  const [chosen, setChosen] = createSignal('')
  const actions = (): string[] => props.plan.steps.map(({ action }) => action)
  /** What the list shows: what was chosen, while it is there. */
  const wanted = (): string | undefined =>
    (props.plan.next.find(({ action }) => action === chosen()) ?? props.plan.next[0])?.action
  const add = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    const action = wanted()
    if (action !== undefined && (await props.keep([...actions(), action], props.plan.atOnce))) setChosen('')
  }
  return (
    <>
      <p>{parts().plan.help}</p>
      <Steps plan={props.plan} />
      <Show when={props.plan.end}>{(end) => <p class="soft">{parts().plan.end[end()]}</p>}</Show>
      <Show when={props.plan.next.length > 0}>
        <form class="row plan-next" onSubmit={(event) => void add(event)}>
          <select
            class="field grow"
            aria-label={parts().plan.next}
            onChange={(event) => setChosen(event.currentTarget.value)}
            data-testid="plan-next"
          >
            <For each={props.plan.next}>
              {({ action, words }) => (
                <option value={action} selected={action === wanted()}>
                  {words}
                </option>
              )}
            </For>
          </select>
          <button class="btn primary" data-testid="plan-add">
            {parts().plan.add}
          </button>
        </form>
      </Show>
      <Show when={props.plan.steps.length > 0}>
        <label class="choice">
          <input
            type="checkbox"
            checked={props.plan.atOnce}
            onChange={(event) => void props.keep(actions(), event.currentTarget.checked)}
            data-testid="plan-at-once"
          />
          <span>
            <strong>{parts().plan.atOnce}</strong>
            <span class="soft">{parts().plan.atOnceHelp}</span>
          </span>
        </label>
        <div class="row">
          <button class="btn" onClick={() => void props.keep(actions().slice(0, -1), props.plan.atOnce)}>
            {parts().plan.removeLast}
          </button>
          <button class="btn" onClick={() => void props.keep([], false)} data-testid="plan-drop">
            {parts().plan.drop}
          </button>
        </div>
      </Show>
    </>
  )
}

/** It is my turn: the plan is played or dropped. */
function Offer(props: StepsProps): JSX.Element {
  const play = async (): Promise<void> => {
    const answer = await playPlan(props.model.session.id)
    if (!answer.ok) notify(wordsOf(answer.problem), 'problem')
    else if (answer.value.stopped !== null) notify(droppedWords(answer.value.stopped), 'problem')
    props.onClose()
  }
  const drop = (): void => void props.keep([], false).then(() => props.onClose())
  return (
    <>
      <p>{parts().plan.yours}</p>
      <Steps plan={props.plan} />
      <Show when={props.plan.stopped}>{(stopped) => <p class="warning">{droppedWords(stopped())}</p>}</Show>
      <div class="row">
        <button class="btn primary" onClick={() => void play()} data-testid="plan-play">
          {parts().plan.play}
        </button>
        <button class="btn" onClick={drop} data-testid="plan-drop">
          {parts().plan.drop}
        </button>
      </div>
    </>
  )
}

/** What of a plan was not possible any more. */
function Dropped(props: StepsProps & { stopped: StoppedStep }): JSX.Element {
  return (
    <>
      <p data-testid="plan-stopped">{droppedWords(props.stopped)}</p>
      <div class="row">
        <button class="btn primary" onClick={() => void props.keep([], false)} data-testid="plan-drop">
          {parts().plan.drop}
        </button>
      </div>
    </>
  )
}

function droppedWords({ words, why }: StoppedStep): string {
  return parts().plan.stopped(words, why)
}
