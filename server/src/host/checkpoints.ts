import type { CheckpointResult } from '@fathom/engine'
import type { Json } from '@fathom/protocol'
import type { Checkpoint } from '@fathom/table'
import type { Log } from '../log.ts'
import type { Store } from '../store/store.ts'

/** One checkpoint in this many is compared with its journal, which is played through for that. */
const VERIFIED = 64

/** What a table is loaded with besides its journal. */
export interface CheckpointToLoad {
  readonly checkpoint: Json<Checkpoint> | null
  readonly verify: boolean
}

/** The tables' checkpoints in the store. Where a checkpoint and its journal differ, the journal counts; a lost checkpoint costs only time. */
export class Checkpoints {
  private readonly store: Pick<Store, 'checkpoint' | 'saveCheckpoint' | 'dropCheckpoint'>
  private readonly stamp: string
  private readonly log: Pick<Log, 'error' | 'warn'>
  private readonly every: number
  private loads = 0

  /**
   * @param stamp of this program: what another one has made does not count
   * @param every so many loads, one compares
   */
  constructor(store: Checkpoints['store'], stamp: string, log: Checkpoints['log'], every: number = VERIFIED) {
    this.store = store
    this.stamp = stamp
    this.log = log
    this.every = every
  }

  /** What there is to load a table with. */
  async read(table: string): Promise<CheckpointToLoad> {
    const stored = await this.store.checkpoint(table, this.stamp).catch((error: unknown) => {
      this.log.warn({ table, err: error }, 'a checkpoint could not be read')
      return null
    })
    if (stored === null) return { checkpoint: null, verify: false }
    this.loads++
    return { checkpoint: stored.body as Json<Checkpoint>, verify: this.loads % this.every === 0 }
  }

  /** Writes one in the background; a failure is noted. */
  save(table: string, { n, checkpoint }: CheckpointResult, end: string | null = null): void {
    const saved = this.store.saveCheckpoint(table, { n, body: checkpoint }, this.stamp, end)
    saved.catch((error: unknown) => this.log.warn({ table, err: error }, 'a checkpoint could not be written'))
  }

  /** The journal says otherwise. */
  isWrong(table: string): void {
    this.log.error({ table }, 'a checkpoint differed from its journal and is deleted; the journal counts')
    const dropped = this.store.dropCheckpoint(table)
    dropped.catch((error: unknown) => this.log.warn({ table, err: error }, 'a checkpoint could not be deleted'))
  }
}
