/** So many numbers before the last may still come: whoever is later than that is not heard. */
const MOST = 1000

/** What of the numbered texts of one process has come: a bus may repeat them, and change their order. */
export class Arrivals {
  private last = 0
  /** Numbers that may still come, the lowest first. */
  private readonly missing = new Set<number>()
  /** Of what the last word counts, the number of the last that was heard while others were missing. */
  private readonly newest = new Map<string, number>()

  /** @returns false for a text that was heard before */
  isNew(n: number): boolean {
    if (n <= this.last) return this.missing.delete(n)
    for (let skipped = Math.max(this.last + 1, n - MOST); skipped < n; skipped++) this.missing.add(skipped)
    this.last = n
    for (const lowest of this.missing) {
      if (lowest >= n - MOST) break
      this.missing.delete(lowest)
    }
    if (this.missing.size === 0) this.newest.clear()
    return true
  }

  /** @returns false where a later text has said how it is with something */
  isLatest(n: number, something: string): boolean {
    if ((this.newest.get(something) ?? 0) > n) return false
    if (this.missing.size > 0) this.newest.set(something, n)
    return true
  }
}
