/** The thread of a nightly backup: makes one, and lets the oldest go. */
import { readdirSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { roomFor } from '../store/faults.ts'
import { backUp } from './backUp.ts'
import { DRAFTS, isBackupName } from './names.ts'

export interface BackupRequest {
  /** The data folder. */
  readonly folder: string
  readonly file: string
  readonly keep: number
}

export type BackupReply =
  | { readonly ok: true; readonly bytes: number }
  | { readonly ok: false; readonly message: string }

const { folder, file, keep } = workerData as BackupRequest

/** A backup must not fill the disk: it needs as much room again to be left free. */
function refuseWithoutRoom(): void {
  const size = statSync(join(folder, 'fathom.db')).size
  if (roomFor(file) < 2 * size) throw new Error(`there is no room for it: the database has ${size} bytes`)
}

/** What a night left that was killed. Here nobody else makes backups, but by hand: those of today may be at work. */
function clearDrafts(): void {
  const dayAgo = Date.now() - 24 * 3600_000
  for (const name of readdirSync(dirname(file))) {
    const path = join(dirname(file), name)
    if (name.startsWith(DRAFTS) && statSync(path).mtimeMs < dayAgo) rmSync(path, { recursive: true, force: true })
  }
}

function letOldestGo(): void {
  const names = readdirSync(dirname(file)).filter(isBackupName).toSorted()
  for (const name of names.slice(0, -keep)) rmSync(join(dirname(file), name))
}

async function run(): Promise<BackupReply> {
  try {
    refuseWithoutRoom()
    const bytes = await backUp(folder, file)
    letOldestGo()
    clearDrafts()
    return { ok: true, bytes }
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) }
  }
}

parentPort?.postMessage(await run(), [])
