import { boardOf, type AccountId, type View } from '@fathom/thesauros'
import type { Around } from '../around.ts'
import { officeMessages, panelMessages } from '../text/index.ts'

/** What an account is known to pay for in the year to come, in a few words each: wages, and prices on the table now. */
export function costsOf({ tableSet, view, context }: Around, account: AccountId): string[] {
  const { set } = tableSet
  const board = boardOf(set, view().players.length)
  const { money } = officeMessages()
  const { budget } = panelMessages()
  switch (account) {
    case 'HR': {
      const seat = context.you() ?? 0
      const wages = money(wagesOf(view(), seat, set.data.money.wage))
      return [budget.wages(workersOf(view(), seat), wages), budget.hire(span(board.prices[1] ?? []))]
    }
    case 'RD': {
      const shown = view().cards.map(({ card, patent }) => ({ index: set.items.ids.indexOf(card), patent }))
      const free = shown.filter(({ patent }) => patent === null)
      const { patentCost, itemCost, royalty } = set.technologies
      const patents = free.map(({ index }) => patentCost[index] ?? 0)
      const items = shown.map(({ index }) => (itemCost[index] ?? 0) + (royalty[index] ?? 0))
      return [...(patents.length > 0 ? [budget.patents(span(patents))] : []), budget.items(span(items))]
    }
    case 'GE': {
      const maps = view().market.flatMap(({ number, price }) => (number === null ? [] : [price]))
      const rooms = view().rooms.flatMap(({ sponsor, price }) => (sponsor === null ? [price] : []))
      return [
        ...(maps.length > 0 ? [budget.maps(span(maps))] : []),
        ...(rooms.length > 0 ? [budget.rooms(span(rooms))] : []),
        budget.advertising(span(board.prices[9] ?? [])),
      ]
    }
    case 'ME':
      return [
        budget.store(span(board.store.slice(0, board.storeSpaces))),
        budget.seaplanes(span(board.prices[4] ?? [])),
      ]
    case 'SF':
      return [budget.bribes(money(set.data.money.minBribe))]
  }
}

/** Workers whose wages are due, wherever they are. */
export function workersOf(view: View, seat: number): number {
  const meeples = view.players[seat]?.meeples ?? []
  return meeples.filter(({ sort, at }) => sort !== 'B' && sort !== 'M' && at !== 'unhired').length
}

/** $ of a year's wages, of three quadrimesters, as things stand. */
export function wagesOf(view: View, seat: number, wage: number): number {
  return 3 * wage * workersOf(view, seat)
}

/** "$3 to $6" */
function span(prices: readonly number[]): string {
  const [from, to] = [Math.min(...prices), Math.max(...prices)]
  if (prices.length === 0) return ''
  return from === to
    ? officeMessages().money(from)
    : panelMessages().budget.range(officeMessages().money(from), officeMessages().money(to))
}
