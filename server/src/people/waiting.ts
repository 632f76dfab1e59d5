/** What waits a short time for somebody who comes back with what they were given: a challenge, a link. */
export interface Waiting {
  /** Keeps something in place of what was kept by that key. @param person whose it is; null: nobody's */
  put(key: string, body: string, person: string | null, until: number): Promise<void>
  /** What is kept; null: nothing, or its time is over. */
  read(key: string, now: number): Promise<string | null>
  /** Takes it out: of several who ask, one gets it. */
  take(key: string, now: number): Promise<string | null>
}

/** More than this wait for nobody: the oldest go. */
const MOST = 10_000

/** In the memory of a process that is alone. */
export class WaitingInMemory implements Waiting {
  private readonly kept = new Map<string, { readonly body: string; readonly until: number }>()

  put(key: string, body: string, _person: string | null, until: number): Promise<void> {
    this.kept.delete(key)
    this.kept.set(key, { body, until })
    const [oldest] = this.kept.keys()
    if (this.kept.size > MOST && oldest !== undefined) this.kept.delete(oldest)
    return Promise.resolve()
  }

  read(key: string, now: number): Promise<string | null> {
    const found = this.kept.get(key)
    return Promise.resolve(found !== undefined && now < found.until ? found.body : null)
  }

  take(key: string, now: number): Promise<string | null> {
    const found = this.read(key, now)
    this.kept.delete(key)
    return found
  }
}
