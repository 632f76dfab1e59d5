import type { GameSentences, GameView } from '@fathom/kernel'
import type { TableContext } from '../games/page.ts'

/**
 * What I did last in the turn that is not yet over, as the game says it: "Sail to column 3"; empty if nothing was done.
 * @param isTold whether the sentence still holds after the action: what it says of prices may not
 */
export function lastStep<Action>(
  context: TableContext<GameView>,
  game: GameSentences,
  parse: (text: string) => Action | null,
  isTold: (action: Action, isHeld: boolean) => boolean = () => true,
): string {
  const { actions, held, heldInView } = context.draft()
  const last = parse(held ?? actions.at(-1) ?? '')
  if (last === null || !isTold(last, held !== null && !heldInView)) return ''
  return game.action(last, context.view())
}
