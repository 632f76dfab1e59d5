import type { GameInfo, TableSummary } from '@fathom/protocol'
import type { TableWish } from '@fathom/engine'
import type { Answer } from '../api/http.ts'
import { keep, kept, language } from '../shell/preferences.ts'
import { notHere } from './notHere.ts'
import type { LocalPage } from './page.ts'

/** What the lobby asks of the tables on this device. Their worker begins only for who has such tables, makes one, or has no server. */

/** Kept once there has been a table on this device. */
const MARK = 'here'

const tables = (): Promise<LocalPage> => import('./page.ts').then(({ localPage }) => localPage())

/** My tables on this device, those that changed last first. */
export async function tablesHere(): Promise<TableSummary[]> {
  if (kept(MARK) === null) return []
  return (await tables()).list(language())
}

/** The games that can be played here without any server. */
export async function gamesHere(): Promise<GameInfo[]> {
  return (await tables()).games(language())
}

/** Makes a table on this device. @returns its id */
export async function openHere(wish: Omit<TableWish, 'rated'>): Promise<Answer<string>> {
  const create = async (): Promise<Answer<string>> => (await tables()).create(wish, language())
  const answer = await create().catch(() => notHere())
  if (answer.ok) keep(MARK, 'yes')
  return answer
}
