import type { Log } from '../log.ts'
import type { SqlStore } from '../store/sqlite.ts'
import { setClock } from './setClock.ts'

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

/** A table of this process whose bots have done nothing for so long, in milliseconds, is looked at. */
const STILL = 2000

export interface LeasesParts {
  readonly store: Pick<SqlStore, 'hold' | 'giveUp' | 'bury' | 'adopt' | 'standing' | 'time'>
  /** The bots of a table are this process's from now on. */
  readonly onAdopted: (table: string) => void
  /** Bots of a table of this process have the move and should be at work: they are not where the answer to their last act was lost, and wait where the database was away. */
  readonly onStanding: (table: string) => void
  /** A process is gone, and what it had not done is for this one to find. */
  readonly onBuried: (process: string) => void
  readonly log: Pick<Log, 'error' | 'warn'>
}

/** Which of the things that one process does for all are this one's. */
export class Leases implements Duties {
  private readonly parts: LeasesParts
  private held: ReadonlySet<string> = new Set()
  /** As this process measures time: a clock that is set can't make it later. */
  private until = 0
  private timer: NodeJS.Timeout | null = null
  private beating: Promise<void> = Promise.resolve()
  private isClosed = false
  /** How many looks in a row have found a table standing. */
  private standing = new Map<string, number>()

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
    return !this.isClosed && performance.now() < this.until && this.held.has(duty)
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
      await setClock(store, log)
      const asked = performance.now()
      this.held = new Set(await store.hold(DUTIES, LEASE))
      this.until = asked + LEASE
      for (const table of await store.adopt()) onAdopted(table)
      for (const gone of await store.bury()) onBuried(gone)
      await this.lookForStanding()
    } catch (error) {
      // What stands then may go on as soon as the database is back.
      this.standing.clear()
      if (!this.isClosed) log.error({ err: error }, 'leases could not be renewed')
    }
  }

  /** A table that goes on standing is tried ever more seldom: it may be damaged. */
  private async lookForStanding(): Promise<void> {
    const found = await this.parts.store.standing(STILL)
    this.standing = new Map(found.map((table) => [table, (this.standing.get(table) ?? 0) + 1]))
    for (const [table, looks] of this.standing) if (isPowerOfTwo(looks)) this.parts.onStanding(table)
  }
}

function isPowerOfTwo(count: number): boolean {
  return Number.isInteger(Math.log2(count))
}
