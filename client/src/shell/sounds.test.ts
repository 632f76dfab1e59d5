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

describe('a sound', () => {
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
