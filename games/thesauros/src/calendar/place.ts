import { refusal as because, type Refusal, type Seat } from '@fathom/kernel'
import { add, type Rank } from '../actionTable.ts'
import { isMercenary } from '../people.ts'
import { PLACE } from '../frames.ts'
import { pop, setTop, top } from '../stack.ts'
import { AT_HOME, AT_QUEUE, OWN, own, seatOf, type State } from '../state.ts'
import type { Decision, Look, Play } from '../topic.ts'
import { ADVERTISING, BOSS, MERCENARY, RECRUITMENT, SORTS, type Meeple, type Sort, type Zone } from '../types.ts'
import type { Action } from '../verbs.ts'
import { sortOf } from '../view/names.ts'
import { joinQueue, queueProblem } from '../zones/queues.ts'
import { mercenaryTakes } from './goesAlong.ts'
import { hasOwnAtHome, mercenaryAtHome } from './placing.ts'

/** A meeple of a sort that a seat has at home, or -1; meeples of the same sort are alike. */
export function atHome(state: State, seat: Seat, sort: Sort): Meeple {
  if (sort === MERCENARY) return mercenaryAtHome(state, seat)
  for (let meeple = seat * OWN; meeple < (seat + 1) * OWN; meeple++) {
    if (state.at[meeple] === AT_HOME && sortOf(state, meeple) === sort) return meeple
  }
  return -1
}

/** Why the envelope can't be posted, or null: once a quadrimester, never solo (EN L449, L1593). */
export function envelopeProblem(state: State, seat: Seat, isPosted: boolean): string | null {
  if (state.rules.variant === 'solo') return 'no-envelopes'
  return isPosted || state.envelopes.includes(seat) ? 'envelope-posted' : null
}

/** Why no Double Action can be put under the next meeple, or null. */
export function doubleProblem(state: State, seat: Seat, isReady: boolean): string | null {
  if (isReady) return 'double-ready'
  return state.tokens[seat] === 0 ? 'no-double' : null
}

/** Why a mercenary can't go to a zone, or null. A zone has one space for mercenaries, used once a game. */
function mercenaryProblem(look: Look, zone: Zone): string | null {
  const { state, board } = look
  const takes = mercenaryTakes(state.rules, {
    posts: top(state, PLACE.posting) === 1,
    doubles: top(state, PLACE.double) === 1,
  })
  if (takes !== null) return takes
  if ((board.mercenary[zone] ?? null) === null) return 'no-mercenary-space'
  if ((state.mercenaryCube[zone] as number) >= 0) return 'mercenary-was-there'
  return queueProblem(look, zone) === 'closed-now' ? 'closed-now' : null
}

function zoneProblem(look: Look, sort: Sort, zone: Zone): string | null {
  return sort === MERCENARY ? mercenaryProblem(look, zone) : queueProblem(look, zone)
}

/** Does the seat still have a meeple to place? @param isMercenaryEnough does a mercenary with a free zone count? */
function canStillPlace(look: Look, seat: Seat, isMercenaryEnough: boolean): boolean {
  if (hasOwnAtHome(look.state, seat)) return true
  if (!isMercenaryEnough || mercenaryAtHome(look.state, seat) < 0) return false
  return look.board.mercenary.some((side, zone) => side !== null && mercenaryProblem(look, zone) === null)
}

/** One meeple onto the lowest free space of a queue; before it the envelope, and a Double Action under it. */
export const place: Decision = {
  verbs: ['envelope', 'double', 'place', 'pass'],
  isOwnTurn: true,
  legal(look, seat, out) {
    const { state, actionTable } = look
    for (let sort: Sort = BOSS; sort <= MERCENARY; sort++) addPlaces(look, seat, sort, out)
    if (mayPost(look, seat)) add(actionTable, out, 'envelope')
    if (mayDouble(look, seat)) add(actionTable, out, 'double')
    if (mayPass(state, seat)) add(actionTable, out, 'pass')
  },
  explain,
  apply(play, seat, action) {
    const { state, events } = play
    if (action.do === 'envelope') setTop(state, PLACE.posting, 1)
    else if (action.do === 'double') setTop(state, PLACE.double, 1)
    else if (action.do === 'place') placeMeeple(play, seat, action.sort, action.zone)
    else {
      state.passed |= 1 << seat
      pop(state)
      events.push({ type: 'passed', seat })
    }
  },
}

function addPlaces(look: Look, seat: Seat, sort: Sort, out: Rank[]): void {
  if (atHome(look.state, seat, sort) < 0) return
  for (let zone = RECRUITMENT; zone <= ADVERTISING; zone++) {
    if (zoneProblem(look, sort, zone) === null) add(look.actionTable, out, 'place', sort, zone)
  }
}

function mayPost(look: Look, seat: Seat): boolean {
  const { state } = look
  if (envelopeProblem(state, seat, top(state, PLACE.posting) === 1) !== null) return false
  return canStillPlace(look, seat, top(state, PLACE.double) === 0 && state.rules.mercenaryEnvelope)
}

function mayDouble({ state }: Look, seat: Seat): boolean {
  return doubleProblem(state, seat, top(state, PLACE.double) === 1) === null && hasOwnAtHome(state, seat)
}

/** Own meeples must all be placed; only a mercenary may be kept (EN L1473). */
function mayPass(state: State, seat: Seat): boolean {
  return top(state, PLACE.posting) === 0 && top(state, PLACE.double) === 0 && !hasOwnAtHome(state, seat)
}

function placeMeeple(play: Play, seat: Seat, sort: Sort, zone: Zone): void {
  const { state } = play
  const meeple = atHome(state, seat, sort)
  const [isPosting, isDouble] = [top(state, PLACE.posting) === 1, top(state, PLACE.double) === 1]
  pop(state)
  if (isDouble) own(state, 'tokens')[seat] = (state.tokens[seat] as number) - 1
  putDown(play, meeple, zone, isPosting, isDouble)
}

/**
 * Posts the envelope if asked to, then puts a meeple into a queue, or a mercenary onto its own space.
 * @param isDouble it stands on a Double Action, which has been taken from wherever it was
 */
export function putDown(play: Play, meeple: Meeple, zone: Zone, isPosting: boolean, isDouble: boolean): void {
  const { state, events } = play
  const seat = seatOf(state, meeple)
  if (isPosting) {
    own(state, 'envelopes').push(seat)
    events.push({ type: 'envelope-posted', seat })
  }
  if (isDouble) state.doubled.push(meeple)
  let space = 0
  if (isMercenary(state, meeple)) {
    state.at[meeple] = AT_QUEUE
    own(state, 'mercenaryIn')[zone] = meeple
    own(state, 'mercenaryCube')[zone] = seat
  } else space = joinQueue(play, meeple, zone) + 1
  const sort = SORTS[sortOf(state, meeple)] ?? 'W'
  events.push({ type: 'placed', seat, sort, zone, space, double: isDouble })
}

/**
 * Codes: `no-such-meeple {sort}`, `no-queue {zone}`, `closed-now {zone}`, `queue-full {zone, spaces}`, `mercenary-was-there {zone, seat}`,
 * `no-mercenary-space {zone}`, `no-double-for-mercenary`, `no-envelope-for-mercenary`, `no-envelopes`, `envelope-posted`,
 * `double-ready`, `no-double`, `must-place-all {meeples}`, `nobody-to-place`.
 */
function explain(look: Look, seat: Seat, action: Action): Refusal {
  const { state } = look
  switch (action.do) {
    case 'place':
      return explainPlace(look, seat, action.sort, action.zone)
    case 'envelope':
      return because(envelopeProblem(state, seat, top(state, PLACE.posting) === 1) ?? 'nobody-to-place')
    case 'double':
      return because(doubleProblem(state, seat, top(state, PLACE.double) === 1) ?? 'nobody-to-place')
    default:
      return because('must-place-all', { meeples: homeCount(state, seat) })
  }
}

function explainPlace(look: Look, seat: Seat, sort: Sort, zone: Zone): Refusal {
  const { state, board } = look
  if (atHome(state, seat, sort) < 0) return because('no-such-meeple', { sort: SORTS[sort] ?? '' })
  const code = zoneProblem(look, sort, zone) ?? 'not-now'
  return because(code, { zone, spaces: board.lines[zone] ?? 0, seat: state.mercenaryCube[zone] ?? -1 })
}

function homeCount(state: State, seat: Seat): number {
  return state.at.slice(seat * OWN, (seat + 1) * OWN).filter((at) => at === AT_HOME).length
}
