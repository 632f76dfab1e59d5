import { createEffect, createMemo, For, on, Show, type JSX } from 'solid-js'
import { timeOf, text } from '../text/index.ts'
import type { GamePart } from '../games/page.ts'
import { follow } from './follow.ts'
import type { Model } from './model.ts'

const longest = 400

/** Where a key leads in the list of links, from link `at` of `count`; null for any other key. */
function linkAfter(key: string, at: number, count: number): number | null {
  const targets: Readonly<Record<string, number>> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: count - 1 }
  const target = targets[key]
  return target === undefined ? null : Math.max(0, Math.min(count - 1, target))
}

/** What happened, newest first; a sentence leads to the board as it was then. */
export function LogPanel(props: { model: Model; part: GamePart; aside?: string }): JSX.Element {
  const shown = (): number | undefined => props.model.past()?.version
  /** The newest lines; of a game that is longer, those around the position that is looked at. */
  const lines = createMemo(() => {
    const all = props.model.lines()
    const at = all.findIndex(({ n }) => n === shown())
    const end = at < 0 ? all.length : Math.min(all.length, at + longest / 2)
    return all.slice(Math.max(0, end - longest), Math.max(end, longest)).toReversed()
  })
  const missed = createMemo(() => new Set(props.model.missed.lines()))
  /** The whole log is one stop for Tab, however long it gets: the arrow keys go from line to line. */
  const tabStop = (): number => lines().findIndex((line) => line.isPosition)
  const onKey = (event: KeyboardEvent): void => {
    const links = [...(list?.querySelectorAll<HTMLElement>('.log-link') ?? [])]
    const at = links.findIndex((link) => link === document.activeElement)
    const next = at < 0 ? null : linkAfter(event.key, at, links.length)
    if (next === null) return
    links[next]?.focus()
    event.preventDefault()
  }
  let list: HTMLOListElement | undefined
  createEffect(
    // The line that belongs to the board shown comes into sight; only the log scrolls for it, never the page.
    on(shown, (n) => {
      const line = n === undefined ? null : list?.querySelector<HTMLElement>(`[data-entry="${n}"]`)
      // On a phone the log scrolls with the sheet that it is in.
      const box = list?.closest<HTMLElement>('.sheet-panel') ?? list
      if (list && box)
        box.scrollTop = line
          ? line.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop - 8
          : 0
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
        <ol class="log-lines" ref={(element) => (list = element)} onKeyDown={onKey}>
          <For each={lines()}>
            {(line, index) => (
              <li classList={{ shown: line.n === shown(), missed: missed().has(line) }} data-entry={line.n}>
                <time>{timeOf(line.at)}</time>
                <Show when={line.isPosition} fallback={<span>{line.words}</span>}>
                  <button
                    class="log-link"
                    tabindex={index() === tabStop() ? 0 : -1}
                    title={text().table.logAt}
                    onClick={() => void follow(props.model, props.part, line)}
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
