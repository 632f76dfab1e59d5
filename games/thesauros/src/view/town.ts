import { EXHIBIT_PLACES } from '../actionTable.ts'
import type { TreasureValue } from '../events.ts'
import { queueStart } from '../state.ts'
import type { Look } from '../topic.ts'
import { HAT_ZONES, MUSSELS, TREASURE_VALUES, type Zone } from '../types.ts'
import type { MarketSpaceView, QueueSpaceView, RoomView, View, ZoneView } from '../views.ts'
import { isOpenForPlacing } from '../zones/queues.ts'
import { meepleView } from './names.ts'

const PLACING_ZONES: readonly Zone[] = [1, 2, 3, 4, 6, 7, 8, 9]

/** The zones with queues. */
export function zonesView(look: Look): ZoneView[] {
  return PLACING_ZONES.map((zone) => zoneView(look, zone))
}

function zoneView(look: Look, zone: Zone): ZoneView {
  const { state, board } = look
  const hat = (HAT_ZONES as readonly Zone[]).indexOf(zone)
  const side = board.mercenary[zone] ?? null
  const count = zone === MUSSELS ? (state.queued[zone] ?? 0) : (board.lines[zone] ?? 0)
  const cube = state.mercenaryCube[zone] ?? -1
  return {
    zone,
    spaces: Array.from({ length: count }, (_, space) => queueSpaceView(look, zone, space)),
    open: isOpenForPlacing(look, zone),
    hatsLeft: hat < 0 ? null : (state.hatsLeft[hat + 1] ?? 0),
    mercenary:
      side === null || state.rules.variant !== 'lawless'
        ? null
        : { side, meeple: meepleView(state, state.mercenaryIn[zone] ?? -1), cube: cube < 0 ? null : cube },
  }
}

function queueSpaceView({ state, board }: Look, zone: Zone, space: number): QueueSpaceView {
  const meeple = state.queues[queueStart(zone) + space] ?? -1
  return {
    meeple: meepleView(state, meeple),
    double: state.doubled.includes(meeple),
    price: board.prices[zone]?.[space] ?? null,
  }
}

export function marketView({ state, board }: Look): MarketSpaceView[] {
  return board.market.map((price, space) => {
    const number = state.market[space] ?? 0
    return { price, number: number === 0 ? null : number, count: state.marketCount[space] ?? 0 }
  })
}

export function storeView({ state, board }: Look): View['store'] {
  return state.store.map((meeple, space) => ({ price: board.store[space] ?? 0, meeple: meepleView(state, meeple) }))
}

export function roomsView({ state, board }: Look): RoomView[] {
  return board.rooms.map((room, index) => {
    const sponsor = state.sponsors[index] ?? -1
    return {
      room: room.id,
      values: room.values,
      price: room.sponsorPrice,
      bonus: room.openingBonus,
      sponsor: sponsor < 0 ? null : sponsor,
      open: ((state.open >> index) & 1) === 1,
      exhibits: room.values.map((_, place) => {
        const exhibit = state.exhibits[index * EXHIBIT_PLACES + place] ?? 0
        if (exhibit === 0) return null
        return { seat: (exhibit - 1) >> 2, value: TREASURE_VALUES[(exhibit - 1) & 3] as TreasureValue }
      }),
    }
  })
}

/** Treasures in the storeroom, by seat and kind. */
export function storedView({ state }: Look): number[][] {
  const kinds = TREASURE_VALUES.length
  return Array.from({ length: state.seats }, (_, seat) => state.stored.slice(seat * kinds, (seat + 1) * kinds))
}
