import { rankBy, type Outcome, type Seat, type SeatScore } from '@fathom/kernel'
import { abilitiesOf, divesOf } from './derive.ts'
import { MOST_BOXES, type Rules } from './rules.ts'
import { boxOwner, cardOf, sideOf, type State } from './state.ts'
import type { MuseumIndex } from './types.ts'

/** What parts a tie on reputation. */
const TIE_BREAKS = ['money'] as const
export type TieBreak = (typeof TIE_BREAKS)[number]

/** Who has a museum's majority (-1: nobody): most cubes; if tied, whose best box is the later one. */
export function majorityOf(rules: Rules, state: State, museum: MuseumIndex): { seat: number; tied: boolean } {
  let leader = -1
  let most = 0
  let tied = false
  let best = -1
  for (let seat = 0; seat < state.seats; seat++) {
    const cubes = state.cubes[seat * rules.museums + museum] as number
    if (cubes === 0 || cubes < most) continue
    // A box holds one cube, so the best boxes of two seats always differ.
    const box = bestBox(state, museum, seat)
    tied = cubes === most
    if (tied && box < best) continue
    leader = seat
    most = cubes
    best = box
  }
  return { seat: leader, tied }
}

/** The last box in reading order that holds a seat's cube. */
function bestBox(state: State, museum: MuseumIndex, seat: Seat): number {
  let box = MOST_BOXES - 1
  while (box >= 0 && boxOwner(state, museum, box) !== seat) box--
  return box
}

/** Reputation of a seat by source; majorities only when the game is over (EN: End of the Game). */
export function scoreOf(rules: Rules, state: State, seat: Seat): SeatScore {
  const sources: Record<string, number> = {}
  for (const { id } of rules.set.letters) sources[id] = 0
  let abilities = 0
  for (const own of state.cards[seat] ?? []) {
    const letter = rules.set.cards[cardOf(own)]?.letter ?? ''
    sources[letter] = (sources[letter] ?? 0) + (rules.sideReputation[sideOf(own)] ?? 0)
    abilities += abilitiesOf(rules, state, seat, own)
  }
  sources['abilities'] = abilities
  sources['dives'] = divesOf(state, seat) * rules.set.board.diveReputation
  sources['majorities'] = state.phase === 'over' ? majorities(rules, state, seat) : 0
  let total = 0
  for (const source in sources) total += sources[source] ?? 0
  return { total, sources }
}

function majorities(rules: Rules, state: State, seat: Seat): number {
  let sum = 0
  for (let museum = 0; museum < rules.museums; museum++) {
    if (majorityOf(rules, state, museum).seat === seat) sum += rules.museumMajority[museum] ?? 0
  }
  return sum
}

/** How the game stands: most reputation, then most money, then shared. */
export function outcome(rules: Rules, state: State): Outcome {
  const scores: SeatScore[] = []
  const keys: number[][] = []
  for (let seat = 0; seat < state.seats; seat++) {
    const score = scoreOf(rules, state, seat)
    scores.push(score)
    keys.push([score.total, state.money[seat] ?? 0])
  }
  const { ranks, partedBy } = rankBy(keys)
  return { end: state.end, ranks, scores, tieBreak: partedBy > 0 ? (TIE_BREAKS[partedBy - 1] ?? null) : null }
}
