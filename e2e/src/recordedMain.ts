/** A server of recorded tables in a process of its own, for whoever started it: a place asked for by message is answered with a table's id. */
import { RecordedTables, type Sighting } from './recordedTables.ts'

/** What is asked: a person to be seated somewhere in a recorded game. */
export interface SeatRequest {
  readonly guest: Parameters<RecordedTables['seat']>[0]
  readonly record: string
  readonly at: Pick<Sighting, 'seat' | 'line'>
  /** Who else sits there: bots of this level; nobody, for now, without one. */
  readonly level?: string | undefined
}

const tables = await RecordedTables.start()
process.on('message', (wish: SeatRequest) => {
  void tables.seat(wish.guest, wish.record, wish.at, wish.level).then((table) => process.send?.(table))
})
process.once('disconnect', () => void tables.close())
process.send?.(tables.url)
