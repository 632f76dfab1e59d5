import { createEffect, createMemo, type JSX } from 'solid-js'
import type { ClockReading } from '@fathom/protocol'
import { hear } from '../shell/hear.ts'
import { sayNow } from '../shell/voice.tsx'
import { dayOf, text, timeOf } from '../text/index.ts'
import { clockFace, isLow, watchClock } from './clocks.ts'

/** What is left on a clock that is there. */
export function ClockFace(props: {
  clock: ClockReading
  bank: number
  isMine: boolean
  isPaused: boolean
}): JSX.Element {
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
