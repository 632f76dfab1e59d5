import { describe, expect, it } from 'vitest'
import { samplesOf } from './samples.ts'
import { cues, SCORES } from './scores.ts'
import { cueOf, volumeFrom } from './sounds.ts'

const calm = { isOver: false, isMyTurn: false }

describe('what is heard at a table', () => {
  it('is one sound: the end before my turn, my turn before what happened', () => {
    expect(cueOf(['placed'], { isOver: true, isMyTurn: true })).toBe('end')
    expect(cueOf(['placed'], { isOver: false, isMyTurn: true })).toBe('turn')
    expect(cueOf(['crossed'], calm)).toBe('placed')
  })
  it.each([
    ['chose', 'placed'],
    ['coin-row', 'coin'],
    ['collected', 'coin'],
    ['turn-started', 'dice'],
    ['expedition', 'reveal'],
    ['round-ended', null],
  ])('%s sounds like %s', (type, cue) => {
    expect(cueOf([type], calm)).toBe(cue)
  })
  it('is short: nothing lasts a second', () => {
    for (const cue of cues) for (const { at, lasts } of SCORES[cue]) expect(at + lasts).toBeLessThan(1)
  })
  it('is silent until somebody wants it', () => {
    expect(volumeFrom(null)).toBe(0)
    expect(volumeFrom('much')).toBe(0)
    expect(volumeFrom('140')).toBe(100)
    expect(volumeFrom('35')).toBe(35)
  })
})

const RATE = 44_100

/** Decibels below the loudest that can be played. */
function level(samples: Float32Array): number {
  const power = samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length
  return 10 * Math.log10(power + 1e-12)
}

/** How high it sounds, in hertz: from how often it swings over. */
function pitch(samples: Float32Array): number {
  let crossings = 0
  for (let index = 1; index < samples.length; index++) {
    if (Math.sign(samples[index] ?? 0) !== Math.sign(samples[index - 1] ?? 0)) crossings++
  }
  return (crossings * RATE) / samples.length / 2
}

/** How much softer a pitch is heard than one of 1000 Hz, as a factor on the swing: the A-weighting of IEC 61672. */
function heardOf(pitch: number): number {
  const square = pitch ** 2
  const falls = (square + 20.6 ** 2) * Math.sqrt((square + 107.7 ** 2) * (square + 737.9 ** 2)) * (square + 12_194 ** 2)
  return (1.2589 * 12_194 ** 2 * square ** 2) / falls
}

/** How loud a sound is at its loudest, to an ear: decibels of the loudest twentieth of a second. */
function loudness(samples: Float32Array): number {
  const length = RATE / 20
  const parts = Array.from({ length: Math.max(1, Math.floor(samples.length / (length / 4))) }, (_, index) => {
    const part = new Float32Array(length)
    part.set(samples.slice((index * length) / 4, (index * length) / 4 + length))
    return part
  })
  const loudest = parts.reduce((best, part) => (level(part) > level(best) ? part : best))
  let power = 0
  for (let pitch = 20; pitch < 10_000; pitch += 20) {
    let [along, across] = [0, 0]
    for (const [index, sample] of loudest.entries()) {
      const turn = (2 * Math.PI * pitch * index) / RATE
      along += sample * Math.cos(turn)
      across += sample * Math.sin(turn)
    }
    power += 2 * ((along ** 2 + across ** 2) / length ** 2) * heardOf(pitch) ** 2
  }
  return 10 * Math.log10(power)
}

describe('a sound', () => {
  it('is about as loud as the others: none is twice as loud to an ear', () => {
    const levels = cues.map((cue) => ({ cue, level: loudness(samplesOf(cue, RATE)) }))
    const middle = levels.map((each) => each.level).toSorted((a, b) => a - b)[Math.floor(levels.length / 2)] ?? 0
    expect(levels.filter((each) => Math.abs(each.level - middle) > 2.5)).toEqual([])
  })

  it.each(cues)('%s is heard and hurts nobody: loud enough, not clipped, silent when it ends, no click', (cue) => {
    const samples = samplesOf(cue, RATE)
    expect(level(samples)).toBeGreaterThan(-30)
    expect(level(samples)).toBeLessThan(-12)
    expect(Math.max(...samples.map(Math.abs))).toBeLessThan(0.9)
    expect(level(samples.slice(-RATE / 200))).toBeLessThan(-40)
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.001)
    // A step from one sample to the next is a click; a swing of the highest pitch is not.
    const steps = samples.map((sample, index) => Math.abs(sample - (samples[index - 1] ?? 0)))
    expect(Math.max(...steps)).toBeLessThan(0.25)
    expect(steps[0]).toBeLessThan(0.02)
  })

  it('is not mistaken for another: they differ in pitch or in length by a third', () => {
    const heard = cues.map((cue) => samplesOf(cue, RATE))
    const apart = (a: number, b: number): number => Math.max(a, b) / Math.min(a, b)
    const alike = heard.flatMap((one, index) =>
      heard.slice(index + 1).flatMap((other, after) => {
        const ratio = Math.max(apart(pitch(one), pitch(other)), apart(one.length, other.length))
        return ratio < 4 / 3 ? [[cues[index], cues[index + 1 + after]]] : []
      }),
    )
    expect(alike).toEqual([])
  })
})
