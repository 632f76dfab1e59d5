import { createEffect, createMemo, createSignal, on, Show, type JSX } from 'solid-js'
import type { GamePart } from '../../games/page.ts'
import { isLearnable } from '../../lessons/learnable.ts'
import { rulesPath } from '../../shell/routes.ts'
import { parts } from '../../text/parts.ts'
import type { Model } from '../model.ts'

/** The thing that a mouse or the keyboard points at. */
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
  /** What is pointed at now may be done: the link would seem to speak of it. It comes back on the way to it. */
  const isElsewhere = createMemo(
    () => props.part.note() !== '' && !props.part.noteIsRefusal() && document.querySelector(POINTED) !== null,
  )
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
