import { evaluationFor } from '@fathom/bots'
import { consider, type Considered } from '@fathom/bots/consider'
import type { BotPosition, PlayedGames } from '@fathom/engine'
import type { Seat } from '@fathom/kernel'

/** A position to be thought about for somebody who asks for a hint: sampled from what their seat can know. */
export interface HintQuestion extends Pick<BotPosition, 'state' | 'game'> {
  readonly seat: Seat
}

/** What a Mate would consider: the best choice first; one where there is no other, none where nothing can be chosen. */
export type Hint = readonly Considered[]

/** Thinks about it; in the bots' worker, as some positions take a second. @throws if the game can't be played here */
export async function hintOn(games: PlayedGames, { game, state, seat }: HintQuestion): Promise<Hint> {
  const found = await games.load(game)
  if (typeof found === 'string') throw new Error(`${game.game} can't be played: ${found}`)
  return consider(found.game, evaluationFor(game.game, found.expertise), state, seat)
}
