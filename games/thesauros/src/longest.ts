import { SUMS_OFFERED } from './lawless/bids.ts'
import { ACCOUNTS, QUADRIMESTERS } from './types.ts'
import { DEPTHS } from './set/tiles.ts'
import type { ThesaurosSet } from './set.ts'
import { ZODIAC_COUNT } from './state.ts'
import { MAX_BID } from './verbs.ts'

/**
 * More actions than any game can have: all that could be done if every seat had all pieces. Each part of a game ends by itself: an exchange
 * because what it has brought to a holder stays there, a voyage because engines run out of spaces, an auction because bids rise.
 */
export function longest(set: ThesaurosSet, seats: number): number {
  const { people, calendar, builtIn } = set.data
  const items = itemsOf(set, seats)
  // Every item once, every Zodiac's crew once, and the end of it.
  const exchange = items + ZODIAC_COUNT + 1
  const reach = builtIn.freeSpaces + builtIn.paidSpaces + engineSpaces(set, seats)
  const payment = ACCOUNTS.length
  const dive = 2 * DEPTHS * payment + 2
  const voyage = reach * (1 + exchange) + dive + payment + ACCOUNTS.length
  const mercenaries = calendar.auctionsAfter.length
  const meeples = 1 + people.workersAtStart + people.workersToRecruit + mercenaries
  // The envelope, a Double Action, the place; the lesson; two acts with an exchange, a voyage, three tiles' choice and royalties.
  const act = 4 + payment + exchange + voyage + 2 * 2 + seats * ACCOUNTS.length
  const queues = meeples * (3 + 1 + 2 * act)
  // A black seaplane and rented ones, all Zodiacs, the end.
  const sea = ZODIAC_COUNT * (2 + exchange + payment + voyage) + 1
  const rest = ACCOUNTS.length + 1 + payment + 1 + 1
  // Each bid is higher than the one before, and comes after all higher sums were asked for at most.
  const auction = MAX_BID * (1 + Math.ceil(MAX_BID / SUMS_OFFERED)) + 2 * seats
  return QUADRIMESTERS * (seats * (queues + sea + rest) + auction)
}

/** Items of a game with so many seats. */
function itemsOf(set: ThesaurosSet, seats: number): number {
  let items = seats * set.data.people.metalDetectors
  for (let kind = 0; kind < set.items.kinds; kind++) items += copiesOf(set, seats, kind)
  return items
}

function copiesOf(set: ThesaurosSet, seats: number, kind: number): number {
  return kind < set.technologies.count ? (set.technologies.copies[seats - 1]?.[kind] ?? 0) : 1
}

/** Spaces that all engines of a game could move one Zodiac. */
function engineSpaces(set: ThesaurosSet, seats: number): number {
  let spaces = 0
  for (let kind = 0; kind < set.items.kinds; kind++)
    spaces += copiesOf(set, seats, kind) * (set.items.engine[kind] ?? 0)
  return spaces
}
