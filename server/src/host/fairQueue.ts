/** Work that waits, in one queue a key. The keys take turns: who asks for much does not make the others wait longer than who asks for little. */
export class FairQueue<Work> {
  /** In the order in which the keys have their turns. */
  private readonly queues = new Map<string, Work[]>()

  add(key: string, work: Work): void {
    const queue = this.queues.get(key)
    if (queue === undefined) this.queues.set(key, [work])
    else queue.push(work)
  }

  /** Takes the next out; undefined if nothing waits. */
  next(): Work | undefined {
    const [first] = this.queues
    if (first === undefined) return undefined
    const [key, queue] = first
    const work = queue.shift()
    this.queues.delete(key)
    if (queue.length > 0) this.queues.set(key, queue)
    return work
  }

  /** How many keys have something waiting. */
  get size(): number {
    return this.queues.size
  }
}
