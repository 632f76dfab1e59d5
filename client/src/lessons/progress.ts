import { keep, kept } from '../shell/preferences.ts'

/** How far somebody is in a lesson: kept in this browser. */
export interface Progress {
  readonly scene: number
  readonly step: number
  /** Of the scene that it was played in. */
  readonly stamp: string
  /** What has been played at its table, as "SEAT ACTION" each. */
  readonly lines: readonly string[]
}

const keyOf = (game: string, lesson: string): string => `lesson.${game}.${lesson}`
const DONE = 'done'

/** Null: not begun, or what is kept can't be read. */
export function progressOf(game: string, lesson: string): Progress | null {
  try {
    return readProgress(JSON.parse(kept(keyOf(game, lesson)) ?? 'null'))
  } catch {
    return null
  }
}

function readProgress(read: unknown): Progress | null {
  if (typeof read !== 'object' || read === null) return null
  const { scene, step, stamp, lines } = read as Partial<Record<keyof Progress, unknown>>
  if (!isCount(scene) || !isCount(step) || typeof stamp !== 'string' || !Array.isArray(lines)) return null
  return lines.every((line) => typeof line === 'string') ? { scene, step, stamp, lines } : null
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0
}

export function keepProgress(game: string, lesson: string, progress: Progress): void {
  keep(keyOf(game, lesson), JSON.stringify(progress))
}

/** The lesson is over: it begins anew the next time. */
export function keepDone(game: string, lesson: string): void {
  keep(keyOf(game, lesson), DONE)
}

/** The lesson was once played to its end, and has not been begun again. */
export function isDone(game: string, lesson: string): boolean {
  return kept(keyOf(game, lesson)) === DONE
}
