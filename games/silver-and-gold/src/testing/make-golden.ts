import type { NumberSource } from '@fathom/kernel'
import { writeGoldenGames } from '@fathom/kernel/testkit/golden-games'
import { boxesOf } from '../actions.ts'
import { countBoxes } from '../boxes.ts'
import { cardAt } from '../cards.ts'
import { silverAndGold as game } from '../game.ts'
import { slotOf, type State } from '../state.ts'
import type { Action, BoxMask, CardIndex } from '../types.ts'
import { WAYS, type Taste } from './ways.ts'

// Writes golden/*.txt: for each way the game of the first seed in which it happens. The same files every time.
// npm run golden -- --game silver-and-gold

const SEARCHED = 200_000

/** How much a player of this taste likes an action. */
function liking(state: State, seat: number, action: Action, taste: Taste): number {
  switch (action.do) {
    case 'keep':
      return likingCard(action.cards[0], taste) + likingCard(action.cards[1], taste)
    case 'take':
      return likingCard(action.card, taste)
    case 'take-deck':
      return 0
    default:
      return likingBoxes(state, seat, action.card, boxesOf(action), taste)
  }
}

function likingCard(card: CardIndex, taste: Taste): number {
  const { coins, palms, xs, points } = cardAt(card)
  return countBoxes(coins) * taste.coin + countBoxes(palms) * taste.palm + countBoxes(xs) * taste.x - points * 0.3
}

function likingBoxes(state: State, seat: number, card: CardIndex, boxes: BoxMask, taste: Taste): number {
  const { coins, palms, xs, boxes: island } = cardAt(card)
  const crossed = (state.crossed[slotOf(state, seat, card)] ?? 0) | boxes
  return (
    countBoxes(boxes) * taste.box +
    countBoxes(boxes & coins) * taste.coin +
    countBoxes(boxes & palms) * taste.palm +
    countBoxes(boxes & xs) * taste.x +
    (crossed === island ? taste.finish : 0)
  )
}

function choose(state: State, seat: number, taste: Taste, dice: NumberSource): Action {
  const legal = game.legal(state, seat)
  let best = legal[0] as Action
  let most = -Infinity
  for (const action of legal) {
    // A little of chance, so that seeds play differently.
    const liked = liking(state, seat, action, taste) + dice(100) / 60
    if (liked > most) [best, most] = [action, liked]
  }
  return best
}

writeGoldenGames(
  game,
  WAYS.map((way) => ({
    ...way,
    choose(state, acting, dice) {
      const seat = acting[dice(acting.length)] ?? 0
      return { seat, action: choose(state, seat, way.taste, dice) }
    },
  })),
  new URL('../../golden/', import.meta.url),
  SEARCHED,
)
