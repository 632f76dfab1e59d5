import type { Log } from '../log.ts'
import type { SqlStore } from '../store/sqlite.ts'

/** What one process does for all. */
const DUTIES = ['archiving', 'clocks', 'closing'] as const
export type Duty = (typeof DUTIES)[number]

/** Whoever asks whether something is for this process to do. */
export interface Duties {
  has(duty: Duty): boolean
}

/** A process that is alone does everything. */
export const ALL_DUTIES: Duties = { has: () => true }

/** So often leases are renewed, and so long they last, in milliseconds: whatever a process did that was killed goes on elsewhere within 4 seconds. */
const BEAT = 750
const LEASE = 3000

export interface LeasesParts {
  readonly store: Pick<SqlStore, 'hold' | 'giveUp' | 'bury' | 'adopt'>
  /** The bots of a table are this process's from now on. */
  readonly onAdopted: (table: string) => void
  /** A process is gone, and what it had not done is for this one to find. */
  readonly onBuried: (process: string) => void
  readonly log: Pick<Log, 'error'>
}

/** Which of the things that one process does for all are this one's. */
export class Leases implements Duties {
  private readonly parts: LeasesParts
  private held: ReadonlySet<string> = new Set()
  private until = 0
  private timer: NodeJS.Timeout | null = null
  private beating: Promise<void> = Promise.resolve()
  private isClosed = false

  constructor(parts: LeasesParts) {
    this.parts = parts
  }

  /** Begins. Never rejects. */
  async start(): Promise<void> {
    await this.renew()
    this.timer = setTimeout(() => {
      this.beating = this.isClosed ? Promise.resolve() : this.start()
    }, BEAT)
    this.timer.unref()
  }

  has(duty: Duty): boolean {
    return !this.isClosed && Date.now() < this.until && this.held.has(duty)
  }

  /** Gives everything up: others take it at once. Never rejects. */
  async close(): Promise<void> {
    if (this.isClosed) return
    this.isClosed = true
    if (this.timer !== null) clearTimeout(this.timer)
    await this.beating
    await this.parts.store.giveUp().catch(() => {})
  }

  private async renew(): Promise<void> {
    const { store, onAdopted, onBuried, log } = this.parts
    if (this.isClosed) return
    try {
      const now = Date.now()
      this.held = new Set(await store.hold(DUTIES, now, now + LEASE))
      this.until = now + LEASE
      for (const table of await store.adopt(now)) onAdopted(table)
      for (const gone of await store.bury(now)) onBuried(gone)
    } catch (error) {
      if (!this.isClosed) log.error({ err: error }, 'leases could not be renewed')
    }
  }
}
