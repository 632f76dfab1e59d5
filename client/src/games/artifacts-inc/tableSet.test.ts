import { components } from '@fathom/artifacts-inc'
import { describe, expect, it } from 'vitest'
import { drawnLetter, drawnSide, openTableSet } from './tableSet.ts'

describe('a component set as it is drawn', () => {
  const tableSet = openTableSet(null)
  const order = (museum: string) =>
    drawnSide(tableSet, {
      reputation: 0,
      dice: 0,
      slots: [{ faces: [1, 2], action: { kind: 'fillOrder', museum, bonus: 1 } }],
      abilities: [],
    }).slots[0]?.action

  it('orders of one museum show its artifact, of any museum none', () => {
    expect(order('museum-gems')).toEqual({ kind: 'fillOrder', artifact: 'gem', bonus: 1 })
    expect(order('any')).toEqual({ kind: 'fillOrder', artifact: 'any', bonus: 1 })
  })

  it('a letter without colours of its own takes those of another, in the order of the set', () => {
    const letters = components.letters.map((each) => (each.id === 'C' ? { ...each, id: 'K' } : each))
    const cards = components.cards.map((card) => (card.letter === 'C' ? { ...card, letter: 'K' } : card))
    const own = openTableSet({ ...components, letters, cards })
    expect(own.set.letters.map(({ id }) => id)).toContain('K')
    expect(drawnLetter(own, 'K')).toBe('C')
  })
})
