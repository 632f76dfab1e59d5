import type { TalkRoom } from '@fathom/protocol'
import { keep, kept } from '../../shell/preferences.ts'

/** How far the talk of tables was read in this browser: the number of the last line, by room. */

type SeenIn = Partial<Record<TalkRoom, number>>

/** Of so many tables a browser keeps how far their talk was read. */
const TABLES = 50

/** By table, as it was kept; what is not such a thing is left out, as anybody may write there. */
export function parseSeen(stored: string | null): [string, SeenIn][] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(value) ? value.filter(isSeen) : []
  } catch {
    return []
  }
}

function isSeen(value: unknown): value is [string, SeenIn] {
  if (!Array.isArray(value)) return false
  const [, seen] = value as readonly unknown[]
  return typeof seen === 'object' && seen !== null && Object.values(seen).every(Number.isFinite)
}

export function seenAt(id: string): SeenIn {
  return { ...parseSeen(kept('talk')).find(([table]) => table === id)?.[1] }
}

export function keepSeenAt(id: string, seen: SeenIn): void {
  const others = parseSeen(kept('talk')).filter(([table]) => table !== id)
  keep('talk', JSON.stringify([...others, [id, seen]].slice(-TABLES)))
}
