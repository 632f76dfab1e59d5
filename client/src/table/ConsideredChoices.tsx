import { clausesOf } from '../text/index.ts'
import { For, Show, type JSX } from 'solid-js'
import type { HintReading } from '@fathom/protocol'
import { reasonLine } from '@fathom/bots/reason'
import { language } from '../shell/preferences.ts'
import { parts } from '../text/parts.ts'
import { ActionWords } from './ActionWords.tsx'
import './hint.css'

type Considered = HintReading['choices'][number]

/** Leads that are told as none, in points. */
const EVEN = 0.05

/** Choices as a Mate judges them, the best one first. The one that is shown says what speaks for it. */
export function ConsideredChoices(props: {
  choices: readonly Considered[]
  /** The rank of the one that is shown. */
  shown: number
  /** The one that somebody took, where they have chosen already. */
  taken?: string
  nameOf: (choice: Considered) => string
  /** The same in short, where it is enough to know it by. */
  briefOf?: (choice: Considered) => string | undefined
  /** What is said where no reasons in points are told. */
  why?: (choice: Considered, rank: number) => string
  /** What can be done with the one that is shown. */
  below?: (choice: Considered) => JSX.Element
  onPoint: (rank: number) => void
  onShow: (rank: number) => void
}): JSX.Element {
  return (
    <ol class="hint-choices" aria-label={parts().hint.choices}>
      <For each={props.choices}>
        {(choice, rank) => (
          <li classList={{ shown: props.shown === rank() }}>
            <button
              class="hint-choice"
              aria-pressed={props.shown === rank()}
              onClick={() => props.onShow(rank())}
              onFocus={() => props.onPoint(rank())}
              onPointerEnter={(event) => event.pointerType === 'mouse' && props.onPoint(rank())}
              data-testid={`hint-${rank()}`}
            >
              <span class="hint-words">
                <ActionWords full={props.nameOf(choice)} brief={props.briefOf?.(choice)} />
                <Show when={choice.action === props.taken}>
                  {' '}
                  <strong class="hint-taken">{parts().hint.taken}</strong>
                </Show>
              </span>
              <span class="hint-lead-of">{leadOf(props.choices, rank())}</span>
            </button>
            <Show when={props.shown === rank()}>
              <div class="hint-why" data-testid="hint-why">
                <div class="hint-reasons">
                  <Why choice={choice} rank={rank()} why={props.why ?? whyOf} />
                </div>
                {props.below?.(choice)}
              </div>
            </Show>
          </li>
        )}
      </For>
    </ol>
  )
}

/** What speaks for a choice, and against it. */
function Why(props: {
  choice: Considered
  rank: number
  why: (choice: Considered, rank: number) => string
}): JSX.Element {
  return (
    <Show when={props.choice.reasons.length > 0} fallback={<p class="soft">{props.why(props.choice, props.rank)}.</p>}>
      <p class="soft">{besideWords(props.rank)}</p>
      <ul>
        <For each={props.choice.reasons}>
          {(reason) => <li classList={{ against: reason.points < 0 }}>{reasonLine(reason, language())}</li>}
        </For>
      </ul>
    </Show>
  )
}

function besideWords(rank: number): string {
  return rank === 0 ? parts().hint.ahead : parts().hint.beside
}

/** Which is the best, or one of the best, and how far behind another is; nothing where that is not counted in points. */
function leadOf(choices: readonly Considered[], rank: number): string {
  const lead = choices[rank]?.lead ?? null
  if (rank === 0) return choices.length > 1 && isEven(choices[0]) ? parts().hint.bestToo : parts().hint.best
  if (lead === null) return ''
  return isEven(choices[rank]) ? parts().hint.even : parts().hint.behind(-lead)
}

/** Whether a choice is as good as the best, or as the next one if it is the best. */
export function isEven(choice: Considered | undefined): boolean {
  return choice !== undefined && choice.lead !== null && Math.abs(choice.lead) < EVEN
}

/** The reasons of a choice in one sentence, without its full stop. */
export function whyOf({ reasons, lead }: Considered, rank: number): string {
  if (reasons.length > 0)
    return `${besideWords(rank)} ${clausesOf(reasons.map((reason) => reasonLine(reason, language())))}`
  return lead === null ? parts().hint.uncounted : parts().hint.alike
}
