import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

interface OutboxLine {
  readonly kind: string
  readonly channel: string
  readonly outcome: string | null
  readonly attempts: number
  readonly due: number
}

/** The outbox of a data folder as it stands on the disk: of a table, or of all. */
export function outboxOf(data: string, table: string | null = null): OutboxLine[] {
  return within(data, (database) =>
    database
      .prepare(
        'select kind, channel_id, outcome, attempts, due from outbox where ? is null or table_id = ? order by id',
      )
      .all(table, table)
      .map(({ kind, channel_id, outcome, attempts, due }) => ({
        kind: String(kind),
        channel: String(channel_id),
        outcome: outcome === null ? null : String(outcome),
        attempts: Number(attempts),
        due: Number(due),
      })),
  )
}

/** Lets time pass for an outbox whose server is off. */
export function passTime(data: string, milliseconds: number): void {
  within(data, (database) => database.exec(`update outbox set due = due - ${milliseconds}`))
}

function within<T>(data: string, work: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(join(data, 'fathom.db'), { timeout: 5000 })
  try {
    return work(database)
  } finally {
    database.close()
  }
}
