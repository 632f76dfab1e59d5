/** Work in one line per key: what is asked first is done first, one at a time. */
export class Serial {
  private readonly lines = new Map<string, Promise<unknown>>()

  run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.lines.get(key) ?? Promise.resolve()
    const done = before.then(work)
    const settled = done.then(
      () => null,
      () => null,
    )
    this.lines.set(key, settled)
    void settled.then(() => {
      if (this.lines.get(key) === settled) this.lines.delete(key)
    })
    return done
  }

  /** Resolves when nothing is left to do. */
  async idle(): Promise<void> {
    while (this.lines.size > 0) await Promise.all(this.lines.values())
  }
}
