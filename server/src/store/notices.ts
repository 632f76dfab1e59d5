import { sql, type Kysely, type Migration } from 'kysely'

/** The ways to reach people, what they want to be told of, and what is to be sent. */
export const notices: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('channels')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('person_id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('site', 'text', (column) => column.notNull())
      .addColumn('kinds', 'text', (column) => column.notNull())
      .addColumn('daily', 'text')
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('trouble', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addUniqueConstraint('channels_once', ['person_id', 'kind', 'address'])
      .execute()
    await db.schema
      .createTable('notice_settings')
      .ifNotExists()
      .addColumn('person_id', 'text', (column) => column.primaryKey())
      .addColumn('body', 'text', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('outbox')
      .ifNotExists()
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('person_id', 'text', (column) => column.notNull())
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('entry', 'integer', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('channel_id', 'text', (column) => column.notNull())
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('due', 'bigint', (column) => column.notNull())
      .addColumn('is_held', 'integer', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('tried_at', 'bigint')
      .addColumn('lease', 'bigint', (column) => column.notNull())
      .addColumn('outcome', 'text')
      .addUniqueConstraint('outbox_once', ['person_id', 'table_id', 'entry', 'kind', 'channel_id'])
      .execute()
    await sql`create index if not exists outbox_due on outbox (due) where outcome is null`.execute(db)
    await db.schema.createIndex('outbox_channel').ifNotExists().on('outbox').columns(['channel_id']).execute()
  },
}
