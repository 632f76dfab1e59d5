import { chmodSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { DRAFTS } from './names.ts'

/** All pages in one step: between two, a server at work would make SQLite begin anew. Writers don't wait for it. */
const ALL_PAGES = 0x7fff_ffff

/**
 * Copies a data folder into one file while a server may be at work: the database as it stands at one moment, and the secret in a table of its own.
 * The file appears when it is whole and sound.
 * @param file replaced if it is there
 * @returns its size in bytes
 */
export async function backUp(folder: string, file: string): Promise<number> {
  // A folder of its own beside the file: nothing that lies there is in its way, or lost to it.
  const workshop = mkdtempSync(join(dirname(file), DRAFTS))
  try {
    const draft = join(workshop, 'fathom.db')
    writeFileSync(draft, '', { mode: 0o600, flag: 'wx' })
    await copyDatabase(join(folder, 'fathom.db'), draft)
    addSecret(draft, readFileSync(join(folder, 'secret'), 'latin1').trim())
    chmodSync(draft, 0o600)
    renameSync(draft, file)
    return statSync(file).size
  } finally {
    rmSync(workshop, { recursive: true, force: true })
  }
}

async function copyDatabase(database: string, draft: string): Promise<void> {
  const source = new DatabaseSync(database, { readOnly: true, timeout: 5000 })
  try {
    await backup(source, draft, { rate: ALL_PAGES })
  } finally {
    source.close()
  }
}

/** Also makes it a single file, and checks that it is sound. */
function addSecret(draft: string, secret: string): void {
  const copy = new DatabaseSync(draft)
  try {
    copy.exec('pragma journal_mode = delete')
    copy.exec('create table backup_secret (secret text not null)')
    copy.prepare('insert into backup_secret values (?)').run(secret)
    const found = copy.prepare('pragma quick_check(1)').get()?.['quick_check']
    if (found !== 'ok') throw new Error(`the database is damaged: ${String(found)}`)
  } finally {
    copy.close()
  }
}
