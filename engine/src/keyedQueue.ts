/** Work in one queue per key: what is asked first is done first, one at a time. */
export class KeyedQueue {
  private readonly queues = new Map<string, Promise<unknown>>()

  run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.queues.get(key) ?? Promise.resolve()
    const done = before.then(work)
    const tail: Promise<unknown> = done.then(
      () => this.end(key, tail),
      () => this.end(key, tail),
    )
    this.queues.set(key, tail)
    return done
  }

  private end(key: string, tail: Promise<unknown>): void {
    if (this.queues.get(key) === tail) this.queues.delete(key)
  }

  /** Resolves when nothing is left to do. */
  async idle(): Promise<void> {
    while (this.queues.size > 0) await Promise.all(this.queues.values())
  }
}
