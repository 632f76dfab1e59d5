import { describe, expect, it } from 'vitest'
import { facesDrawn, facesText } from './faces.ts'

describe('the faces that a slot takes', () => {
  it.each([
    [[1, 2, 3, 4, 5, 6], '1–6'],
    [[4, 5, 6], '4+'],
    [[5, 6], '5+'],
    [[1, 2, 3], '≤3'],
    [[1, 2], '≤2'],
    [[2, 3, 4], '2–4'],
    [[1, 3, 4, 5, 6], '≠2'],
    [[1, 2, 3, 4, 5], '≤5'],
    [[6], '6'],
    [[1, 6], '1·6'],
    [[2, 4, 6], '2·4·6'],
    [[], '–'],
  ])('%j is %s', (faces, text) => {
    expect(facesText(faces)).toBe(text)
  })

  it.each([
    [
      [1, 2, 3, 4, 5, 6],
      [1, 2, 3, 4, 5, 6],
    ],
    [
      [1, 6],
      [1, 6],
    ],
    [[1, 2], []],
    [[4, 5, 6], []],
    [[2, 4, 6], []],
  ])('%j is drawn as the dice %j', (faces, dice) => {
    expect(facesDrawn(faces)).toEqual(dice)
  })

  it('reads differently for every set of faces', () => {
    const sets = Array.from({ length: 64 }, (_, bits) => [1, 2, 3, 4, 5, 6].filter((face) => (bits >> (face - 1)) & 1))
    expect(new Set(sets.map(facesText)).size).toBe(64)
  })
})
