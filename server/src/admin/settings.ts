import { ChangeHouse, WHO_MAKES_ACCOUNTS } from '@fathom/protocol'
import type { Kysely } from 'kysely'
import * as v from 'valibot'
import { newId } from '../ids.ts'
import { SETTING_KEYS, type SettingKey } from '../people/house.ts'
import { HOUSE_READS, HOUSE_WRITES } from '../store/house.ts'
import type { Schema } from '../store/schema.ts'
import type { AdminCall } from './call.ts'
import { AdminError } from './data.ts'

/** Says how the house is run, or changes it. @throws AdminError for what can't be set so */
export async function settings({ argument, value, text, say }: AdminCall, db: Kysely<Schema>): Promise<number> {
  const key = SETTING_KEYS.find((each) => each === argument)
  if (argument !== '' && key === undefined) throw new AdminError(text.noSetting(argument))
  if (key !== undefined && value !== '') await set(db, key, checked(key, value, text))
  const kept = await HOUSE_READS.houseSettings(db)
  for (const each of key === undefined ? SETTING_KEYS : [key]) say(text.setting(each, kept[each] ?? ''))
  return 0
}

async function set(db: Kysely<Schema>, key: SettingKey, value: string): Promise<void> {
  const why = key === 'accounts' ? `accounts: ${value}` : key
  const written = { id: newId(), at: Date.now(), kind: 'set', by: null, about: null, why, until: null, report: null } as const // prettier-ignore
  await db.transaction().execute((transaction) => HOUSE_WRITES.saveSettings(transaction, { [key]: value }, [written]))
}

/** A value as the page would have to send it; `-` empties a text. */
function checked(key: SettingKey, given: string, text: AdminCall['text']): string {
  const value = given === '-' && key !== 'accounts' ? '' : given.replaceAll('\\n', '\n')
  if (key === 'accounts') {
    const who = v.safeParse(ChangeHouse, { accounts: value })
    if (who.success) return value
    throw new AdminError(text.badSetting(key, WHO_MAKES_ACCOUNTS.join(', ')))
  }
  const [what = ''] = key.split('-')
  const read = v.safeParse(ChangeHouse, { [what]: { en: value, fr: value } })
  const words = read.success ? read.output[what === 'welcome' ? 'welcome' : 'imprint']?.en : undefined
  if (words === undefined) throw new AdminError(text.badSetting(key, read.issues?.[0].message ?? ''))
  return words
}
