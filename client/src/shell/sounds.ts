import { keep, kept } from './preferences.ts'
import { createSignal } from 'solid-js'

/** Small sounds, drawn by the browser: no files, and none until somebody wants them. */

/** What can be heard. */
export const cues = ['turn', 'placed', 'coin', 'dice', 'reveal', 'clock', 'end'] as const
export type Cue = (typeof cues)[number]

/** A tone: when it begins and how long it lasts (seconds), its pitch (hertz) or noise, and how loud it is against the others (0 to 1). */
export interface Tone {
  readonly at: number
  readonly lasts: number
  readonly pitch: number | 'noise'
  readonly loud: number
}

/** The score of each sound. */
export const SCORES: Readonly<Record<Cue, readonly Tone[]>> = {
  turn: [
    { at: 0, lasts: 0.16, pitch: 587, loud: 0.7 },
    { at: 0.12, lasts: 0.26, pitch: 880, loud: 0.7 },
  ],
  placed: [{ at: 0, lasts: 0.07, pitch: 196, loud: 0.9 }],
  coin: [
    { at: 0, lasts: 0.06, pitch: 1568, loud: 0.4 },
    { at: 0.05, lasts: 0.2, pitch: 2093, loud: 0.4 },
  ],
  dice: [
    { at: 0, lasts: 0.04, pitch: 'noise', loud: 0.5 },
    { at: 0.07, lasts: 0.04, pitch: 'noise', loud: 0.4 },
    { at: 0.16, lasts: 0.05, pitch: 'noise', loud: 0.3 },
  ],
  reveal: [{ at: 0, lasts: 0.18, pitch: 'noise', loud: 0.25 }],
  clock: [
    { at: 0, lasts: 0.05, pitch: 988, loud: 0.6 },
    { at: 0.3, lasts: 0.05, pitch: 988, loud: 0.6 },
  ],
  end: [
    { at: 0, lasts: 0.3, pitch: 392, loud: 0.6 },
    { at: 0.18, lasts: 0.3, pitch: 494, loud: 0.6 },
    { at: 0.36, lasts: 0.6, pitch: 587, loud: 0.7 },
  ],
}

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

let player: AudioContext | null = null

/** Plays a sound as loud as was wished; nothing at 0, or where the browser has no sound. */
export function play(cue: Cue): void {
  if (volume() === 0 || !('AudioContext' in globalThis)) return
  player ??= new AudioContext()
  void player.resume()
  for (const tone of SCORES[cue]) sound(player, tone, volume() / 100)
}

function sound(context: AudioContext, { at, lasts, pitch, loud }: Tone, share: number): void {
  const from = context.currentTime + at
  const gain = context.createGain()
  gain.gain.setValueAtTime(0.25 * loud * share, from)
  gain.gain.exponentialRampToValueAtTime(0.0001, from + lasts)
  gain.connect(context.destination)
  const source = pitch === 'noise' ? noise(context, lasts) : new OscillatorNode(context, { type: 'triangle', frequency: pitch }) // prettier-ignore
  source.connect(gain)
  source.start(from)
  source.stop(from + lasts)
}

function noise(context: AudioContext, lasts: number): AudioBufferSourceNode {
  const buffer = context.createBuffer(1, Math.ceil(lasts * context.sampleRate), context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1
  return new AudioBufferSourceNode(context, { buffer })
}
