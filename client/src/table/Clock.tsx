import { createEffect, createMemo, Show, type JSX } from 'solid-js'
import type { Seat } from '@fathom/kernel'
import type { ClockReading } from '@fathom/protocol'
import { hear } from '../shell/hear.ts'
import { sayNow } from '../shell/voice.tsx'
import { dayOf, text, timeOf } from '../text/index.ts'
import { clockFace, isLow, watchClock } from './clocks.ts'
import type { Model } from './model.ts'

interface ClockProps {
  readonly model: Model
  readonly seat: Seat
}

function clockOf({ model, seat }: ClockProps): ClockReading | undefined {
  return model.context.isPlaying() ? model.present()?.clocks?.[seat] : undefined
}

/** What is left on a seat's clock; nothing where nobody's time is counted, and for bots. */
export function Clock(props: ClockProps): JSX.Element {
  const isPerson = (): boolean => {
    const reading = props.model.context.seats()[props.seat]
    return reading?.kind === 'person' && !reading.standIn
  }
  return (
    <Show when={isPerson() && clockOf(props)}>
      {(clock) => (
        <Face
          clock={clock()}
          bank={bankOf(props.model)}
          isMine={props.model.you() === props.seat}
          isPaused={props.model.present()?.pause?.on === true}
        />
      )}
    </Show>
  )
}

function bankOf(model: Model): number {
  return model.present()?.timeControl?.bank ?? 0
}

function Face(props: { clock: ClockReading; bank: number; isMine: boolean; isPaused: boolean }): JSX.Element {
  const left = watchClock(() => props.clock)
  const face = (): string => clockFace(left(), text().clock)
  const isRunning = (): boolean => props.clock.since !== null
  const isWarning = createMemo(() => isRunning() && isLow(left(), props.bank))
  // Said once a turn, not with every second.
  createEffect(() => {
    if (!props.isMine || !isWarning()) return
    sayNow(text().clock.low(face()))
    void hear('clock')
  })
  /** Why no time runs, in a word or two. */
  const stands = (): string | null => {
    const { overdue, rests } = props.clock
    if (overdue) return text().clock.up
    if (props.isPaused) return text().pause.clock
    return rests === null ? null : text().clock.rests[rests.why]
  }
  const words = (): string => {
    const [why, { overdue, rests }] = [stands(), props.clock]
    const left = text().clock.left(face())
    if (overdue || why === null) return why ?? left
    return rests === null || props.isPaused
      ? `${left}, ${why}`
      : text().clock.since(left, why, (rests.why === 'quiet' ? timeOf : dayOf)(rests.since))
  }
  return (
    <span
      class="clock"
      classList={{ running: isRunning(), low: isWarning() || props.clock.overdue }}
      role="timer"
      aria-label={words()}
      title={props.clock.rests === null ? undefined : words()}
      data-testid="clock"
    >
      {stands() ?? face()}
    </span>
  )
}
