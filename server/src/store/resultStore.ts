import type { Emblem } from '@fathom/protocol'
import type { TableResult } from '@fathom/engine'
import type { Rating, Skill } from '../ratings/model.ts'

/** Somebody in a ranking. */
export interface RankedPerson {
  readonly person: string
  readonly name: string
  readonly emblem: Emblem | null
  /** An account's page is open to all. */
  readonly hasPage: boolean
  readonly rating: Rating
}

/** Whom a ranking is to list. */
export interface RankingWish {
  /** Of these people alone; null: of everybody. */
  readonly people: readonly string[] | null
  /** Accounts only. */
  readonly accountsOnly: boolean
}

/** Which of somebody's finished games; null: any. */
export interface HistoryFilter {
  readonly game: string | null
  readonly won: boolean | null
  readonly rated: boolean | null
  /** An opponent's key. */
  readonly against: string | null
  /** Those that ended before this one, as lists go back in time. */
  readonly after: { readonly endedAt: number; readonly table: string } | null
}

export interface KeptGame {
  readonly table: string
  readonly game: string
  readonly endedAt: number
  readonly rated: number
  readonly oneDevice: number
  readonly end: string
  readonly seat: number
  readonly before: number | null
  readonly after: number | null
  readonly seats: readonly {
    readonly name: string
    readonly level: string | null
    readonly total: number
    readonly rank: number
    readonly gaveUp: number
  }[]
}

/** Sums of the person, means of a seat of the others. */
export interface KeptSource {
  readonly game: string
  readonly source: string
  readonly mine: number
  readonly others: number
}

export interface KeptOpponent {
  readonly key: string
  readonly person: string | null
  readonly level: string | null
  readonly name: string
  readonly hasPage: number
  readonly played: number
  readonly ahead: number
  readonly behind: number
}

/** How somebody and an opponent have done in a game. */
export interface KeptDuel {
  /** The opponent's. */
  readonly key: string
  readonly game: string
  readonly played: number
  readonly won: number
  readonly lost: number
}

/** What finished games tell of somebody. */
export interface KeptProfile {
  readonly games: readonly {
    readonly game: string
    readonly played: number
    readonly won: number
    readonly gaveUp: number
    readonly mean: number | null
    readonly best: number | null
    /** Games that were played to their end by them. */
    readonly scored: number
  }[]
  readonly sources: readonly KeptSource[]
  readonly opponents: readonly KeptOpponent[]
  /** Of all opponents, also of those that are not listed. */
  readonly duels: readonly KeptDuel[]
  readonly course: readonly (Skill & { readonly game: string; readonly table: string; readonly at: number })[]
  readonly ratings: readonly (Skill & { readonly game: string; readonly games: number })[]
}

/** What was known of a seat's person before a rated game, and after. */
export interface KeptChange {
  readonly before_mu: number | null
  readonly before_sigma: number | null
  readonly after_mu: number | null
  readonly after_sigma: number | null
  readonly nth: number | null
}

/** How finished games ended, and what follows from that of who played them. A promise that resolves after a change means: it is on the disk. */
export interface ResultStore {
  /** Keeps how a table ended whose end a program of before has written. */
  keep(table: string, result: TableResult): Promise<void>
  /** Finished tables whose result is not kept: a batch of them after an id, in order. */
  missing(after: string, limit: number): Promise<string[]>
  /** Brings the ratings in line with the results, where tables have changed hands. */
  fold(): Promise<void>
  /** The table where a person plays a rated game against bots alone; null: there is none. */
  runningAlone(person: string, game: string): Promise<string | null>
  /** How many games that were played on one device a person keeps. */
  keptByDevice(person: string): Promise<number>
  /** How strong somebody is at a game; of who has played no rated game as of anybody. */
  ratingOf(person: string, game: string): Promise<Rating>
  /** A hundred people at most, those of whom enough is known first, the strongest first; who has played no rated game is not among them. */
  standings(game: string, wish?: Partial<RankingWish>): Promise<RankedPerson[]>
  /** What finished games tell of a person, as a reader may know it; null: somebody without a name. */
  profile(person: string, reader: string | null): Promise<KeptProfile>
  /** Some of a person's finished games, as a reader may know of them, the last first. */
  games(person: string, reader: string | null, filter: HistoryFilter, limit: number): Promise<KeptGame[]>
  /** How a finished table moved the ratings of its seats; null: its result is not kept. */
  changes(table: string): Promise<{ readonly rated: boolean; readonly seats: readonly KeptChange[] } | null>
}
