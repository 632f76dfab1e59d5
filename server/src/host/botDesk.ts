import type { BotTask } from '../engine/botThread.ts'
import { FairLine } from './fairLine.ts'

/** A thread that does one task after the other. */
export interface BotThread {
  run(task: unknown): Promise<unknown>
}

/** What is to be thought about, and for how long if nobody waits. */
export type Thought = Omit<BotTask, 'stop' | 'milliseconds'> & { readonly table: string; readonly milliseconds: number }

interface Waiting {
  readonly thought: Thought
  readonly stop: Int32Array
  readonly resolve: (action: string) => void
  readonly reject: (error: unknown) => void
}

/** However many wait, a bot has at least this part of its time. */
const LEAST = 0.2

/**
 * Hands thoughts out to the bots' threads. Tables take turns, thoughts that need no time go first, and the more tables wait the shorter everybody
 * thinks: so all of them go on, a little less clever.
 */
export class BotDesk {
  private readonly count: number
  private readonly idle: BotThread[]
  private readonly quick = new FairLine<Waiting>()
  private readonly slow = new FairLine<Waiting>()

  constructor(threads: readonly BotThread[]) {
    this.count = threads.length
    this.idle = [...threads]
  }

  /** The action that a bot chooses, and what ends its thinking early: then it answers with the best it has found. */
  think(thought: Thought): { readonly action: Promise<string>; stop(): void } {
    const stop = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
    const action = new Promise<string>((resolve, reject) => {
      const line = thought.milliseconds > 0 ? this.slow : this.quick
      line.add(thought.table, { thought, stop, resolve, reject })
    })
    this.handOut()
    return { action, stop: () => void Atomics.store(stop, 0, 1) }
  }

  private handOut(): void {
    while (this.idle.length > 0) {
      const waiting = this.quick.next() ?? this.slow.next()
      if (waiting === undefined) return
      void this.give(this.idle.pop() as BotThread, waiting)
    }
  }

  private async give(thread: BotThread, { thought, stop, resolve, reject }: Waiting): Promise<void> {
    const { table: _table, ...asked } = thought
    const milliseconds = thought.milliseconds * Math.max(LEAST, this.count / (this.count + this.slow.size))
    const task: BotTask = { ...asked, milliseconds, stop }
    try {
      resolve((await thread.run(task)) as string)
    } catch (error) {
      reject(error)
    } finally {
      this.idle.push(thread)
      this.handOut()
    }
  }
}
