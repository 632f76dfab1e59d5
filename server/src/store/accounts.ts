import type { Language } from '@fathom/kernel'
import { sql, type Kysely, type Migration, type Selectable, type Transaction } from 'kysely'
import type { Schema } from './schema.ts'

/** A passkey of an account: what is needed to tell that somebody has it. */
export interface StoredPasskey {
  readonly id: string
  readonly person: string
  readonly publicKey: Uint8Array<ArrayBuffer>
  readonly counter: number
  /** How browsers reach it, as they say. */
  readonly transports: readonly string[]
  /** Where it was made; empty: not known. */
  readonly browser: string
  readonly system: string
  readonly createdAt: number
  readonly usedAt: number
}

/** What a person has by which they are known again. */
export interface StoredAccount {
  readonly createdAt: number
  readonly passkeys: readonly StoredPasskey[]
  /** An argon2id hash; null: they have none. */
  readonly password: string | null
  /** How many recovery codes are left. */
  readonly codes: number
}

/** An account that has confirmed an e-mail address, as it is told of things there. */
export interface AccountAt {
  readonly person: string
  readonly name: string
  readonly language: Language
  /** As they wrote it. */
  readonly address: string
}

/** Somebody becomes an account with the first way in. */
export interface NewAccount {
  readonly person: string
  readonly at: number
  /** Of which the keys were made. */
  readonly name: string
  /** By which the name is compared with others' (`nameKeys`). */
  readonly nameKeys: readonly string[]
  readonly way: { readonly passkey: StoredPasskey } | { readonly password: string }
  readonly codeHashes: readonly string[]
}

/** What became of a new account: `renamed` if they took another name on after the keys were made, `gone` if they are nobody any more. */
export type AccountMade = 'ok' | 'name-taken' | 'exists' | 'gone' | { readonly renamed: string }

export const accounts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('accounts')
      .ifNotExists()
      .addColumn('person_id', 'text', (column) => column.primaryKey())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('password', 'text')
      .execute()
    await db.schema
      .createTable('name_keys')
      .ifNotExists()
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('person_id', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('name_keys_person').ifNotExists().on('name_keys').columns(['person_id']).execute()
    await db.schema
      .createTable('passkeys')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('person_id', 'text', (column) => column.notNull())
      .addColumn('public_key', 'blob', (column) => column.notNull())
      .addColumn('counter', 'bigint', (column) => column.notNull())
      .addColumn('transports', 'text', (column) => column.notNull())
      .addColumn('browser', 'text', (column) => column.notNull())
      .addColumn('system', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('used_at', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('passkeys_person').ifNotExists().on('passkeys').columns(['person_id']).execute()
    await db.schema
      .createTable('recovery_codes')
      .ifNotExists()
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('person_id', 'text', (column) => column.notNull())
      .execute()
    await db.schema
      .createIndex('recovery_codes_person')
      .ifNotExists()
      .on('recovery_codes')
      .columns(['person_id'])
      .execute()
  },
}

export const ACCOUNT_READS = {
  async account(db: Kysely<Schema>, person: string): Promise<StoredAccount | null> {
    const row = await db.selectFrom('accounts').selectAll().where('person_id', '=', person).executeTakeFirst()
    if (row === undefined) return null
    const passkeys = await db
      .selectFrom('passkeys')
      .selectAll()
      .where('person_id', '=', person)
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    const { codes } = await db
      .selectFrom('recovery_codes')
      .select(({ fn }) => fn.countAll<number>().as('codes'))
      .where('person_id', '=', person)
      .executeTakeFirstOrThrow()
    return { createdAt: row.created_at, password: row.password, passkeys: passkeys.map(passkeyFrom), codes }
  },

  async passkey(db: Kysely<Schema>, id: string): Promise<StoredPasskey | null> {
    const row = await db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst()
    return row === undefined ? null : passkeyFrom(row)
  },

  /** The accounts that have one of these name keys. */
  async namedLike(db: Kysely<Schema>, nameKeys: readonly string[]): Promise<string[]> {
    const rows = await db.selectFrom('name_keys').select('person_id').distinct().where('key', 'in', nameKeys).execute()
    return rows.map((row) => row.person_id)
  },
}

/** Of more accounts than this an address is not written to at once. */
const MOST_AT = 3

export const MAIL_READS = {
  /** The accounts that have confirmed an e-mail address; capital and small letters are the same. */
  async accountsAt(db: Kysely<Schema>, address: string): Promise<AccountAt[]> {
    const { rows } = await sql<{ person: string; name: string; language: string; address: string }>`
      select guests.id as person, guests.name, guests.language, json_extract(channels.address, '$.address') as address
      from channels join accounts using (person_id) join guests on guests.id = person_id
      where channels.kind = 'email' and channels.state = 'active'
        and lower(json_extract(channels.address, '$.address')) = ${address.toLowerCase()}
      order by guests.id limit ${MOST_AT}`.execute(db)
    return rows.map((row) => ({ ...row, language: row.language === 'fr' ? 'fr' : 'en' }))
  },
}

export const ACCOUNT_WRITES = {
  /** @returns `name-taken` if the name looks like another account's; `exists` if they have an account or somebody the passkey */
  async createAccount(db: Transaction<Schema>, wanted: NewAccount): Promise<AccountMade> {
    const { person, at, name, nameKeys, way, codeHashes } = wanted
    const guest = await db.selectFrom('guests').select('name').where('id', '=', person).executeTakeFirst()
    if (guest === undefined) return 'gone'
    if (guest.name !== name) return { renamed: guest.name }
    if ((await ACCOUNT_READS.account(db, person)) !== null) return 'exists'
    if ('passkey' in way && (await ACCOUNT_READS.passkey(db, way.passkey.id)) !== null) return 'exists'
    if (await isTaken(db, person, nameKeys)) return 'name-taken'
    const password = 'password' in way ? way.password : null
    await db.insertInto('accounts').values({ person_id: person, created_at: at, password }).execute()
    await keepKeys(db, person, nameKeys)
    if ('passkey' in way) await insertPasskey(db, way.passkey)
    await ACCOUNT_WRITES.setCodes(db, person, codeHashes)
    return 'ok'
  },

  /** Lets a person take a name on; an account's is its own from then on. @returns false if it looks like another account's */
  async takeName(db: Transaction<Schema>, person: string, name: string, nameKeys: readonly string[]): Promise<boolean> {
    if (await isTaken(db, person, nameKeys)) return false
    // Now, not later: they may be making an account, whose keys must be of the name that they have.
    await db.updateTable('guests').set({ name }).where('id', '=', person).execute()
    if ((await ACCOUNT_READS.account(db, person)) !== null) await keepKeys(db, person, nameKeys)
    return true
  },

  async addPasskey(db: Transaction<Schema>, passkey: StoredPasskey, most: number): Promise<'ok' | 'full' | 'exists'> {
    const account = await ACCOUNT_READS.account(db, passkey.person)
    if (account === null || (await ACCOUNT_READS.passkey(db, passkey.id)) !== null) return 'exists'
    if (account.passkeys.length >= most) return 'full'
    await insertPasskey(db, passkey)
    return 'ok'
  },

  /** @returns false if it was used with that counter, or a later one, meanwhile: somebody has a copy. Many authenticators do not count: theirs stays 0. */
  async usePasskey(db: Transaction<Schema>, id: string, counter: number, at: number): Promise<boolean> {
    const used = await db
      .updateTable('passkeys')
      .set({ counter, used_at: at })
      .where('id', '=', id)
      .where('counter', counter === 0 ? '=' : '<', counter)
      .executeTakeFirst()
    return used.numUpdatedRows === 1n
  },

  /** @returns `last` if it is the only way in: it stays */
  async removePasskey(db: Transaction<Schema>, person: string, id: string): Promise<'ok' | 'none' | 'last'> {
    const account = await ACCOUNT_READS.account(db, person)
    if (account === null || account.passkeys.every((passkey) => passkey.id !== id)) return 'none'
    if (account.passkeys.length === 1 && account.password === null) return 'last'
    await db.deleteFrom('passkeys').where('id', '=', id).execute()
    return 'ok'
  },

  /** Null takes the password away. @returns `last` if it is the only way in: it stays */
  async setPassword(db: Transaction<Schema>, person: string, password: string | null): Promise<'ok' | 'last'> {
    const account = await ACCOUNT_READS.account(db, person)
    if (password === null && account?.passkeys.length === 0) return 'last'
    await db.updateTable('accounts').set({ password }).where('person_id', '=', person).execute()
    return 'ok'
  },

  /** Puts new recovery codes in place of all before. */
  async setCodes(db: Transaction<Schema>, person: string, hashes: readonly string[]): Promise<void> {
    await db.deleteFrom('recovery_codes').where('person_id', '=', person).execute()
    if (hashes.length === 0) return
    const rows = hashes.map((hash) => ({ hash, person_id: person }))
    await db.insertInto('recovery_codes').values(rows).execute()
  },

  /** Uses a recovery code up. @returns whose it was; null: nobody's, or it was used before */
  async takeCode(db: Transaction<Schema>, hash: string): Promise<string | null> {
    const taken = await db
      .deleteFrom('recovery_codes')
      .where('hash', '=', hash)
      .returning('person_id')
      .executeTakeFirst()
    return taken?.person_id ?? null
  },
}

async function isTaken(db: Transaction<Schema>, person: string, nameKeys: readonly string[]): Promise<boolean> {
  return (await ACCOUNT_READS.namedLike(db, nameKeys)).some((other) => other !== person)
}

async function keepKeys(db: Transaction<Schema>, person: string, nameKeys: readonly string[]): Promise<void> {
  await db.deleteFrom('name_keys').where('person_id', '=', person).execute()
  await db
    .insertInto('name_keys')
    .values(nameKeys.map((key) => ({ key, person_id: person })))
    .execute()
}

async function insertPasskey(db: Transaction<Schema>, passkey: StoredPasskey): Promise<void> {
  const { id, person, publicKey, counter, transports, browser, system, createdAt, usedAt } = passkey
  const row = { id, person_id: person, public_key: publicKey, counter, transports: JSON.stringify(transports) }
  await db
    .insertInto('passkeys')
    .values({ ...row, browser, system, created_at: createdAt, used_at: usedAt })
    .execute()
}

function passkeyFrom(row: Selectable<Schema['passkeys']>): StoredPasskey {
  const { id, person_id: person, public_key: key, counter, transports, browser, system } = row
  return {
    id,
    person,
    publicKey: new Uint8Array(key),
    counter,
    transports: JSON.parse(transports) as string[],
    browser,
    system,
    createdAt: row.created_at,
    usedAt: row.used_at,
  }
}
