/** The toy's numbers, the same for all three programs. */
export const SPACES = 24
export const PLAYERS = 4
export const RESOURCES = 10
const RESOURCE_START = 3
const DECK = 60
export const PLACEMENTS_A_ROUND = 20
const ROUNDS = 8
/** Plies of a whole game. */
export const PLIES = PLACEMENTS_A_ROUND * ROUNDS

export type Space = number

export interface SpaceState {
  occupied: boolean
  /** What has gathered here since somebody last came by. */
  acc: number
}

export interface PlayerState {
  res: number[]
  placed: number
  tableau: number[]
  vp: number
}

/** The position as all three programs must leave it; which cards were drawn is chance's business. */
export interface ToyResult {
  readonly spaces: readonly SpaceState[]
  readonly players: readonly {
    readonly res: readonly number[]
    readonly placed: number
    readonly vp: number
    readonly cards: number
  }[]
}

export function newSpaces(): SpaceState[] {
  return Array.from({ length: SPACES }, () => ({ occupied: false, acc: 0 }))
}

export function newPlayers(): PlayerState[] {
  return Array.from({ length: PLAYERS }, () => ({
    res: Array<number>(RESOURCES).fill(RESOURCE_START),
    placed: 0,
    tableau: [],
    vp: 0,
  }))
}

export function newDeck(): number[] {
  return Array.from({ length: DECK }, (_, card) => card)
}

/** What is compared between the programs. */
export function resultOf(state: {
  readonly spaces: readonly SpaceState[]
  readonly players: readonly PlayerState[]
}): ToyResult {
  return {
    spaces: state.spaces.map(({ occupied, acc }) => ({ occupied, acc })),
    players: state.players.map(({ res, placed, vp, tableau }) => ({
      res: [...res],
      placed,
      vp,
      cards: tableau.length,
    })),
  }
}
