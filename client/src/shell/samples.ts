import { SCORES, type Cue, type Tone } from './scores.ts'

/** Half of what a sound may swing out: two tones at once do not clip. */
const LOUDEST = 0.5
/** Seconds that a tone takes to rise and to fade out: without them it clicks. */
const RISE = 0.004
const FADE = 0.02

/** A sound as it is played at full volume. @param rate samples a second */
export function samplesOf(cue: Cue, rate: number): Float32Array<ArrayBuffer> {
  const score = SCORES[cue]
  const samples = new Float32Array(Math.ceil(Math.max(...score.map(({ at, lasts }) => at + lasts)) * rate))
  for (const tone of score) {
    const voice = voiceOf(tone, rate)
    const from = Math.round(tone.at * rate)
    const count = Math.min(Math.floor(tone.lasts * rate), samples.length - from)
    for (let index = 0; index < count; index++) {
      const time = index / rate
      const edges = Math.min(1, time / RISE, (tone.lasts - time) / FADE)
      samples[from + index] = (samples[from + index] ?? 0) + LOUDEST * tone.loud * edges * voice(time)
    }
  }
  return samples
}

/** What a tone swings at a time, in seconds from its beginning: asked sample by sample. */
function voiceOf({ what, lasts }: Tone, rate: number): (time: number) => number {
  if (typeof what === 'number') {
    const turn = 2 * Math.PI * what
    return (time) => {
      const decay = Math.exp((-4 * time) / lasts)
      // The overtone is gone first, as of a bell.
      return 0.8 * decay * Math.sin(turn * time) + 0.25 * decay ** 3 * Math.sin(2 * turn * time)
    }
  }
  if (what === 'wood') {
    const knock = band(1_100, 4, rate)
    return (time) => Math.exp((-5 * time) / lasts) * knock()
  }
  const rustle = band(1_800, 1, rate)
  return (time) => Math.sin((Math.PI * time) / lasts) ** 2 * rustle()
}

/** Noise round a pitch, the same every time. @param narrow the higher, the more of a pitch it has */
function band(pitch: number, narrow: number, rate: number): () => number {
  const turn = (2 * Math.PI * pitch) / rate
  const alpha = Math.sin(turn) / (2 * narrow)
  let seed = 1
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  return () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    const x = seed / 2 ** 31 - 1
    const y = (alpha * (x - x2) + 2 * Math.cos(turn) * y1 - (1 - alpha) * y2) / (1 + alpha)
    ;[x2, x1, y2, y1] = [x1, x, y1, y]
    return y * Math.sqrt(narrow) * 3
  }
}
