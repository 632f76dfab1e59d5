import type { Ability, Id, Level, PlayerView, Side } from '@fathom/artifacts-inc'
import type { TableSet } from './tableSet.ts'
import { placeName, placeOf, type PlaceName } from './spots.ts'

/** What a card would bring in a place, and what it would do with the cards beside it: computed from the set's data alone. */

export interface Laid {
  readonly card: Id
  readonly place: PlaceName
  readonly level: Level
}

/** One thing that a card and a neighbour do for each other. `other` is the neighbour. */
export type Pairing =
  /** Reputation more on the card that has the ability (`of`). */
  | { readonly does: 'reputation'; readonly of: Id; readonly other: Id; readonly n: number }
  /** Dice on an expedition bring money. */
  | { readonly does: 'cash'; readonly of: Id; readonly on: Id; readonly n: number }
  /** Dice on a card's slots count as up to n higher or lower. */
  | { readonly does: 'shift'; readonly of: Id; readonly on: Id; readonly n: number }
  /** A card gains what the expedition beside it gains. */
  | { readonly does: 'near'; readonly of: Id; readonly on: Id; readonly artifacts: readonly Id[] }

export interface Placing {
  /** Reputation that I would have more (or less) than now, by everything together. */
  readonly reputation: number
  /** Dice that I would roll more from my next turn on. */
  readonly dice: number
  readonly pairings: readonly Pairing[]
  /** Of the neighbours that pair up with it. */
  readonly places: readonly PlaceName[]
}

export function laidCards(player: PlayerView | undefined): Laid[] {
  return (player?.cards ?? []).map(({ card, row, column, level }) => ({ card, level, place: placeName(row, column) }))
}

/** Places that share a side with a place. */
export function placesBeside(place: PlaceName): PlaceName[] {
  const { row, column } = placeOf(place)
  return [placeName(row, column - 1), placeName(row, column + 1), placeName(row === 'top' ? 'bottom' : 'top', column)]
}

function neighbours(cards: readonly Laid[], place: PlaceName): Laid[] {
  return placesBeside(place).flatMap((beside) => cards.find((card) => card.place === beside) ?? [])
}

const sideOf = (tableSet: TableSet, { card, level }: Laid): Side => tableSet.side(card, level)

/** Reputation of all cards together: printed and by abilities. Underwater cards of themselves are not counted. */
export function reputationOf(
  tableSet: TableSet,
  cards: readonly Laid[],
  { finds, cubes }: Pick<PlayerView, 'finds' | 'cubes'>,
): number {
  const worth = (card: Laid, ability: Ability): number => {
    switch (ability.kind) {
      case 'repPerFind':
        return ability.n * (ability.find === 'any' ? total(finds) : (finds[ability.find] ?? 0))
      case 'repPerMuseum':
        return ability.n * Object.values(cubes).filter((count) => count >= ability.orders).length
      case 'repPerAdjacent':
        return (
          ability.n *
          neighbours(cards, card.place).filter((other) => fitsFilter(tableSet, ability.filter, other)).length
        )
      default:
        return 0
    }
  }
  return cards.reduce((sum, card) => {
    const side = sideOf(tableSet, card)
    return sum + side.reputation + side.abilities.reduce((more, ability) => more + worth(card, ability), 0)
  }, 0)
}

function total(counts: Readonly<Record<Id, number>>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}

type Filter = Extract<Ability, { kind: 'repPerAdjacent' }>['filter']

function fitsFilter(tableSet: TableSet, filter: Filter, { card, level }: Laid): boolean {
  return 'kind' in filter ? tableSet.card(card)?.kind === filter.kind : level === filter.level
}

/** A new card in a place: what it brings there. */
export function placing(tableSet: TableSet, player: PlayerView, card: Id, place: PlaceName): Placing {
  const before = laidCards(player)
  const added: Laid = { card, place, level: 1 }
  return compared(tableSet, player, before, [...before, added], added)
}

/** An own card turned over: what that brings. */
export function turning(tableSet: TableSet, player: PlayerView, place: PlaceName): Placing {
  const before = laidCards(player)
  const after = before.map((card) => (card.place === place ? { ...card, level: 2 as const } : card))
  const turned = after.find((card) => card.place === place)
  return turned === undefined
    ? { reputation: 0, dice: 0, pairings: [], places: [] }
    : compared(tableSet, player, before, after, turned)
}

function compared(
  tableSet: TableSet,
  player: PlayerView,
  before: readonly Laid[],
  after: readonly Laid[],
  changed: Laid,
): Placing {
  const found = neighbours(after, changed.place).map((other) => ({
    place: other.place,
    pairings: [...pairingsOf(tableSet, changed, other), ...pairingsOf(tableSet, other, changed)],
  }))
  return {
    reputation: reputationOf(tableSet, after, player) - reputationOf(tableSet, before, player),
    dice: diceOf(tableSet, after) - diceOf(tableSet, before),
    pairings: found.flatMap(({ pairings }) => pairings),
    places: found.flatMap(({ place, pairings }) => (pairings.length > 0 ? [place] : [])),
  }
}

function diceOf(tableSet: TableSet, cards: readonly Laid[]): number {
  const hats = cards.reduce((sum, card) => sum + sideOf(tableSet, card).dice, 0)
  return Math.min(tableSet.set.board.maxDice, hats)
}

/** What the abilities and slots of a card do with one neighbour. */
function pairingsOf(tableSet: TableSet, card: Laid, other: Laid): Pairing[] {
  const side = sideOf(tableSet, card)
  const beside = sideOf(tableSet, other)
  const isExpedition = tableSet.card(other.card)?.kind === 'expedition'
  const pairings = side.abilities.flatMap((ability): Pairing[] => {
    switch (ability.kind) {
      case 'repPerAdjacent':
        return fitsFilter(tableSet, ability.filter, other)
          ? [{ does: 'reputation', of: card.card, other: other.card, n: ability.n }]
          : []
      case 'cashOnUse':
        return ability.event === 'adjacentExpedition' && isExpedition
          ? [{ does: 'cash', of: card.card, on: other.card, n: ability.n }]
          : []
      case 'dieShift':
        return beside.slots.some(({ faces }) => faces.length < 6)
          ? [{ does: 'shift', of: card.card, on: other.card, n: ability.n }]
          : []
      default:
        return []
    }
  })
  const artifacts = beside.slots.flatMap(({ action }) => (action.kind === 'gain' ? [action.artifact] : []))
  const goesNear = side.slots.some(({ action }) => action.kind === 'gainNear')
  if (goesNear && isExpedition && artifacts.length > 0) {
    pairings.push({ does: 'near', of: card.card, on: other.card, artifacts: [...new Set(artifacts)] })
  }
  return pairings
}
