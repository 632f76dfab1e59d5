import type { Codec } from '../codec.ts'
import type { Game, GameView } from '../game.ts'
import { rankBy } from '../outcome.ts'
import { refusal } from '../result.ts'
import type { GameText, GameTexts } from '../text.ts'

// A game with everything a contract can ask for, on one page: three rounds, in each all seats pick a number in secret;
// then the picks are shown and everybody gets theirs, and a die for the seat that picked highest alone.

export interface ToyState {
  readonly seats: number
  round: number
  picks: number[]
  points: number[]
  dice: number[]
}
export interface ToyAction {
  readonly pick: number
}
export interface ToyView extends GameView {
  readonly round: number
  readonly picks: readonly (number | null)[]
}
export type ToyEvent =
  | { readonly type: 'picked'; readonly seat: number; readonly pick: number }
  | { readonly type: 'shown'; readonly picks: readonly number[]; readonly lucky: number; readonly die: number }

export type Toy = Game<ToyState, ToyAction, ToyView, ToyEvent>

const ROUNDS = 3
const notation: Codec<ToyAction> = {
  make: ({ pick }) => `pick ${pick}`,
  parse: (text) => (/^pick [1-9]$/.test(text) ? { pick: Number(text.at(-1)) } : null),
}

const scoreOf = (picks: number, dice: number) => ({ total: picks + dice, sources: { picks, dice } })

export const toy: Toy = {
  meta: {
    id: 'toy',
    seats: [2, 3],
    modes: [
      { id: 'low', options: {} },
      { id: 'high', options: { top: 5 }, seats: [3] },
    ],
    hasSecrets: true,
    hasChance: true,
    isSimultaneous: true,
    longest: (seats) => seats * ROUNDS,
    ends: ['rounds'],
    rulesVersion: 1,
    provenance: 'rulebook',
    minutes: 1,
  },
  options: [{ id: 'top', kind: 'number', min: 2, max: 9, default: 3 }],
  setup: (options, seats, chance) => {
    // The die at the start is what everybody's first points are.
    const start = chance.die(2)
    const none = () => Array.from({ length: seats }, () => 0)
    return {
      seats,
      round: 1,
      picks: none(),
      points: none().map(() => Number(options['top'])),
      dice: none().map(() => start),
    }
  },
  toAct: (state) => (state.round > ROUNDS ? [] : state.picks.flatMap((pick, seat) => (pick === 0 ? [seat] : []))),
  legal: (state, seat) => (toy.toAct(state).includes(seat) ? [1, 2, 3].map((pick) => ({ pick })) : []),
  refusal: (state, seat, action) => {
    if (!toy.toAct(state).includes(seat)) return refusal('not-now')
    return action.pick <= 3 ? null : refusal('too-high', { pick: action.pick, top: 3 })
  },
  apply: (state, seat, { pick }, chance) => {
    state.picks[seat] = pick
    const events: ToyEvent[] = [{ type: 'picked', seat, pick }]
    if (state.picks.includes(0)) return events
    chance.reveal()
    const highest = Math.max(...state.picks)
    const alone = state.picks.filter((each) => each === highest).length === 1
    const lucky = alone ? state.picks.indexOf(highest) : -1
    const die = alone ? chance.die(6) : 0
    state.picks.forEach((each, other) => (state.points[other] = (state.points[other] ?? 0) + each))
    if (alone) state.dice[lucky] = (state.dice[lucky] ?? 0) + die
    events.push({ type: 'shown', picks: state.picks, lucky, die })
    state.picks = state.picks.map(() => 0)
    state.round++
    return events
  },
  view: (state, viewer) => ({
    round: state.round,
    picks: state.picks.map((pick, seat) => (seat === viewer ? pick : null)),
    scores: state.points.map((points, seat) => scoreOf(points, state.dice[seat] ?? 0)),
  }),
  redact: (event, viewer) => (event.type === 'shown' || event.seat === viewer ? event : null),
  outcome: (state) => {
    const scores = state.points.map((points, seat) => scoreOf(points, state.dice[seat] ?? 0))
    const { ranks } = rankBy(scores.map((score) => [score.total]))
    return { end: state.round > ROUNDS ? 'rounds' : null, ranks, scores, tieBreak: null }
  },
  determinize: (state, seat, chance) => ({
    ...toy.clone(state),
    picks: state.picks.map((pick, other) => (other === seat || pick === 0 ? pick : chance.die(3))),
  }),
  clone: (state) => ({
    seats: state.seats,
    round: state.round,
    picks: state.picks.slice(),
    points: state.points.slice(),
    dice: state.dice.slice(),
  }),
  notation,
}

const words: GameText<ToyAction, ToyView, ToyEvent> = {
  name: 'Toy',
  tagline: 'Pick a number.',
  points: (count) => `${count} points`,
  options: { top: { label: 'Start', help: 'Points at the start.' } },
  modes: { low: 'Low', high: 'High' },
  sources: { picks: 'Picks', dice: 'Dice' },
  ends: { rounds: 'Three rounds are over.' },
  tieBreaks: {},
  prompt: (_, seat, names) => `${names.of(seat)} picks.`,
  action: ({ pick }) => `Pick ${pick}`,
  event: (event, names) =>
    event.type === 'picked' ? `${names.of(event.seat)} picked ${event.pick}.` : 'All is shown.',
  refusal: ({ code }) => (code === 'not-now' ? 'Wait for the others.' : 'Pick 1, 2 or 3.'),
  board: (view) => [`Round ${view.round}`],
}

export const toyTexts: GameTexts<ToyAction, ToyView, ToyEvent> = { en: words, fr: words }
