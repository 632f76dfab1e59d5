import { keep, kept } from './preferences.ts'
import { createSignal } from 'solid-js'
import { whenHeard } from './heard.ts'
import { samplesOf } from './samples.ts'
import type { Cue } from './scores.ts'

/** Small sounds, drawn by the browser: no files, and none until somebody wants them. */

/** Which events of the games are heard as what; the others are silent. */
const HEARD: readonly (readonly [Cue, RegExp])[] = [
  ['dice', /dice|rolled|turn-started/],
  ['coin', /coin|received|paid|collected|sold|traded|finished/],
  ['reveal', /expedition|revealed|opened|displayed|drew|refilled/],
  ['placed', /crossed|chose|placed|put|sailed|moved|act-began|upgraded|took/],
]

/**
 * The sound of a change at a table: only one, as several at once would be noise.
 * @param types the types of the events that were told
 */
export function cueOf(types: readonly string[], now: { isOver: boolean; isMyTurn: boolean }): Cue | null {
  if (now.isOver) return 'end'
  if (now.isMyTurn) return 'turn'
  return HEARD.find(([, heard]) => types.some((type) => heard.test(type)))?.[0] ?? null
}

const [volume, storeVolume] = createSignal(volumeFrom(kept('volume')))
export { volume }

/** From 0, silent (as it is until somebody wants it), to 100. */
export function volumeFrom(stored: string | null): number {
  const value = Number(stored ?? 0)
  return Number.isFinite(value) ? Math.max(0, Math.min(100, Math.round(value))) : 0
}

export function setVolume(next: number): void {
  const value = volumeFrom(String(next))
  storeVolume(value)
  keep('volume', value === 0 ? null : String(value))
}

let player: ((cue: Cue) => void) | null = null
const buffers = new Map<Cue, AudioBuffer>()

/** Plays a sound as loud as was wished; nothing at 0, or where the browser has no sound. */
export function play(cue: Cue): void {
  if (volume() === 0 || !('AudioContext' in globalThis)) return
  player ??= openPlayer()
  player(cue)
}

function openPlayer(): (cue: Cue) => void {
  const speaker = new AudioContext()
  return whenHeard(speaker, document, (cue) => sound(speaker, cue))
}

function sound(speaker: AudioContext, cue: Cue): void {
  const gain = new GainNode(speaker, { gain: volume() / 100 })
  gain.connect(speaker.destination)
  const source = new AudioBufferSourceNode(speaker, { buffer: bufferOf(speaker, cue) })
  source.connect(gain)
  source.start()
}

function bufferOf(context: AudioContext, cue: Cue): AudioBuffer {
  const made = buffers.get(cue)
  if (made !== undefined) return made
  const samples = samplesOf(cue, context.sampleRate)
  const buffer = context.createBuffer(1, samples.length, context.sampleRate)
  buffer.copyToChannel(samples, 0)
  buffers.set(cue, buffer)
  return buffer
}
