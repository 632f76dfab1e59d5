import type { Outcome } from '@fathom/kernel'
import type { GoldenStep, GoldenWay } from '@fathom/kernel/testkit/golden-games'
import { cardById } from '../cards.ts'
import type { State } from '../state.ts'
import type { Action, Crossing, Event } from '../types.ts'

/** One step of a recorded game. */
type Step = GoldenStep<State, Action, Event>

/** What a purposeful player likes: points a box, coin, palm, X crossed off or taken; and finishing an island. */
export interface Taste {
  readonly box: number
  readonly coin: number
  readonly palm: number
  readonly x: number
  readonly finish: number
}

/** A recorded game, with the taste of who plays it. */
export interface Way extends Omit<GoldenWay<State, Action, Event>, 'choose'> {
  readonly taste: Taste
}

const SANE: Taste = { box: 1, coin: 1.5, palm: 2, x: 1, finish: 4 }
const any = (): boolean => true
const crossings = ({ events }: Step) => events.flatMap((event) => (event.type === 'crossed' ? [event.crossing] : []))
const told = (type: Event['type'], { events }: Step): number => events.filter((event) => event.type === type).length

const ofWay = (name: string, seats: number, part: Partial<Way> = {}): Way => ({
  name,
  seats,
  options: { expeditionAid: false },
  live: false,
  taste: SANE,
  happens: any,
  ends: any,
  ...part,
})

/** Best place shared by so many seats. */
const first = (outcome: Outcome): number => outcome.ranks.filter((rank) => rank === 1).length

/**
 * The recorded games: one for each seat count, one with the option, and one for every way in which trophies and boxes can run out.
 * (The README tells which ways no game can reach.)
 */
export const WAYS: readonly Way[] = [
  ofWay('two-seats', 2, { live: true }),
  ofWay('three-seats', 3, { live: true }),
  ofWay('four-seats', 4, { live: true }),
  ofWay('expedition-aid', 2, { live: true, options: { expeditionAid: true } }),
  ofWay('trophies-used-up', 4, {
    taste: { box: 0.5, coin: 9, palm: 0, x: 3, finish: 4 },
    happens: ({ events }) => events.some((event) => event.type === 'coin-row' && event.value === 0),
  }),
  ofWay('coins-past-twelve', 2, {
    taste: { box: 0.5, coin: 9, palm: 0, x: 2, finish: 4 },
    happens: (step) => crossings(step).some((crossing) => crossing.lostCoins > 0),
  }),
  ofWay('fifth-palm', 2, {
    taste: { box: 0.5, coin: 0, palm: 9, x: 2, finish: 4 },
    happens: (step) => crossings(step).some((crossing) => crossing.palms.includes(0)),
  }),
  ofWay('lapsed-x', 3, {
    taste: { box: 1, coin: 1, palm: 1, x: -2, finish: 3 },
    // Both islands are full, the last box was an X, and the seat has nothing left to cross off.
    happens: (step) => lapsed(step),
  }),
  ofWay('both-islands-at-once', 2, {
    taste: { box: 1, coin: 1, palm: 1, x: 1, finish: -3 },
    happens: ({ state }) => state.phase === 'take' && state.replace.includes(2),
  }),
  ofWay('everybody-finishes', 4, { happens: (step) => told('finished', step) >= 4 }),
  ofWay('tie-broken', 2, { ends: (outcome) => outcome.tieBreak === 'green' }),
  ofWay('win-shared', 2, { ends: (outcome) => first(outcome) === 2 }),
]

function lapsed({ seat, events }: Step): boolean {
  const last = events.findLast((event) => event.type === 'crossed')
  const finished = events.filter((event) => event.type === 'finished' && event.seat === seat).length
  return last?.type === 'crossed' && last.owed === 0 && finished === 2 && isOnX(last.crossing)
}

function isOnX({ card, boxes }: Crossing): boolean {
  return (cardById(card).xs & boxes) === boxes
}
