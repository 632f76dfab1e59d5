import type { Seat } from '@fathom/kernel'
import { gainInLagoon } from '../lagoon/trip.ts'
import { pay } from '../money/pay.ts'
import { receive } from '../money/receive.ts'
import { A, B, C, pop, top } from '../stack.ts'
import type { Play } from '../topic.ts'
import { ME, type Zodiac } from '../types.ts'
import { zodiacId } from '../view/names.ts'
import { sendCrewHome, spaceOf } from './boats.ts'
import { STOPPED } from './course.ts'
import { PORT } from './graph.ts'
import { travelCost } from './travel.ts'
import { own } from '../state.ts'

/** A voyage is over: the move is paid for, and what its end brings is had. */
export function arrive(play: Play, seat: Seat): void {
  const { state, board } = play
  const [zodiac, moved, isPaid] = [top(state, A), top(state, B), (top(state, C) & STOPPED) !== 0]
  const cost = isPaid ? 0 : travelCost(play.set, moved, state.engines)
  pop(state)
  state.engines = []
  const space = spaceOf(state, zodiac)
  // What is pushed last comes first: the way is paid for before anything is gained.
  if (board.sea.kind[space] === 'fishing') fishAtSea(play, seat, zodiac, moved)
  else if (board.sea.isLagoon[space] === true) gainInLagoon(play, seat, zodiac)
  else if (space === PORT) comeHome(play, seat, zodiac)
  pay(play, seat, ME, cost, 'travel')
}

/** $2 for a move that ends on a fishing space (EN L756, ruling 15), or with the option for staying there, too. Skill brings nothing more. */
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
