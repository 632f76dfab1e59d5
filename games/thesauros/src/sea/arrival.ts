import type { Seat } from '@fathom/kernel'
import { gainInLagoon } from '../lagoon/trip.ts'
import { pay } from '../money/pay.ts'
import { receive } from '../money/receive.ts'
import { VOYAGE } from '../frames.ts'
import { pop, top } from '../stack.ts'
import type { Play } from '../topic.ts'
import { ME, type Zodiac } from '../types.ts'
import { zodiacId } from '../view/names.ts'
import { sendCrewHome, spaceOf } from './boats.ts'
import { STOPPED } from './course.ts'
import { PORT } from './graph.ts'
import { travelCost } from './travel.ts'
import { own } from '../state.ts'

/** Ends a voyage: the seat pays for the move and gets what the last space brings. */
export function arrive(play: Play, seat: Seat): void {
  const { state, board } = play
  const [zodiac, moved, isPaid] = [
    top(state, VOYAGE.zodiac),
    top(state, VOYAGE.moved),
    (top(state, VOYAGE.flags) & STOPPED) !== 0,
  ]
  const cost = isPaid ? 0 : travelCost(play.set, moved, state.engines)
  pop(state)
  state.engines = []
  const space = spaceOf(state, zodiac)
  // What is pushed last is done first: the seat pays before it gains anything.
  if (board.sea.kind[space] === 'fishing') fishAtSea(play, seat, zodiac, moved)
  else if (board.sea.isLagoon[space] === true) gainInLagoon(play, seat, zodiac)
  else if (space === PORT) comeHome(play, seat, zodiac)
  pay(play, seat, ME, cost, 'travel')
}

/** $2 for a move that ends on a fishing space (EN L756, ruling 15); the option also pays for staying there. Skill brings no more. */
export function fishAtSea(play: Play, seat: Seat, zodiac: Zodiac, moved: number): void {
  const { state, set, events } = play
  if (moved === 0 && state.rules.fishingStay === 'must-move') return
  const amount = set.data.money.seaFishing
  own(state, 'fishing')[seat] = (state.fishing[seat] as number) + amount
  events.push({ type: 'fished', seat, where: 'sea-fishing', zodiac: zodiacId(zodiac) })
  receive(play, seat, amount, 'sea-fishing')
}

/** In port: the crew goes home at once (ruling 2), or stays aboard until maintenance. */
function comeHome(play: Play, seat: Seat, zodiac: Zodiac): void {
  play.events.push({ type: 'returned', seat, zodiac: zodiacId(zodiac) })
  if (play.state.rules.returnCrew === 'home-at-once') sendCrewHome(play, zodiac)
}
