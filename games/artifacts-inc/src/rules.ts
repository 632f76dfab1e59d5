import { RepKind, type CompiledRep, compileSides, type Sides } from './sides.ts'
import type { ComponentSet } from './schema.ts'
import type { ArtifactIndex, CardIndex, Id } from './types.ts'

export { RepKind, type CompiledRep }

/** Boxes of all museums lie in one list, so many for each. */
export const MOST_BOXES = 12

/** A pile of cards for sale and what is shown of it. */
interface Market {
  readonly letter: Id
  readonly shows: 'row' | 'pile'
  /** Places of its shown cards in `State.shown`: from here, so many. */
  readonly first: number
  readonly places: number
}

/** A component set made ready for the rules: indexes for ids, bits for faces. Made once, never changed. */
export interface Rules extends Sides {
  readonly set: ComponentSet
  readonly artifacts: number
  readonly museums: number
  /** All public cards: the museums, the Private Collectors, Guide Work. */
  readonly publics: number
  readonly collectors: number
  readonly guideWork: number
  readonly publicIds: readonly Id[]
  /** At [die]: bits of the public cards that take it, in the order of `publicOrder`. */
  readonly publicByDie: readonly number[]
  /** Public cards in the order of their ids. */
  readonly publicOrder: readonly number[]
  readonly museumArtifact: readonly ArtifactIndex[]
  readonly museumBonus: readonly number[]
  readonly museumMajority: readonly number[]
  /** Museums in the order of their ids. */
  readonly museumOrder: readonly number[]
  /** Artifacts in the order of their ids. */
  readonly artifactOrder: readonly number[]
  /** The artifact that some cards cost, -1 if there is none. */
  readonly scroll: ArtifactIndex
  readonly starting: readonly CardIndex[]
  readonly markets: readonly Market[]
  /** Per card: its market, -1 for starting cards. */
  readonly cardMarket: readonly number[]
  readonly cardDollars: readonly number[]
  readonly cardScrolls: readonly number[]
  /** Per card: its place among all ids, sorted; and the other way round. */
  readonly cardRank: readonly number[]
  readonly cardOrder: readonly CardIndex[]
  /** Per underwater card. */
  readonly depth: readonly number[]
  readonly findOf: readonly number[]
  readonly cardById: ReadonlyMap<Id, CardIndex>
  readonly artifactById: ReadonlyMap<Id, ArtifactIndex>
  readonly museumById: ReadonlyMap<Id, number>
  readonly publicById: ReadonlyMap<Id, number>
}

const indexOf = (list: readonly { readonly id: Id }[]): Map<Id, number> =>
  new Map(list.map(({ id }, index) => [id, index]))

/** Indexes in the order of their ids. */
function sortedById(list: readonly { readonly id: Id }[]): number[] {
  const ids = list.map(({ id }) => id)
  return ids.map((_, index) => index).toSorted((a, b) => ((ids[a] ?? '') < (ids[b] ?? '') ? -1 : 1))
}

/** Compiles a set that `checkSet` has found in order. */
export function compileRules(set: ComponentSet): Rules {
  const artifactById = indexOf(set.artifacts)
  const museumById = indexOf(set.museums)
  const findById = indexOf(set.finds)
  const publicCards = [...set.museums, set.privateCollectors, set.guideWork]
  const publicOrder = sortedById(publicCards)
  const cardOrder = sortedById(set.cards)
  const markets = marketsOf(set)
  const marketOf = new Map(markets.map(({ letter }, index) => [letter, index]))
  return {
    set,
    ...compileSides(set, { artifactById, museumById, findById, kindById: indexOf(set.kinds) }),
    artifacts: set.artifacts.length,
    museums: set.museums.length,
    publics: publicCards.length,
    collectors: set.museums.length,
    guideWork: set.museums.length + 1,
    publicIds: publicCards.map(({ id }) => id),
    publicByDie: [0, 1, 2, 3, 4, 5, 6].map((die) =>
      publicOrder.reduce((bits, index, at) => (publicCards[index]?.faces.includes(die) ? bits | (1 << at) : bits), 0),
    ),
    publicOrder,
    museumArtifact: set.museums.map(({ artifact }) => artifactById.get(artifact) as number),
    museumBonus: set.museums.map(({ bonus }) => bonus),
    museumMajority: set.museums.map(({ majority }) => majority),
    museumOrder: sortedById(set.museums),
    artifactOrder: sortedById(set.artifacts),
    scroll: artifactById.get('scroll') ?? -1,
    starting: set.cards.flatMap(({ letter }, index) => (marketOf.has(letter) ? [] : [index])),
    markets,
    cardMarket: set.cards.map(({ letter }) => marketOf.get(letter) ?? -1),
    cardDollars: set.cards.map(({ cost }) => cost.dollars),
    cardScrolls: set.cards.map(({ cost }) => cost.scrolls),
    cardRank: set.cards.map((_, index) => cardOrder.indexOf(index)),
    cardOrder,
    depth: set.underwater.map(({ number }) => number),
    findOf: set.underwater.map(({ find }) => findById.get(find) as number),
    cardById: indexOf(set.cards),
    artifactById,
    museumById,
    publicById: indexOf(publicCards),
  }
}

function marketsOf({ letters, board }: ComponentSet): Market[] {
  const markets: Market[] = []
  let first = 0
  for (const { id, shows } of letters) {
    if (shows === 'start') continue
    const places = shows === 'row' ? board.rowVisible : 1
    markets.push({ letter: id, shows, first, places })
    first += places
  }
  return markets
}

/** Box sizes of a museum in a game of so many. */
export function ordersOf(rules: Rules, museum: number, seats: number): readonly number[] {
  return rules.set.museums[museum]?.orders[seats === 2 ? '2' : '3-4'] ?? []
}
