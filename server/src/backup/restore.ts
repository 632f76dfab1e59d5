import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { isDiskFull } from '../store/faults.ts'
import { RESTORING } from './names.ts'
import { SCHEMA_VERSION } from '../store/migrations.ts'

/** Why a file can't be restored. */
export type RestoreProblem = 'no-backup' | 'newer' | 'damaged' | 'no-room'

const REPLACED = ['fathom.db', 'fathom.db-wal', 'fathom.db-shm', 'secret']
/** As `readSecret` reads it. */
const SECRET = /^\s*([0-9a-f]{2}){32,}\s*$/i
/** What every release has. */
const TABLES = ['guests', 'journal', 'tables']
/** SQLite's numbers: no such table, for one; it is not what it should be; it never was a database. */
const ERROR = 1
const CORRUPT = 11
const NOT_A_DATABASE = 26

/**
 * Puts a backup into a data folder that nobody else uses. What is there is moved into a folder beside it.
 * @param at names that folder
 * @returns where what was there is now, null if nothing was; or why the file is refused: then nothing has changed
 */
export function restore(file: string, folder: string, at: Date): { readonly replaced: string | null } | RestoreProblem {
  dropLeftovers(folder, file)
  // A folder of its own: SQLite would take the journal that a killed restore left beside its draft for this one's.
  const draft = mkdtempSync(join(folder, RESTORING))
  try {
    const copy = join(draft, 'fathom.db')
    copyFileSync(file, copy)
    const read = readBackup(copy)
    if (typeof read === 'string') return read
    writeFileSync(join(draft, 'secret'), read.secret, { mode: 0o600, flush: true })
    return { replaced: exchange(draft, folder, join(folder, `replaced-${at.toISOString().replaceAll(':', '-')}`)) }
  } catch (error) {
    if (isDiskFull(error, folder)) return 'no-room'
    throw error
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

/** What killed restores have left, unless the file to be restored lies there. */
function dropLeftovers(folder: string, file: string): void {
  for (const name of readdirSync(folder)) {
    const left = resolve(folder, name)
    if (!name.startsWith(RESTORING) || resolve(file).startsWith(left + sep)) continue
    rmSync(left, { recursive: true, force: true })
  }
}

/**
 * Moves what is there aside and the draft into its place: names change, nothing is written any more. If that fails, all is where it was.
 * @returns where it is now, null if nothing was there
 */
function exchange(draft: string, folder: string, aside: string): string | null {
  const there = REPLACED.filter((name) => existsSync(join(folder, name)))
  if (there.length > 0) mkdirSync(aside, { mode: 0o700 })
  const moves = [
    ...there.map((name) => [join(folder, name), join(aside, name)] as const),
    ...['secret', 'fathom.db'].map((name) => [join(draft, name), join(folder, name)] as const),
  ]
  let done = 0
  try {
    for (const [from, to] of moves) {
      renameSync(from, to)
      done++
    }
  } catch (error) {
    for (const [from, to] of moves.slice(0, done).toReversed()) renameSync(to, from)
    if (there.length > 0) rmdirSync(aside)
    throw error
  }
  return there.length > 0 ? aside : null
}

/** Takes the secret out of a copy of a backup. @throws what has nothing to do with the backup */
function readBackup(draft: string): { readonly secret: string } | RestoreProblem {
  const copy = new DatabaseSync(draft)
  try {
    // Whatever becomes of the copy, it is not rolled back.
    copy.exec('pragma journal_mode = memory')
    const version = Number(copy.prepare('pragma user_version').get()?.['user_version'])
    const secret = copy.prepare('select secret from backup_secret').get()?.['secret']
    if (typeof secret !== 'string' || !SECRET.test(secret) || !hasTables(copy)) return 'no-backup'
    if (version > SCHEMA_VERSION) return 'newer'
    if (copy.prepare('pragma quick_check(1)').get()?.['quick_check'] !== 'ok') return 'damaged'
    copy.exec('drop table backup_secret')
    return { secret }
  } catch (error) {
    const { errcode = 0 } = error as { errcode?: number }
    const kind = errcode & 0xff
    if (kind === ERROR || kind === NOT_A_DATABASE) return 'no-backup'
    if (kind === CORRUPT) return 'damaged'
    throw error
  } finally {
    copy.close()
  }
}

/** Any program's database may have a `backup_secret`. */
function hasTables(database: DatabaseSync): boolean {
  const found = database.prepare("select name from sqlite_master where type = 'table'").all()
  return TABLES.every((name) => found.some((table) => table['name'] === name))
}
