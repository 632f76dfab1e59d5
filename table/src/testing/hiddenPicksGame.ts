import type { Game, GameEvent, GameView, Seat, SeatScore } from '@fathom/kernel'
import { tinyGame } from '@fathom/kernel/testkit/tiny-game'

/**
 * A game made for testing tables: every kind of step in a few lines. First all seats bid in secret at once (two bids each),
 * then they dig one after the other: `walk` is a plain step, `dig` draws and keeps the move, `stop` passes it on. Two rounds.
 */
interface State {
  phase: 'bid' | 'dig' | 'over'
  round: number
  mover: Seat
  readonly seats: { bids: number[]; shown: number[]; walked: number; found: number }[]
}
type Action = 'bid 1' | 'bid 2' | 'walk' | 'dig' | 'plunge' | 'stop'
type Event = GameEvent & { readonly seat: Seat; readonly value?: number }
interface View extends GameView {
  readonly phase: string
  readonly mover: Seat
  readonly shown: readonly (readonly number[])[]
  readonly own: readonly number[]
  readonly walked: readonly number[]
}

const BIDS = ['bid 1', 'bid 2'] as const
const MOVES = ['dig', 'plunge', 'stop', 'walk'] as const

function scores(state: State): SeatScore[] {
  return state.seats.map(({ found, shown }) => {
    const bids = shown.reduce((sum, bid) => sum + bid, 0)
    return { total: found + bids, sources: { found, bids } }
  })
}

function resolveBids(state: State): Event[] {
  if (state.seats.some(({ bids }) => bids.length < 2 * state.round)) return []
  state.phase = 'dig'
  state.mover = 0
  return state.seats.map((one, seat) => {
    one.shown = [...one.bids]
    return { type: 'shown', seat, value: one.shown.reduce((sum, bid) => sum + bid, 0) }
  })
}

function passOn(state: State): void {
  state.mover++
  if (state.mover < state.seats.length) return
  state.phase = state.round === 2 ? 'over' : 'bid'
  state.round++
}

export const hiddenPicks: Game<State, Action, View, Event> = tinyGame<State, Action, View, Event>({
  meta: { id: 'hiddenPicks', seats: [2, 3], modes: [{ id: 'standard', options: {} }] },
  actions: [...BIDS, ...MOVES],
  refused: 'not-now',
  isOver: ({ phase }) => phase === 'over',
  scores,
  setup: (_options, seats, chance) => ({
    phase: 'bid',
    round: 1,
    mover: 0,
    seats: Array.from({ length: seats }, () => ({ bids: [], shown: [], walked: 0, found: chance.below(3) })),
  }),
  toAct(state) {
    if (state.phase === 'over') return []
    if (state.phase === 'dig') return [state.mover]
    return state.seats.flatMap(({ bids }, seat) => (bids.length < 2 * state.round ? [seat] : []))
  },
  legal(state, seat) {
    if (!hiddenPicks.toAct(state).includes(seat)) return []
    return state.phase === 'bid' ? [...BIDS] : [...MOVES]
  },
  apply(state, seat, action, chance) {
    const own = state.seats[seat]
    if (own === undefined) throw new RangeError(`no seat ${seat}`)
    switch (action) {
      case 'walk':
        own.walked++
        return [{ type: 'walked', seat }]
      case 'dig': {
        const value = chance.die(6)
        own.found += value
        return [{ type: 'dug', seat, value }]
      }
      case 'plunge': {
        const value = chance.die(6)
        own.found += value
        if (value < 4) passOn(state)
        return [{ type: 'dug', seat, value }]
      }
      case 'stop':
        passOn(state)
        return [{ type: 'stopped', seat }]
      default:
        own.bids.push(action === 'bid 1' ? 1 : 2)
        return [{ type: 'bid', seat, value: own.bids.at(-1) ?? 0 }, ...resolveBids(state)]
    }
  },
  view: (state, viewer) => ({
    phase: state.phase,
    mover: state.mover,
    shown: state.seats.map(({ shown }) => [...shown]),
    own: [...(typeof viewer === 'number' ? (state.seats[viewer]?.bids ?? []) : [])],
    walked: state.seats.map(({ walked }) => walked),
    scores: scores(state),
  }),
  redact: (event, viewer) => (event.type === 'bid' && event.seat !== viewer ? null : event),
  determinize(state, seat) {
    const copy = hiddenPicks.clone(state)
    copy.seats.forEach((one, other) => {
      if (other !== seat) one.bids = [...one.shown]
    })
    return copy
  },
  clone: (state) => ({
    ...state,
    seats: state.seats.map((one) => ({ ...one, bids: [...one.bids], shown: [...one.shown] })),
  }),
})
