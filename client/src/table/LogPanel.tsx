import { createEffect, createMemo, For, on, Show, type JSX } from 'solid-js'
import { timeOf, text } from '../text/index.ts'
import type { Model } from './model.ts'

const longest = 400

/** What happened, newest first; a sentence leads to the board as it was then. */
export function LogPanel(props: { model: Model; aside?: string }): JSX.Element {
  const lines = createMemo(() => props.model.lines().slice(-longest).toReversed())
  const shown = (): number | undefined => props.model.past()?.version
  let list: HTMLOListElement | undefined
  createEffect(
    // The line that belongs to the board shown comes into sight; only the log scrolls for it, never the page.
    on(shown, (n) => {
      const line = n === undefined ? null : list?.querySelector<HTMLElement>(`[data-entry="${n}"]`)
      if (list) list.scrollTop = line ? line.offsetTop - list.offsetTop - 40 : 0
    }),
  )
  return (
    <section class="log panel" aria-labelledby="log-title" data-testid="log">
      <div class="log-head">
        <h2 id="log-title">{text().table.log}</h2>
        <span class="soft">{props.aside}</span>
      </div>
      <Show when={lines().length > 0} fallback={<p class="soft">{text().table.logEmpty}</p>}>
        {/* A list that scrolls has to be reachable by keyboard: its links are. */}
        <ol class="log-lines" ref={(element) => (list = element)}>
          <For each={lines()}>
            {(line) => (
              <li classList={{ shown: line.n === shown() }} data-entry={line.n}>
                <time>{timeOf(line.at)}</time>
                <Show when={line.isPosition} fallback={<span>{line.words}</span>}>
                  <button
                    class="log-link"
                    title={text().table.logAt}
                    onClick={() => void props.model.lookAt(line.n)}
                    data-testid={`log-${line.n}`}
                  >
                    {line.words}
                  </button>
                </Show>
              </li>
            )}
          </For>
        </ol>
      </Show>
    </section>
  )
}
