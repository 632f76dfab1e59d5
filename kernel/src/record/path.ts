interface CountedLine {
  readonly line: number
  /** The line whose numbers it drew: its own, or one that was taken back; null: it drew none. */
  readonly drew: number | null
}

/**
 * Which lines of a game count, as some may be taken back. What was drawn stays drawn: the numbers of the lines that were taken back come again, in
 * their order, for the next actions that draw.
 */
export class PlayedPath {
  private readonly counted: CountedLine[] = []
  private owed: readonly number[] = []

  /** The numbers of the lines that count, rising. */
  lines(): readonly number[] {
    return this.counted.map(({ line }) => line)
  }

  /** The line whose numbers an action draws that becomes line `line`. */
  drawsOf(line: number): number {
    return this.owed[0] ?? line
  }

  /** One more line counts. */
  add(line: number, hasDrawn: boolean): void {
    this.counted.push({ line, drew: hasDrawn ? this.drawsOf(line) : null })
    if (hasDrawn) this.owed = this.owed.slice(1)
  }

  /** Goes back to where line `to` was the last (0: the set-up); false if that line does not count, or nothing would be taken back. */
  takeBack(to: number): boolean {
    const kept = to === 0 ? 0 : this.counted.findIndex(({ line }) => line === to) + 1
    if ((to !== 0 && kept === 0) || kept === this.counted.length) return false
    const drawn = this.counted.splice(kept).flatMap(({ drew }) => (drew === null ? [] : [drew]))
    this.owed = [...drawn, ...this.owed]
    return true
  }

  copy(): PlayedPath {
    const path = new PlayedPath()
    path.counted.push(...this.counted)
    path.owed = this.owed
    return path
  }
}
