import { fillOptions, type Options, type Outcome } from '@fathom/kernel'
import type { GoldenStep, GoldenWay } from '@fathom/kernel/testkit/golden-games'
import type { Event } from '../events.ts'
import { MODES, OPTIONS } from '../options.ts'
import { spaceOf } from '../sea/boats.ts'
import { courseOf } from '../sea/course.ts'
import { PORT } from '../sea/graph.ts'
import { isStranded } from '../sea/help.ts'
import { enginesOn } from '../sea/holders.ts'
import { boardOf } from '../set.ts'
import { thesauros as game } from '../sets.ts'
import { EXCHANGE } from '../frames.ts'
import { findFrame, top } from '../stack.ts'
import { holderOf, type State } from '../state.ts'
import { ENDS, MARKET } from '../types.ts'
import type { Action } from '../verbs.ts'
import { forgetful, mechanic } from './mechanics.ts'
import { bluffer, curator, employer, shipper, townsman, type Planner } from './planners.ts'

/** One step of a recorded game. */
type PlayedStep = GoldenStep<State, Action, Event>

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
  ({ events }: PlayedStep): boolean =>
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
/** Somebody buys by an earlier bid who could not pay a later one (ruling 37). */
const boughtAfterOverbid = ({ events }: PlayedStep): boolean =>
  events.some(
    (event) =>
      event.type === 'mercenary-hired' &&
      events.some((other) => other.type === 'bid-failed' && other.seat === event.seat && other.amount > event.amount),
  )
/** A second tile is chosen out of the same three (EN L1522). */
const choseForTwoSites = ({ action, state, events }: PlayedStep): boolean =>
  action.do === 'tile' && findFrame(state, 'tile') >= 0 && events.every((event) => event.type !== 'tiles-seen')
/** Two Zodiacs are bought one after the other on one space of the store (ruling 11). */
const boughtTwice = ({ action, seat, state }: PlayedStep): boolean =>
  action.do === 'buy-zodiac' &&
  state.store.filter((meeple) => meeple >= 0).length === 1 &&
  state.zodiacOwner.filter((owner) => owner === seat).length === 3

const byOrder = ({ tieBreak }: Outcome): boolean => tieBreak === 'order'

/** A Zodiac that leaves port has come back, and only an engine leads on: it begins to exchange. */
function fetchesEngine({ action, state }: PlayedStep): boolean {
  if (action.do !== 'exchange') return false
  const look = { ...game.gameData, board: boardOf(game.gameData.set, state.seats), state }
  const course = courseOf(state)
  return course !== null && spaceOf(state, course.zodiac) === PORT && isStranded(look)
}

/** A full Zodiac that got one engine too many has given another one on, to a Zodiac that is full as well. */
function passesEngineOn({ action, state }: PlayedStep): boolean {
  if (action.do !== 'move' || action.from === 0 || findFrame(state, 'exchange') < 0 || top(state, EXCHANGE.over) === 0)
    return false
  const look = { ...game.gameData, board: boardOf(game.gameData.set, state.seats), state }
  return enginesOn(look, holderOf(action.from - 1)) === game.gameData.set.data.builtIn.maxEngines
}

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
  way('port-and-engine', 2, { planner: forgetful, happens: fetchesEngine }),
  way('ring-of-engines', 2, { planner: mechanic, happens: passesEngineOn }),
  way('auction-overbid', 3, { ...lawless(MARKET), planner: bluffer, happens: boughtAfterOverbid }),
  way('sites-of-one-size', 3, { ...lawless(MARKET), happens: choseForTwoSites }),
  way('store-twice', 2, { planner: shipper, happens: boughtTwice }),
]
