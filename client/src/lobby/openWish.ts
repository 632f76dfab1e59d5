import { keep, kept } from '../shell/preferences.ts'
import { changeNotices } from '../tellMe/requests.ts'
import type { OpenFilter } from './openFilter.ts'
import { SENT } from './openTelling.ts'

/** The server knows what I want, to tell me while the page is closed; it is asked only for what is new to it. */
export async function sendWish(person: string, openTables: OpenFilter | null): Promise<void> {
  const wish = JSON.stringify([person, openTables])
  if (wish !== kept(SENT) && (await changeNotices({ openTables })).ok) keep(SENT, wish)
}
