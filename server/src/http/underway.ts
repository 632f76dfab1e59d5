import { apiError } from '../apiError.ts'

/**
 * What people ask for while it is being done. Whoever leaves for good, or is brought along, is nobody when that is done: it waits for what else of theirs
 * is under way, and lets nothing of theirs begin meanwhile, which would bring some of them back.
 */
export class Underway {
  /** By person. */
  private readonly requests = new Map<string, Set<Promise<unknown>>>()
  private readonly leaving = new Set<string>()

  /** @throws ApiError `no-guest` for somebody who is just leaving */
  async run<T>(person: string, work: () => Promise<T>): Promise<T> {
    this.mustStay(person)
    const all = this.requests.get(person) ?? new Set()
    this.requests.set(person, all)
    const done = work()
    all.add(done)
    try {
      return await done
    } finally {
      all.delete(done)
      if (all.size === 0) this.requests.delete(person)
    }
  }

  /** Does what a person is nobody after, alone. Where it fails they are who they were. @throws ApiError `no-guest` for somebody who is just leaving */
  async last<T>(person: string, work: () => Promise<T>): Promise<T> {
    this.mustStay(person)
    this.leaving.add(person)
    try {
      const all = this.requests.get(person)
      if (all !== undefined) await Promise.allSettled(all)
      return await work()
    } finally {
      this.leaving.delete(person)
    }
  }

  private mustStay(person: string): void {
    if (this.leaving.has(person)) throw apiError('no-guest')
  }
}
