import type { JSX } from 'solid-js'
import { For, Show } from 'solid-js'
import { shapeCells, ShapePicture } from './ExpeditionCard.tsx'
import type { ShapeName } from './ExpeditionCard.tsx'

export interface ShapeEntry {
  readonly shape: ShapeName
  readonly copies: number
  readonly current?: boolean
  /** Nothing of it can come any more this round; only when the table shows what is left. */
  readonly used?: boolean
  /** The shape's name, spoken: "the large L, two cards". */
  readonly label: string
}

/** The six shapes of the eight expedition cards, the current one in sea colour. `title` is written above. */
export function ShapeList(props: { title: string; shapes: readonly ShapeEntry[] }): JSX.Element {
  return (
    <div class="shape-list">
      <p>{props.title}</p>
      <ul>
        <For each={props.shapes}>
          {(entry) => (
            <li classList={{ used: entry.used === true, current: entry.current === true }}>
              <ShapePicture
                cells={shapeCells[entry.shape]}
                box={10}
                fill={entry.current ? 'var(--brass)' : 'var(--paper-raised)'}
                label={entry.label}
              />
              <Show when={entry.copies > 1}>
                <span aria-hidden="true">×{entry.copies}</span>
              </Show>
            </li>
          )}
        </For>
      </ul>
    </div>
  )
}

/**
 * Where in the game we are: the round in words and the turns of this round as the frame of a chart: done in ink, now in brass,
 * to come empty. `round` and `turn` count from 1.
 */
export function RoundTrack(props: {
  round: number
  turn: number
  turns?: number
  roundText: string
  turnText: string
}): JSX.Element {
  const turns = (): number[] => Array.from({ length: props.turns ?? 7 }, (_, index) => index + 1)
  return (
    <div class="round-track">
      <p>
        <strong>{props.roundText}</strong> <span>{props.turnText}</span>
      </p>
      <div class="ladder" aria-hidden="true">
        <For each={turns()}>{(turn) => <i classList={{ done: turn < props.turn, now: turn === props.turn }} />}</For>
      </div>
    </div>
  )
}
