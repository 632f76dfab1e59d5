import type { Seat } from '@fathom/kernel'
import { atHome } from '../calendar/place.ts'
import { clone } from '../clone.ts'
import { legal, playOf } from '../flow.ts'
import { MEEPLE_ACT } from '../frames.ts'
import { ACTS } from '../resolution/act.ts'
import { push } from '../stack.ts'
import type { GameData, Play } from '../topic.ts'
import type { State } from '../state.ts'
import { BOSS, MERCENARY, MUSSELS, type Sort, type Zone } from '../types.ts'
import type { Action } from '../verbs.ts'
import { joinQueue, queueProblem } from '../zones/queues.ts'

/** A meeple's act in a zone as if it stood in line and acted now: the position then, and what it could do beside not acting. */
export interface Trial {
  readonly play: Play
  readonly sort: Sort
  readonly actions: readonly Action[]
}

const NO_CHANCE = {
  below: () => 0,
  die: () => 1,
  pick: <T>(list: readonly T[]): T => list[0] as T,
  draw: <T>(bag: T[]): T => bag[0] as T,
  reveal: () => {},
}

/** Puts a meeple of the seat into a zone's line and lets it act, on a copy. Null where it can't be placed there. Nothing is drawn. */
export function tryAct(gameData: GameData, state: State, seat: Seat, sort: Sort, zone: Zone): Trial | null {
  const meeple = atHome(state, seat, sort)
  const kind = ACTS[zone]
  if (meeple < 0 || kind === undefined) return null
  const play = playOf(gameData, clone(state), NO_CHANCE)
  if (queueProblem(play, zone) !== null) return null
  const space = joinQueue(play, meeple, zone)
  play.state.stack = []
  push(
    play.state,
    kind,
    seat,
    MEEPLE_ACT.zone,
    zone,
    MEEPLE_ACT.meeple,
    meeple,
    MEEPLE_ACT.space,
    zone === MUSSELS ? 0 : space,
  )
  const actions = legal(gameData, play.state, seat).filter(({ do: verb }) => verb !== 'refuse' && verb !== 'skip')
  return { play, sort, actions }
}

/** The seat's meeples at home by sort, the boss first; mercenaries are none. */
export function sortsAtHome(state: State, seat: Seat): Sort[] {
  const sorts: Sort[] = []
  for (let sort: Sort = BOSS; sort < MERCENARY; sort++) if (atHome(state, seat, sort) >= 0) sorts.push(sort)
  return sorts
}
