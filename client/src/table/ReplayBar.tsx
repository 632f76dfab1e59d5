import { createEffect, on, onCleanup, Show, type JSX } from 'solid-js'
import { text } from '../text/index.ts'
import type { Model } from './model.ts'
import { isPlaying, setPlaying } from './playing.ts'

const beat = 1100

/** Over an older position: where it is in the game, a step back or on, playing by itself, and the way back to now. */
export function ReplayBar(props: { model: Model }): JSX.Element {
  const positions = (): readonly number[] => props.model.positions()
  const index = (): number => {
    const at = props.model.past()?.version ?? 0
    return Math.max(
      0,
      positions().findLastIndex((n) => n <= at),
    )
  }
  const go = (to: number): void => {
    const n = positions()[Math.max(0, Math.min(positions().length - 1, to))]
    if (n !== undefined) void props.model.lookAt(n)
  }
  const timer = setInterval(() => {
    if (!isPlaying()) return
    if (index() >= positions().length - 1) setPlaying(false)
    else go(index() + 1)
  }, beat)
  onCleanup(() => (clearInterval(timer), setPlaying(false)))
  createEffect(on(props.model.isPresent, (present) => present && setPlaying(false), { defer: true }))
  const line = (): string => {
    const n = positions()[index()]
    return props.model
      .lines()
      .filter((each) => each.n === n)
      .map((each) => each.words)
      .join(' ')
  }
  const step = (label: string, path: string, to: () => number, id: string): JSX.Element => (
    <button class="btn icon" aria-label={label} title={label} onClick={() => go(to())} data-testid={id}>
      <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
        <path
          d={path}
          fill="none"
          stroke="currentColor"
          stroke-width="2"
          stroke-linecap="round"
          stroke-linejoin="round"
        />
      </svg>
    </button>
  )
  return (
    <Show when={!props.model.isPresent()}>
      <section class="replay panel" aria-label={text().table.position} data-testid="replay">
        {/* A long sentence scrolls: the board keeps its place. */}
        <p class="replay-words grow" tabindex="0">
          <strong>{text().table.positionOld(index() + 1, positions().length)}</strong>{' '}
          <span class="soft">{line()}</span>
        </p>
        <div class="replay-buttons">
          {step(text().table.first, 'M13 4L7 9l6 5M4 4v10', () => 0, 'replay-first')}
          {step(text().table.previous, 'M12 4L6 9l6 5', () => index() - 1, 'replay-previous')}
          <button class="btn" onClick={() => setPlaying(!isPlaying())} data-testid="replay-play">
            {isPlaying() ? text().table.pause : text().table.play}
          </button>
          {step(text().table.next, 'M6 4l6 5-6 5', () => index() + 1, 'replay-next')}
          {step(text().table.last, 'M5 4l6 5-6 5M14 4v10', () => positions().length - 1, 'replay-last')}
          <input
            type="range"
            min="0"
            max={Math.max(0, positions().length - 1)}
            value={index()}
            aria-label={text().table.position}
            onChange={(event) => go(event.currentTarget.valueAsNumber)}
          />
          <button class="btn primary" onClick={() => void props.model.lookAt(null)} data-testid="back-to-now">
            {text().table.backToNow}
          </button>
        </div>
      </section>
    </Show>
  )
}
