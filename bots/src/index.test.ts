import { describe, expect, it } from 'vitest'
import { BOT_LEVELS, botFor } from './index.ts'

describe('the bots of a game', () => {
  it.each(['silver-and-gold', 'sunken-treasure', 'artifacts-inc'])('are random and greedy for %s', (game) => {
    expect(BOT_LEVELS(game)).toEqual(['random', 'greedy'])
  })

  it('exist for every level that is listed, and for no other', () => {
    for (const level of BOT_LEVELS('silver-and-gold')) expect(botFor('silver-and-gold', level)).not.toBeNull()
    expect(botFor('silver-and-gold', 'clever')).toBeNull()
    expect(botFor('silver-and-gold', 'toString')).toBeNull()
  })

  it('play any other game at random only', () => {
    expect(BOT_LEVELS('constructor')).toEqual(['random'])
    expect(botFor('constructor', 'greedy')).toBeNull()
  })
})
