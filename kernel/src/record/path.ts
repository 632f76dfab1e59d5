/**
 * Which lines of a game count, as some may be taken back. What was drawn stays drawn: the numbers of the lines that were taken back come again, in
 * their order, for the next actions that draw.
 */
export class PlayedPath {
  /** The numbers of the lines that count, rising: numbers alone, as thousands of tables are kept, each with hundreds of lines. */
  private readonly counted: number[] = []
  /** Of each of these the line whose numbers it drew: itself, or one that was taken back; 0: it drew none. */
  private readonly drew: number[] = []
  private owed: readonly number[] = []

  /** The numbers of the lines that count, rising. */
  lines(): readonly number[] {
    return this.counted
  }

  /** The line whose numbers an action draws that becomes line `line`. */
  drawsOf(line: number): number {
    return this.owed[0] ?? line
  }

  /** One more line counts. */
  add(line: number, hasDrawn: boolean): void {
    this.counted.push(line)
    this.drew.push(hasDrawn ? this.drawsOf(line) : 0)
    if (hasDrawn) this.owed = this.owed.slice(1)
  }

  /** Goes back to where line `to` was the last (0: the set-up); false if that line does not count, or nothing would be taken back. */
  takeBack(to: number): boolean {
    const kept = to === 0 ? 0 : this.counted.indexOf(to) + 1
    if ((to !== 0 && kept === 0) || kept === this.counted.length) return false
    this.counted.length = kept
    this.owed = [...this.drew.splice(kept).filter((line) => line > 0), ...this.owed]
    return true
  }

  copy(): PlayedPath {
    const path = new PlayedPath()
    for (const line of this.counted) path.counted.push(line)
    for (const line of this.drew) path.drew.push(line)
    path.owed = this.owed
    return path
  }
}
