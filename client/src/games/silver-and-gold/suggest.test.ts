import { describe, expect, it } from 'vitest'
import { choicesOf } from './input.ts'
import { asPrinted, posedCells } from './pose.ts'
import { suggest } from './suggest.ts'

// P03, Widow's Reach:  .oXo / o.oo / oooo / XooX
const untouched = (): number => 0

describe('the place that is shown before anybody points', () => {
  it('is the one that brings most: here the small L with an X', () => {
    const choices = choicesOf(['box P03 b1', 'cross P03 b3 b4 c4', 'cross P03 a3 a4 b4'])
    const found = suggest(choices, untouched, 'L3', null, 1)
    expect(found?.aim.text).toBe('cross P03 a3 a4 b4')
    expect(posedCells('L3', found?.pose ?? asPrinted)).toEqual([[0, 0], [1, 0], [1, 1]]) // prettier-ignore
  })
  it('lies as the pattern is held, once it has been turned by hand', () => {
    const choices = choicesOf(['cross P03 a3 a4 b4', 'cross P03 c1 d1 d2'])
    expect(suggest(choices, untouched, 'L3', { turns: 2, mirrored: false }, 1)?.aim.text).toBe('cross P03 c1 d1 d2')
    expect(suggest(choices, untouched, 'L3', { turns: 1, mirrored: false }, 1)).toBeNull()
  })
  it('is none where the pattern fits nowhere', () => {
    expect(suggest(choicesOf(['box P03 b1']), untouched, 'L3', null, 1)).toBeNull()
  })
})
