import { ROLES, type Role } from '@fathom/protocol'
import type { Kysely } from 'kysely'
import { newId } from '../ids.ts'
import { isSameName, nameKeys } from '../people/nameKeys.ts'
import { ACCOUNT_READS } from '../store/accounts.ts'
import { MEASURE_WRITES } from '../store/measures.ts'
import type { Schema } from '../store/schema.ts'
import type { AdminCall } from './call.ts'
import { AdminError } from './data.ts'

/** Says who has which role, or gives one to an account, or takes it away. @throws AdminError */
export async function roles({ argument: name, value, text, say }: AdminCall, db: Kysely<Schema>): Promise<number> {
  if (name === '') return list(db, text, say)
  const wanted = value === '' || value === 'nobody' ? null : ROLES.find((role) => role === value)
  if (wanted === undefined) throw new AdminError(text.noRole(value))
  const person = await accountNamed(db, name)
  if (person === null) throw new AdminError(text.noAccount(name))
  if (value !== '') await give(db, person.id, wanted)
  const row = await db.selectFrom('roles').select('role').where('person_id', '=', person.id).executeTakeFirst()
  say(text.hasRole(person.name, text.roles[row?.role ?? 'nobody']))
  return 0
}

async function give(db: Kysely<Schema>, person: string, role: Role | null): Promise<void> {
  const kind = role === null ? 'take-role' : (`make-${role}` as const)
  const written = {
    id: newId(),
    at: Date.now(),
    kind,
    by: null,
    about: person,
    why: '',
    until: null,
    report: null,
  } as const
  await db.transaction().execute((transaction) => MEASURE_WRITES.setRole(transaction, person, role, written))
}

async function list(db: Kysely<Schema>, text: AdminCall['text'], say: AdminCall['say']): Promise<number> {
  const people = await db
    .selectFrom('roles')
    .innerJoin('guests', 'guests.id', 'roles.person_id')
    .select(['guests.name', 'roles.role'])
    .orderBy('guests.name')
    .execute()
  if (people.length === 0) say(text.noRoles)
  for (const { name, role } of people) say(text.hasRole(name, text.roles[role]))
  return 0
}

/** Accounts' names are never alike; guests' may be. */
async function accountNamed(db: Kysely<Schema>, name: string): Promise<{ id: string; name: string } | null> {
  const ids = await ACCOUNT_READS.namedLike(db, nameKeys(name))
  if (ids.length === 0) return null
  const people = await db.selectFrom('guests').select(['id', 'name']).where('id', 'in', ids).execute()
  return people.find((person) => isSameName(person.name, name)) ?? null
}
