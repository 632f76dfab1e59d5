import { newId } from '../ids.ts'

/** How long a challenge may be answered, in milliseconds: somebody may have to look for their key. */
const LIFE = 5 * 60_000
/** More than this wait for nobody: the oldest go. */
const MOST = 10_000

interface Waiting {
  readonly challenge: string
  /** By whom it may be answered; null: by somebody who is nobody yet. */
  readonly session: string | null
  readonly use: Use
  readonly end: number
}

/** What an answer is to be used for: one for another use is none. */
export type Use = 'new-passkey' | 'sign-in'

/** What passkeys are asked to sign: each challenge is answered once, soon, by the session that it was given to, and for what it was asked. */
export class Challenges {
  private readonly waiting = new Map<string, Waiting>()
  private readonly now: () => number

  constructor(now: () => number = Date.now) {
    this.now = now
  }

  /** Notes a challenge. @returns the id that its answer has to name */
  issue(challenge: string, use: Use, session: string | null): string {
    const id = newId()
    this.waiting.set(id, { challenge, use, session, end: this.now() + LIFE })
    const [oldest] = this.waiting.keys()
    if (this.waiting.size > MOST && oldest !== undefined) this.waiting.delete(oldest)
    return id
  }

  /** Takes a challenge out, whoever asks. @returns null if it was not theirs, is over, or was taken before */
  take(id: string, use: Use, session: string | null): string | null {
    const found = this.waiting.get(id)
    this.waiting.delete(id)
    const isTheirs = found?.use === use && found.session === session && this.now() < found.end
    return isTheirs ? found.challenge : null
  }
}
