import { evaluationFor } from '@fathom/bots'
import { consider } from '@fathom/bots/consider'
import type { PlayedGames } from '@fathom/engine'
import type { Hint, HintQuestion } from './hint.ts'

/** Thinks about it; in the bots' worker, as some positions take a second. @throws if the game can't be played here */
export async function hintOn(games: PlayedGames, { game, state, seat, taken, character }: HintQuestion): Promise<Hint> {
  const found = await games.load(game)
  if (typeof found === 'string') throw new Error(`${game.game} can't be played: ${found}`)
  return consider(found.game, evaluationFor(game.game, found.expertise, character), state, seat, taken)
}
