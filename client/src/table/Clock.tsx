import { createEffect, createMemo, Show, type JSX } from 'solid-js'
import type { Seat } from '@fathom/kernel'
import type { ClockReading } from '@fathom/protocol'
import { hear } from '../shell/hear.ts'
import { sayNow } from '../shell/voice.tsx'
import { text } from '../text/index.ts'
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
  return (
    <span
      class="clock"
      classList={{ running: isRunning(), low: isWarning() || props.clock.overdue }}
      role="timer"
      aria-label={
        props.clock.overdue
          ? text().clock.up
          : `${text().clock.left(face())}${props.isPaused ? `, ${text().pause.clock}` : ''}`
      }
      data-testid="clock"
    >
      {props.clock.overdue ? text().clock.up : props.isPaused ? text().pause.clock : face()}
    </span>
  )
}
