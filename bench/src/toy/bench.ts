import { ChanceFrom, fastSource, type AnyGame, type NumberSource } from '@fathom/kernel'
import { measure } from '../measure.ts'
import { playRandomly } from '../play.ts'
import { against, type Row } from '../rows.ts'
import { playBoardgame } from './boardgame.ts'
import { toyGame, type ToyState } from './game.ts'
import { PLAYERS, PLIES, resultOf, type ToyResult } from './numbers.ts'
import { playPlain } from './plain.ts'

const toy = toyGame as unknown as AnyGame

/** One whole game on the contract. */
export function playFathom(draws: NumberSource, choose: NumberSource): ToyResult {
  const { plies, state } = playRandomly(toy, {}, PLAYERS, new ChanceFrom(draws), choose)
  if (plies !== PLIES) throw new Error(`the toy took ${plies} plies`)
  return resultOf(state as ToyState)
}

/** The toy three times: on the contract, on boardgame.io's reducer, in plain JavaScript. */
export function benchToy(seconds: number): Row[] {
  const choose = fastSource(1)
  const draws = fastSource(2)
  const rates = measure(
    [
      { id: 'fathom', run: () => (playFathom(draws, choose), PLIES) },
      { id: 'plain', run: () => (playPlain(draws, choose), PLIES) },
      { id: 'boardgame.io', run: () => (playBoardgame('1', choose), PLIES) },
    ],
    seconds,
  )
  const value = rates.get('fathom') ?? 0
  const unit = 'plies/s'
  return [
    against({
      id: 'toy-boardgame.io',
      what: 'Toy game on the contract',
      value,
      unit,
      peer: 'boardgame.io 0.50 reducer',
      peerValue: rates.get('boardgame.io') ?? 0,
      goal: 60,
    }),
    against({
      id: 'toy-plain',
      what: 'Toy game on the contract',
      value,
      unit,
      peer: 'plain JavaScript',
      peerValue: rates.get('plain') ?? 0,
      goal: 0.25,
    }),
  ]
}
