import { rankBy } from '@fathom/kernel'
import type {
  ComponentSets,
  Game,
  GameEvent,
  GameText,
  GameTexts,
  GameView,
  Localized,
  Outcome,
  Seat,
  SeatScore,
  SetInfo,
  SetReading,
} from '@fathom/kernel'
import { tinyGame } from '@fathom/kernel/testkit/tiny-game'

/**
 * A game made for testing the server: first all seats hide a depth in secret at once, then they sound one after the other:
 * `row` is a plain step, `sound` draws and keeps the move, `stop` passes it on. With the option `trap` there is also `hang`,
 * which never comes back. Two rounds. Which depths there are its component set says.
 */
interface State {
  trap: boolean
  phase: 'hide' | 'sound' | 'over'
  round: number
  mover: Seat
  readonly seats: { hidden: number; shown: number[]; rowed: number; found: number }[]
}
type Action = string
type Event = GameEvent & { readonly seat: Seat; readonly value: number }
interface View extends GameView {
  readonly phase: string
  readonly mover: Seat
  readonly own: number
  readonly shown: readonly (readonly number[])[]
  readonly rowed: readonly number[]
}

/** A component set of this game. */
export interface ToySet {
  readonly game: 'toy'
  readonly provenance: SetInfo['provenance']
  readonly name: Localized
  /** From 1 to 9. */
  readonly depths: readonly number[]
}

const MOVES = ['hang', 'row', 'sound', 'stop']

function scores(state: State): SeatScore[] {
  return state.seats.map(({ found, shown }) => {
    const depths = shown.reduce((sum, depth) => sum + depth, 0)
    return { total: found + depths, sources: { found, depths } }
  })
}

/** When the last seat has hidden its depth, all are shown. */
function showDepths(state: State): Event[] {
  if (state.seats.some(({ hidden }) => hidden === 0)) return []
  state.phase = 'sound'
  state.mover = 0
  return state.seats.map((one, seat) => {
    one.shown.push(one.hidden)
    return { type: 'shown', seat, value: one.hidden }
  })
}

function stop(state: State): void {
  state.mover++
  if (state.mover < state.seats.length) return
  state.phase = state.round === 2 ? 'over' : 'hide'
  state.round++
  for (const one of state.seats) one.hidden = 0
}

/** The game with these depths. */
function makeToyGame({ depths }: ToySet): Game<State, Action, View, Event> {
  const hides = depths.map((depth) => `hide ${depth}`)
  const toy: Game<State, Action, View, Event> = tinyGame<State, Action, View, Event>({
    meta: { id: 'toy', seats: [2, 3, 4], modes: [{ id: 'standard', options: { trap: false } }] },
    actions: [...hides, ...MOVES],
    refused: 'too-deep',
    isOver: ({ phase }) => phase === 'over',
    scores,
    options: [{ id: 'trap', kind: 'switch', default: false }],
    setup: (options, seats, chance) => ({
      trap: options.trap === true,
      phase: 'hide',
      round: 1,
      mover: 0,
      seats: Array.from({ length: seats }, () => ({ hidden: 0, shown: [], rowed: 0, found: chance.below(3) })),
    }),
    toAct(state) {
      if (state.phase === 'over') return []
      if (state.phase === 'sound') return [state.mover]
      return state.seats.flatMap(({ hidden }, seat) => (hidden === 0 ? [seat] : []))
    },
    legal(state, seat) {
      if (!toy.toAct(state).includes(seat)) return []
      return state.phase === 'hide' ? [...hides] : MOVES.filter((move) => state.trap || move !== 'hang')
    },
    apply(state, seat, action, chance) {
      const own = state.seats[seat]
      if (own === undefined) throw new RangeError(`no seat ${seat}`)
      switch (action) {
        case 'hang':
          for (;;) own.rowed = 0
        case 'row':
          own.rowed++
          return [{ type: 'rowed', seat, value: own.rowed }]
        case 'sound': {
          const value = chance.die(6)
          own.found += value
          return [{ type: 'sounded', seat, value }]
        }
        case 'stop':
          stop(state)
          return [{ type: 'stopped', seat, value: 0 }]
        default:
          own.hidden = Number(action.slice(5))
          return [{ type: 'hid', seat, value: own.hidden }, ...showDepths(state)]
      }
    },
    view: (state, viewer) => ({
      phase: state.phase,
      mover: state.mover,
      own: typeof viewer === 'number' ? (state.seats[viewer]?.hidden ?? 0) : 0,
      shown: state.seats.map(({ shown }) => [...shown]),
      rowed: state.seats.map(({ rowed }) => rowed),
      scores: scores(state),
    }),
    redact: (event, viewer) => (event.type === 'hid' && event.seat !== viewer ? null : event),
    determinize(state, seat) {
      const copy = toy.clone(state)
      copy.seats.forEach((one, other) => {
        if (other !== seat) one.hidden = 0
      })
      return copy
    },
    clone: (state) => ({ ...state, seats: state.seats.map((one) => ({ ...one, shown: [...one.shown] })) }),
  })
  const ahead = (state: State, seat: Seat): State | null =>
    state.phase === 'sound' && seat > state.mover ? { ...toy.clone(state), mover: seat } : null
  const outcome = (state: State): Outcome => {
    const { ranks } = rankBy(scores(state).map(({ total }) => [total]))
    return { ...toy.outcome(state), ranks }
  }
  return { ...toy, ahead, outcome }
}

function text(tooDeep: string): GameText<Action, View, Event> {
  return {
    name: 'Toy',
    tagline: '',
    points: String,
    options: {},
    modes: {},
    sources: {},
    ends: {},
    tieBreaks: {},
    prompt: (view, seat, names) => `${names.reader === seat ? 'you' : names.of(seat)}: ${view.phase}`,
    action: (action) => action,
    event: (event) => event.type,
    refusal: ({ params }) => `${tooDeep}: ${String(params.action)}`,
    board: () => [],
  }
}

export const toyTexts: GameTexts<Action, View, Event> = { en: text('Too deep'), fr: text('Trop profond') }

const BUILT_IN: ToySet = {
  game: 'toy',
  provenance: 'reconstructed',
  name: { en: 'Three depths', fr: 'Trois profondeurs' },
  depths: [1, 2, 3],
}

export const toyGame = makeToyGame(BUILT_IN)

function problemsOf(set: Partial<ToySet>): Localized[] {
  if (!Array.isArray(set.depths)) return [{ en: 'The depths are missing.', fr: 'Les profondeurs manquent.' }]
  return set.depths.flatMap((depth, index) =>
    Number.isInteger(depth) && depth >= 1 && depth <= 9
      ? []
      : [{ en: `Depth ${index + 1} is not from 1 to 9.`, fr: `La profondeur ${index + 1} n’est pas de 1 à 9.` }],
  )
}

/** Any set with depths; a set without other fields is a transcribed one without a name. */
export const toySets: ComponentSets = {
  builtIn: BUILT_IN,
  read(data): SetReading {
    if (typeof data !== 'object' || data === null) return { ok: false, problems: problemsOf({}) }
    const set = { provenance: 'transcribed', name: { en: 'A set', fr: 'Un jeu' }, ...data } as ToySet
    const problems = problemsOf(set)
    if (problems.length > 0) return { ok: false, problems }
    const { name, provenance } = set
    return { ok: true, value: { info: { name, provenance }, game: makeToyGame(set), texts: toyTexts } }
  },
}
