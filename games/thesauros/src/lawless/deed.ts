import { refusal as because } from '@fathom/kernel'
import { add } from '../actionTable.ts'
import { gainReputation } from '../reputation.ts'
import { DEED } from '../frames.ts'
import { pop, top, topSeat } from '../stack.ts'
import type { Decision, Look, Play } from '../topic.ts'
import { ADVERTISING, RECRUITMENT, SEAPLANES, type Zone } from '../types.ts'
import { own } from '../state.ts'

/**
 * Deeds of mercenaries that leave nothing to choose: zones 1, 4, 7 and 9. The employer may decline every deed; one without any effect is
 * not even offered. The mercenary is then discarded at no cost (rulings 9 and 38).
 */
export const deed: Decision = {
  verbs: ['deed', 'skip'],
  isOwnTurn: true,
  legal({ actionTable }, _seat, out) {
    add(actionTable, out, 'deed')
    add(actionTable, out, 'skip')
  },
  explain: (_look, _seat, action) => because('not-now', { verb: action.do, asked: 'deed' }),
  apply(play, seat, action) {
    const { state, events } = play
    const zone = top(state, DEED.zone)
    if (action.do === 'skip') return discard(play, zone, false)
    pop(state)
    events.push({ type: 'mercenary-acts', seat, zone })
    if (zone === RECRUITMENT) stealTokens(play, seat)
    else if (zone === SEAPLANES) sabotage(play, seat)
    else if (zone === ADVERTISING) smear(play, seat)
    else gainMine(play, seat)
  },
  settle(play) {
    const zone = top(play.state, DEED.zone)
    if (hasEffect(play, zone, topSeat(play.state))) return false
    discard(play, zone, true)
    return true
  },
}

/** Discards the mercenary whose deed is on top of the stack. */
export function discard({ state, events }: Play, zone: Zone, isForced: boolean): void {
  const seat = topSeat(state)
  pop(state)
  events.push({ type: 'mercenary-discarded', seat, zone, forced: isForced })
}

function hasEffect({ state }: Look, zone: Zone, seat: number): boolean {
  if (zone === RECRUITMENT)
    return state.tokenUnder !== 0 || state.tokens.some((count, other) => other !== seat && count > 0)
  if (zone === ADVERTISING) return state.reputation.some((points, other) => other !== seat && points > 0)
  return true
}

/**
 * Every Double Action that is not under a meeple in a queue: those in zone 1, the own one among them, and those that others keep
 * (EN L1491, FR L1471-1475).
 */
function stealTokens({ state, events }: Play, seat: number): void {
  let stolen = 0
  for (let from = 0; from < state.seats; from++) {
    const kept = from === seat ? 0 : (state.tokens[from] as number)
    const count = kept + ((state.tokenUnder >> from) & 1)
    if (from !== seat) own(state, 'tokens')[from] = 0
    if (count > 0) events.push({ type: 'tokens-stolen', seat, from, count })
    stolen += count
  }
  state.tokenUnder = 0
  own(state, 'tokens')[seat] = (state.tokens[seat] as number) + stolen
}

/** No grey seaplane flies this quadrimester; the black one is the mercenary's player's (EN L1528, FR L1510-1516). */
function sabotage({ state, events }: Play, seat: number): void {
  state.seaplanes = 0
  state.black = seat
  events.push({ type: 'seaplanes-sabotaged', seat })
}

/** The mine waits on the board of the mercenary's player (EN L1534, FR L1522). */
function gainMine({ state, events }: Play, seat: number): void {
  state.mine = seat
  events.push({ type: 'mine-gained', seat })
}

/** Points that a smear campaign costs everybody else (EN L1556). */
const SMEAR = 4

function smear(play: Play, seat: number): void {
  const { state } = play
  for (const other of state.order) if (other !== seat) gainReputation(play, other, -SMEAR, 'smear')
}
