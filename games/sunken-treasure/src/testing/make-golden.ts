import { ChanceFrom } from '@fathom/kernel'
import { writeGoldenGames } from '@fathom/kernel/testkit/golden-games'
import { sunkenTreasure } from '../game.ts'
import { choose } from './tastes.ts'
import { WAYS } from './ways.ts'

// Writes golden/*.txt: for each way the game of the first seed in which it happens. The same files every time.
// npm run golden -- --game sunken-treasure

writeGoldenGames(
  sunkenTreasure,
  WAYS.map((way) => ({
    ...way,
    choose: (state, _acting, dice) => ({
      seat: state.active,
      action: choose(state, way.taste, new ChanceFrom(dice)),
    }),
  })),
  new URL('../../golden/', import.meta.url),
  20_000,
)
