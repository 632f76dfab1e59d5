import type { Components } from '../schema.ts'
import type { SpaceKind } from '../sea/graph.ts'
import type { Items } from '../set/items.ts'

/** What the lagoon needs of a set. */
export interface LagoonSet {
  readonly items: Items
  readonly data: Pick<Components, 'money'>
}

/** $ that a trip to a space of the lagoon brings, before the bonus of the skilled; 0 for the island, -1 without the gear that the space asks for. */
export function lagoonGain(set: LagoonSet, kind: SpaceKind, counts: readonly number[], holder: number): number {
  const { items, data } = set
  switch (kind) {
    case 'tour':
      return data.money.tour
    case 'coastal':
      return bestOf(items, items.coastal, counts, holder) || -1
    case 'lobster':
      return bestOf(items, items.lobster, counts, holder) || -1
    case 'island':
      return bestOf(items, items.island, counts, holder) > 0 ? 0 : -1
    default:
      return -1
  }
}

/** The highest number of what is aboard. */
function bestOf(items: Items, table: readonly number[], counts: readonly number[], holder: number): number {
  let best = 0
  for (let kind = 0; kind < items.kinds; kind++) {
    const number = table[kind] as number
    if (number > best && (counts[holder * items.kinds + kind] as number) > 0) best = number
  }
  return best
}
