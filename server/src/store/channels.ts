import type { NoticeKind } from '@fathom/protocol'
import { isDeepStrictEqual } from 'node:util'
import { type Kysely, type Selectable, type Transaction } from 'kysely'
import type { Channel, ChannelAddress, StoredSettings, Trouble } from './noticeStore.ts'
import { jsonIs } from './json.ts'
import type { Schema } from './schema.ts'

const USUAL_SETTINGS: StoredSettings = {
  timeZone: 'UTC',
  quiet: null,
  quietClocks: false,
  autoPass: false,
  help: 'first',
  vacations: [],
  muted: [],
  openTables: null,
  clockHours: null,
  restPending: false,
}

/** A person's settings as they were stored; null: they have never set anything. */
export function settingsFrom(body: string | null): StoredSettings {
  return body === null ? USUAL_SETTINGS : { ...USUAL_SETTINGS, ...(JSON.parse(body) as Partial<StoredSettings>) }
}

export function channelFrom(row: Selectable<Schema['channels']>): Channel {
  const { id, person_id, name, address, site, kinds, daily, state, trouble } = row
  return {
    id,
    person: person_id,
    name,
    address: JSON.parse(address) as ChannelAddress,
    site,
    kinds: JSON.parse(kinds) as NoticeKind[],
    daily,
    state: state as Channel['state'],
    trouble: trouble === null ? null : (JSON.parse(trouble) as Trouble),
  }
}

export const CHANNEL_READS = {
  async settings(db: Kysely<Schema>, person: string): Promise<StoredSettings> {
    const row = await db.selectFrom('notice_settings').select('body').where('person_id', '=', person).executeTakeFirst()
    return settingsFrom(row?.body ?? null)
  },

  async autoPassers(db: Kysely<Schema>): Promise<string[]> {
    const wished = jsonIs('body', '$.autoPass', true)
    const rows = await db.selectFrom('notice_settings').select('person_id').where(wished).execute()
    return rows.map((row) => row.person_id)
  },

  async restsPending(db: Kysely<Schema>): Promise<string[]> {
    const pending = jsonIs('body', '$.restPending', true)
    const rows = await db.selectFrom('notice_settings').select('person_id').where(pending).execute()
    return rows.map((row) => row.person_id)
  },

  async channels(db: Kysely<Schema>, person: string): Promise<Channel[]> {
    const rows = await db
      .selectFrom('channels')
      .selectAll()
      .where('person_id', '=', person)
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    return rows.map(channelFrom)
  },
}

type Change = Partial<Pick<Channel, 'kinds' | 'daily' | 'state' | 'trouble'>>

export const CHANNEL_WRITES = {
  /**
   * Changes what is named, and leaves the rest: two changes at once both hold.
   * @param known what the change was made of, where it was made of what was read before; null: it was not
   * @returns whether it is so now: what was known may have changed meanwhile
   */
  async changeSettings(
    db: Transaction<Schema>,
    person: string,
    change: Partial<StoredSettings>,
    known: StoredSettings | null = null,
  ): Promise<boolean> {
    const now = await CHANNEL_READS.settings(db, person)
    if (known !== null && !isDeepStrictEqual(known, now)) return false
    const body = JSON.stringify({ ...now, ...change })
    await db
      .insertInto('notice_settings')
      .values({ person_id: person, body })
      .onConflict((on) => on.column('person_id').doUpdateSet({ body }))
      .execute()
    return true
  },

  /** What was put off by a wish that has changed since is due at once: whoever sends it looks anew whether it is to wait. */
  async release(db: Transaction<Schema>, whose: { person: string } | { channel: string }, at: number): Promise<void> {
    const isTheirs =
      'person' in whose ? (['person_id', whose.person] as const) : (['channel_id', whose.channel] as const)
    await db
      .updateTable('outbox')
      .set({ due: at, is_held: 0 })
      .where(isTheirs[0], '=', isTheirs[1])
      .where('outcome', 'is', null)
      .where('is_held', '=', 1)
      .where('attempts', '=', 0)
      .execute()
  },

  async addChannel(db: Transaction<Schema>, channel: Channel, at: number, most: number): Promise<'ok' | 'full'> {
    const { id, person, name, address, site, kinds, daily, state } = channel
    const its = JSON.stringify(address)
    const others = await db
      .selectFrom('channels')
      .select('id')
      .where('person_id', '=', person)
      .where((where) => where.not(where.and([where('kind', '=', address.kind), where('address', '=', its)])))
      .execute()
    if (others.length >= most) return 'full'
    await db
      .insertInto('channels')
      .values({
        id,
        person_id: person,
        kind: address.kind,
        name,
        address: its,
        site,
        kinds: JSON.stringify(kinds),
        daily,
        state,
        trouble: null,
        created_at: at,
      }) // prettier-ignore
      // What was confirmed stays so; what was gone may be there again.
      .onConflict((on) =>
        on.columns(['person_id', 'kind', 'address']).doUpdateSet((row) => ({
          name,
          site,
          trouble: null,
          state: row.case().when('channels.state', '=', 'active').then('active').else(state).end(),
        })),
      )
      .execute()
    return 'ok'
  },

  async changeChannel(db: Transaction<Schema>, id: string, change: Change): Promise<void> {
    const { kinds, daily, state, trouble } = change
    const row = {
      ...(kinds === undefined ? {} : { kinds: JSON.stringify(kinds) }),
      ...(daily === undefined ? {} : { daily }),
      ...(state === undefined ? {} : { state }),
      ...(trouble === undefined ? {} : { trouble: trouble === null ? null : JSON.stringify(trouble) }),
    }
    if (Object.keys(row).length > 0) await db.updateTable('channels').set(row).where('id', '=', id).execute()
  },

  async confirmChannel(db: Transaction<Schema>, id: string): Promise<void> {
    const change = { state: 'active', trouble: null } as const
    await db.updateTable('channels').set(change).where('id', '=', id).where('state', '=', 'unconfirmed').execute()
  },

  async removeChannel(db: Transaction<Schema>, id: string): Promise<void> {
    await db.deleteFrom('channels').where('id', '=', id).execute()
    await db.deleteFrom('outbox').where('channel_id', '=', id).execute()
  },
}
