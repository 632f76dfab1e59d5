/** The watch first checks a call after this part of its limit; until then the call counts as if it had the processor all the time. */
const FIRST_LOOK = 0.1
/** The shortest time between two looks, in milliseconds. */
const LEAST = 10

/** Aborts a call that has used its limit of its thread's processor time. Nearly all are over before it looks for the first time. */
export class CallWatch {
  private readonly abort = new AbortController()
  private readonly processorTime: () => Promise<number>
  private readonly limit: number
  private readonly patience: number
  private readonly begun = performance.now()
  private timer: NodeJS.Timeout
  /** The thread's processor time, less what the call had used by then at most; null before the first look. */
  private zero: number | null = null
  private isOver = false

  /**
   * @param processorTime what the thread has used so far, in milliseconds
   * @param limit of processor time, in milliseconds
   * @param patience the limit by the clock, in milliseconds
   */
  constructor(processorTime: () => Promise<number>, limit: number, patience: number) {
    this.processorTime = processorTime
    this.limit = limit
    this.patience = patience
    this.timer = this.lookIn(limit * FIRST_LOOK)
  }

  /** Its `reason` says which limit was reached, in words for the log. */
  get signal(): AbortSignal {
    return this.abort.signal
  }

  /** The call is over. */
  end(): void {
    this.isOver = true
    clearTimeout(this.timer)
  }

  private lookIn(milliseconds: number): NodeJS.Timeout {
    return setTimeout(() => void this.look(), Math.max(LEAST, milliseconds))
  }

  private async look(): Promise<void> {
    const elapsed = performance.now() - this.begun
    // A thread that is just ending tells nothing: then the clock counts.
    const time = await this.processorTime().catch(() => (this.zero ?? 0) + elapsed)
    if (this.isOver) return
    this.zero ??= time - Math.min(elapsed, this.limit * FIRST_LOOK)
    const processorLeft = this.limit - (time - this.zero)
    const clockLeft = this.patience - elapsed
    if (processorLeft <= 0) this.abort.abort(`a call used ${this.limit} ms of processor time`)
    else if (clockLeft <= 0) this.abort.abort(`a call was not over after ${this.patience} ms`)
    else this.timer = this.lookIn(Math.min(processorLeft, clockLeft))
  }
}
