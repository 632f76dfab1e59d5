/** What waits a short time for somebody who comes back with what they were given: a challenge, a link. */
export interface Waiting {
  /** Keeps something in place of what was kept by that key. @param person whose it is; null: nobody's */
  put(key: string, body: string, person: string | null, until: number): Promise<void>
  /** What is kept; null: nothing, or its time is over. */
  read(key: string, now: number): Promise<string | null>
  /** Takes it out: of several who ask, one gets it. */
  take(key: string, now: number): Promise<string | null>
}

/** More than this of one kind wait for nobody: the oldest of it go, so that a flood of one keeps the others. */
const MOST = 10_000

type Kept = Map<string, { readonly body: string; readonly until: number }>

/** In the memory of a process that is alone. */
export class WaitingInMemory implements Waiting {
  private readonly kinds = new Map<string, Kept>()

  put(key: string, body: string, _person: string | null, until: number): Promise<void> {
    const kept: Kept = this.keptWith(key) ?? new Map()
    this.kinds.set(kindOf(key), kept)
    kept.delete(key)
    kept.set(key, { body, until })
    const [oldest] = kept.keys()
    if (kept.size > MOST && oldest !== undefined) kept.delete(oldest)
    return Promise.resolve()
  }

  read(key: string, now: number): Promise<string | null> {
    const found = this.keptWith(key)?.get(key)
    return Promise.resolve(found !== undefined && now < found.until ? found.body : null)
  }

  take(key: string, now: number): Promise<string | null> {
    const found = this.read(key, now)
    this.keptWith(key)?.delete(key)
    return found
  }

  /** All of its kind. Only what is kept makes a new one: somebody may ask for anything. */
  private keptWith(key: string): Kept | undefined {
    return this.kinds.get(kindOf(key))
  }
}

/** What a key begins with, up to its last word. */
function kindOf(key: string): string {
  return key.slice(0, key.lastIndexOf(' '))
}
