import type { Kysely, Migration } from 'kysely'
import { addColumn } from './dialect.ts'

/** The sign and the colour that somebody has chosen. */
export const emblems: Migration = {
  async up(db: Kysely<unknown>) {
    await addColumn(db, 'guests', 'emblem', 'text')
    await addColumn(db, 'guests', 'color', 'text')
  },
}
