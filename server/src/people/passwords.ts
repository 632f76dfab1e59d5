import { Piscina } from 'piscina'
import { apiError } from '../apiError.ts'
import type { PasswordTask } from '../threads/passwordThread.ts'

/** How many may wait for the thread; a hash takes it some 50 ms. */
const QUEUE = 100
/** A thread that nobody needs ends after so many milliseconds. */
const IDLE = 30_000

/** Hashes passwords in a thread of its own, which is there only while somebody needs it. */
export class Passwords {
  private pool: Piscina | null = null
  /** Of nobody's password: checked where there is none, so that the time tells nobody so. */
  private nobodys: Promise<string> | null = null

  /** @throws ApiError `too-many-requests` */
  hash(password: string): Promise<string> {
    return this.run({ password: prepared(password) }) as Promise<string>
  }

  /** @param hash null: there is none, and it takes just as long to say so */
  async isRight(password: string, hash: string | null): Promise<boolean> {
    this.nobodys ??= this.hash('nobody’s password')
    const isRight = await this.run({ password: prepared(password), hash: hash ?? (await this.nobodys) })
    return hash !== null && isRight === true
  }

  async close(): Promise<void> {
    await this.pool?.destroy()
  }

  private run(task: PasswordTask): Promise<unknown> {
    this.pool ??= new Piscina({
      filename: new URL('../threads/passwordThread.ts', import.meta.url).href,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE,
      maxQueue: QUEUE,
    })
    if (this.pool.queueSize >= QUEUE) throw apiError('too-many-requests', { seconds: 10 })
    return this.pool.run(task, { name: 'answer' })
  }
}

/** However a keyboard writes it, a password is the same. */
function prepared(password: string): string {
  return password.normalize('NFKC')
}
