import type { Seat, Viewer } from '@fathom/kernel'
import { AT_GONE, SEATS, SITES, type State } from '../state.ts'
import type { Look } from '../topic.ts'
import { ACCOUNTS, IN_BUDGET, OVER, SF, TREASURE_VALUES } from '../types.ts'
import type { ItemCount, MeepleView, PlayerView } from '../views.ts'
import { itemId, meepleView, tileId } from './names.ts'

const KINDS = TREASURE_VALUES.length

/** A company as `viewer` sees it: money that is being split, and the slush fund, are its owner's secret. */
export function playerView(look: Look, seat: Seat, viewer: Viewer): PlayerView {
  const { state } = look
  const isOwn = seat === viewer
  const isBudgeting = state.phase === IN_BUDGET
  const first = seat * ACCOUNTS.length
  return {
    seat,
    accounts: isBudgeting && !isOwn ? null : state.money.slice(first, first + SF),
    slush: isOwn || state.phase === OVER ? (state.money[first + SF] ?? 0) : null,
    toBudget: isBudgeting && isOwn ? (state.pool[seat] ?? 0) : null,
    reputation: state.reputation[seat] ?? 0,
    meeples: meeplesOf(state, seat),
    hired: state.hired[seat] ?? 0,
    tokens: state.tokens[seat] ?? 0,
    tokenUnder: ((state.tokenUnder >> seat) & 1) === 1,
    supply: itemsOf(look, seat),
    treasures: state.treasures.slice(seat * KINDS, (seat + 1) * KINDS),
    sharks: state.sharks[seat] ?? 0,
    maps: mapsOf(look, state.marketMaps, seat),
    satelliteMaps: mapsOf(look, state.satelliteMaps, seat),
    mercenaryMaps: mapsOf(look, state.mercenaryMaps, seat),
    blackSeaplane: state.black === seat,
    mine: state.mine === seat,
    tilesPutBack: isOwn ? putBack(look, seat) : [],
    fishing: state.fishing[seat] ?? 0,
  }
}

function meeplesOf(state: State, seat: Seat): MeepleView[] {
  const meeples: MeepleView[] = []
  for (let meeple = 0; meeple < state.at.length; meeple++) {
    if (state.at[meeple] === AT_GONE) continue
    const shown = meepleView(state, meeple)
    if (shown !== null && shown.seat === seat) meeples.push(shown)
  }
  return meeples
}

/** Items of a holder, in the order of the set; kinds that are not there are left out. */
export function itemsOf(look: Look, holder: number): ItemCount[] {
  const { state, set } = look
  const items: ItemCount[] = []
  for (let item = 0; item < set.items.kinds; item++) {
    const count = state.items[holder * set.items.kinds + item] ?? 0
    if (count > 0) items.push({ item: itemId(look, item), count })
  }
  return items
}

/** Maps by number, from 1 to the last site of the board. */
function mapsOf({ board }: Look, maps: readonly number[], seat: Seat): number[] {
  return maps.slice(seat * SITES + 1, seat * SITES + 1 + board.sites)
}

/** Dig tiles that the seat has looked at and put back under the piles. */
function putBack(look: Look, seat: Seat): string[] {
  const { bigUnder, smallUnder } = look.state
  return [...bigUnder, ...smallUnder].filter((code) => code % SEATS === seat).map((code) => tileId(look, code >> 2))
}
