import { createRequire } from 'node:module'
import type { Game, State } from 'boardgame.io'
import type { NumberSource } from '@fathom/kernel'
import {
  PLACEMENTS_A_ROUND,
  PLAYERS,
  PLIES,
  RESOURCES,
  newDeck,
  newPlayers,
  newSpaces,
  resultOf,
  type PlayerState,
  type Space,
  type SpaceState,
  type ToyResult,
} from './numbers.ts'

// Its folders are no modules in Node's eyes, so it is required, not imported.
const require = createRequire(import.meta.url)
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal') as typeof import('boardgame.io/internal')
const { INVALID_MOVE } = require('boardgame.io/core') as typeof import('boardgame.io/core')

export interface ToyG {
  spaces: SpaceState[]
  players: PlayerState[]
  deck: number[]
  ply: number
}

/** The toy as boardgame.io's documentation writes games: moves on a draft, one move a turn, the framework's shuffle. */
export const boardgameToy: Game<ToyG> = {
  name: 'toy',
  setup: ({ random }) => ({ spaces: newSpaces(), players: newPlayers(), deck: random.Shuffle(newDeck()), ply: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: ({ G, playerID }, space: Space) => {
      const here = G.spaces[space]
      const player = G.players[Number(playerID)]
      if (here === undefined || player === undefined || here.occupied) return INVALID_MOVE
      const resource = space % RESOURCES
      player.res[resource] = (player.res[resource] as number) + 1 + here.acc
      here.acc = 0
      here.occupied = true
      player.placed++
      if (space % 6 === 0) player.tableau.push(G.deck.pop() as number)
      if (space % 5 === 0) {
        player.vp += 2
        const cost = (space + 1) % RESOURCES
        if ((player.res[cost] as number) > 0) player.res[cost] = (player.res[cost] as number) - 1
      }
      G.ply++
      if (G.ply % PLACEMENTS_A_ROUND === 0) {
        for (const each of G.spaces) {
          each.occupied = false
          each.acc++
        }
      }
      return undefined
    },
  },
  endIf: ({ G }) => (G.ply === PLIES ? true : undefined),
}

const reducer = CreateGameReducer({ game: boardgameToy })

/** One whole game through boardgame.io's reducer, the server's way: every move is an action. */
export function playBoardgame(seed: string, choose: NumberSource): ToyResult {
  let state = InitializeGame({ game: { ...boardgameToy, seed }, numPlayers: PLAYERS }) as State<ToyG>
  while (state.ctx.gameover === undefined) {
    const { spaces } = state.G
    const free: Space[] = []
    for (let space = 0; space < spaces.length; space++) {
      if (!(spaces[space] as SpaceState).occupied) free.push(space)
    }
    const before = state._stateID
    state = reducer(state, makeMove(free[choose(free.length)] as Space, state.ctx.currentPlayer)) as State<ToyG>
    if (state._stateID !== before + 1) throw new Error('boardgame.io refused a legal move')
  }
  return resultOf(state.G)
}

/** True if the reducer takes a placement on a free space and refuses a second one there. */
export function boardgameRefuses(): boolean {
  const start = InitializeGame({ game: boardgameToy, numPlayers: PLAYERS }) as State<ToyG>
  const first = reducer(start, makeMove(0, '0')) as State<ToyG>
  const second = reducer(first, makeMove(0, '1')) as State<ToyG>
  return first._stateID === start._stateID + 1 && second._stateID === first._stateID
}

function makeMove(space: Space, playerID: string): Parameters<typeof reducer>[1] {
  return { type: 'MAKE_MOVE', payload: { type: 'place', args: [space], playerID } }
}
