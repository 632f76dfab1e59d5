import { createEffect, createMemo, createSignal, on, onCleanup, Show, untrack, type JSX } from 'solid-js'
import type { GamePart } from '../../games/page.ts'
import { isLearnable } from '../../lessons/learnable.ts'
import { isWide } from '../../shell/media.ts'
import { language } from '../../shell/preferences.ts'
import { rulesPath } from '../../shell/routes.ts'
import { parts } from '../../text/parts.ts'
import type { Model } from '../model.ts'

const POINTED = '[data-spot]:hover, [data-spot]:focus-visible'

/** A reason, and the version of the table that it held for. */
export interface Refused {
  readonly words: string
  readonly version: number | undefined
}

/** Leads to the rule that forbids what was tried last, until the table changes: whoever reads why can go there. */
export function WhyLink(props: {
  readonly model: Model
  readonly part: GamePart
  /** The last one until now. */
  readonly refused: Refused
  /** What was refused is still to be read on the way to the link; empty: not any more. */
  readonly onKept: (words: string) => void
}): JSX.Element {
  const holds = untrack(() => props.refused.version === props.model.present()?.version)
  const [words, setWords] = createSignal(untrack(() => (holds ? props.refused.words : '')))
  const [code, setCode] = createSignal(untrack(() => props.model.codeIn(words())))
  createEffect(() => {
    const found = props.part.noteIsRefusal() ? props.model.codeIn(props.part.note()) : null
    if (found === null) return
    setWords(props.part.note())
    setCode(found)
  })
  createEffect(
    on(
      () => props.model.present()?.version,
      () => setCode(null),
      { defer: true },
    ),
  )
  // They were said in the language before.
  createEffect(on(language, () => setWords(''), { defer: true }))
  /** Mouse, finger or keyboard is on a thing of the board; a thing that is drawn anew under a mouse is pointed at all the same. */
  const [isOnThing, setOnThing] = createSignal(document.querySelector(POINTED) !== null)
  const watch = ({ target, type }: Event): void => {
    if (!(target instanceof Element)) return
    setOnThing(target.closest('[data-spot]') !== null)
    // Whoever clicks on nothing has done with it.
    if (type === 'click' && target.closest('[data-spot], .prompt') === null) setWords('')
  }
  const signs = ['pointerover', 'focusin', 'click']
  for (const sign of signs) addEventListener(sign, watch)
  onCleanup(() => {
    for (const sign of signs) removeEventListener(sign, watch)
  })
  /** What is pointed at now may be done: the link would seem to speak of it. It comes back on the way to it. */
  const isElsewhere = createMemo(() => props.part.note() !== '' && !props.part.noteIsRefusal() && isOnThing())
  createEffect(() => props.onKept(code() !== null && !props.part.noteIsRefusal() && !isOnThing() ? words() : ''))
  onCleanup(() => props.onKept(''))
  const game = (): string => props.model.present()?.game ?? ''
  return (
    <Show when={isLearnable(game()) && code()}>
      {(why) => (
        <a
          class="btn ghost why"
          href={rulesPath(game(), why())}
          target="_blank"
          aria-label={parts().rules.why}
          data-testid="why"
          style={{ visibility: isElsewhere() ? 'hidden' : 'visible' }}
        >
          {/* A small screen's line is for the reason itself. */}
          {isWide() ? parts().rules.why : '?'}
        </a>
      )}
    </Show>
  )
}
