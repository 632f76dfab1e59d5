import { ChanceFrom } from '@fathom/kernel'
import { writeGoldenGames } from '@fathom/kernel/testkit/golden-games'
import { thesauros } from '../sets.ts'
import { choose } from './planners.ts'
import { WAYS } from './ways.ts'

// Writes golden/*.txt: for each way the game of the first seed in which it happens. The same files every time.
// npm run golden -- --game thesauros

writeGoldenGames(
  thesauros,
  WAYS.map((way) => ({
    ...way,
    choose: (state, acting, dice) => {
      const chance = new ChanceFrom(dice)
      const seat = chance.pick(acting)
      return { seat, action: choose(state, seat, way.planner, chance) }
    },
  })),
  new URL('../../golden/', import.meta.url),
  4_000,
)
