import type { Seat } from '@fathom/kernel'
import { SITES, yearOf, type State } from '../state.ts'
import type { Play } from '../topic.ts'

/**
 * Investors' money into everybody's pool (EN L350-362): in the first year the start money and the compensation for the place in the
 * order; later a base, and more for every map of any number and kind.
 */
export function payIncome(play: Play): void {
  const { state, set, events } = play
  const { money } = set.data
  const year = yearOf(state)
  const later = year === 1 ? null : (money.yearIncome[year - 2] ?? null)
  for (let seat = 0; seat < state.seats; seat++) {
    const maps = later === null ? 0 : mapsOf(state, seat)
    const compensation = money.compensation[state.order.indexOf(seat)] ?? 0
    const amount = later === null ? money.start[state.rules.variant] + compensation : later.base + later.perMap * maps
    state.pool[seat] = (state.pool[seat] as number) + amount
    events.push({ type: 'income', seat, amount, maps })
  }
}

/** Map tiles of a seat, of every kind. */
function mapsOf(state: State, seat: Seat): number {
  let maps = 0
  for (let place = seat * SITES; place < (seat + 1) * SITES; place++) {
    maps +=
      (state.marketMaps[place] as number) +
      (state.satelliteMaps[place] as number) +
      (state.mercenaryMaps[place] as number)
  }
  return maps
}
