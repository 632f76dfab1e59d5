import { createEffect, createMemo, createSignal, on, onCleanup, Show, type JSX } from 'solid-js'
import type { GamePart } from '../../games/page.ts'
import { isLearnable } from '../../lessons/learnable.ts'
import { rulesPath } from '../../shell/routes.ts'
import { parts } from '../../text/parts.ts'
import type { Model } from '../model.ts'

const POINTED = '[data-spot]:hover, [data-spot]:focus-visible'

/** Leads to the rule that forbids what was tried last, until the table changes: whoever reads why can go there. */
export function WhyLink(props: { readonly model: Model; readonly part: GamePart }): JSX.Element {
  const [code, setCode] = createSignal<string | null>(null)
  createEffect(() => {
    const found = props.part.noteIsRefusal() ? props.model.codeIn(props.part.note()) : null
    if (found !== null) setCode(found)
  })
  createEffect(
    on(
      () => props.model.present()?.version,
      () => setCode(null),
      { defer: true },
    ),
  )
  /** Mouse, finger or keyboard is on a thing of the board; a thing that is drawn anew under a mouse is pointed at all the same. */
  const [isOnThing, setOnThing] = createSignal(document.querySelector(POINTED) !== null)
  const watch = ({ target }: Event): void =>
    void setOnThing(target instanceof Element && target.closest('[data-spot]') !== null)
  for (const sign of ['pointerover', 'focusin']) addEventListener(sign, watch)
  onCleanup(() => {
    for (const sign of ['pointerover', 'focusin']) removeEventListener(sign, watch)
  })
  /** What is pointed at now may be done: the link would seem to speak of it. It comes back on the way to it. */
  const isElsewhere = createMemo(() => props.part.note() !== '' && !props.part.noteIsRefusal() && isOnThing())
  const game = (): string => props.model.present()?.game ?? ''
  return (
    <Show when={isLearnable(game()) && code()}>
      {(why) => (
        <a
          class="btn ghost"
          href={rulesPath(game(), why())}
          target="_blank"
          data-testid="why"
          style={{ visibility: isElsewhere() ? 'hidden' : 'visible' }}
        >
          {parts().rules.why}
        </a>
      )}
    </Show>
  )
}
