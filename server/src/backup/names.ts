import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Where the nightly backups are, in the data folder. */
export const BACKUPS = 'backups'

/** How the names of folders begin, in the data folder, in which a backup that is being restored is made ready. */
export const RESTORING = '.restoring-'

/** How the names of folders begin in which a backup is made, beside its file. */
export const DRAFTS = '.backing-up-'

/** The name of a night's backup: by the local day, so that a night has one. */
export function backupName(day: Date): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `fathom-${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}.db`
}

/** True for a finished backup; one that is being written has another name. */
export function isBackupName(name: string): boolean {
  return /^fathom-\d{4}-\d\d-\d\d\.db$/.test(name)
}

/** The name of the newest nightly backup in a data folder; null if there is none. */
export function newestBackup(folder: string): string | null {
  const backups = join(folder, BACKUPS)
  return existsSync(backups) ? (readdirSync(backups).filter(isBackupName).toSorted().at(-1) ?? null) : null
}
