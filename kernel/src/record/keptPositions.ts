/** So many positions are kept at a time: a state takes some 10 to 60 KB. */
const MOST = 128

/**
 * Positions that a replay goes back to, kept on the way there: so each line is played once, however often it was the last that counted. Whoever
 * replays knows beforehand what was taken back. Where more would have to be kept, the rest is played again from the last one that is.
 */
export class KeptPositions<Position> {
  /** By line, how often the replay still goes back to it. */
  private readonly wanted = new Map<number, number>()
  /** Rising; each line counts. */
  private readonly kept: { readonly line: number; readonly position: Position }[] = []
  private readonly copy: (position: Position) => Position

  /** @param takeBacks that are still to come */
  constructor(takeBacks: Iterable<{ readonly to: number }>, copy: (position: Position) => Position) {
    for (const { to } of takeBacks) this.wanted.set(to, (this.wanted.get(to) ?? 0) + 1)
    this.copy = copy
  }

  /** The replay has come to the position after a line (0: the set-up), or back to it. */
  reach(line: number, position: Position): void {
    if (!this.wanted.has(line) || this.kept.length === MOST || line <= (this.kept.at(-1)?.line ?? -1)) return
    this.kept.push({ line, position: this.copy(position) })
  }

  /** The replay goes back to line `to`. Gives a copy of the last position up to there that is kept; null: there is none. */
  goBack(to: number): { readonly line: number; readonly position: Position } | null {
    const left = (this.wanted.get(to) ?? 1) - 1
    if (left === 0) this.wanted.delete(to)
    else this.wanted.set(to, left)
    while ((this.kept.at(-1)?.line ?? 0) > to) this.kept.pop()
    const last = this.kept.at(-1)
    if (last === undefined) return null
    if (!this.wanted.has(last.line)) this.kept.pop()
    return { line: last.line, position: this.copy(last.position) }
  }
}
