import { describe, expect, it } from 'vitest'
import { fastChance, fillOptions } from '@fathom/kernel'
import { formsOf, SHAPES, silverAndGold } from '@fathom/silver-and-gold'
import { aimBox, aimPattern, choicesOf, draftedBoxes, maskOf, middleOf, pairOf } from './input.ts'
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
    expect(aim).toMatchObject({ can: 'cross', text: corner })
    expect(maskOf(aim.cells)).toBe((1 << 8) | (1 << 12) | (1 << 13))
  })
  it('tells which cells have no box', () => {
    const aim = aimPattern(choices, 'P03', 0, [[0, 0]], middleOf([0, 0]))
    expect(aim).toMatchObject({
      can: null,
      blocked: [[0, 0]],
      meant: null,
    })
  })
  it('tells which boxes are crossed off already', () => {
    const aim = aimPattern(choices, 'P03', 1 << 2, [[0, 0], [0, 1]], { row: 0.5, column: 2.1 }) // prettier-ignore
    expect(aim).toMatchObject({ can: null, blocked: [[0, 2]], meant: 'cross P03 b1 c1' })
  })
  it('knows when the pattern would fit there if it were turned', () => {
    const wrong = posedCells('L3', { turns: 2, mirrored: false })
    expect(aimPattern(choices, 'P03', 1 << 9, wrong, middleOf([3, 1]))).toMatchObject({
      can: null,
      otherWay: true,
      boxAlone: null,
    })
    expect(aimPattern(choices, 'P03', 1 << 9, wrong, middleOf([0, 3]))).toMatchObject({ can: null, otherWay: false })
  })
  it('knows a box that only a single cross can take', () => {
    const one = { ...choices, singles: new Map([['P03', new Map([[3, 'cross P03 d1']])]]) } as typeof choices
    expect(aimPattern(one, 'P03', 1 << 9, [[0, 0], [0, 1]], middleOf([0, 3]))).toMatchObject({ can: null, boxAlone: [0, 3] }) // prettier-ignore
    expect(
      aimPattern(
        choices,
        'P03',
        1 << 9,
        [
          [0, 0],
          [0, 1],
        ],
        middleOf([0, 0]),
      ),
    ).toMatchObject({ boxAlone: null })
  })
  it('stays on the grid where it fits nowhere, as its edge may be that of a phone', () => {
    const row = [[0, 0], [0, 1], [0, 2]] as const // prettier-ignore
    const columnsAt = (column: number): number[] =>
      aimPattern(choices, 'P03', 0, row, { row: 0.5, column }).cells.map((cell) => cell[1])
    expect(columnsAt(0.5)).toEqual([0, 1, 2])
    expect(columnsAt(3.5)).toEqual([1, 2, 3])
    expect(columnsAt(1.5)).toEqual([0, 1, 2])
    // On the water beside it no more than it must.
    expect(columnsAt(-1.5)).toEqual([-1, 0, 1])
  })
  it('lies off the grid without names for boxes that are none', () => {
    const aim = aimPattern(choices, 'P03', 0, [[0, 0]], { row: -0.5, column: 5 })
    expect(aim).toMatchObject({ can: null, cells: [[-1, 4]], meant: null })
  })
})

describe('aiming a box', () => {
  it('takes a legal one and names another', () => {
    expect(aimBox(choices, 'box', 'P03', 0, [0, 1])).toMatchObject({ can: 'cross', text: 'box P03 b1' })
    expect(aimBox(choices, 'box', 'P03', 1 << 4, [1, 0])).toMatchObject({ can: null, meant: 'box P03 a2' })
    expect(aimBox(choices, 'bonus', 'P03', 0, [1, 1])).toMatchObject({ can: null, meant: 'bonus P03 b2' })
    expect(aimBox(choices, 'box', 'P03', 0, [1, 4])).toMatchObject({ can: null, meant: null })
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

it('in a whole game, what is aimed at is legal, or the game refuses what is meant', () => {
  const chance = fastChance(4)
  const options = fillOptions(silverAndGold.options, {})
  if (!options.ok) throw new Error(options.refusal.code)
  const state = silverAndGold.setup(options.value, 3, chance)
  const codes = new Set<string>()
  for (let [seat] = silverAndGold.toAct(state); seat !== undefined; [seat] = silverAndGold.toAct(state)) {
    const legal = silverAndGold.legal(state, seat)
    const view = silverAndGold.view(state, seat)
    const now = choicesOf(legal.map(silverAndGold.notation.make))
    const held = view.expedition === null ? [] : posedCells(view.expedition, asPrinted)
    const isCrossing = now.patterns.size + now.singles.size + now.bonuses.size > 0
    for (const { card, crossed } of isCrossing ? (view.players[seat]?.islands ?? []) : []) {
      for (let row = -1; row <= 4; row++) {
        for (let column = -1; column <= 4; column++) {
          const aims = [
            aimPattern(now, card, crossed, held, middleOf([row, column])),
            aimBox(now, now.bonuses.size > 0 ? 'bonus' : 'box', card, crossed, [row, column]),
          ]
          for (const aim of aims) {
            const text = aim.can === null ? aim.meant : aim.text
            const action = text === null ? null : silverAndGold.notation.parse(text)
            if (action === null) continue
            const code = silverAndGold.refusal(state, seat, action)?.code ?? 'legal'
            codes.add(`${aim.can ?? 'not'}: ${code}`)
          }
        }
      }
    }
    silverAndGold.apply(state, seat, chance.pick(legal), chance)
  }
  expect([...codes].toSorted()).toEqual([
    'cross: legal',
    'not: box-already-crossed',
    'not: must-cross-bonus',
    'not: no-such-box',
  ])
})
