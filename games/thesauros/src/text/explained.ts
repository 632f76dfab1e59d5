import type { Rules } from '../rules.ts'
import type { Components } from '../schema.ts'
import type { Board } from '../set/board.ts'
import { boardOf, type ThesaurosSet } from '../set.ts'
import type { Zone } from '../types.ts'
import { TRACKS } from '../zones/tracks.ts'
import type { Table } from './explanations.ts'

/** What explanations are made from. */
export interface Facts {
  readonly set: ThesaurosSet
  readonly rules: Rules
  readonly seats: number
  readonly board: Board
  readonly money: Components['money'] & Components['builtIn']
  readonly mussels: Components['mussels']
  /** Points of advertising by place. */
  readonly track: readonly number[]
  /** Points for the turn order after a year; none when playing alone. */
  readonly influence: readonly number[]
  /** $ of the spaces of the Zodiac store. */
  readonly store: readonly number[]
  /** $ for a rented seaplane: of the last one, and of the one before where there are more. */
  readonly rental: readonly number[]
  /** $ of the spaces of a zone's line. */
  prices(zone: Zone): readonly number[]
}

/** The figures of a table. */
export function boardFacts(set: ThesaurosSet, { rules, players }: Table): Facts {
  const { data } = set
  const seats = players.length
  const board = boardOf(set, seats)
  const { influence } = data.scoring
  return {
    set,
    rules,
    seats,
    board,
    money: { ...data.money, ...data.builtIn },
    mussels: data.mussels,
    track: rules.advertisingTrack === 'set' ? data.advertising : TRACKS[rules.advertisingTrack],
    influence:
      seats === 1
        ? []
        : seats === 2
          ? influence['2']
          : seats === 3
            ? influence['3'][rules.influence3p]
            : influence['4'],
    store: board.store.slice(0, seats === 1 ? rules.soloStoreSpaces : board.storeSpaces),
    rental: board.rental.slice(1, board.seaplanes + 1),
    prices: (zone) => board.prices[zone] ?? [],
  }
}
