import { createMemo, For, Show, type JSX } from 'solid-js'
import { timeOf, text } from '../text/index.ts'
import type { Model } from './model.ts'

const longest = 400

/** What happened, newest first; a sentence leads to the board as it was then. */
export function LogPanel(props: { model: Model; aside?: string }): JSX.Element {
  const lines = createMemo(() => props.model.lines().slice(-longest).toReversed())
  const shown = (): number | undefined => props.model.past()?.version
  return (
    <section class="log panel" aria-labelledby="log-title" data-testid="log">
      <div class="log-head">
        <h3 id="log-title">{text().table.log}</h3>
        <span class="soft">{props.aside}</span>
      </div>
      <Show when={lines().length > 0} fallback={<p class="soft">{text().table.logEmpty}</p>}>
        {/* A list that scrolls has to be reachable by keyboard: its links are. */}
        <ol class="log-lines">
          <For each={lines()}>
            {(line) => (
              <li classList={{ shown: line.n === shown() }}>
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
