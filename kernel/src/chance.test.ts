import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ChanceFrom, NO_CHANCE, recordingChance, replayChance, TapeError } from './chance.ts'
import { fastChance, fastSource } from './sources.ts'

const rising = (a: number, b: number) => a - b

describe('chance', () => {
  test('a die shows 1 to its sides, all of them in time', () => {
    const chance = fastChance(1)
    const seen = new Set(Array.from({ length: 200 }, () => chance.die(6)))
    expect([...seen].toSorted(rising)).toEqual([1, 2, 3, 4, 5, 6])
  })

  test('a bag gives each thing once', () => {
    fc.assert(
      fc.property(fc.integer(), fc.uniqueArray(fc.nat(), { minLength: 1 }), (seed, things) => {
        const bag = things.slice()
        const chance = fastChance(seed)
        const drawn = things.map(() => chance.draw(bag))
        expect(bag).toEqual([])
        expect(drawn.toSorted(rising)).toEqual(things.toSorted(rising))
      }),
    )
  })

  test('a bag closes its gap with its last thing', () => {
    const bag = ['a', 'b', 'c', 'd']
    expect(new ChanceFrom(() => 1).draw(bag)).toBe('b')
    expect(bag).toEqual(['a', 'd', 'c'])
  })

  test('nothing comes out of nothing', () => {
    const chance = fastChance(1)
    expect(() => chance.draw([])).toThrow('nothing left to draw')
    expect(() => chance.pick([])).toThrow('nothing to pick from')
    expect(() => chance.below(0)).toThrow('nothing is below 0')
    expect(() => NO_CHANCE.die(6)).toThrow('this may not draw')
    expect(() => NO_CHANCE.reveal()).not.toThrow()
  })

  test('a tape holds what was drawn and reads back the same', () => {
    fc.assert(
      fc.property(fc.integer(), fc.array(fc.integer({ min: 1, max: 1000 })), (seed, counts) => {
        const { chance, tape } = recordingChance(fastSource(seed))
        const drawn = counts.map((count) => chance.below(count))
        expect(tape).toEqual({ draws: drawn, crossed: counts.length > 0 })
        const again = replayChance(tape.draws)
        expect(counts.map((count) => again.chance.below(count))).toEqual(drawn)
        expect(() => again.done()).not.toThrow()
      }),
    )
  })

  test('a revelation crosses the barrier without a draw', () => {
    const { chance, tape } = recordingChance(fastSource(1))
    chance.reveal()
    expect(tape).toEqual({ draws: [], crossed: true })
  })

  test('a tape that does not fit is an error that says where', () => {
    expect(() => replayChance([]).chance.below(6)).toThrow(new TapeError('draw 1 is missing'))
    expect(() => replayChance([6]).chance.below(6)).toThrow(new TapeError('draw 1 is 6, not below 6'))
    expect(() => replayChance([0.5]).chance.below(6)).toThrow(new TapeError('draw 1 is 0.5, not below 6'))
    expect(() => replayChance([1, 2]).done()).toThrow(new TapeError('2 draws too many'))
  })
})
