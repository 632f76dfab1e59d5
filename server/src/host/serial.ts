/** Work in one line per key: what is asked first is done first, one at a time. */
export class Serial {
  private readonly lines = new Map<string, Promise<unknown>>()

  run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.lines.get(key) ?? Promise.resolve()
    const done = before.then(work)
    const line: Promise<unknown> = done.then(
      () => this.end(key, line),
      () => this.end(key, line),
    )
    this.lines.set(key, line)
    return done
  }

  private end(key: string, line: Promise<unknown>): void {
    if (this.lines.get(key) === line) this.lines.delete(key)
  }

  /** Resolves when nothing is left to do. */
  async idle(): Promise<void> {
    while (this.lines.size > 0) await Promise.all(this.lines.values())
  }
}
