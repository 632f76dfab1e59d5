import type { SearchingBot } from '../bot.ts'
import { searchingBot } from './search.ts'

/**
 * A search that knows nothing of its game: a tree, and random play to the very end. No level plays like that; it shows how fast the rules and the
 * search are without any evaluation, the same way for every game.
 */
export const plainSearch: SearchingBot = searchingBot(
  { value: () => 0, continues: () => false, tries: () => 1 },
  {
    leadScale: 10,
    scoreScale: 10,
    rivals: 1,
    temperature: 1,
    exploration: 1,
    trust: 1,
    horizon: () => Infinity,
    looks: 1,
    careless: 0,
    width: Infinity,
  },
)
