/** What is left in the talk of somebody who has left for good, or is another person now. */
import { FORMER } from '@fathom/protocol'
import type { Kysely, Transaction } from 'kysely'
import { lastOf } from './talk.ts'
import { NOBODY, type StoredReport } from './talkStore.ts'
import type { Schema } from './schema.ts'

type Line = StoredReport['lines'][number]

const BLANK = { name: FORMER, state: 'removed', words: null, phrase: null } as const

/**
 * Blanks what a person has said, also where it came along with a report of another's line. The lines stay as removed ones: without them their
 * numbers would be given again, and whoever has read further would never be told.
 */
export async function blankTalk(db: Transaction<Schema>, person: string): Promise<void> {
  const rooms = await db
    .selectFrom('talk')
    .select(['table_id', 'room'])
    .distinct()
    .where('person_id', '=', person)
    .execute()
  for (const { table_id: table, room } of rooms) {
    const change = (await lastOf(db, table, room, 'change')) + 1
    await db
      .updateTable('talk')
      .set({ ...BLANK, person_id: NOBODY, seat: null, change })
      .where('table_id', '=', table)
      .where('room', '=', room)
      .where('person_id', '=', person)
      .execute()
  }
  await changeReports(db, person, (line) => ({ ...line, ...BLANK, person: NOBODY, seat: null }))
}

/** Makes a person another one in the lines that came along with reports. */
export async function bringReports(db: Transaction<Schema>, person: string, to: string): Promise<void> {
  await changeReports(db, person, (line) => ({ ...line, person: to }))
}

/** It looks at all reports: nobody leaves for good every day. */
async function changeReports(db: Kysely<Schema>, person: string, change: (line: Line) => Line): Promise<void> {
  const rows = await db
    .selectFrom('reports')
    .select(['id', 'lines'])
    .where('lines', 'like', `%"person":"${person}"%`)
    .execute()
  for (const { id, lines } of rows) {
    const changed = (JSON.parse(lines) as StoredReport['lines']).map((line) =>
      line.person === person ? change(line) : line,
    )
    await db
      .updateTable('reports')
      .set({ lines: JSON.stringify(changed) })
      .where('id', '=', id)
      .execute()
  }
}
