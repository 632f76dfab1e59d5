import { entryOfSets } from '@fathom/catalog'
import { fastChance } from '@fathom/kernel'
import type { GameLibrary } from '../engine/gameLibrary.ts'
import { soundings, soundingsSets, soundingsTexts } from './soundings.ts'

const ENTRY = entryOfSets(soundings, soundingsTexts, soundingsSets)

const LEVELS = ['broken', 'endless', 'random']

/** One toy game, and bots of which two are no good: `broken` throws, `endless` never answers. */
export const library: GameLibrary = {
  ids: ['soundings'],
  load: (id) => Promise.resolve(id === 'soundings' ? ENTRY : null),
  levels: () => LEVELS,
  strengths: () => [],
  levelNamed: (_, name) => LEVELS.find((level) => level === name) ?? null,
  usualLevel: () => 'random',
  thinkingTime: () => 0,
  choose(game, level, mind, seat, sample) {
    if (level === 'broken') throw new Error('this bot is broken')
    if (level === 'endless') for (;;) sample++
    const moves = game.legal(mind, seat).filter((move) => move !== 'hang')
    return game.notation.make(fastChance(sample).pick(moves))
  },
}

export const TOY_LIBRARY = new URL('./toyLibrary.ts', import.meta.url).href
