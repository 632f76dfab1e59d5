import { ChanceFrom, fastSource, type AnyGame, type NumberSource } from '@fathom/kernel'
import { measure } from '../measure.ts'
import { playRandomly } from '../play.ts'
import { against, type Row } from '../rows.ts'
import { playBoardgame } from './boardgame.ts'
import { playMaster, type Sent } from './boardgameMaster.ts'
import { toyGame, type ToyState } from './game.ts'
import { PLAYERS, PLIES, resultOf, type ToyResult } from './numbers.ts'
import { playPlain } from './plain.ts'
import { playTable } from './table.ts'

const toy = toyGame as unknown as AnyGame

/** One whole game on the contract. */
export function playFathom(draws: NumberSource, choose: NumberSource): ToyResult {
  const { plies, state } = playRandomly(toy, {}, PLAYERS, new ChanceFrom(draws), choose)
  if (plies !== PLIES) throw new Error(`the toy took ${plies} plies`)
  return resultOf(state as ToyState)
}

/** The toy three times: on the contract, on boardgame.io's reducer, in plain JavaScript. */
export async function benchRules(seconds: number): Promise<Row[]> {
  const choose = fastSource(1)
  const draws = fastSource(2)
  const rates = await measure(
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

/** The toy at a table: every move checked, kept, and told to four people. On ours, and on boardgame.io's master. */
export async function benchTables(seconds: number): Promise<Row[]> {
  const choose = fastSource(3)
  const ours: Sent = { characters: 0 }
  const theirs: Sent = { characters: 0 }
  const rates = await measure(
    [
      { id: 'fathom', run: () => playTable(choose, ours).then(() => PLIES) },
      { id: 'boardgame.io', run: () => playMaster(choose, theirs).then(() => PLIES) },
    ],
    seconds,
  )
  const told = { ours: { characters: 0 }, theirs: { characters: 0 } }
  await playTable(fastSource(4), told.ours)
  await playMaster(fastSource(4), told.theirs)
  return [
    against({
      id: 'toy-table',
      what: 'Toy game at a table of four',
      value: rates.get('fathom') ?? 0,
      unit: 'moves/s',
      peer: 'boardgame.io 0.50 master',
      peerValue: rates.get('boardgame.io') ?? 0,
      goal: 10,
    }),
    against({
      id: 'toy-table-text',
      what: 'Text sent for a move to all four',
      value: told.ours.characters / PLIES,
      unit: 'characters',
      peer: 'boardgame.io 0.50 master',
      peerValue: told.theirs.characters / PLIES,
      goal: 0.05,
      lessIsBetter: true,
    }),
  ]
}
