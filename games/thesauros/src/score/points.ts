import type { Seat, SeatScore } from '@fathom/kernel'
import { EXHIBIT_PLACES } from '../actionTable.ts'
import { RECEIVE } from '../frames.ts'
import { soloBonus } from '../solo/bonus.ts'
import { framesOf, numberIn, seatIn } from '../stack.ts'
import { SITES, type State } from '../state.ts'
import type { Look } from '../topic.ts'
import { ACCOUNTS, REPUTATION, SF, TREASURE_VALUES, type ScoreSource } from '../types.ts'

const KINDS = TREASURE_VALUES.length

/**
 * A seat's points by source, as they would be if the game ended now (EN L1137-1174).
 * @param money $ to count: all of it, or what somebody else may know of it
 */
export function pointsOf(look: Look, seat: Seat, money: number): SeatScore {
  const { state, set } = look
  const { scoring } = set.data
  const sources: Record<string, number> = {}
  let total = 0
  const count = (source: ScoreSource, points: number): void => {
    sources[source] = points
    total += points
  }
  for (let place = 0; place < REPUTATION.length; place++) {
    count(REPUTATION[place] as ScoreSource, state.tally[seat * REPUTATION.length + place] ?? 0)
  }
  count('exhibits', exhibitPoints(look, seat))
  count('storeroom', scoring.storeroom * sumOf(state.stored, seat * KINDS, KINDS))
  count('unsold', scoring.unsold * sumOf(state.treasures, seat * KINDS, KINDS))
  count('patents', patentPoints(look, seat))
  count('sharks', scoring.shark * (state.sharks[seat] ?? 0))
  const { maps, collections } = mapPoints(look, seat)
  count('maps', maps)
  count('collections', collections)
  count('money', Math.floor(money / scoring.moneyPerPoint))
  count('soloBonus', soloBonus(look))
  return { total, sources }
}

function sumOf(list: readonly number[], from: number, count: number): number {
  let sum = 0
  for (let place = from; place < from + count; place++) sum += list[place] ?? 0
  return sum
}

/** All $ of a seat: its five accounts, what is not budgeted yet, and income that it is still sharing out. */
export function wealthOf(look: Look, seat: Seat): number {
  return openMoneyOf(look, seat) + (look.state.money[seat * ACCOUNTS.length + SF] ?? 0) + (look.state.pool[seat] ?? 0)
}

/** $ in the four open accounts, and on the way there. */
export function openMoneyOf({ state }: Look, seat: Seat): number {
  return sumOf(state.money, seat * ACCOUNTS.length, SF) + incomingOf(state, seat)
}

/** Income that a seat has got, and may put where it likes: it counts at once, or where it is put would seem to bring points. */
function incomingOf(state: State, seat: Seat): number {
  return framesOf(state, 'receive').reduce(
    (sum, frame) => sum + (seatIn(state, frame) === seat ? numberIn(state, frame, RECEIVE.left) : 0),
    0,
  )
}

function exhibitPoints({ state, board, set }: Look, seat: Seat): number {
  let points = 0
  board.rooms.forEach((room, index) => {
    room.values.forEach((value, place) => {
      const exhibit = state.exhibits[index * EXHIBIT_PLACES + place] ?? 0
      if (exhibit === 0 || (exhibit - 1) >> 2 !== seat) return
      points += ((state.open >> index) & 1) === 1 ? value : set.data.scoring.exhibitedNotFull
    })
  })
  return points
}

function patentPoints({ state, set }: Look, seat: Seat): number {
  let points = 0
  state.patents.forEach((owner, card) => (points += owner === seat ? (set.technologies.patentRP[card] ?? 0) : 0))
  return points
}

/** A point a map, and two more for every number held three times or more. */
function mapPoints({ state, set }: Look, seat: Seat): { maps: number; collections: number } {
  const { map, mapCollection, mapsInCollection } = set.data.scoring
  let [maps, collections] = [0, 0]
  for (let place = seat * SITES; place < (seat + 1) * SITES; place++) {
    const held = (state.marketMaps[place] ?? 0) + (state.satelliteMaps[place] ?? 0) + (state.mercenaryMaps[place] ?? 0)
    maps += map * held
    if (held >= mapsInCollection) collections += mapCollection
  }
  return { maps, collections }
}
