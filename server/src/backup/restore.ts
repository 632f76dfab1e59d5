import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { SCHEMA_VERSION } from '../store/migrations.ts'

/** Why a file can't be restored. */
export type RestoreProblem = 'no-backup' | 'newer' | 'damaged'

const REPLACED = ['fathom.db', 'fathom.db-wal', 'fathom.db-shm', 'secret']

/**
 * Puts a backup into a data folder that nobody else uses. What is there is moved into a folder beside it.
 * @param at names that folder
 * @returns where what was there is now, null if nothing was; or why the file is refused: then nothing has changed
 */
export function restore(file: string, folder: string, at: Date): { readonly replaced: string | null } | RestoreProblem {
  const draft = join(folder, 'fathom.db.new')
  rmSync(draft, { force: true })
  copyFileSync(file, draft)
  try {
    const read = readBackup(draft)
    if (typeof read === 'string') return read
    const there = REPLACED.filter((name) => existsSync(join(folder, name)))
    const aside = join(folder, `replaced-${at.toISOString().replaceAll(':', '-')}`)
    if (there.length > 0) mkdirSync(aside, { mode: 0o700 })
    for (const name of there) renameSync(join(folder, name), join(aside, name))
    writeFileSync(join(folder, 'secret'), read.secret, { mode: 0o600, flush: true })
    renameSync(draft, join(folder, 'fathom.db'))
    return { replaced: there.length > 0 ? aside : null }
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Takes the secret out of a copy of a backup. */
function readBackup(draft: string): { readonly secret: string } | RestoreProblem {
  const copy = new DatabaseSync(draft)
  try {
    const version = Number(copy.prepare('pragma user_version').get()?.['user_version'])
    const secret = copy.prepare('select secret from backup_secret').get()?.['secret']
    if (typeof secret !== 'string') return 'no-backup'
    if (version > SCHEMA_VERSION) return 'newer'
    if (copy.prepare('pragma quick_check(1)').get()?.['quick_check'] !== 'ok') return 'damaged'
    copy.exec('drop table backup_secret')
    return { secret }
  } catch {
    return 'no-backup'
  } finally {
    copy.close()
  }
}
