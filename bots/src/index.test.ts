import { describe, expect, it } from 'vitest'
import { botLevels, botFor, levelNamed, searchFor, thinkingTime, USUAL_LEVEL } from './index.ts'

describe('the bots of a game', () => {
  it.each(['silver-and-gold', 'sunken-treasure', 'artifacts-inc', 'thesauros'])('play %s at five levels', (game) => {
    expect(botLevels(game)).toEqual(['deckhand', 'sailor', 'mate', 'captain', 'admiral'])
    expect(botLevels(game)).toContain(USUAL_LEVEL)
    for (const level of botLevels(game)) expect(botFor(game, level)).not.toBeNull()
    expect(searchFor(game)).not.toBeNull()
  })

  it('exist for no other level', () => {
    for (const name of ['clever', 'toString', '']) expect(botFor('silver-and-gold', name)).toBeNull()
  })

  it('play any other game at random only', () => {
    expect(botLevels('constructor')).toEqual(['deckhand'])
    expect(botFor('constructor', 'deckhand')).not.toBeNull()
    expect(botFor('constructor', 'mate')).toBeNull()
    expect(searchFor('constructor')).toBeNull()
  })
})

describe('a level', () => {
  it('is found by what it was called before', () => {
    expect(levelNamed('random')).toBe('deckhand')
    expect(levelNamed('greedy')).toBe('mate')
    expect(levelNamed('admiral')).toBe('admiral')
    expect(levelNamed('toString')).toBeNull()
    expect(botFor('thesauros', 'greedy')).not.toBeNull()
  })

  it('that searches has a second at most, and three for a whole turn; the others need no time', () => {
    for (const level of ['deckhand', 'sailor', 'mate', 'clever']) expect(thinkingTime(level, 0)).toBe(0)
    expect(thinkingTime('admiral', 0)).toBe(1000)
    expect(thinkingTime('admiral', 1)).toBeCloseTo(666.7, 1)
    const turn = Array.from({ length: 100 }, (_, before) => thinkingTime('admiral', before))
    expect(turn.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(3000.1)
    expect(thinkingTime('captain', 0)).toBe(250)
  })
})
