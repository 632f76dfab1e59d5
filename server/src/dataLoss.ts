import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { newestBackup, RESTORING } from './backup/names.ts'
import { StartError } from './startError.ts'

/** The mark that Fathom writes into a database that it has just made: with the mark, an empty database is new; without it, data was lost. */
export const APPLICATION = 0x46_54_48_4d

/**
 * Refuses to begin anew where something was: a database without its secret, or what belongs to a database without it. A folder in which nobody
 * has ever been is none of these.
 * @throws StartError with a sentence and a way out; nothing in the folder is changed
 */
export function refuseLoss(folder: string): void {
  const [database, secret] = [join(folder, 'fathom.db'), join(folder, 'secret')]
  const found = contentOf(database)
  const sign = [
    [existsSync(secret), 'a secret'],
    [sizeOf(`${database}-wal`) > 0, 'a part of a database (fathom.db-wal)'],
    [newestBackup(folder) !== null, 'backups'],
    [readdirSync(folder).some((name) => name.startsWith(RESTORING)), 'a restore that did not come to its end'],
  ].find(([isThere]) => isThere === true)?.[1]
  if (found === 'nothing' && sign !== undefined) {
    throw new StartError(
      `The data folder ${folder} has ${String(sign)} but no database: put fathom.db back, by "npm run -s admin -- restore FILE" for one; or, to begin anew, move what is in the folder away.`,
    )
  }
  if (found === 'people' && !existsSync(secret)) {
    throw new StartError(
      `The data folder ${folder} has a database but no secret, and notices in browsers, links in e-mails and cookies of old releases hang on it: put the file "secret" back, from a backup for one; or, to go on without them, run "npm run -s admin -- new-secret".`,
    )
  }
}

/** What a database file holds: nothing (or there is no file), only what Fathom makes at its first start, or people's data. */
function contentOf(database: string): 'nothing' | 'new' | 'people' {
  if (sizeOf(database) === 0) return 'nothing'
  const file = openUntouched(database)
  try {
    const has = (table: string) => file.prepare('select 1 from sqlite_schema where name = ?').get(table) !== undefined
    const isMarked = file.prepare('pragma application_id').get()?.['application_id'] === APPLICATION
    if (!has('guests') || !has('journal')) return isMarked ? 'new' : 'nothing'
    const isUsed = file.prepare('select exists(select 1 from guests) or exists(select 1 from journal) as used').get()
    return isUsed?.['used'] === 1 ? 'people' : 'new'
  } finally {
    file.close()
  }
}

/** Opens a database without leaving a trace in its folder, unless it has a part beside it that has to be read as well. */
function openUntouched(database: string): DatabaseSync {
  if (sizeOf(`${database}-wal`) > 0) return new DatabaseSync(database, { readOnly: true })
  const url = pathToFileURL(database)
  url.searchParams.set('immutable', '1')
  return new DatabaseSync(url, { readOnly: true })
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0
}
