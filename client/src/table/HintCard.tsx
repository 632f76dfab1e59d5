import { createEffect, createMemo, createSignal, Match, on, onMount, Show, Switch, type JSX } from 'solid-js'
import type { HintReading } from '@fathom/protocol'
import type { GamePart } from '../games/page.ts'
import { Rings } from '../lessons/Rings.tsx'
import { sayNow } from '../shell/voice.tsx'
import { wordsOf } from '../shell/Notices.tsx'
import { text } from '../text/index.ts'
import { parts } from '../text/parts.ts'
import { ConsideredChoices, whyOf } from './ConsideredChoices.tsx'
import { MateCard } from './MateCard.tsx'
import type { Model } from './model.ts'
import { ringsFor } from './ringsFor.ts'
import { TakeIt } from './TakeIt.tsx'

type Hint = HintReading['choices']
type Considered = Hint[number]

/** `failed`: the worker that thinks did not come. */
type Found = { readonly choices: Hint } | 'thinking' | 'failed'

/** What a Mate would consider in my place, beside the board. A click on one shows it there and lays ready what is chosen in one go; another button chooses it. */
export function HintCard(props: { model: Model; part: GamePart }): JSX.Element {
  const { model } = props
  const [found, setFound] = createSignal<Found>('thinking')
  const [shown, setShown] = createSignal(0)
  /** The last entry that the hint still holds for: none is known while it is thought of. */
  const [upTo, setUpTo] = createSignal(Number.POSITIVE_INFINITY)
  const [refused, setRefused] = createSignal('')
  const version = (): number => model.present()?.version ?? 0
  const choices = (): Hint => ofChoices(found())
  const isChoice = (): boolean => choices().length > 1 || wholeOf(choices()[0]).length > 0
  const one = (): Considered | undefined => choices()[shown()]

  const ask = async (): Promise<void> => {
    setFound('thinking')
    sayNow(parts().hint.thinking)
    const asked = version()
    setUpTo(Number.POSITIVE_INFINITY)
    const answer = await model.session.source.hint()
    // That a hint was given is an entry itself. Who has moved on meanwhile closes the card.
    const told = answer.ok ? answer.value.version : asked
    if (!model.isHinting()) return
    setUpTo(told)
    if (version() > told) return
    setShown(0)
    setRefused(answer.ok || answer.problem.kind !== 'refused' ? '' : wordsOf(answer.problem))
    setFound(answer.ok ? { choices: answer.value.choices } : 'failed')
    sayNow(spoken())
  }
  const nameOf = (choice: Considered): string =>
    [choice.action, ...(choice.rest ?? [])].map((action) => props.part.action?.(action) || action).join(', ')
  /** In short, unless another choice would be called the same. */
  const briefOf = (choice: Considered): string | undefined => {
    const brief = (each: Considered): string => {
      const words = [each.action, ...(each.rest ?? [])].map((action) => props.part.brief?.(action) ?? '')
      return words.includes('') ? '' : words.join(' · ')
    }
    return choices().filter((each) => brief(each) === brief(choice)).length === 1 ? brief(choice) : undefined
  }
  const whyNow = (choice: Considered, rank: number): string =>
    wholeOf(choice).length > 0 && props.part.whole !== undefined ? props.part.whole.why() : whyOf(choice, rank)
  const points = createMemo(() => {
    const action = isChoice() ? (one()?.action ?? '') : ''
    return ringsFor(action, props.part.pointsAt?.(action) ?? [], props.part.switchTo)
  })
  /** Where there are no choices to be shown: why. */
  const nothing = (): string => {
    const now = found()
    if (now === 'thinking') return parts().hint.thinking
    if (now === 'failed') return refused() || parts().hint.failed
    const [only] = now.choices
    if (only !== undefined) return parts().hint.only(nameOf(only))
    return model.context.draft().canEndTurn ? parts().hint.ended : parts().hint.notNow
  }
  /** The card for ears: the best choice with its reasons, and how many more there are. */
  const spoken = (): string => {
    const [best, ...others] = choices()
    if (best === undefined || !isChoice()) return nothing()
    const more = others.length > 0 ? [parts().hint.more(others.length)] : []
    return [`${parts().hint.shown(nameOf(best))}.`, `${whyNow(best, 0)}.`, ...more].join(' ')
  }
  const show = (rank: number): void => {
    setShown(rank)
    const choice = choices()[rank]
    if (choice === undefined) return
    const whole = wholeOf(choice)
    if (whole.length > 0) props.part.whole?.layReady(whole)
    sayNow(`${whyNow(choice, rank)}.`)
  }
  onMount(() => void ask())
  // It was a hint for how the table stood.
  createEffect(on([version, upTo], ([now, told]) => now > told && model.setHinting(false), { defer: true }))
  return (
    <MateCard
      id="hint"
      title={text().table.hint}
      close={parts().hint.close}
      onClose={() => model.setHinting(false)}
      points={points().length}
    >
      <Switch
        fallback={
          <>
            <p class="hint-nothing" data-testid="hint-nothing">
              {nothing()}
            </p>
            <Show when={choices()[0]}>
              {(only) => <TakeIt model={model} part={props.part} actions={[only().action]} />}
            </Show>
          </>
        }
      >
        <Match when={found() === 'failed'}>
          <p class="hint-nothing">{nothing()}</p>
          <button class="btn" onClick={() => void ask()} data-testid="hint-again">
            {parts().hint.again}
          </button>
        </Match>
        <Match when={isChoice()}>
          <p class="hint-lead soft">{parts().hint.lead}</p>
          <ConsideredChoices
            choices={choices()}
            shown={shown()}
            nameOf={nameOf}
            briefOf={briefOf}
            why={whyNow}
            below={(choice) => (
              <TakeIt model={model} part={props.part} actions={[choice.action, ...(choice.rest ?? [])]} />
            )}
            onPoint={setShown}
            onShow={show}
          />
        </Match>
      </Switch>
      <Rings points={points()} />
    </MateCard>
  )
}

function ofChoices(found: Found): Hint {
  if (typeof found === 'string') return []
  // What is chosen in one breath is told as one: the next best would differ by a dollar.
  return found.choices[0]?.rest === undefined ? found.choices : found.choices.slice(0, 1)
}

/** A choice with what is chosen after it in the same breath; empty where nothing is. */
function wholeOf(choice: Considered | undefined): readonly string[] {
  return choice?.rest === undefined ? [] : [choice.action, ...choice.rest]
}
