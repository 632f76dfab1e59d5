import type { GameInfo, SandboxReading, TableSummary } from '@fathom/protocol'
import type { BranchWish, Movers, TableWish } from '@fathom/engine'
import type { Answer } from '../api/http.ts'
import { keep, kept, language } from '../shell/preferences.ts'
import { DATABASE } from './ids.ts'
import { notHere } from './notHere.ts'
import type { LocalPage } from './page.ts'

/** What the lobby asks of the tables on this device. Their worker begins only for who has such tables, makes one, or has no server. */

/** Kept once there has been a table on this device. */
const MARK = 'here'
/** The same until this page is closed: not every browser can keep it. */
let isMarked = false

const tables = (): Promise<LocalPage> => import('./page.ts').then(({ localPage }) => localPage())

/** My tables on this device, those that changed last first. */
export async function tablesHere(): Promise<TableSummary[]> {
  if (!(await mayHaveTables())) return []
  return (await tables()).list(language())
}

/** The games that can be played here without any server. */
export async function gamesHere(): Promise<GameInfo[]> {
  return (await tables()).games(language())
}

/** Makes a table on this device. @param beside by seat, who plays there, too @returns its id */
export function openHere(wish: Omit<TableWish, 'rated'>, beside: readonly string[] = []): Promise<Answer<string>> {
  return keeping((here) => here.create(wish, language(), beside))
}

/** Makes a table on this device that begins where a record had come to. @returns its id */
export function branchHere(wish: BranchWish): Promise<Answer<string>> {
  return keeping((here) => here.branch(wish, language()))
}

/** Keeps a recorded game on this device, to be watched. @returns the id of its table */
export function watchHere(record: string): Promise<Answer<string>> {
  return keeping((here) => here.watch(record, language()))
}

/** Makes a sandbox that begins at a position. @param from the table where I sit @returns its id */
export function tryHere(reading: SandboxReading, from: string, movers: Movers): Promise<Answer<string>> {
  return asking((here) => here.tryOut(reading, from, movers, language()))
}

async function keeping(make: (here: LocalPage) => Promise<Answer<string>>): Promise<Answer<string>> {
  const answer = await asking(make)
  if (answer.ok) {
    isMarked = true
    keep(MARK, 'yes')
  }
  return answer
}

/** Where the mark could not be kept, as its storage is full, the tables may be all the same. */
async function mayHaveTables(): Promise<boolean> {
  if (isMarked || kept(MARK) !== null) return true
  try {
    return (await indexedDB.databases()).some(({ name }) => name === DATABASE)
  } catch {
    return false
  }
}

/** Asks the tables of this device; where they do not come, that is the answer. */
export async function asking<T>(ask: (here: LocalPage) => Promise<Answer<T>>): Promise<Answer<T>> {
  try {
    return await ask(await tables())
  } catch {
    return notHere()
  }
}
