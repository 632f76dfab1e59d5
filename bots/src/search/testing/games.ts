import { rankBy, type AnyGame, type Game, type GameMeta, type Seat } from '@fathom/kernel'

// Two games as small as can be, to see whether a search finds what is there to be found.

const META: GameMeta = {
  id: 'nim',
  seats: [2],
  modes: [{ id: 'usual', options: {} }],
  hasSecrets: false,
  hasChance: false,
  isSimultaneous: false,
  longest: (seats) => 20 * seats,
  ends: ['over'],
  rulesVersion: 1,
  provenance: 'rulebook',
  minutes: 1,
}

const scoreOf = (total: number) => ({ total, sources: {} })

interface Stones {
  left: number
  active: Seat
}

/** One heap; take one, two or three stones; the last stone wins. Who leaves a multiple of four wins for certain. */
const nimGame: Game<Stones, number> = {
  meta: META,
  options: [],
  setup: () => ({ left: 18, active: 0 }),
  toAct: (state) => (state.left === 0 ? [] : [state.active]),
  legal: (state, seat) => (seat === state.active ? [1, 2, 3].filter((count) => count <= state.left) : []),
  refusal: () => null,
  apply: (state, seat, count) => {
    state.left -= count
    state.active = 1 - seat
    return []
  },
  view: () => ({ scores: [] }),
  redact: (event) => event,
  outcome: (state) => {
    const totals = [0, 1].map((seat) => (state.left === 0 && state.active !== seat ? 1 : 0))
    const { ranks } = rankBy(totals.map((total) => [total]))
    return { end: state.left === 0 ? 'over' : null, ranks, scores: totals.map(scoreOf), tieBreak: null }
  },
  determinize: (state) => ({ ...state }),
  clone: (state) => ({ ...state }),
  notation: { make: String, parse: Number },
}
export const nim = nimGame as unknown as AnyGame

/** Heads or tails, by seat; empty until chosen. */
type Coins = (string | null)[]

/** Both lay a coin at once, unseen: seat 1 wins if they are the same, seat 0 if not. Nobody who can't peek wins more than half. */
const pennyGame: Game<Coins, string> = {
  meta: { ...META, id: 'pennies', hasSecrets: true, isSimultaneous: true },
  options: [],
  setup: () => [null, null],
  toAct: (state) => [0, 1].filter((seat) => state[seat] === null),
  legal: (state, seat) => (state[seat] === null ? ['heads', 'tails'] : []),
  refusal: () => null,
  apply: (state, seat, side) => {
    state[seat] = side
    return []
  },
  view: () => ({ scores: [] }),
  redact: (event) => event,
  outcome: (state) => {
    const isOver = !state.includes(null)
    const totals = isOver ? (state[0] === state[1] ? [0, 1] : [1, 0]) : [0, 0]
    const { ranks } = rankBy(totals.map((total) => [total]))
    return { end: isOver ? 'over' : null, ranks, scores: totals.map(scoreOf), tieBreak: null }
  },
  determinize: (state, seat, chance) =>
    state.map((side, other) => (other === seat || side === null ? side : chance.pick(['heads', 'tails']))),
  clone: (state) => state.slice(),
  notation: { make: (side) => side, parse: (text) => text },
}
export const pennies = pennyGame as unknown as AnyGame
