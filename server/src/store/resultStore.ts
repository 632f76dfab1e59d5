import type { TableResult } from '@fathom/engine'
import type { Rating } from '../ratings/model.ts'

/** Somebody in a ranking. */
export interface RankedPerson {
  readonly person: string
  readonly name: string
  readonly rating: Rating
}

/** Whom a ranking is to list. */
export interface RankingWish {
  /** Of these people alone; null: of everybody. */
  readonly people: readonly string[] | null
  /** Accounts only. */
  readonly accountsOnly: boolean
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
  /** How strong somebody is at a game; of who has played no rated game as of anybody. */
  ratingOf(person: string, game: string): Promise<Rating>
  /** A hundred people at most, those of whom enough is known first, the strongest first; who has played no rated game is not among them. */
  standings(game: string, wish?: Partial<RankingWish>): Promise<RankedPerson[]>
}
