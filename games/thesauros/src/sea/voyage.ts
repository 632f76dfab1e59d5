import { refusal as because, type Refusal, type Seat } from '@fathom/kernel'
import { add, type Rank } from '../actionTable.ts'
import { beginDive, diveProblem } from '../dive/begin.ts'
import { pushExchange, SUPPLY_BIT, zodiacBit } from '../exchange.ts'
import { VOYAGE } from '../frames.ts'
import { push, setTop, top, topSeat } from '../stack.ts'
import { holderOf, own } from '../state.ts'
import type { Decision, Look, Play } from '../topic.ts'
import { FACE_DOWN, FACE_UP, type Zodiac } from '../types.ts'
import type { Action } from '../verbs.ts'
import { spaceId, tileId, zodiacId } from '../view/names.ts'
import { arrive } from './arrival.ts'
import { spaceOf } from './boats.ts'
import { courseOf, DEPARTING, EXCHANGED, metBy, STOPPED } from './course.ts'
import { PORT, type Space } from './graph.ts'
import { costOfSpaces, farProblem, mostSpaces, stepProblem } from './steps.ts'
import { enginesOf, servedBy, travelCost } from './travel.ts'
import { mayStop, type Course } from './waters.ts'

/** A Zodiac's turn begins (zone 5), or it leaves port (zone 7). */
export function beginVoyage({ state, set }: Play, seat: Seat, zodiac: Zodiac, isDeparting: boolean): void {
  state.engines = enginesOf(set.items, state.items, holderOf(zodiac))
  push(state, 'voyage', seat, VOYAGE.zodiac, zodiac, VOYAGE.flags, isDeparting ? DEPARTING : 0)
}

/**
 * One Zodiac's turn (EN L711-760): it moves space by space, and may dive before or after the move. The seat pays for the move when it is
 * over, at the least cost.
 */
export const voyage: Decision = {
  verbs: ['step', 'dive', 'exchange', 'done'],
  isOwnTurn: true,
  legal,
  explain,
  apply(play, seat, action) {
    const { state } = play
    if (action.do === 'step') step(play, seat, play.actionTable.spaceOf[state.seats - 1]?.[action.space] as Space)
    else if (action.do === 'dive') beginDive(play, seat)
    else if (action.do === 'exchange') exchangeHere(play, seat)
    else arrive(play, seat)
  },
  settle(play) {
    const { state } = play
    const seat = topSeat(state)
    if ((top(state, VOYAGE.flags) & STOPPED) === 0) {
      if (state.mine === seat) return false
      const ranks: Rank[] = []
      legal(play, seat, ranks)
      // The seat can do more than end the turn here, or can't end it here.
      if (ranks.length > 1 || !mayEnd(play, here(play))) return false
    }
    arrive(play, seat)
    return true
  },
}

function here(look: Look): Course {
  const course = courseOf(look.state)
  if (course === null) throw new Error('no Zodiac is under way')
  return course
}

function legal(look: Look, seat: Seat, out: Rank[]): void {
  const { state, board, actionTable } = look
  const course = here(look)
  const space = spaceOf(state, course.zodiac)
  const codes = actionTable.spaceCode[state.seats - 1] as readonly number[]
  for (const beside of board.sea.beside[space] as readonly Space[]) {
    if (stepProblem(look, course, beside) === null) add(actionTable, out, 'step', codes[beside])
  }
  if (exchangeProblem(look, course) === null) add(actionTable, out, 'exchange')
  if (!mayEnd(look, course)) return
  if (diveProblem(look, seat, course) === null) add(actionTable, out, 'dive')
  add(actionTable, out, 'done')
}

/** May the turn end here? A Zodiac that leaves port must move (ruling 32): it may not stop in port. */
function mayEnd(look: Look, course: Course): boolean {
  return mayStop(look, course, spaceOf(look.state, course.zodiac))
}

function step(play: Play, seat: Seat, to: Space): void {
  const { state, set, board, events } = play
  const zodiac = top(state, VOYAGE.zodiac)
  const moved = top(state, VOYAGE.moved)
  const from = spaceOf(state, zodiac)
  const before = travelCost(set, moved, state.engines)
  state.engines = servedBy(state.engines, holderOf(zodiac), moved, 1)
  state.zodiacAt[zodiac] = to
  setTop(state, VOYAGE.moved, moved + 1)
  setTop(state, VOYAGE.flags, top(state, VOYAGE.flags) & ~EXCHANGED)
  events.push({
    type: 'sailed',
    seat,
    zodiac: zodiacId(zodiac),
    from: spaceId(play, from),
    to: spaceId(play, to),
    cost: travelCost(set, moved + 1, state.engines) - before,
  })
  turnTile(play, seat, board.sea.site[to] as number)
  // A space of the lagoon is the end of the way.
  if (board.sea.isLagoon[to] === true) arrive(play, seat)
}

/** Turns a site's tile up when the first owner of its map comes there, even in passing (EN L688, ruling 26), or a mine goes off. */
export function turnTile(play: Play, seat: Seat, number: number): void {
  const { state, chance, events } = play
  if (number === 0 || state.tileFace[number] !== FACE_DOWN) return
  own(state, 'tileFace')[number] = FACE_UP
  chance.reveal()
  events.push({ type: 'tile-turned', seat, number, tile: tileId(play, state.tiles[number] as number) })
}

/** Why there is no exchange here, or null: with own Zodiacs that it meets or, passing through port, the supply (EN L758-760); once a space. */
function exchangeProblem(
  { state, set }: Look,
  { zodiac, moved }: Course,
): 'nobody-met' | 'exchanged-here' | 'nothing-to-exchange' | null {
  const isInPort = spaceOf(state, zodiac) === PORT
  const met = metBy(state, zodiac)
  if (isInPort ? moved === 0 : met.length === 0) return 'nobody-met'
  if ((top(state, VOYAGE.flags) & EXCHANGED) !== 0) return 'exchanged-here'
  if (!isInPort && state.rules.crossingSwap === 'items+crew') return null
  const { kinds } = set.items
  const holders = [zodiac, ...met].map(holderOf)
  if (isInPort) holders.push(state.zodiacOwner[zodiac] as Seat)
  for (const holder of holders) {
    for (let kind = 0; kind < kinds; kind++) if (state.items[holder * kinds + kind] !== 0) return null
  }
  return 'nothing-to-exchange'
}

function exchangeHere(play: Play, seat: Seat): void {
  const { state } = play
  const zodiac = top(state, VOYAGE.zodiac)
  setTop(state, VOYAGE.flags, top(state, VOYAGE.flags) | EXCHANGED)
  let partners = zodiacBit(zodiac)
  for (const other of metBy(state, zodiac)) partners |= zodiacBit(other)
  if (spaceOf(state, zodiac) === PORT) partners |= SUPPLY_BIT
  pushExchange(play, seat, partners, state.rules.crossingSwap === 'items+crew' ? 'crews' : 'none')
}

/**
 * Codes: of a step `not-beside {space}`, `no-map {number}`, `lagoon-closed {space}`, `too-far {spaces}`, `too-dear {spaces, cost}`, `no-way-on {space}`, and for a space
 * further away also why it can't be reached: `space-taken {space}`, `must-leave-port`; of an
 * exchange `nobody-met`, `exchanged-here`, `nothing-to-exchange`; of a dive those of `diveProblem`; of stopping `space-taken {space}`,
 * `must-leave-port`.
 */
function explain(look: Look, seat: Seat, action: Action): Refusal {
  const { state, board, actionTable } = look
  const course = here(look)
  if (action.do === 'step') {
    const space = actionTable.spaceOf[state.seats - 1]?.[action.space] ?? -1
    const name = actionTable.spaceIds[action.space] ?? ''
    const number = board.sea.site[space] ?? 0
    const code = (space < 0 ? null : stepProblem(look, course, space)) ?? 'not-beside'
    const isFar = space >= 0 && code === 'not-beside'
    const spaces = isFar ? mostSpaces(look, course) : course.moved
    const cost = costOfSpaces(look, course, spaces + 1)
    return because(isFar ? farProblem(look, course, space) : code, { space: name, number, spaces, cost })
  }
  if (action.do === 'exchange') return because(exchangeProblem(look, course) ?? 'not-now')
  if (!mayEnd(look, course)) {
    const space = spaceOf(state, course.zodiac)
    return because(space === PORT ? 'must-leave-port' : 'space-taken', { space: spaceId(look, space) })
  }
  return because(diveProblem(look, seat, course) ?? 'not-now')
}
