import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Log } from '../log.ts'
import { backupName, BACKUPS, newestBackup } from './names.ts'
import type { BackupReply, BackupRequest } from './thread.ts'

/** The hour of a night's backup, local time. */
const HOUR = 4
const MINUTE = 60_000
/** How long after a start the server makes a backup that it has missed. */
const SETTLED = 10 * MINUTE
/** How often the clock is read at least: somebody may set it, and the machine may have slept. */
const LOOK = 60 * MINUTE

/** When the last backup that should be there was due. */
function lastDue(now: Date): Date {
  const due = new Date(now)
  due.setHours(HOUR, 0, 0, 0)
  if (due > now) due.setDate(due.getDate() - 1)
  return due
}

/**
 * When the next backup is due: at the same hour every night, however long the last one took. A missed one is due soon after the start.
 * @param newest the name of the newest backup, null if there is none
 */
export function nextBackup(now: Date, started: Date, newest: string | null): Date {
  const last = lastDue(now)
  if (newest === null || newest < backupName(last)) {
    return new Date(Math.max(last.getTime(), started.getTime() + SETTLED))
  }
  const next = new Date(last)
  next.setDate(next.getDate() + 1)
  return next
}

export interface NightlyParts {
  /** The data folder. */
  readonly folder: string
  /** How many backups are kept; 0: none is made. */
  readonly keep: number
  readonly log: Pick<Log, 'info' | 'error'>
}

/** A backup every night, in a thread of its own; the oldest go. */
export class NightlyBackups {
  private readonly parts: NightlyParts
  private readonly started = new Date()
  private timer: NodeJS.Timeout | undefined
  private running: Promise<void> = Promise.resolve()
  private isClosed = false

  constructor(parts: NightlyParts) {
    this.parts = parts
    if (parts.keep > 0) this.wait()
  }

  /** Makes tonight's backup now. Resolves also if that failed: the log says so. */
  async run(): Promise<boolean> {
    const { folder, keep, log } = this.parts
    const file = join(folder, BACKUPS, backupName(lastDue(new Date())))
    mkdirSync(join(folder, BACKUPS), { recursive: true, mode: 0o700 })
    const reply = await inThread({ folder, file, keep })
    if (reply.ok) log.info({ file, bytes: reply.bytes }, 'backed up')
    else log.error({ file, why: reply.message }, 'the nightly backup failed; it is tried again in an hour')
    return reply.ok
  }

  async close(): Promise<void> {
    this.isClosed = true
    clearTimeout(this.timer)
    await this.running
  }

  private wait(hasFailed = false): void {
    if (this.isClosed) return
    const now = new Date()
    const due = hasFailed
      ? new Date(now.getTime() + LOOK)
      : nextBackup(now, this.started, newestBackup(this.parts.folder))
    this.timer = setTimeout(() => this.look(due), Math.max(0, Math.min(LOOK, due.getTime() - now.getTime())))
    this.timer.unref()
  }

  private look(due: Date): void {
    if (new Date() < due) return this.wait()
    this.running = this.run().then((isDone) => this.wait(!isDone))
  }
}

/** The loop that answers people waits for none of it. */
function inThread(request: BackupRequest): Promise<BackupReply> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData: request })
    worker.once('message', resolve)
    worker.once('error', (error) => resolve({ ok: false, message: String(error) }))
    worker.once('exit', (code) => resolve({ ok: false, message: `the thread ended with ${code}` }))
  })
}
