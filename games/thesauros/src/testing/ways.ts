import { fillOptions, type Options, type Outcome } from '@fathom/kernel'
import type { GoldenStep, GoldenWay } from '@fathom/kernel/testkit/golden-games'
import type { Event } from '../events.ts'
import { MODES, OPTIONS } from '../options.ts'
import type { State } from '../state.ts'
import { ENDS } from '../types.ts'
import type { Action } from '../verbs.ts'
import { curator, employer, townsman, type Planner } from './planners.ts'

/** One step of a recorded game. */
type Step = GoldenStep<State, Action, Event>

/** A recorded game, with who plays it. */
export interface Way extends Omit<GoldenWay<State, Action, Event>, 'choose'> {
  readonly planner: Planner
}

function optionsOf(asked: Options): Options {
  const filled = fillOptions(OPTIONS, asked)
  if (!filled.ok) throw new Error(filled.refusal.code)
  return filled.value
}

function way(name: string, seats: number, part: Partial<Way> = {}): Way {
  return {
    name,
    seats,
    options: optionsOf({ variant: seats === 1 ? 'solo' : 'standard' }),
    live: false,
    planner: curator,
    happens: () => true,
    ends: () => true,
    ...part,
  }
}

/** Every mode, that is both editions as well, with every seat count that it is played with. */
const everyMode: readonly Way[] = MODES.flatMap(({ id, options, seats = [] }) =>
  seats.map((count) => way(`${id}-${count}`, count, { options: optionsOf(options), planner: townsman })),
)

/** Both ends with every seat count. */
const everyEnd: readonly Way[] = [1, 2, 3, 4].flatMap((seats) =>
  ENDS.map((end) => way(`${end}-${seats}`, seats, { ends: (outcome) => outcome.end === end })),
)

const has =
  (wanted: (event: Event) => boolean) =>
  ({ events }: Step): boolean =>
    events.some(wanted)
const type = (wanted: Event['type']) => has((event) => event.type === wanted)

/** Every deed of a mercenary. */
const everyDeed: readonly Way[] = [1, 2, 3, 4, 7, 8, 9].map((zone) =>
  way(`deed-${zone}`, 3, {
    options: optionsOf({ variant: 'lawless' }),
    planner: employer(zone),
    happens: has((event) => event.type === 'mercenary-acts' && event.zone === zone),
  }),
)

const lawless = (zone: number): Partial<Way> => ({
  options: optionsOf({ variant: 'lawless' }),
  planner: employer(zone),
})
const byOrder = ({ tieBreak }: Outcome): boolean => tieBreak === 'order'

export const WAYS: readonly Way[] = [
  ...everyMode,
  ...everyEnd,
  ...everyDeed,
  way('live-draws', 3, { live: true }),
  way('mine-exploded', 4, { ...lawless(7), happens: type('mine-exploded') }),
  way('black-seaplane', 2, { ...lawless(4), happens: type('black-seaplane') }),
  way('pilot-swapped', 3, { happens: type('pilot-swapped') }),
  way('shark-killed', 2, { happens: has((event) => event.type === 'shark-met' && event.killed) }),
  way('deck-searched', 4, { happens: type('searched') }),
  way('island-searched', 2, { happens: type('island-searched') }),
  way('satellite-maps', 3, { happens: has((event) => event.type === 'map-gained' && event.kind === 'satellite') }),
  way('tie-by-order', 4, { ends: byOrder }),
]
