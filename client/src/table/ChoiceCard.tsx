import { createEffect, createMemo, createSignal, Match, on, onCleanup, Show, Switch, type JSX } from 'solid-js'
import type { ChoiceReading } from '@fathom/protocol'
import type { GamePart } from '../games/page.ts'
import { Rings } from '../lessons/Rings.tsx'
import { words } from '../records/text/index.ts'
import { sayNow } from '../shell/voice.tsx'
import { wordsOf } from '../shell/Notices.tsx'
import { parts } from '../text/parts.ts'
import { ConsideredChoices, isEven, whyOf } from './ConsideredChoices.tsx'
import { MateCard } from './MateCard.tsx'
import type { Model } from './model.ts'
import { spotRings } from './ringsFor.ts'

/** Steps of a replay follow each other: only where somebody stays is it asked, in milliseconds. */
const STAYS = 250

type Found = ChoiceReading | { readonly refused: string } | 'thinking'

/** What was chosen at the position that is looked at in a finished game, beside what a Mate would have considered there. It goes along with the replay. */
export function ChoiceCard(props: { model: Model; part: GamePart }): JSX.Element {
  const { model } = props
  const [found, setFound] = createSignal<Found>('thinking')
  const [shown, setShown] = createSignal(0)
  const at = (): number => model.past()?.version ?? 0
  const reading = createMemo((): ChoiceReading | null => {
    const now = found()
    return now === 'thinking' || 'refused' in now ? null : now
  })
  const refused = (): string | null => {
    const now = found()
    return now !== 'thinking' && 'refused' in now ? now.refused : null
  }
  const ask = async (n: number): Promise<void> => {
    setFound('thinking')
    const answer = await model.session.source.choice(n)
    // Meanwhile another position is looked at.
    if (at() !== n) return
    setShown(0)
    setFound(answer.ok ? answer.value : { refused: wordsOf(answer.problem) })
    sayNow(spoken())
  }
  const nameOf = (action: string): string => props.part.action?.(action) || action
  /** Null: I myself. */
  const who = (): string | null => {
    const seat = reading()?.seat ?? 0
    return seat === model.you() ? null : model.context.names().of(seat)
  }
  const rank = (): number => reading()?.choices.findIndex(({ action }) => action === reading()?.taken) ?? -1
  const looksFurther = (): boolean => {
    const level = model.context.seats()[reading()?.seat ?? 0]?.level ?? ''
    return rank() > 0 && FAR.includes(level)
  }
  const verdict = (): string => {
    const one = reading()
    if (one === null) return refused() ?? parts().hint.thinking
    const took = nameOf(one.taken)
    if (one.choices.length < 2) return words().choice.only(who(), took)
    const { agrees, even, differs } = words().choice
    const says = rank() === 0 ? agrees : isEven(one.choices[rank()]) ? even : differs
    return [says(who(), took), ...(looksFurther() ? [words().choice.further] : [])].join(' ')
  }
  const spoken = (): string => {
    const best = reading()?.choices[0]
    if (best === undefined || (reading()?.choices.length ?? 0) < 2) return verdict()
    return [verdict(), ...(rank() === 0 ? [] : [words().choice.best(nameOf(best.action))]), `${whyOf(best, 0)}.`].join(
      ' ',
    )
  }
  const show = (chosen: number): void => {
    setShown(chosen)
    const choice = reading()?.choices[chosen]
    if (choice !== undefined) sayNow(`${whyOf(choice, chosen)}.`)
  }
  const points = createMemo(() => {
    const spots = props.part.pointsAt?.(reading()?.choices[shown()]?.action ?? '') ?? []
    return spotRings(who() === null ? spots : spots.filter((spot) => props.part.isOwn?.(spot) !== true), props.part.switchTo) // prettier-ignore
  })
  createEffect(
    on(at, (n) => {
      setFound('thinking')
      const timer = setTimeout(() => void ask(n), STAYS)
      onCleanup(() => clearTimeout(timer))
    }),
  )
  return (
    <MateCard
      id="choice"
      title={words().choice.title}
      close={words().choice.close}
      onClose={() => model.setHinting(false)}
      points={points().length}
    >
      <p class="hint-nothing choice-verdict" data-testid="choice-verdict">
        {verdict()}
      </p>
      <Switch>
        <Match when={refused() !== null}>
          <button class="btn" onClick={() => void ask(at())} data-testid="choice-again">
            {parts().hint.again}
          </button>
        </Match>
        <Match when={(reading()?.choices.length ?? 0) > 1}>
          <ConsideredChoices
            choices={reading()?.choices ?? []}
            shown={shown()}
            taken={reading()?.taken}
            nameOf={({ action }) => nameOf(action)}
            onPoint={setShown}
            onShow={show}
          />
        </Match>
      </Switch>
      <Show when={points().length > 0}>
        <Rings points={points()} />
      </Show>
    </MateCard>
  )
}

/** Levels that search, and so look further than the points that are told here. */
const FAR = ['captain', 'admiral']
