import { Piscina } from 'piscina'
import { apiError } from '../apiError.ts'
import type { PasswordTask } from '../threads/passwordThread.ts'

/** How many may wait for the thread; a hash takes it some 50 ms. */
const QUEUE = 100
/** A thread that nobody needs ends after so many milliseconds. */
const IDLE = 30_000

/** Stands for a password where none was given. */
const NONE = 'none'

/** Hashes passwords in a thread of its own, which is there only while somebody needs it. */
export class Passwords {
  private readonly thread: URL
  private pool: Piscina | null = null
  /** Of nobody's password: checked where there is none, so that the time tells nobody so. */
  private nobodys: Promise<string> | null = null

  /** @param thread the module that the thread runs */
  constructor(thread: URL = new URL('../threads/passwordThread.ts', import.meta.url)) {
    this.thread = thread
  }

  /** @throws ApiError `too-many-requests` */
  hash(password: string): Promise<string> {
    return this.run({ password: prepared(password) }) as Promise<string>
  }

  /** @param hash null: there is none, and it takes just as long to say so */
  async isRight(password: string, hash: string | null): Promise<boolean> {
    this.nobodys ??= this.hashNobodys()
    const given = prepared(password)
    // None is empty, and the thread checks no empty one.
    const isRight = await this.run({ password: given || NONE, hash: hash ?? (await this.nobodys) })
    return hash !== null && given !== '' && isRight === true
  }

  async close(): Promise<void> {
    await this.pool?.destroy()
  }

  private hashNobodys(): Promise<string> {
    const hash = this.hash('nobody’s password')
    // Whoever needs it hears of the failure; most do not, and the next one tries again.
    hash.catch(() => (this.nobodys = null))
    return hash
  }

  private run(task: PasswordTask): Promise<unknown> {
    this.pool ??= this.newPool()
    if (this.pool.queueSize >= QUEUE) throw apiError('too-many-requests', { seconds: 10 })
    return this.pool.run(task, { name: 'answer' })
  }

  private newPool(): Piscina {
    const pool = new Piscina({
      filename: this.thread.href,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE,
      maxQueue: QUEUE,
    })
    // A thread that dies while it starts answers nobody: who waits is refused, and the next one gets a new pool. Without this Node ends the process.
    pool.on('error', () => {
      if (this.pool === pool) this.pool = null
      void pool.destroy()
    })
    return pool
  }
}

/** However a keyboard writes it, a password is the same. */
function prepared(password: string): string {
  return password.normalize('NFKC')
}
