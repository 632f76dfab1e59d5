import type { Strength } from '@fathom/bots'
import { entryOfSets } from '@fathom/catalog'
import { fastChance } from '@fathom/kernel'
import type { GameLibrary } from '@fathom/engine'
import { toyGame, toySets, toyTexts } from './toyGame.ts'

const ENTRY = entryOfSets(toyGame, toyTexts, toySets)

const LEVELS = ['broken', 'endless', 'random']

/** One toy game, and bots of which two are no good: `broken` throws, `endless` never answers. */
export const library: GameLibrary = {
  ids: ['toy'],
  load: (id) => Promise.resolve(id === 'toy' ? ENTRY : null),
  levels: () => LEVELS,
  // Its level is none of the usual ones.
  strengths: () => [{ level: 'random' as Strength['level'], elo: 1500, from: 1500, to: 1500, games: 1 }],
  levelNamed: (_, name) => LEVELS.find((level) => level === name) ?? null,
  usualLevel: () => 'random',
  thinkingTime: () => 0,
  choose({ game }, { level }, state, seat, sample) {
    if (level === 'broken') throw new Error('this bot is broken')
    if (level === 'endless') for (;;) sample++
    const moves = game.legal(state, seat).filter((move) => move !== 'hang')
    return game.notation.make(fastChance(sample).pick(moves))
  },
}

export const TOY_LIBRARY = new URL('./toyLibrary.ts', import.meta.url).href
