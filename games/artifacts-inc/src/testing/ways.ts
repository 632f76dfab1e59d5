import type { Options, Outcome } from '@fathom/kernel'
import type { GoldenWay } from '@fathom/kernel/testkit/golden-games'
import type { State } from '../state.ts'
import type { Action, Event } from '../types.ts'
import { busy, curator, diver, hoarder, idler, type Taste } from './tastes.ts'

/** A recorded game, with the taste of who plays it. */
export interface Way extends Omit<GoldenWay<State, Action, Event>, 'choose'> {
  readonly taste: Taste
}

const USUAL: Options = { grid2x4: false, openBacks: true }
const GRID: Options = { ...USUAL, grid2x4: true }

function way(name: string, seats: number, part: Partial<Way> = {}): Way {
  return {
    name,
    seats,
    options: USUAL,
    live: false,
    taste: busy,
    happens: () => true,
    ends: () => true,
    ...part,
  }
}

const anEvent = (fits: (event: Event) => boolean): Pick<Way, 'happens'> => ({
  happens: ({ events }) => events.some(fits),
})
const pileGone = (letter: string): Pick<Way, 'happens'> =>
  anEvent((event) => event.type === 'refilled' && event.card === null && event.letter === letter)
const winners = ({ ranks }: Outcome): number => ranks.filter((rank) => rank === 1).length

export const WAYS: readonly Way[] = [
  ...[2, 3, 4].flatMap((seats) => [
    way(`reputation-${seats}`, seats, { ends: ({ end }) => end === 'reputation' }),
    way(`stalled-${seats}`, seats, { taste: idler, ends: ({ end }) => end === 'stalled' }),
  ]),
  way('grid-2x4', 4, { options: GRID }),
  way('grid-full', 3, {
    options: GRID,
    taste: hoarder,
    happens: ({ state, seat }) => (state.cards[seat] ?? []).length === 8,
  }),
  way('closed-backs', 2, { options: { ...USUAL, openBacks: false } }),
  way('live-draws', 3, { live: true }),
  ...['A', 'D', 'E'].map((letter) =>
    way(`pile-${letter.toLowerCase()}-gone`, 4, { taste: hoarder, ...pileGone(letter) }),
  ),
  way('underwater-empty', 2, { taste: diver, happens: ({ state }) => state.divers.length === 12 }),
  way('museum-full', 3, { taste: curator, happens: ({ state }) => state.smallest.includes(0) }),
  way('rerolled-one', 3, { taste: diver, ...anEvent((event) => event.type === 'rerolled') }),
  way('rerolled-three', 2, {
    taste: diver,
    ...anEvent((event) => event.type === 'rerolled' && event.dice.length === 3),
  }),
  way('gained-near', 3, { happens: ({ action }) => action.do === 'gain' }),
  way('seven-dice', 2, {
    taste: hoarder,
    ...anEvent((event) => event.type === 'turn-started' && event.dice.length === 7),
  }),
  way('last-seat-triggers', 4, {
    happens: ({ state, seat, events }) =>
      events.some(({ type }) => type === 'end-triggered') && (seat + 1) % 4 === state.startSeat,
  }),
  way('majority-by-box', 4, { taste: curator, ...anEvent((event) => event.type === 'majority' && event.tied) }),
  way('tie-by-money', 3, { ends: ({ tieBreak }) => tieBreak === 'money' }),
  way('win-shared', 2, { ends: (outcome) => winners(outcome) === 2 && outcome.end === 'reputation' }),
]
