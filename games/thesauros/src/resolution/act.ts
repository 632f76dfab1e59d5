import { loseToken } from '../acts.ts'
import { goHome, isMercenary } from '../people.ts'
import { ACT, DEED, FREE_MAP, MEEPLE_ACT, type MeepleAct } from '../frames.ts'
import { pop, push, setTop, top, topSeat } from '../stack.ts'
import { AT_QUEUE, AT_STORE, own, queueStart } from '../state.ts'
import type { Play, AutomaticStep } from '../topic.ts'
import { MARKET, MUSEUM, NOBODY, RESEARCH, type Meeple, type Zone } from '../types.ts'
import { sortId } from '../view/names.ts'

/** What a meeple of a zone's queue is asked, by zone. */
export const ACTS: readonly (MeepleAct | undefined)[] = [
  undefined,
  'recruit',
  'research',
  'market',
  'flight',
  undefined,
  'mussels',
  'port',
  'museum',
  'advertise',
]

const FIRST = 0
const SECOND = 1

/** One meeple's act, the second one if it stands on a Double Action, and its way home. */
export const act: AutomaticStep = {
  run(play) {
    const { state } = play
    const [zone, meeple, stage] = [top(state, ACT.zone), top(state, ACT.meeple), top(state, ACT.stage)]
    if (isMercenary(state, meeple)) return runMercenary(play, zone, meeple)
    setTop(state, ACT.stage, stage + 1)
    if (stage === FIRST) beginAct(play, zone, meeple, 0)
    else if (stage === SECOND) beginSecond(play, zone, meeple)
    else endAct(play, zone, meeple)
  },
}

function beginAct({ state, events }: Play, zone: Zone, meeple: Meeple, second: number): void {
  const [seat, space] = [topSeat(state), top(state, ACT.space)]
  events.push({
    type: 'act-began',
    seat,
    sort: sortId(state, meeple),
    zone,
    space: space + 1,
    second: second === 1,
  })
  push(state, ACTS[zone] as MeepleAct, seat, MEEPLE_ACT.zone, zone, MEEPLE_ACT.meeple, meeple)
  setTop(state, MEEPLE_ACT.space, space)
  setTop(state, MEEPLE_ACT.second, second)
}

/** Only a meeple still ashore, in the queue or in the Zodiac store, has a second act (ruling 11). */
function beginSecond(play: Play, zone: Zone, meeple: Meeple): void {
  const { state, events } = play
  if (!loseToken(play, meeple)) return
  const at = state.at[meeple]
  if (at === AT_QUEUE || at === AT_STORE) beginAct(play, zone, meeple, 1)
  else events.push({ type: 'double-lost', seat: topSeat(state), zone })
}

function endAct(play: Play, zone: Zone, meeple: Meeple): void {
  const { state } = play
  const space = top(state, ACT.space)
  pop(state)
  state.queues[queueStart(zone) + space] = NOBODY
  if (state.at[meeple] === AT_QUEUE) goHome(play, meeple)
}

/** A mercenary does its deed, or declines it, and leaves the game; the cube stays (EN L1570-1580). */
function runMercenary(play: Play, zone: Zone, meeple: Meeple): void {
  const { state } = play
  const seat = topSeat(state)
  if (top(state, ACT.stage) !== FIRST) {
    pop(state)
    own(state, 'mercenaryIn')[zone] = NOBODY
    goHome(play, meeple)
    return
  }
  setTop(state, ACT.stage, SECOND)
  if (zone === RESEARCH) push(state, 'steal-patent', seat, DEED.zone, zone, DEED.meeple, meeple)
  else if (zone === MARKET) push(state, 'mercenary-map', seat, FREE_MAP.left, MERCENARY_MAPS)
  else if (zone === MUSEUM) push(state, 'museum-deed', seat, DEED.zone, zone, DEED.meeple, meeple)
  else push(state, 'deed', seat, DEED.zone, zone, DEED.meeple, meeple)
}

/** Maps that the mercenary of zone 3 brings (EN L1513). */
const MERCENARY_MAPS = 2
