import {
  createEffect,
  createMemo,
  createSignal,
  For,
  Match,
  on,
  onCleanup,
  onMount,
  Show,
  Switch,
  type JSX,
} from 'solid-js'
import type { HintReading } from '@fathom/protocol'
import { reasonLine } from '@fathom/bots/reason'
import type { GamePart } from '../games/page.ts'
import { Rings } from '../lessons/Rings.tsx'
import { language } from '../shell/preferences.ts'
import { sayNow } from '../shell/voice.tsx'
import { wordsOf } from '../shell/Notices.tsx'
import { text } from '../text/index.ts'
import { parts } from '../text/parts.ts'
import type { Model } from './model.ts'
import './hint.css'

/** Leads that are told as none, in points. */
const EVEN = 0.05

type Hint = HintReading['choices']
type Considered = Hint[number]

/** `failed`: the worker that thinks did not come. */
type Found = { readonly choices: Hint } | 'thinking' | 'failed'

/** What a Mate would consider in my place, beside the board. Choosing one shows it there and does nothing. */
export function HintCard(props: { model: Model; part: GamePart }): JSX.Element {
  const { model } = props
  const [found, setFound] = createSignal<Found>('thinking')
  const [shown, setShown] = createSignal(0)
  /** The last entry that the hint still holds for: none is known while it is thought of. */
  const [upTo, setUpTo] = createSignal(Number.POSITIVE_INFINITY)
  const [refused, setRefused] = createSignal('')
  const version = (): number => model.present()?.version ?? 0
  const choices = (): Hint => ofChoices(found())
  const one = (): Considered | undefined => choices()[shown()]
  const before = document.activeElement
  let heading: HTMLHeadingElement | undefined
  let card: HTMLElement | undefined

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
  const nameOf = (action: string): string => props.part.action?.(action) || action
  const points = createMemo(() =>
    choices().length > 1
      ? (props.part.pointsAt?.(one()?.action ?? '') ?? []).map((spot) => `spot:${spot}` as const)
      : [],
  )
  /** Where there are no choices to be shown: why. */
  const nothing = (): string => {
    const now = found()
    if (now === 'thinking') return parts().hint.thinking
    if (now === 'failed') return refused() || parts().hint.failed
    const [only] = now.choices
    if (only !== undefined) return parts().hint.only(nameOf(only.action))
    return model.context.draft().canEndTurn ? parts().hint.ended : parts().hint.notNow
  }
  /** The card for ears: the best choice with its reasons, and how many more there are. */
  const spoken = (): string => {
    const [best, ...others] = choices()
    if (best === undefined || others.length === 0) return nothing()
    return [`${parts().hint.shown(nameOf(best.action))}.`, `${whyOf(best, 0)}.`, parts().hint.more(others.length)].join(
      ' ',
    )
  }
  const show = (rank: number): void => {
    setShown(rank)
    const choice = choices()[rank]
    if (choice !== undefined) sayNow(`${whyOf(choice, rank)}.`)
  }
  onMount(() => {
    heading?.focus({ preventScroll: true })
    void ask()
  })
  // It was a hint for how the table stood.
  createEffect(on([version, upTo], ([now, told]) => now > told && model.setHinting(false), { defer: true }))
  onCleanup(() => {
    const wasHere = card?.contains(document.activeElement) === true
    if (wasHere && before instanceof HTMLElement && before.isConnected) before.focus()
  })
  return (
    <section
      class="hint panel"
      ref={(element) => (card = element)}
      aria-labelledby="hint-title"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        model.setHinting(false)
      }}
      data-testid="hint"
      data-points={points().length}
    >
      <div class="hint-head">
        <h2 id="hint-title" tabindex="-1" ref={(element) => (heading = element)}>
          {text().table.hint}
        </h2>
        <button
          class="btn ghost"
          aria-label={parts().hint.close}
          onClick={() => model.setHinting(false)}
          data-testid="hint-close"
        >
          ×
        </button>
      </div>
      <Switch
        fallback={
          <p class="hint-nothing" data-testid="hint-nothing">
            {nothing()}
          </p>
        }
      >
        <Match when={found() === 'failed'}>
          <p class="hint-nothing">{nothing()}</p>
          <button class="btn" onClick={() => void ask()} data-testid="hint-again">
            {parts().hint.again}
          </button>
        </Match>
        <Match when={choices().length > 1}>
          <p class="hint-lead soft">{parts().hint.lead}</p>
          <ol class="hint-choices" aria-label={parts().hint.choices}>
            <For each={choices()}>
              {(choice, rank) => (
                <li classList={{ shown: shown() === rank() }}>
                  <button
                    class="hint-choice"
                    aria-pressed={shown() === rank()}
                    onClick={() => show(rank())}
                    onFocus={() => setShown(rank())}
                    onPointerEnter={(event) => event.pointerType === 'mouse' && setShown(rank())}
                    data-testid={`hint-${rank()}`}
                  >
                    <span class="hint-words">{nameOf(choice.action)}</span>
                    <span class="hint-lead-of">{leadOf(choice, rank())}</span>
                  </button>
                  <Show when={shown() === rank()}>
                    <div class="hint-why" data-testid="hint-why">
                      <Why choice={choice} rank={rank()} />
                    </div>
                  </Show>
                </li>
              )}
            </For>
          </ol>
        </Match>
      </Switch>
      <Rings points={points()} />
    </section>
  )
}

/** What speaks for a choice, and against it. */
function Why(props: { choice: Considered; rank: number }): JSX.Element {
  return (
    <Show when={props.choice.reasons.length > 0} fallback={<p class="soft">{whyOf(props.choice, props.rank)}.</p>}>
      <p class="soft">{besideWords(props.rank)}</p>
      <ul>
        <For each={props.choice.reasons}>
          {(reason) => <li classList={{ against: reason.points < 0 }}>{reasonLine(reason, language())}</li>}
        </For>
      </ul>
    </Show>
  )
}

function ofChoices(found: Found): Hint {
  return typeof found === 'string' ? [] : found.choices
}

function besideWords(rank: number): string {
  return rank === 0 ? parts().hint.ahead : parts().hint.beside
}

/** Which is the best, and how far behind it another is; nothing where that is not counted in points. */
function leadOf({ lead }: Considered, rank: number): string {
  if (rank === 0) return parts().hint.best
  if (lead === null) return ''
  return -lead < EVEN ? parts().hint.even : parts().hint.behind(-lead)
}

/** The reasons in one sentence, without its full stop. */
function whyOf({ reasons, lead }: Considered, rank: number): string {
  if (reasons.length > 0)
    return `${besideWords(rank)} ${reasons.map((reason) => reasonLine(reason, language())).join('; ')}`
  return lead === null ? parts().hint.uncounted : parts().hint.alike
}
