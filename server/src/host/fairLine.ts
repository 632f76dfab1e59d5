/** Work that waits, in one line a key. The keys take turns: who asks for much does not make the others wait longer than who asks for little. */
export class FairLine<Work> {
  /** In the order in which the keys have their turns. */
  private readonly lines = new Map<string, Work[]>()

  add(key: string, work: Work): void {
    const line = this.lines.get(key)
    if (line === undefined) this.lines.set(key, [work])
    else line.push(work)
  }

  /** Takes the next out; undefined if nothing waits. */
  next(): Work | undefined {
    const [first] = this.lines
    if (first === undefined) return undefined
    const [key, line] = first
    const work = line.shift()
    this.lines.delete(key)
    if (line.length > 0) this.lines.set(key, line)
    return work
  }

  /** How many keys have something waiting. */
  get size(): number {
    return this.lines.size
  }
}
