import { rankBy, refusal, type Game, type GameView, type SeatScore } from '@fathom/kernel'
import {
  PLACEMENTS_A_ROUND,
  PLAYERS,
  PLIES,
  RESOURCES,
  SPACES,
  newDeck,
  newPlayers,
  newSpaces,
  type PlayerState,
  type Space,
  type SpaceState,
} from './numbers.ts'

/** The toy's state on the contract. The deck is a bag: what nobody has drawn has no place in it. */
export interface ToyState {
  spaces: SpaceState[]
  players: PlayerState[]
  deck: number[]
  ply: number
}

export interface ToyView extends GameView {
  readonly spaces: readonly SpaceState[]
  readonly players: readonly PlayerState[]
  readonly deck: number
  readonly ply: number
}

export type ToyEvent =
  | { readonly type: 'placed'; readonly seat: number; readonly space: Space; readonly gained: number }
  | { readonly type: 'drew'; readonly seat: number; readonly card: number }
  | { readonly type: 'scored'; readonly seat: number; readonly vp: number }
  | { readonly type: 'cleared' }

const SEAT_LISTS: readonly (readonly number[])[] = Array.from({ length: PLAYERS }, (_, seat) => [seat])
const NOBODY: readonly number[] = []

function apply(state: ToyState, seat: number, space: Space, draw: (deck: number[]) => number): ToyEvent[] {
  const player = state.players[seat] as PlayerState
  const here = state.spaces[space] as SpaceState
  const gained = 1 + here.acc
  const resource = space % RESOURCES
  player.res[resource] = (player.res[resource] as number) + gained
  here.acc = 0
  here.occupied = true
  player.placed++
  const events: ToyEvent[] = [{ type: 'placed', seat, space, gained }]
  if (space % 6 === 0) {
    const card = draw(state.deck)
    player.tableau.push(card)
    events.push({ type: 'drew', seat, card })
  }
  if (space % 5 === 0) {
    player.vp += 2
    const cost = (space + 1) % RESOURCES
    if ((player.res[cost] as number) > 0) player.res[cost] = (player.res[cost] as number) - 1
    events.push({ type: 'scored', seat, vp: 2 })
  }
  state.ply++
  if (state.ply % PLACEMENTS_A_ROUND === 0) {
    for (const each of state.spaces) {
      each.occupied = false
      each.acc++
    }
    events.push({ type: 'cleared' })
  }
  return events
}

function scores(state: ToyState): SeatScore[] {
  return state.players.map(({ vp }) => ({ total: vp, sources: { vp } }))
}

function clone(state: ToyState): ToyState {
  return {
    spaces: state.spaces.map(({ occupied, acc }) => ({ occupied, acc })),
    players: state.players.map(({ res, placed, tableau, vp }) => ({
      res: res.slice(),
      placed,
      tableau: tableau.slice(),
      vp,
    })),
    deck: state.deck.slice(),
    ply: state.ply,
  }
}

/** The toy written on the contract as any game here is: a legal list, events, chance drawn late. */
export const toyGame: Game<ToyState, Space, ToyView, ToyEvent> = {
  meta: {
    id: 'toy',
    seats: [PLAYERS],
    modes: [{ id: 'usual', options: {} }],
    hasSecrets: false,
    hasChance: true,
    isSimultaneous: false,
    longest: () => PLIES,
    ends: ['rounds-played'],
    rulesVersion: 1,
    provenance: 'reconstructed',
    minutes: 1,
  },
  options: [],
  setup: () => ({ spaces: newSpaces(), players: newPlayers(), deck: newDeck(), ply: 0 }),
  toAct: (state) => (state.ply === PLIES ? NOBODY : (SEAT_LISTS[state.ply % PLAYERS] ?? NOBODY)),
  legal(state, seat) {
    const free: Space[] = []
    if (state.ply === PLIES || state.ply % PLAYERS !== seat) return free
    for (let space = 0; space < SPACES; space++) if (!(state.spaces[space] as SpaceState).occupied) free.push(space)
    return free
  },
  refusal(state, seat, space) {
    if (state.ply === PLIES || state.ply % PLAYERS !== seat) return refusal('not-your-turn')
    return state.spaces[space]?.occupied === false ? null : refusal('occupied', { space })
  },
  apply: (state, seat, space, chance) => apply(state, seat, space, (deck) => chance.draw(deck)),
  view(state) {
    const { spaces, players } = clone(state)
    return { spaces, players, deck: state.deck.length, ply: state.ply, scores: scores(state) }
  },
  redact: (event) => event,
  outcome(state) {
    const { ranks } = rankBy(state.players.map(({ vp }) => [vp]))
    return { end: state.ply === PLIES ? 'rounds-played' : null, ranks, scores: scores(state), tieBreak: null }
  },
  determinize: (state) => clone(state),
  clone,
  notation: {
    make: (space) => String(space).padStart(2, '0'),
    parse: (text) => (/^(0\d|1\d|2[0-3])$/.test(text) ? Number(text) : null),
  },
}
