import { describe, expect, it } from 'vitest'
import { abilityGlyphs, actionGlyphs, briefGlyphs, lineWidth } from './glyphs.ts'
import { artifactOf, crewSort, equipmentSort, landmarkSort, mainWork, officeSort, variety } from './pictures.ts'
import type { Ability, Action, CardSide } from './types.ts'
import { artifacts, assetKinds, finds } from './types.ts'

const actions: readonly Action[] = [
  ...artifacts.flatMap((artifact) => [1, 2, 3].map((n): Action => ({ kind: 'gain', artifact, n }))),
  { kind: 'gainNear', n: 1 },
  { kind: 'gainNear', n: 2 },
  { kind: 'money', n: 4 },
  { kind: 'buy', less: 0 },
  { kind: 'buy', less: 2 },
  { kind: 'sellAny', bonus: 3 },
  ...(['any', ...artifacts] as const).map((artifact): Action => ({ kind: 'fillOrder', artifact, bonus: 2 })),
]
const abilities: readonly Ability[] = [
  ...finds.map((find): Ability => ({ kind: 'repPerFind', find, n: 1 })),
  { kind: 'repPerFind', find: 'any', n: 1 },
  ...assetKinds.map((kind): Ability => ({ kind: 'repPerAdjacent', filter: { kind }, n: 1 })),
  { kind: 'repPerAdjacent', filter: { level: 2 }, n: 1 },
  { kind: 'repPerMuseum', orders: 1, n: 1 },
  { kind: 'repPerMuseum', orders: 3, n: 1 },
  ...(['adjacentExpedition', 'museum', 'dive'] as const).map((event): Ability => ({ kind: 'cashOnUse', event, n: 1 })),
  { kind: 'dieShift', n: 2 },
  { kind: 'discount', on: 'new', n: 2 },
  { kind: 'discount', on: 'upgrade', n: 2 },
  { kind: 'diveBonus', n: 3 },
  { kind: 'reroll', n: 1 },
]
const acting = (action: Action): CardSide => ({
  reputation: 1,
  dice: 0,
  slots: [{ faces: [1], action }],
  abilities: [],
})
const able = (ability: Ability): CardSide => ({ reputation: 1, dice: 0, slots: [], abilities: [ability] })
const plain = (dice: number): CardSide => ({ reputation: 1, dice, slots: [], abilities: [] })

describe('lines of signs', () => {
  it('are different for every action and ability', () => {
    const lines = [...actions.map(actionGlyphs), ...abilities.map(abilityGlyphs)].map((line) => JSON.stringify(line))
    expect(new Set(lines).size).toBe(lines.length)
  })

  it('are never longer than a card is wide', () => {
    for (const line of [...actions.map(actionGlyphs), ...abilities.map(abilityGlyphs)])
      expect(lineWidth(line)).toBeLessThanOrEqual(112)
  })

  it('come down to two signs without their strokes', () => {
    expect(briefGlyphs(abilityGlyphs({ kind: 'repPerFind', find: 'pottery', n: 2 }))).toEqual([
      { is: 'laurel', text: '+2' },
      { is: 'find', find: 'pottery' },
    ])
  })
})

describe('the picture of a card', () => {
  it('is chosen by what its first slot does, else by its first ability', () => {
    expect(mainWork({ ...acting({ kind: 'money', n: 1 }), abilities: [{ kind: 'reroll', n: 1 }] })?.kind).toBe('money')
    expect(mainWork(able({ kind: 'reroll', n: 1 }))?.kind).toBe('reroll')
    expect(mainWork(plain(2))).toBe(null)
  })

  it('is a landscape of the artifact that an expedition finds', () => {
    expect(artifactOf(acting({ kind: 'gain', artifact: 'gem', n: 2 }))).toBe('gem')
    expect(artifactOf(acting({ kind: 'money', n: 2 }))).toBe(null)
  })

  it('is there for any work of any kind of card', () => {
    for (const side of [...actions.map(acting), ...abilities.map(able), plain(1)]) {
      const subject = { id: 'x', letter: 'C', kind: 'office', side } as const
      const sorts = [equipmentSort(side), officeSort(subject), crewSort(subject), landmarkSort(side)]
      for (const sort of sorts) expect(sort).toMatch(/^[a-z]+$/)
    }
  })

  it('tells works of one kind apart', () => {
    expect(equipmentSort(able({ kind: 'diveBonus', n: 3 }))).toBe('suit')
    expect(equipmentSort(able({ kind: 'cashOnUse', event: 'dive', n: 3 }))).toBe('barge')
    expect(landmarkSort(able({ kind: 'repPerAdjacent', filter: { level: 2 }, n: 1 }))).toBe('university')
    expect(landmarkSort(plain(0))).toBe('tower')
    expect(crewSort({ id: 'x', letter: 'S', kind: 'crew', side: plain(3) })).toBe('party')
    expect(crewSort({ id: 'x', letter: 'D', kind: 'crew', side: plain(1) })).toBe('pair')
    expect(officeSort({ id: 'x', letter: 'S', kind: 'office', side: acting({ kind: 'buy', less: 0 }) })).toBe(
      'headquarters',
    )
    expect(officeSort({ id: 'x', letter: 'C', kind: 'office', side: acting({ kind: 'buy', less: 0 }) })).toBe(
      'purchasing',
    )
  })

  it('keeps its variety for ever, and varies', () => {
    expect(variety('canyon')).toEqual(variety('canyon'))
    const ids = Array.from({ length: 40 }, (_, index) => `card-${index}`)
    expect(new Set(ids.map((id) => JSON.stringify(variety(id)))).size).toBe(4)
  })
})
