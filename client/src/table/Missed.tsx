import { For, Show, type JSX } from 'solid-js'
import { text } from '../text/index.ts'
import type { GamePart } from '../games/page.ts'
import { follow } from './follow.ts'
import type { Model } from './model.ts'

/** Since I was here last: the moves I missed, to be read or played one by one. */
export function Missed(props: { model: Model; part: GamePart }): JSX.Element {
  const lines = () => props.model.missed.lines()
  return (
    <Show when={lines().length > 0 && props.model.isPresent()}>
      <section class="missed panel" aria-label={text().table.missed(lines().length)} data-testid="missed">
        <strong>{text().table.missed(lines().length)}</strong>
        <ol>
          <For each={lines().slice(-12)}>
            {(line) => (
              <li>
                <button class="log-link" onClick={() => void follow(props.model, props.part, line)}>
                  {line.words}
                </button>
              </li>
            )}
          </For>
        </ol>
        <button class="btn" onClick={() => void props.model.lookAt(lines()[0]?.n ?? null)} data-testid="play-missed">
          {text().table.replayMissed}
        </button>
        <button class="btn ghost icon" aria-label={text().table.close} onClick={() => props.model.missed.close()}>
          ×
        </button>
      </section>
    </Show>
  )
}
