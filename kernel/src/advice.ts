import type { Param } from './result.ts'

/**
 * Something certain that a newcomer may want to know, from what their seat can know: a stable code for programs, parameters for the sentence,
 * as with a refusal. It says what is so, never what is best.
 */
export interface Advice<Action = unknown> {
  readonly code: string
  readonly params: Readonly<Record<string, Param>>
  /** The action that it is about. */
  readonly action?: Action
  /** What it is told with, as the page names it: `zone:3`, `plan`. Without it and without an action it is about the position. */
  readonly about?: string
  /** The action throws something away: whoever wants help is asked first. */
  readonly warns?: true
}
