import type { Options, Outcome } from '@fathom/kernel'
import type { GoldenStep, GoldenWay } from '@fathom/kernel/testkit/golden-games'
import type { State } from '../state.ts'
import { ENDS, type Action, type End, type Event } from '../types.ts'
import { burner, idler, juggler, racer, spender, type Taste } from './tastes.ts'

/** One step of a recorded game. */
type Step = GoldenStep<State, Action, Event>

/** A recorded game, with the taste of who plays it. */
export interface Way extends Omit<GoldenWay<State, Action, Event>, 'choose'> {
  readonly taste: Taste
}

const USUAL: Options = { sameActionForAll: false, placedDoublesAreJokers: true, removal: 'equal' }

function way(name: string, seats: number, part: Partial<Way> = {}): Way {
  return {
    name,
    seats,
    options: USUAL,
    live: false,
    taste: racer,
    happens: () => true,
    ends: () => true,
    ...part,
  }
}

/** Who makes a game end so. */
const TASTE_OF: Readonly<Record<End, Taste>> = {
  twelve: racer,
  'column-empty': spender,
  'cards-gone': burner,
  stalled: idler,
}

/**
 * Every end with every seat count. All but one: with five players 60 cards are in play, and every card discarded takes a tile or joker off the board;
 * a treasure must be left in each of six columns, so at most 54 can be.
 */
const everyEnd: readonly Way[] = [2, 3, 4, 5].flatMap((seats) =>
  ENDS.filter((end) => seats < 5 || end !== 'cards-gone').map((end) =>
    way(`${end}-${seats}`, seats, { taste: TASTE_OF[end], ends: (outcome) => outcome.end === end }),
  ),
)

const has = (type: Event['type'], { events }: Step): boolean => events.some((event) => event.type === type)
const winners = ({ ranks }: Outcome): number => ranks.filter((rank) => rank === 1).length

export const WAYS: readonly Way[] = [
  ...everyEnd,
  way('same-action', 3, { options: { ...USUAL, sameActionForAll: true } }),
  way('lasting-doubles', 4, { options: { ...USUAL, placedDoublesAreJokers: false }, taste: juggler }),
  way('random-removal', 2, { options: { ...USUAL, removal: 'random' } }),
  way('live-draws', 5, { live: true }),
  way('paid-by-choice', 4, { taste: spender, happens: ({ action }) => action.do === 'pay' }),
  way('traded', 2, { happens: ({ action }) => action.do === 'trade' }),
  way('passed-over', 3, { taste: spender, happens: (step) => has('passed-over', step) }),
  way('joker-collected', 3, {
    taste: juggler,
    happens: ({ events }) => events.some((event) => event.type === 'collected' && event.as === 'joker'),
  }),
  way('tie-by-jokers', 4, { taste: spender, ends: ({ tieBreak }) => tieBreak === 'jokers' }),
  way('tie-by-cards', 5, { taste: spender, ends: ({ tieBreak }) => tieBreak === 'cards' }),
  way('win-shared', 5, {
    taste: spender,
    ends: (outcome) => winners(outcome) === 2 && outcome.end === 'column-empty',
  }),
]
