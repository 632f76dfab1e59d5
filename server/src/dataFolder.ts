import { randomBytes } from 'node:crypto'
import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  statSync,
} from 'node:fs'
import { linkSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { APPLICATION, refuseLoss } from './dataLoss.ts'
import { SCHEMA_VERSION } from './store/migrations.ts'
import { StartError } from './startError.ts'

/**
 * The files that the server writes in its folder. If one belongs to another account (after a first start by `sudo`, say), the server finds that
 * before it touches anything.
 */
const FILES = ['fathom.db', 'fathom.db-wal', 'fathom.db-shm', 'lock']
/** SQLite's number for "somebody else holds it". */
const BUSY = 5
/** For "may be read, not written". */
const READ_ONLY = 8

/** The data folder while this process holds it. */
export interface DataFolder {
  readonly folder: string
  readonly database: string
  /** Signs links in e-mails, hides addresses, and signed the guests' tokens before there were sessions. */
  readonly secret: Buffer
  /** False: other accounts of the machine may look into it, and that can't be changed, as it belongs to one of them. */
  readonly isPrivate: boolean
  release(): void
}

/**
 * Takes the data folder for this process alone: makes it if need be, checks that it can be used and that no newer Fathom wrote it.
 * @throws StartError with one sentence; then nothing in the folder was changed
 */
export function takeDataFolder(path: string): DataFolder {
  const folder = resolve(path)
  const database = join(folder, 'fathom.db')
  makeUsable(folder)
  refuseNewer(folder, database)
  const release = lock(folder)
  try {
    refuseLoss(folder)
    markNew(database)
    const secret = readSecret(join(folder, 'secret'))
    return { folder, database, secret, isPrivate: makePrivate(folder), release }
  } catch (error) {
    release()
    throw error
  }
}

export function makeUsable(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
    if (!statSync(folder).isDirectory()) throw new Error('it is not a folder')
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    for (const name of FILES) {
      const path = join(folder, name)
      if (existsSync(path)) accessSync(path, constants.R_OK | constants.W_OK)
    }
  } catch (error) {
    throw new StartError(`The data folder ${folder} can't be used: ${reason(error)}.`)
  }
}

/** SQLite keeps `user_version` in its header, so it can be read without opening (and thereby touching) the database. */
function refuseNewer(folder: string, database: string): void {
  if (!existsSync(database)) return
  const header = Buffer.alloc(64)
  let length: number
  try {
    const file = openSync(database, 'r')
    length = readSync(file, header, 0, 64, 0)
    closeSync(file)
  } catch (error) {
    throw new StartError(`The data folder ${folder} can't be read: ${reason(error)}.`)
  }
  if (length === 0) return
  if (length < 64 || header.toString('latin1', 0, 15) !== 'SQLite format 3') {
    throw new StartError(`${database} is not a Fathom database; move it away or set FATHOM_DATA to another folder.`)
  }
  const version = header.readUInt32BE(60)
  if (version > SCHEMA_VERSION) {
    throw new StartError(
      `The data folder ${folder} was written by a newer Fathom (data version ${version}, this one knows ${SCHEMA_VERSION}); please update.`,
    )
  }
}

/** The lock is SQLite's own lock on an empty file: the operating system lets go of it when the process dies, however it dies. */
export function lock(folder: string): () => void {
  let file: DatabaseSync | null = null
  try {
    file = new DatabaseSync(join(folder, 'lock'), { timeout: 0 })
    const held = file
    held.exec('begin exclusive')
    return () => {
      if (held.isOpen) held.close()
    }
  } catch (error) {
    file?.close()
    if ((error as { errcode?: number }).errcode === BUSY) {
      throw new StartError(`The data folder ${folder} is in use by another Fathom process.`)
    }
    throw new StartError(`The data folder ${folder} can't be used: ${reason(error)}.`)
  }
}

/** Makes a missing database, empty and marked as new, before the secret. So a secret without a database means that the database was lost. */
function markNew(database: string): void {
  if (existsSync(database) && statSync(database).size > 0) return
  const file = new DatabaseSync(database)
  file.exec(`pragma application_id = ${APPLICATION}`)
  file.close()
}

/** Lets only the server's account use the folder and what the server writes there. True: nobody else can. */
export function makePrivate(folder: string): boolean {
  try {
    for (const name of [...FILES, 'lock-journal', 'secret'])
      if (existsSync(join(folder, name))) chmodSync(join(folder, name), 0o600)
    chmodSync(folder, 0o700)
    return true
  } catch {
    return false
  }
}

/** The secret is made once; written beside and linked into place, so that a crash never leaves half of one. */
export function readSecret(path: string): Buffer {
  try {
    if (!existsSync(path)) {
      const draft = `${path}.new`
      rmSync(draft, { force: true })
      writeFileSync(draft, randomBytes(32).toString('hex'), { mode: 0o600, flush: true })
      linkSync(draft, path)
      rmSync(draft)
    }
    const secret = Buffer.from(readFileSync(path, 'latin1').trim(), 'hex')
    if (secret.length < 32) throw new Error('it does not hold 32 bytes in hex')
    return secret
  } catch (error) {
    throw new StartError(`The secret ${path} can't be used: ${reason(error)}.`)
  }
}

/** What the operating system says, without the stack and the path, which the sentence has already; and what to do, where that is known. */
function reason(error: unknown): string {
  const { code, errcode } = error as { code?: string; errcode?: number }
  if (code === 'EACCES' || code === 'EPERM' || errcode === READ_ONLY) {
    return 'this account may not write there; give it the right, or set FATHOM_DATA to another folder'
  }
  const message = error instanceof Error ? error.message : String(error)
  return message.replace(/^[A-Z]+: /, '').replace(/, \w+ '.*'$/, '')
}
