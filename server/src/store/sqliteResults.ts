import type { TableResult } from '@fathom/engine'
import type { Rating } from '../ratings/model.ts'
import { LongReads } from './longReads.ts'
import type { Reads } from './reads.ts'
import type {
  HistoryFilter,
  KeptChange,
  KeptGame,
  KeptProfile,
  RankedPerson,
  RankingWish,
  ResultStore,
} from './resultStore.ts'
import type { StoreCaller } from './storeCalls.ts'
import type { Writes } from './writes.ts'

/** Results in the threads of the SQLite store. */
export class SqliteResults implements ResultStore {
  private readonly reader: StoreCaller<Reads>
  private readonly writer: StoreCaller<Writes>
  private readonly longReads = new LongReads()

  constructor(reader: SqliteResults['reader'], writer: SqliteResults['writer']) {
    this.reader = reader
    this.writer = writer
  }

  keep(table: string, result: TableResult): Promise<void> {
    return this.writer.call('keepResult', table, result)
  }
  missing(after: string, limit: number): Promise<string[]> {
    return this.reader.call('tablesWithoutResult', after, limit)
  }
  async fold(): Promise<void> {
    while (await this.writer.call('foldSome'));
  }
  runningAlone(person: string, game: string): Promise<string | null> {
    return this.reader.call('runningAlone', person, game)
  }
  keptByDevice(person: string): Promise<number> {
    return this.reader.call('keptByDevice', person)
  }
  ratingOf(person: string, game: string): Promise<Rating> {
    return this.reader.call('ratingOf', person, game)
  }
  standings(game: string, { people = null, accountsOnly = false }: Partial<RankingWish> = {}): Promise<RankedPerson[]> {
    return this.reader.call('standings', game, { people, accountsOnly })
  }
  profile(person: string, reader: string | null): Promise<KeptProfile> {
    return this.longReads.ask(`profile ${person} ${reader}`, () => this.reader.call('profile', { person, reader }))
  }
  games(person: string, reader: string | null, filter: HistoryFilter, limit: number): Promise<KeptGame[]> {
    const question = `games ${JSON.stringify([person, reader, filter, limit])}`
    return this.longReads.ask(question, () => this.reader.call('playedGames', { person, reader }, filter, limit))
  }
  changes(table: string): Promise<{ readonly rated: boolean; readonly seats: readonly KeptChange[] } | null> {
    return this.reader.call('ratingChanges', table)
  }
}
