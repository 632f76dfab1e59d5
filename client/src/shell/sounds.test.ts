import { describe, expect, it } from 'vitest'
import { cueOf, cues, SCORES, volumeFrom } from './sounds.ts'

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
