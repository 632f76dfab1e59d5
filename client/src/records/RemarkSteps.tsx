import { createEffect, For, on, onCleanup, Show, type JSX } from 'solid-js'
import { shortcuts } from '../shell/preferences.ts'
import { say } from '../shell/voice.tsx'
import { hasOwnArrows, isTyping } from '../table/keys.ts'
import type { Model } from '../table/model.ts'
import { remarksOf } from './remarks.ts'
import { words } from './text/index.ts'

/** The way from remark to remark, by buttons and keys; what stands there is said. */
export function RemarkSteps(props: { model: Model }): JSX.Element {
  const book = remarksOf(props.model)
  const at = (): number => props.model.past()?.version ?? 0
  const next = (by: 1 | -1): number | undefined => {
    const entries = book.all().map(book.entry)
    return by === 1 ? entries.find((n) => n > at()) : entries.findLast((n) => n < at())
  }
  const go = (by: 1 | -1): void => {
    const n = next(by)
    if (n === undefined) say(words().remark.none)
    else void props.model.lookAt(n)
  }
  const onKey = (event: KeyboardEvent): void => {
    if (props.model.isPresent() || !shortcuts() || isTyping(event.target)) return
    const by = ({ ArrowLeft: -1, ArrowRight: 1 } as const)[event.key]
    if (by === undefined || !event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return
    if (hasOwnArrows(event.target)) return
    // Before the arrows mean a single step.
    event.preventDefault()
    go(by)
  }
  addEventListener('keydown', onKey, { capture: true })
  onCleanup(() => removeEventListener('keydown', onKey, { capture: true }))
  createEffect(
    on(
      () =>
        book
          .here()
          .map((each) => words().remark.said(each.by, each.words))
          .join(' '),
      (heard) => heard !== '' && say(heard),
    ),
  )
  const button = (by: 1 | -1, label: () => string, keys: string): JSX.Element => (
    <button
      class="btn icon remark-step"
      aria-label={label()}
      title={label()}
      aria-keyshortcuts={keys}
      aria-disabled={next(by) === undefined}
      onClick={() => go(by)}
      data-testid={by === 1 ? 'next-remark' : 'previous-remark'}
    >
      <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
        <g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">
          <path d="M3 3.5h12v8H8l-3.5 3v-3H3z" />
          <path d={by === 1 ? 'M8 5.5l2 2-2 2' : 'M10 5.5l-2 2 2 2'} />
        </g>
      </svg>
    </button>
  )
  return (
    <Show when={book.all().length > 0}>
      {button(-1, () => words().remark.previous, 'Shift+ArrowLeft')}
      {button(1, () => words().remark.next, 'Shift+ArrowRight')}
    </Show>
  )
}

/** Where on the slider somebody has written something. */
export function RemarkMarks(props: { model: Model }): JSX.Element {
  const book = remarksOf(props.model)
  const places = (): number[] => {
    const last = props.model.positions().length - 1
    return book.all().map((each) => (last < 1 ? 0 : (100 * props.model.positions().indexOf(book.entry(each))) / last))
  }
  return (
    <Show when={places().length > 0}>
      <div class="remark-marks" aria-hidden="true" data-testid="remark-marks">
        <For each={places()}>{(place) => <i style={{ left: `${place}%` }} />}</For>
      </div>
    </Show>
  )
}
