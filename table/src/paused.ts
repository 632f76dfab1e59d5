import type { Seat } from '@fathom/kernel'
import type { EntryBody } from './entry.ts'

/** Everybody is asked to wait for somebody, or waits. */
export interface Pause {
  /** Who asked to be waited for. */
  readonly seat: Seat
  /** All have agreed: no clock runs. */
  readonly isOn: boolean
  /** Before it is on: who has agreed. While it is on: who would rather go on. */
  readonly answers: readonly Seat[]
}

type PauseEntry = Extract<EntryBody, { kind: 'pause-asked' | 'pause-answered' | 'paused' | 'resumed' }>

/** The pause after an entry; null: nobody is asked to wait. */
export function pauseAfter(pause: Pause | null, entry: PauseEntry): Pause | null {
  switch (entry.kind) {
    case 'pause-asked':
      return { seat: entry.seat, isOn: false, answers: [] }
    case 'paused':
      return { seat: entry.seat, isOn: true, answers: [] }
    case 'pause-answered':
      if (pause === null || (!pause.isOn && !entry.agrees)) return null
      return { ...pause, answers: [...pause.answers, entry.seat] }
    case 'resumed':
      return null
  }
}
