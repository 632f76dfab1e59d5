import { createEffect, createSignal, onCleanup } from 'solid-js'
import type { ClockReading } from '@fathom/protocol'
import { serverNow } from '../api/serverTime.ts'
import type { Text } from '../text/index.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** What is left on a clock, in milliseconds, never below zero. */
export function timeLeft({ left, since }: ClockReading, now: number): number {
  return Math.max(0, since === null ? left : left - Math.max(0, now - since))
}

/** A clock's face: "4:05" under an hour, "3 h 20 min" under a day, "2 d 4 h" from there on. */
export function clockFace(time: number, words: Text['clock']): string {
  if (time >= DAY) return joined(words.days(Math.floor(time / DAY)), words.hours(Math.floor((time % DAY) / HOUR)))
  if (time >= HOUR)
    return joined(words.hours(Math.floor(time / HOUR)), words.minutes(Math.floor((time % HOUR) / MINUTE)))
  // A second that has begun is still there: the face shows 0:00 only at the end.
  const seconds = Math.ceil(time / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

function joined(first: string, second: string): string {
  return `${first} ${second}`
}

/** Little is left: a tenth of the time at the start, but half a minute at least, and an hour at most. */
export function isLow(time: number, bank: number): boolean {
  return time <= Math.min(Math.max(bank * 100, 30_000), HOUR)
}

/** When a clock's face changes next, in milliseconds from now: each second under an hour, else each minute. */
export function nextChange(time: number): number {
  const step = time > HOUR ? MINUTE : 1000
  return (time % step) + 1
}

/** What is left on a clock, in milliseconds, looked at anew whenever its face changes. A clock that stands is not looked at. */
export function watchClock(clock: () => ClockReading): () => number {
  const [now, setNow] = createSignal(serverNow())
  createEffect(() => {
    const running = clock()
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = (): void => {
      const time = serverNow()
      setNow(time)
      const left = timeLeft(running, time)
      if (running.since !== null && left > 0) timer = setTimeout(look, nextChange(left))
    }
    look()
    onCleanup(() => clearTimeout(timer))
  })
  return () => timeLeft(clock(), now())
}
