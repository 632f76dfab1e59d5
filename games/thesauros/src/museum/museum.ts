import { refusal as because, type Refusal, type Seat } from '@fathom/kernel'
import { addNotActing, explainNotActing, refuseAct, settleAct } from '../acts.ts'
import { add, EXHIBIT_PLACES, STOREROOM } from '../actionTable.ts'
import { canPay, cannotPay, discounted } from '../money/accounts.ts'
import { pay } from '../money/pay.ts'
import { receive } from '../money/receive.ts'
import { isSkilled } from '../people.ts'
import { MEEPLE_ACT } from '../frames.ts'
import { pop, top } from '../stack.ts'
import type { Decision, Look, Play } from '../topic.ts'
import { GE, MUSEUM, NOBODY, TREASURE_VALUES, type Treasure } from '../types.ts'
import type { Action } from '../verbs.ts'
import { exhibitOf, freePlace, openIfFull, roomId, takesTreasures, type RoomIndex } from './rooms.ts'
import { own } from '../state.ts'

const KINDS = TREASURE_VALUES.length

/** Zone 8: a room is sponsored, or a treasure is sold (EN L939-986). */
export const museum: Decision = {
  verbs: ['sponsor', 'sell', 'refuse', 'skip'],
  isOwnTurn: true,
  legal(look, seat, out) {
    const { state, board, actionTable } = look
    for (let room = 0; room < board.rooms.length; room++) {
      if (state.sponsors[room] === NOBODY && canPay(look, seat, GE, sponsorPrice(look, room))) {
        add(actionTable, out, 'sponsor', room + 1)
      }
    }
    for (let kind: Treasure = 0; kind < KINDS; kind++) {
      if (state.treasures[seat * KINDS + kind] === 0) continue
      add(actionTable, out, 'sell', kind, STOREROOM)
      for (let room = 0; room < board.rooms.length; room++) {
        if (takesTreasures(look, room)) add(actionTable, out, 'sell', kind, room + 1)
      }
    }
    addNotActing(look, out)
  },
  explain,
  apply(play, seat, action) {
    if (action.do === 'sponsor') sponsor(play, seat, action.room - 1)
    else if (action.do === 'sell') sell(play, seat, action.treasure, action.room)
    else refuseAct(play, seat)
  },
  settle: (play) => settleAct(play, museum),
}

/** Has the meeple that acts the advantages of the boss or of an 8? */
function isExpert({ state }: Look): boolean {
  return isSkilled(state, top(state, MEEPLE_ACT.meeple), MUSEUM)
}

/** $ for the room that is printed in red, less for the boss or an 8. */
export function sponsorPrice(look: Look, room: RoomIndex): number {
  return discounted(look, look.board.rooms[room]?.sponsorPrice ?? 0, isExpert(look))
}

function sponsor(play: Play, seat: Seat, room: RoomIndex): void {
  const { state, events } = play
  const price = sponsorPrice(play, room)
  pop(state)
  own(state, 'sponsors')[room] = seat
  events.push({ type: 'sponsored', seat, room: roomId(play, room) })
  // A mercenary may have filled it before anybody sponsored it (ruling 42).
  openIfFull(play, room)
  pay(play, seat, GE, price, 'sponsor')
}

/** $ that the meeple on top gets for a treasure. */
export function amountFor(look: Look, kind: Treasure): number {
  return (TREASURE_VALUES[kind] ?? TREASURE_VALUES[0]) + (isExpert(look) ? look.set.data.money.museumBonus : 0)
}

/** @param target the storeroom, or a room's number from 1 */
function sell(play: Play, seat: Seat, kind: Treasure, target: number): void {
  const { state, events } = play
  const value = TREASURE_VALUES[kind] ?? TREASURE_VALUES[0]
  const amount = amountFor(play, kind)
  pop(state)
  const entry = seat * KINDS + kind
  state.treasures[entry] = (state.treasures[entry] as number) - 1
  if (target === STOREROOM) {
    own(state, 'stored')[entry] = (state.stored[entry] as number) + 1
    const place = state.stored.reduce((sum, count) => sum + count, 0)
    events.push({ type: 'sold', seat, value, room: null, place })
  } else {
    const room = target - 1
    const place = freePlace(play, room)
    own(state, 'exhibits')[place] = exhibitOf(seat, kind)
    events.push({ type: 'sold', seat, value, room: roomId(play, room), place: (place % EXHIBIT_PLACES) + 1 })
    openIfFull(play, room)
  }
  receive(play, seat, amount, 'sale')
}

/**
 * Codes: `no-such-room {room}`, `room-sponsored {room, seat}`, `cannot-pay {account, needs, has}`, `no-such-treasure {value}`,
 * `room-not-sponsored {room}`, `room-full {room}`.
 */
function explain(look: Look, seat: Seat, action: Action): Refusal {
  const { state, board } = look
  if (action.do !== 'sponsor' && action.do !== 'sell') return explainNotActing(look)
  if (action.do === 'sell' && state.treasures[seat * KINDS + action.treasure] === 0) {
    return because('no-such-treasure', { value: TREASURE_VALUES[action.treasure] ?? 0 })
  }
  const index = action.room - 1
  const room = board.rooms[index]?.id ?? null
  if (room === null) return because('no-such-room', { room: action.room })
  const owner = state.sponsors[index] ?? NOBODY
  if (action.do === 'sponsor') {
    if (owner >= 0) return because('room-sponsored', { room, seat: owner })
    return cannotPay(look, seat, GE, sponsorPrice(look, index))
  }
  return because(owner < 0 ? 'room-not-sponsored' : 'room-full', { room })
}
