import { describe, expect, it } from 'vitest'
import { formsOf, SHAPES } from '@fathom/silver-and-gold'
import { aimBox, aimPattern, choicesOf, draftedBoxes, maskOf, middleOf, pairOf, stepFrom } from './input.ts'
import { asPrinted, mirror, posedCells, turn, type Pose } from './pose.ts'

// P03, Widow's Reach:  .oXo / o.oo / oooo / XooX
const corner = 'cross P03 a3 a4 b4'
const choices = choicesOf([
  corner,
  'box P03 b1',
  'box P03 d4',
  'bonus P03 a2',
  'keep P03 O04',
  'take S01',
  'take deck',
  'nonsense',
])

describe('legal actions sorted out', () => {
  it('finds each kind by what is pointed at', () => {
    expect(choices.patterns.get('P03')).toEqual(new Map([[(1 << 8) | (1 << 12) | (1 << 13), corner]]))
    expect([...(choices.singles.get('P03')?.keys() ?? [])]).toEqual([1, 15])
    expect(choices.bonuses.get('P03')?.get(4)).toBe('bonus P03 a2')
    expect(choices.takes.get('S01')).toBe('take S01')
    expect(choices.takeDeck).toBe('take deck')
  })
  it('names two kept cards in any order', () => {
    expect(choices.keeps.get(pairOf(['O04', 'P03']))).toBe(choices.keeps.get(pairOf(['P03', 'O04'])))
    expect(choices.keeps.size).toBe(1)
  })
})

describe('holding the pattern', () => {
  it.each(SHAPES)('%s reaches all its forms by turning and mirroring, and no other', (shape) => {
    const seen = new Set<string>()
    let pose: Pose = asPrinted
    for (let side = 0; side < 2; side++) {
      for (let quarter = 0; quarter < 4; quarter++, pose = turn(pose, 1)) seen.add(posedCells(shape, pose).join(' '))
      pose = mirror(pose)
    }
    expect(seen).toEqual(new Set(formsOf(shape).map((form) => form.join(' '))))
  })
  it('mirroring twice and turning back and forth change nothing', () => {
    const held: Pose = { turns: 1, mirrored: false }
    expect(mirror(mirror(held))).toEqual(held)
    expect(turn(turn(held, 1), -1)).toEqual(held)
  })
  it('mirrors what one sees, left to right', () => {
    expect(posedCells('L3', { turns: 1, mirrored: false })).toEqual([[0, 0], [0, 1], [1, 0]]) // prettier-ignore
    expect(posedCells('L3', mirror({ turns: 1, mirrored: false }))).toEqual([[0, 0], [0, 1], [1, 1]]) // prettier-ignore
  })
})

describe('aiming the pattern', () => {
  const held = posedCells('L3', asPrinted)
  it.each([
    ['its first box', [2, 0]],
    ['its corner', [3, 0]],
    ['its last box', [3, 1]],
  ] as const)('snaps to the legal place from %s', (_name, [row, column]) => {
    const aim = aimPattern(choices, 'P03', 0, held, middleOf([row, column]))
    expect(aim).toMatchObject({ fits: true, text: corner })
    expect(maskOf(aim.cells)).toBe((1 << 8) | (1 << 12) | (1 << 13))
  })
  it('tells which cells have no box', () => {
    const aim = aimPattern(choices, 'P03', 0, [[0, 0]], middleOf([0, 0]))
    expect(aim).toMatchObject({
      fits: false,
      blocked: [[0, 0]],
      refusal: { code: 'no-such-box', params: { card: 'P03', boxes: ['a1'] } },
    })
  })
  it('tells which boxes are crossed off already', () => {
    const aim = aimPattern(choices, 'P03', 1 << 2, [[0, 0], [0, 1]], { row: 0.5, column: 2.1 }) // prettier-ignore
    expect(aim).toMatchObject({
      fits: false,
      refusal: { code: 'box-already-crossed', params: { card: 'P03', boxes: ['c1'] } },
    })
  })
  it('knows when the pattern would fit there if it were turned', () => {
    const wrong = posedCells('L3', { turns: 2, mirrored: false })
    expect(aimPattern(choices, 'P03', 1 << 9, wrong, middleOf([3, 1]))).toMatchObject({ fits: false, otherWay: true })
    expect(aimPattern(choices, 'P03', 1 << 9, wrong, middleOf([0, 3]))).toMatchObject({ fits: false, otherWay: false })
  })
  it('lies off the grid without names for boxes that are none', () => {
    const aim = aimPattern(choices, 'P03', 0, [[0, 0]], { row: -0.5, column: 5 })
    expect(aim).toMatchObject({ fits: false, cells: [[-1, 5]], refusal: { params: { boxes: [] } } })
  })
})

describe('aiming a box', () => {
  it('takes a legal one and says why not to another', () => {
    expect(aimBox(choices.singles, 'P03', 0, [0, 1])).toMatchObject({ fits: true, text: 'box P03 b1' })
    expect(aimBox(choices.singles, 'P03', 1 << 4, [1, 0])).toMatchObject({
      fits: false,
      refusal: { code: 'box-already-crossed' },
    })
    expect(aimBox(choices.singles, 'P03', 0, [1, 1])).toMatchObject({ fits: false, refusal: { code: 'no-such-box' } })
  })
})

describe('the arrow keys', () => {
  it('step over water and stop at the shore', () => {
    expect(stepFrom('P03', 4, [0, 1])).toBe(6)
    expect(stepFrom('P03', 4, [0, -1])).toBe(4)
    expect(stepFrom('P03', 1, [1, 0])).toBe(9)
    expect(stepFrom('P03', 15, [1, 0])).toBe(15)
  })
})

it('a draft’s boxes are known by card', () => {
  expect(draftedBoxes([corner, 'bonus P03 a2', 'bonus O04 d1', 'take deck'])).toEqual(
    new Map([
      ['P03', (1 << 8) | (1 << 12) | (1 << 13) | (1 << 4)],
      ['O04', 1 << 3],
    ]),
  )
})
