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

interface PlainState {
  spaces: SpaceState[]
  players: PlayerState[]
  deck: number[]
  ply: number
}

function shuffle(deck: number[], random: NumberSource): number[] {
  for (let last = deck.length - 1; last > 0; last--) {
    const other = random(last + 1)
    const card = deck[last] as number
    deck[last] = deck[other] as number
    deck[other] = card
  }
  return deck
}

function place(state: PlainState, space: Space): void {
  const player = state.players[state.ply % PLAYERS] as PlayerState
  const here = state.spaces[space] as SpaceState
  const resource = space % RESOURCES
  player.res[resource] = (player.res[resource] as number) + 1 + here.acc
  here.acc = 0
  here.occupied = true
  player.placed++
  if (space % 6 === 0) player.tableau.push(state.deck.pop() as number)
  if (space % 5 === 0) {
    player.vp += 2
    const cost = (space + 1) % RESOURCES
    if ((player.res[cost] as number) > 0) player.res[cost] = (player.res[cost] as number) - 1
  }
  state.ply++
  if (state.ply % PLACEMENTS_A_ROUND === 0) {
    for (const each of state.spaces) {
      each.occupied = false
      each.acc++
    }
  }
}

/** The toy as somebody writes it who needs nothing else: no contract, no events, no copies. */
export function playPlain(random: NumberSource, choose: NumberSource): ToyResult {
  const state: PlainState = { spaces: newSpaces(), players: newPlayers(), deck: shuffle(newDeck(), random), ply: 0 }
  while (state.ply < PLIES) {
    const free: Space[] = []
    for (let space = 0; space < state.spaces.length; space++) {
      if (!(state.spaces[space] as SpaceState).occupied) free.push(space)
    }
    place(state, free[choose(free.length)] as Space)
  }
  return resultOf(state)
}
