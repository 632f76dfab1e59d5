import type { Action, State } from '@fathom/artifacts-inc'
import { fastChance, type AnyGame, type Seat } from '@fathom/kernel'
import { luckOf } from '../search/luck.ts'
import { turnEnds, type TurnJudge, type TurnWidths } from './turnEnds.ts'

/** How far others, and the seat in its next turn, look. */
const QUICK: TurnWidths = { followed: 2, choices: 1, throws: 0 }
/** Keeps the numbers for trying throws apart from those for the world's luck. */
const THOUGHTS = 0x9e3779b9

/**
 * The chance of a seat to win, 0 to 1, when it goes on so, the others have had their turn and it has had its next: all do what looks best to them at a
 * glance, each a whole turn.
 * @param path what the seat does in the turn under way, without the `end`
 * @param seed of the luck of this world: the same for all that is compared
 */
export function playedOn(
  game: AnyGame,
  judge: TurnJudge,
  state: State,
  seat: Seat,
  path: readonly Action[],
  seed: number,
): number {
  const world = game.clone(state) as State
  const luck = luckOf(seed)
  const thoughts = fastChance((seed ^ THOUGHTS) >>> 0)
  const go = (actions: readonly Action[]): void => {
    for (const action of actions) game.apply(world, world.active, action, luck)
  }
  const turn = () => turnEnds(game, judge, QUICK, world, world.active, thoughts)[0] ?? { path: [], value: 0 }
  go(path)
  if (path.at(-1)?.do === 'roll' || path.at(-1)?.do === 'reroll') go(turn().path)
  for (let turns = 1; ; turns++) {
    go([{ do: 'end' }])
    if (world.phase === 'over') return judge.atEnd(world, seat)
    const { path: played, value } = turn()
    if (turns === world.seats) return value
    go(played)
  }
}
