import { kept } from './preferences.ts'
import type { Cue } from './scores.ts'

/** Plays a sound where sounds are wanted: only then they are loaded. */
export async function hear(cue: Cue): Promise<void> {
  if (kept('volume') !== null) (await import('./sounds.ts')).play(cue)
}
